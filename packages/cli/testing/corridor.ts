/** A console that plays a script, and the small place it is played in. */
import type { Table } from '@sensorium/engine';
import { GameHost } from '@sensorium/host';
import type { Player } from '@sensorium/players';
import type { Console, TOO_LATE } from '../src/terminal/console.ts';
import { createPaint } from '../src/terminal/paint.ts';
import { Session } from '../src/terminal/session.ts';
import { terminalWords, type Language } from '../src/terminalWords.ts';

export { corridorTable, toAlienPhase } from '@sensorium/host/testing';

export interface Played {
  readonly printed: string[];
  readonly table: Table;
  readonly files: Map<string, string>;
}

export const CLEARED = '<cleared>';

interface Circumstances {
  readonly aliens?: string;
  /** A3.10: plays the second marine player's figures. */
  readonly second?: string;
  readonly language?: Language;
  /** Plays the aliens, on no list. */
  readonly stranger?: Player;
  readonly elapse?: (milliseconds: number) => void;
  /** C4: milliseconds left of the first turn. */
  readonly kept?: number | null;
}

/**
 * Plays the lines of a script at a screen that is cleared; two people share it unless the aliens play by themselves. With
 * `elapse` the clock runs, and is told how long nothing was typed.
 */
export const playScript = async (
  table: Table,
  script: readonly (string | typeof TOO_LATE)[],
  { aliens = 'person', second, language = 'en', stranger, elapse, kept = null }: Circumstances = {},
): Promise<Played> => {
  const printed: string[] = [];
  const files = new Map<string, string>();
  const lines: (string | typeof TOO_LATE)[] = ['', ...script];
  const console: Console = {
    isInteractive: true,
    clears: true,
    columns: 100,
    print: (text) => void printed.push(text),
    clear: () => void printed.push(CLEARED),
    ask: (prompt, milliseconds = 0) => {
      printed.push(prompt);
      const line = lines.shift() ?? null;
      if (typeof line === 'symbol') elapse?.(milliseconds);
      return Promise.resolve(line);
    },
    close: () => undefined,
  };
  const sides = {
    marines: 'person',
    ...(second === undefined ? {} : { 'marines-2': second }),
    aliens: stranger?.id ?? aliens,
  };
  const clock = elapse === undefined ? 'off' : 'normal';
  const reading = kept === null ? null : { turn: table.game.state.turn, milliseconds: kept };
  const players = stranger === undefined ? {} : { aliens: stranger };
  const host = new GameHost({ table, sides, clock, reading, hasHistory: true }, { now: Date.now, players });
  await new Session({
    host,
    console,
    words: terminalWords(language),
    paint: createPaint(true),
    title: 'Corridor',
    briefing: [],
    notes: new Map(),
    keep: () => null,
    goOn: 'play --resume autosave.json',
    write: (file, how) => {
      files.set(file, how);
      return null;
    },
  }).run();
  return { printed, table, files };
};
