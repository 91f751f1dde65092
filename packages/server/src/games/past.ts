/** What a game in memory does not remember: it is in the log. */
import { setImmediate as others } from 'node:timers/promises';
import type { GameHost, LogStep } from '@sensorium/host';

export interface Past {
  /** The same game at its beginning. */
  readonly begin: () => GameHost;
  /** What is stored after that number. */
  readonly stepsAfter: (number: number) => Promise<readonly LogStep[]>;
  /** Under which number after that one an order with this key is stored; null where it is not. */
  readonly numberOf: (key: string, after: number) => Promise<number | null>;
}

/** Said in one go; other games have their turn in between. */
const AT_ONCE = 100;

export const sayAgain = async (host: GameHost, steps: readonly LogStep[]): Promise<void> => {
  for (let from = 0; from < steps.length; from += AT_ONCE) {
    if (from > 0) await others();
    host.again(steps.slice(from, from + AT_ONCE));
  }
};

/** Brings a table that was begun again as far as another has come, once all of that is stored. */
export const catchUp = async (
  behind: GameHost,
  past: Past,
  ahead: GameHost,
  stored: () => Promise<void>,
): Promise<void> => {
  do {
    await stored();
    await sayAgain(behind, await past.stepsAfter(behind.at));
  } while (behind.at < ahead.at);
};
