/** S9.17, S9.18: the statistics of reports. Nothing here draws chance of its own but the bootstrap, which is seeded. */
import type { Interval } from '@sensorium/host/records';
import { Rng } from '@sensorium/players';

export { wilson, type Interval } from '@sensorium/host/records';

/**
 * Exact two-sided McNemar test: of the pairs that differ, how unlikely is a split this uneven if both are equal. The binomial terms are taken relative
 * to the largest, from the middle outwards: 2^−n itself vanishes beyond a thousand pairs.
 */
export const mcnemar = (onlyFirst: number, onlySecond: number): number => {
  const pairs = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  let term = 1;
  let all = 0;
  let tails = 0;
  for (let k = Math.floor(pairs / 2); k >= 0; k--) {
    all += k === pairs - k ? term : 2 * term;
    if (k <= fewer) tails += 2 * term;
    term *= k / (pairs - k + 1);
  }
  return Math.min(1, tails / all);
};

/** Holm's correction: adjusted p-values in the order given. */
export const holm = (values: readonly number[]): number[] => {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const adjusted = new Array<number>(values.length).fill(1);
  let least = 0;
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, values[index]! * (values.length - rank)));
    adjusted[index] = least;
  });
  return adjusted;
};

/** One mission's paired games: in how many the first run alone was won, and in how many the second alone. */
export interface Pairs {
  readonly mission: string;
  readonly games: number;
  readonly first: number;
  readonly second: number;
}

const RESAMPLES = 10_000;

const meanDifference = ({ games, first, second }: Pairs): number => (first - second) / games;

/** As many pairs as there are, drawn from them: what they differ by. */
const resampled = (rng: Rng, { games, first, second }: Pairs): number => {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const drawn = rng.below(games);
    if (drawn < first) sum += 1;
    else if (drawn < first + second) sum -= 1;
  }
  return sum / games;
};

/** S9.18: the difference of win rates averaged over missions, with a bootstrap over seeds, pairs kept together. */
export const bootstrap = (missions: readonly Pairs[], seed = 1): Interval => {
  const rng = new Rng(seed);
  const means = Float64Array.from(
    { length: RESAMPLES },
    () => missions.reduce((sum, pairs) => sum + resampled(rng, pairs), 0) / missions.length,
  ).sort();
  return { low: means[Math.floor(RESAMPLES * 0.025)]!, high: means[Math.ceil(RESAMPLES * 0.975) - 1]! };
};

export interface Comparison {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly missions: readonly {
    readonly mission: string;
    readonly games: number;
    readonly difference: number;
    /** McNemar, corrected by Holm over the missions. */
    readonly p: number;
  }[];
  /** S9.19: which side of the comparison may be called stronger for the marines, if it is complete. */
  readonly verdict: 'first' | 'second' | 'undecided';
  /** S9.17: with fewer games of a mission nobody is stronger, only ahead so far. */
  readonly isComplete: boolean;
}

/** S9.17: games of a mission and pair for a figure that is shown. */
export const ENOUGH = 100;
/** S9.19. */
export const SIGNIFICANT = 0.05;

/** S9.18, S9.19: two players on the same games; the interval takes seconds where there are many. */
export const comparePaired = (
  missions: readonly Pairs[],
  { low, high }: Interval = bootstrap(missions),
): Comparison => {
  const adjusted = holm(missions.map(({ first, second }) => mcnemar(first, second)));
  const rows = missions.map((pairs, i) => ({
    mission: pairs.mission,
    games: pairs.games,
    difference: meanDifference(pairs),
    p: adjusted[i]!,
  }));
  const difference = rows.reduce((sum, row) => sum + row.difference, 0) / rows.length;
  const against = (sign: number): boolean => rows.some((row) => row.p < SIGNIFICANT && row.difference * sign < 0);
  const verdict = low > 0 && !against(1) ? 'first' : high < 0 && !against(-1) ? 'second' : 'undecided';
  return { difference, low, high, missions: rows, verdict, isComplete: rows.every(({ games }) => games >= ENOUGH) };
};
