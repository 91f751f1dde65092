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
  /** Undos before everything that is remembered. */
  private forgotten: number;

  constructor(table: Table, undone = 0) {
    this.table = table;
    this.forgotten = undone;
  }

  get at(): number {
    return this.table.length + 2 * (this.forgotten + this.undos.length);
  }

  /** Said after the table has taken back its last entry. */
  noteUndo(): void {
    const { length } = this.table;
    this.undos.push({ at: this.at + 2, length });
  }

  /** Said after the table has forgotten: nothing it remembers was ever taken back. */
  forget(): void {
    this.forgotten += this.undos.length;
    this.undos.length = 0;
  }

  /** Whether all is remembered that has happened since that number. */
  knows(number: number): boolean {
    const { begins } = this.table;
    return begins + this.forgotten === 0 || number >= begins + 2 * this.forgotten;
  }

  /** A number that was never given is taken for the nearest one that was. */
  since(number: number): News {
    const { length } = this.table;
    const asked = Math.min(Math.max(0, Math.trunc(number)), this.at);
    const later = this.undos.filter(({ at }) => at > asked);
    const seenBefore = asked - 2 * (this.forgotten + this.undos.length - later.length);
    return { at: this.at, keep: Math.min(seenBefore, ...later.map((undo) => undo.length)), length };
  }
}
