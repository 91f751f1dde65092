/** S9.17, S9.18: the statistics of reports. Nothing here draws chance of its own but the bootstrap, which is seeded. */
import { Rng } from '@sensorium/players';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** S9.17: the 95 % Wilson interval of `wins` out of `games`. */
export const wilson = (wins: number, games: number): Interval => {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (p + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

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

/** One mission's paired games: 1 where the marines won, in the order of the seeds. */
export interface Pairs {
  readonly mission: string;
  readonly first: readonly number[];
  readonly second: readonly number[];
}

const RESAMPLES = 10_000;

const meanDifference = ({ first, second }: Pairs): number =>
  first.reduce((sum, won, i) => sum + won - second[i]!, 0) / first.length;

/** S9.18: the difference of win rates averaged over missions, with a bootstrap over seeds, pairs kept together. */
export const bootstrap = (missions: readonly Pairs[], seed = 1): { difference: number } & Interval => {
  const rng = new Rng(seed);
  const differences = missions.map(({ first, second }) => first.map((won, i) => won - second[i]!));
  const means = new Float64Array(RESAMPLES);
  for (let sample = 0; sample < RESAMPLES; sample++) {
    let total = 0;
    for (const pairs of differences) {
      let sum = 0;
      for (let i = 0; i < pairs.length; i++) sum += pairs[rng.below(pairs.length)]!;
      total += sum / pairs.length;
    }
    means[sample] = total / differences.length;
  }
  means.sort();
  const difference = missions.reduce((sum, pairs) => sum + meanDifference(pairs), 0) / missions.length;
  return {
    difference,
    low: means[Math.floor(RESAMPLES * 0.025)]!,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1]!,
  };
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

/** S9.17. */
export const ENOUGH = 400;
/** S9.19. */
export const SIGNIFICANT = 0.05;

/** S9.18, S9.19: two players on the same games. */
export const comparePaired = (missions: readonly Pairs[]): Comparison => {
  const pooled = bootstrap(missions);
  const raw = missions.map(({ first, second }) => {
    const only = (a: readonly number[], b: readonly number[]): number => a.filter((won, i) => won > b[i]!).length;
    return mcnemar(only(first, second), only(second, first));
  });
  const adjusted = holm(raw);
  const rows = missions.map((pairs, i) => ({
    mission: pairs.mission,
    games: pairs.first.length,
    difference: meanDifference(pairs),
    p: adjusted[i]!,
  }));
  const against = (sign: number): boolean => rows.some((row) => row.p < SIGNIFICANT && row.difference * sign < 0);
  const verdict = pooled.low > 0 && !against(1) ? 'first' : pooled.high < 0 && !against(-1) ? 'second' : 'undecided';
  return { ...pooled, missions: rows, verdict, isComplete: rows.every(({ games }) => games >= ENOUGH) };
};
