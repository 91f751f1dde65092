import type { Effort } from './playout.ts';

/** Something to be tried in imagined worlds: the value, to whoever searches, of world `index`. */
export interface Candidate<Choice> {
  readonly choice: Choice;
  readonly trial: (world: number) => number;
}

interface Entrant<Choice> extends Candidate<Choice> {
  /** Values by world. */
  readonly values: number[];
}

/** Worlds before anybody is dropped, and standard errors by which one must be behind for it. */
const FIRST_WORLDS = 3;
const DROPPED = 1.2;

/** The mean difference over the worlds both were tried in, and its standard error. */
const difference = (a: readonly number[], b: readonly number[]): { mean: number; error: number } => {
  const worlds = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < worlds; i++) {
    const gap = a[i]! - b[i]!;
    sum += gap;
    squares += gap * gap;
  }
  const mean = worlds === 0 ? 0 : sum / worlds;
  const variance = worlds < 2 ? 1 : Math.max(0, squares / worlds - mean * mean) / (worlds - 1);
  return { mean, error: Math.sqrt(variance) };
};

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? -Infinity : values.reduce((sum, value) => sum + value, 0) / values.length;

const bestOf = <Choice>(running: readonly Entrant<Choice>[]): Entrant<Choice> => {
  let best = running[0]!;
  for (const entrant of running) if (difference(entrant.values, best.values).mean > 1e-9) best = entrant;
  return best;
};

/**
 * The best candidate by mean value over worlds that are the same for all of them. Whoever is clearly behind the best is
 * dropped, so that the worlds go to those among whom it is open. The first candidate is what would be done without a
 * search: it stays to the end, and is given up only for one that is `ahead` by so many standard errors.
 */
export const compete = <Choice>(
  candidates: readonly Candidate<Choice>[],
  effort: Effort,
  ahead: number,
): { choice: Choice; value: number } => {
  const entrants: Entrant<Choice>[] = candidates.map((candidate) => ({ ...candidate, values: [] }));
  const opener = entrants[0]!;
  let running = entrants;
  for (let world = 0; world === 0 || (running.length > 1 && !effort.isSpent); world++) {
    for (const entrant of running) {
      entrant.values.push(entrant.trial(world));
      if (effort.isSpent) break;
    }
    if (world + 1 < FIRST_WORLDS) continue;
    const best = bestOf(running);
    running = running.filter((entrant) => {
      const { mean, error } = difference(best.values, entrant.values);
      return entrant === opener || entrant === best || mean <= DROPPED * error;
    });
  }
  const best = bestOf(running);
  const { mean, error } = difference(best.values, opener.values);
  const chosen = mean > ahead * error ? best : opener;
  return { choice: chosen.choice, value: meanOf(chosen.values) };
};
