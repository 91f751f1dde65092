import { SIDES, type Side } from '@sensorium/engine';

const BINS = 160;
/** Each bin is 15 % wider than the one before, from 0.2 µs on: fine enough for a percentile, small enough to send about. */
const FIRST = 0.0002;
const GROWTH = Math.log(1.15);

/** Decision times of one game: how many in which bin, and the longest in milliseconds. */
export type SparseTimes = Readonly<
  Record<Side, { readonly bins: readonly (readonly [bin: number, count: number])[]; readonly most: number }>
>;

export const NO_TIMES: SparseTimes = { marines: { bins: [], most: 0 }, aliens: { bins: [], most: 0 } };

/** Decision times of many games, counted in bins so that those of several workers and runs can be added up. */
export class TimeCounts {
  readonly bins: Record<Side, number[]> = { marines: new Array(BINS).fill(0), aliens: new Array(BINS).fill(0) };
  readonly most: Record<Side, number> = { marines: 0, aliens: 0 };

  add(side: Side, milliseconds: number): void {
    const bin = Math.log(Math.max(milliseconds, FIRST) / FIRST) / GROWTH;
    this.bins[side][Math.min(BINS - 1, Math.floor(bin))]! += 1;
    if (milliseconds > this.most[side]) this.most[side] = milliseconds;
  }

  /** What `merge` takes: short enough for a line of a run's file. */
  sparse(): SparseTimes {
    const of = (side: Side): SparseTimes[Side] => ({
      bins: this.bins[side].flatMap((count, bin): [number, number][] => (count === 0 ? [] : [[bin, count]])),
      most: Number(this.most[side].toPrecision(4)),
    });
    return { marines: of('marines'), aliens: of('aliens') };
  }

  merge(times: SparseTimes): void {
    for (const side of SIDES) {
      for (const [bin, count] of times[side].bins) this.bins[side][Math.min(BINS - 1, bin)]! += count;
      this.most[side] = Math.max(this.most[side], times[side].most);
    }
  }

  /** The upper edge, in milliseconds, of the bin in which that share of the decisions is reached. */
  percentile(side: Side, share: number): number {
    const counts = this.bins[side];
    const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
    let seen = 0;
    for (let bin = 0; bin < BINS; bin++) {
      seen += counts[bin]!;
      if (seen >= wanted && seen > 0) return Math.min(this.most[side], FIRST * Math.exp(GROWTH * (bin + 1)));
    }
    return 0;
  }
}
