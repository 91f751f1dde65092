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

/** The mean difference over the worlds both were tried in. */
const lead = (a: readonly number[], b: readonly number[]): number => {
  const worlds = Math.min(a.length, b.length);
  let sum = 0;
  for (let i = 0; i < worlds; i++) sum += a[i]! - b[i]!;
  return worlds === 0 ? 0 : sum / worlds;
};

/**
 * How much a difference varies from world to world, all entrants together: two or three worlds say little about one of
 * them. Never below what is certainly noise.
 */
const spreadOf = <Choice>(entrants: readonly Entrant<Choice>[], opener: Entrant<Choice>): number => {
  let squares = 0;
  let count = 0;
  for (const { values } of entrants) {
    const mean = lead(values, opener.values);
    const worlds = Math.min(values.length, opener.values.length);
    if (values === opener.values || worlds < 2) continue;
    for (let i = 0; i < worlds; i++) squares += (values[i]! - opener.values[i]! - mean) ** 2;
    count += worlds - 1;
  }
  return Math.max(LEAST_SPREAD, count === 0 ? 0 : Math.sqrt(squares / count));
};
const LEAST_SPREAD = 0.06;

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? -Infinity : values.reduce((sum, value) => sum + value, 0) / values.length;

const bestOf = <Choice>(running: readonly Entrant<Choice>[]): Entrant<Choice> => {
  let best = running[0]!;
  for (const entrant of running) if (lead(entrant.values, best.values) > 1e-9) best = entrant;
  return best;
};

/**
 * The best candidate by mean value over worlds that are the same for all of them. Whoever is clearly behind the best is
 * dropped, so that the worlds go to those among whom it is open. The first candidate is what would be done without a
 * search: it stays to the end, and is given up only for one that is `ahead` by so many standard errors. Where there are
 * several such, it is the best of the first `usual`.
 */
export const compete = <Choice>(
  candidates: readonly Candidate<Choice>[],
  effort: Effort,
  ahead: number,
  usual = 1,
): { choice: Choice; value: number } => {
  const entrants: Entrant<Choice>[] = candidates.map((candidate) => ({ ...candidate, values: [] }));
  const openers = entrants.slice(0, usual);
  let opener = openers[0]!;
  let running = entrants;
  for (let world = 0; world === 0 || (running.length > 1 && !effort.isSpent); world++) {
    for (const entrant of running) {
      entrant.values.push(entrant.trial(world));
      if (effort.isSpent) break;
    }
    if (world + 1 < FIRST_WORLDS) continue;
    const best = bestOf(running);
    const error = spreadOf(entrants, opener) / Math.sqrt(world + 1);
    opener = bestOf(openers.filter((entrant) => running.includes(entrant)));
    running = running.filter(
      (entrant) => entrant === opener || entrant === best || lead(best.values, entrant.values) <= DROPPED * error,
    );
  }
  opener = bestOf(openers.filter((entrant) => running.includes(entrant)));
  const best = bestOf(running);
  const error = spreadOf(entrants, opener) / Math.sqrt(best.values.length);
  const chosen = lead(best.values, opener.values) > ahead * error ? best : opener;
  return { choice: chosen.choice, value: meanOf(chosen.values) };
};
