import { OutOfTime, type Effort } from './playout.ts';

/** Something to be tried in imagined worlds: the value, to whoever searches, of world `index`. */
export interface Candidate<Choice> {
  readonly choice: Choice;
  readonly trial: (world: number) => number;
}

interface Entrant<Choice> extends Candidate<Choice> {
  /** Values by world. */
  readonly values: number[];
}

/** Standard errors by which one must be behind the best to be dropped. */
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
const spreadOf = <Choice>(entrants: readonly Entrant<Choice>[], usual: Entrant<Choice>): number => {
  let squares = 0;
  let count = 0;
  for (const { values } of entrants) {
    const mean = lead(values, usual.values);
    const worlds = Math.min(values.length, usual.values.length);
    if (values === usual.values || worlds < 2) continue;
    for (let i = 0; i < worlds; i++) squares += (values[i]! - usual.values[i]! - mean) ** 2;
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

/** Null where time ran out. */
const valueIn = <Choice>({ trial }: Candidate<Choice>, world: number): number | null => {
  try {
    return trial(world);
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
};

/** What it takes to leave what is usual. */
export interface Evidence {
  /** Whether a lead, in a mean of so many worlds between which it varies so much, is reason enough. */
  readonly isEnough: (lead: number, spread: number, worlds: number) => boolean;
  /** Worlds before anybody is dropped. */
  readonly firstWorlds: number;
  /** Whoever does not lead the usual by more after them is not tried in others. */
  readonly leastLead: number;
}

/**
 * The best candidate by mean value over worlds that are the same for all of them. Whoever is clearly behind the best is
 * dropped, so that the worlds go to those among whom it is open. The first candidate is what would be done without a
 * search: it stays to the end, and is given up only on evidence.
 */
export const compete = <Choice>(
  candidates: readonly Candidate<Choice>[],
  effort: Effort,
  { isEnough, firstWorlds, leastLead }: Evidence,
): { choice: Choice; value: number } => {
  const entrants: Entrant<Choice>[] = candidates.map((candidate) => ({ ...candidate, values: [] }));
  const usual = entrants[0]!;
  let running = entrants;
  for (let world = 0; world === 0 || (running.length > 1 && !effort.isSpent); world++) {
    for (const entrant of running) {
      const value = valueIn(entrant, world);
      if (value !== null) entrant.values.push(value);
      if (effort.isSpent) break;
    }
    if (world + 1 < firstWorlds) continue;
    const best = bestOf(running);
    const error = spreadOf(entrants, usual) / Math.sqrt(world + 1);
    running = running.filter(
      (entrant) =>
        entrant === usual ||
        (lead(entrant.values, usual.values) > leastLead &&
          (entrant === best || lead(best.values, entrant.values) <= DROPPED * error)),
    );
  }
  const best = bestOf(running);
  const isBetter = isEnough(lead(best.values, usual.values), spreadOf(entrants, usual), best.values.length);
  const chosen = isBetter ? best : usual;
  return { choice: chosen.choice, value: meanOf(chosen.values) };
};
