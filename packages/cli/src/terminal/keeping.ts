/** Keeping a game as it goes. What could not be kept is told at once, and at every question until it could. */
import type { TerminalWords } from '../terminalWords.ts';
import type { Console } from './console.ts';

export interface Keeping {
  /** The screen may be cleared between an order and the next question: what is told stands right above the question. */
  readonly console: Console;
  /** What to tell where it could not be kept; null where it could. */
  readonly keep: () => string | null;
}

/** `write` says why it could not write, or null. */
export const keepingOn = (console: Console, words: TerminalWords, write: () => string | null): Keeping => {
  let unkept = 0;
  let notice = '';
  return {
    console: {
      ...console,
      get columns() {
        return console.columns;
      },
      ask: (prompt, milliseconds) => {
        if (notice !== '') console.print(notice);
        if (unkept === 0) notice = '';
        return console.ask(prompt, milliseconds);
      },
    },
    keep: () => {
      const why = write();
      if (why !== null) {
        unkept += 1;
        notice = words.notKept(unkept, why);
        return notice;
      }
      if (unkept > 0) notice = words.keptAgain;
      unkept = 0;
      return null;
    },
  };
};
