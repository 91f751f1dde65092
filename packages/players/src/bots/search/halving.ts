import type { Candidate } from './compete.ts';
import { OutOfTime, type Effort } from './playout.ts';

interface Entrant<Choice> extends Candidate<Choice> {
  /** Values by world. */
  readonly values: number[];
  sum: number;
}

const meanOf = ({ values, sum }: Entrant<unknown>): number => (values.length === 0 ? -Infinity : sum / values.length);

/** False where time ran out. */
const tryOnce = <Choice>(entrant: Entrant<Choice>): boolean => {
  try {
    const value = entrant.trial(entrant.values.length);
    entrant.values.push(value);
    entrant.sum += value;
    return true;
  } catch (error) {
    if (error instanceof OutOfTime) return false;
    throw error;
  }
};

/** What has come of a comparison. */
export interface Finding<Choice> {
  readonly choice: Choice;
  /** The mean over the worlds it was tried in; −∞ where there was no time for any. */
  readonly value: number;
}

/**
 * The best of several by mean value over worlds that are the same for all of them: each is tried once, the better half
 * shares as much of the budget as all had before, and so on until two are left. Who would replace the first, what would be
 * done without a search, must lead it by the margin. Everybody is tried at least once, however small the budget (S9.7).
 */
export const halve = <Choice>(
  candidates: readonly Candidate<Choice>[],
  effort: Effort,
  margin: number,
): Finding<Choice> => {
  const entrants: Entrant<Choice>[] = candidates.map((candidate) => ({ ...candidate, values: [], sum: 0 }));
  const usual = entrants[0]!;
  let running = entrants;
  let rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let isGoing = tryEach(running);
  while (isGoing && rounds > 0 && !effort.isSpent) {
    const share = effort.steps + effort.left / rounds;
    while (isGoing && effort.steps < share) isGoing = tryEach(running);
    rounds -= 1;
    if (running.length > 2) running = better(running, usual);
  }
  const best = better(running, usual)[0]!;
  const isAhead = best === usual || lead(best, usual) >= margin;
  const chosen = isAhead ? best : usual;
  return { choice: chosen.choice, value: meanOf(chosen) };
};

const tryEach = <Choice>(running: readonly Entrant<Choice>[]): boolean => running.every(tryOnce);

/** The better half; who would be done without a search stays to be compared with. */
const better = <Choice>(running: readonly Entrant<Choice>[], usual: Entrant<Choice>): Entrant<Choice>[] => {
  const sorted = running.slice().sort((a, b) => meanOf(b) - meanOf(a));
  const half = sorted.slice(0, Math.max(2, Math.ceil(running.length / 2)));
  return half.includes(usual) ? half : [...half, usual];
};

/** The mean difference over the worlds both were tried in. */
const lead = (a: Entrant<unknown>, b: Entrant<unknown>): number => {
  const worlds = Math.min(a.values.length, b.values.length);
  let sum = 0;
  for (let i = 0; i < worlds; i++) sum += a.values[i]! - b.values[i]!;
  return worlds === 0 ? -1 : sum / worlds;
};
