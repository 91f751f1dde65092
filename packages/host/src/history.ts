/**
 * What has happened at a table, numbered: every command and every undo raises the number, so that whoever says how far
 * he was told can be told the rest, whatever has been taken back meanwhile.
 */
import type { Table } from '@sensorium/engine';
import type { News } from './protocol.ts';

interface Undo {
  readonly at: number;
  /** Commands that were left. */
  readonly length: number;
}

export class History {
  private readonly table: Table;
  private readonly undos: Undo[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  get at(): number {
    return this.table.entries.length + 2 * this.undos.length;
  }

  /** Said after the table has taken back its last entry. */
  noteUndo(): void {
    const { length } = this.table.entries;
    this.undos.push({ at: length + 2 * (this.undos.length + 1), length });
  }

  /** A number that was never given is taken for the nearest one that was. */
  since(number: number): News {
    const { length } = this.table.entries;
    const asked = Math.min(Math.max(0, Math.trunc(number)), this.at);
    const later = this.undos.filter(({ at }) => at > asked);
    const seenBefore = asked - 2 * (this.undos.length - later.length);
    return { at: this.at, keep: Math.min(seenBefore, ...later.map((undo) => undo.length)), length };
  }
}
