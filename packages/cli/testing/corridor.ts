/** A small place with every secret in it, and a console that plays a script. */
import { Table, cloneState, type Frame, type Game, type Scenario, type State } from '@sensorium/engine';
import { GameHost } from '@sensorium/host';
import type { Player } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';
import type { Console, TOO_LATE } from '../src/terminal/console.ts';
import { createPaint } from '../src/terminal/paint.ts';
import { Session } from '../src/terminal/session.ts';
import { terminalWords, type Language } from '../src/terminalWords.ts';

const E = 1;
const W = 3;

/** Two marines (1 a marine, 2 a flamer marine) look at genestealer a; blip b lies behind a door, blip c lurks in area North. */
const CORRIDOR: Scenario = {
  id: 'corridor',
  modules: ['core'],
  options: {},
  board: {
    levels: [
      {
        floor: ['#########', '#.......#', '#####.###', '###.....#', '#########'],
        sections: ['         ', ' AAAAABB ', '     B   ', '   CCCCC ', '         '],
      },
    ],
    entries: [
      { id: 'N', squares: [{ at: [7, 1], side: 1 }] },
      { id: 'S', squares: [{ at: [3, 3], side: 3 }] },
    ],
  },
  features: [{ at: [5, 2], is: 'closed-door' }],
  burning: [[4, 3]],
  pieces: [
    { is: 'marine', at: [2, 1], faces: E },
    { is: 'flamer-marine', at: [1, 1], faces: E },
    { is: 'genestealer', at: [6, 1], faces: W },
    { is: 'blip', at: [6, 3], value: 3 },
    { is: 'blip', area: 'N', value: 2 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
};

/** The corridor at its first decision, changed as the test wants it. */
export const corridorTable = (change: (state: State) => void = () => undefined): Table => {
  const setup = setupFor(CORRIDOR);
  const { game } = new Table(setup, { seed: 7 });
  const state = cloneState(game.state);
  change(state);
  return new Table(setup, {
    seed: 7,
    begin: (fresh: Game) => {
      fresh.state = state;
      fresh.cells = game.cells;
    },
  });
};

export const toAlienPhase = (state: State): void => {
  state.phase = 'alien-action';
  // The marine action phase was the last step taken; the end phase is the next.
  state.stack = state.stack.flatMap((frame): Frame[] =>
    frame.kind === 'marine-action'
      ? [{ kind: 'alien-action' }]
      : frame.kind === 'sequence'
        ? [{ ...frame, step: 5 }]
        : [frame],
  );
};

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
