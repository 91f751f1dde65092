import { SIDES, type Side } from '@sensorium/engine';

const BINS = 160;
/** Bins grow by a tenth from 0.2 µs on: fine enough for a percentile, small enough to send about. */
const FIRST = 0.0002;
const GROWTH = Math.log(1.15);

/** Decision times of many games, counted in bins so that those of several workers can be added up. */
export class TimeCounts {
  readonly bins: Record<Side, number[]> = { marines: new Array(BINS).fill(0), aliens: new Array(BINS).fill(0) };
  readonly most: Record<Side, number> = { marines: 0, aliens: 0 };

  add(side: Side, milliseconds: number): void {
    const bin = Math.log(Math.max(milliseconds, FIRST) / FIRST) / GROWTH;
    this.bins[side][Math.min(BINS - 1, Math.floor(bin))]! += 1;
    if (milliseconds > this.most[side]) this.most[side] = milliseconds;
  }

  merge(other: Pick<TimeCounts, 'bins' | 'most'>): void {
    for (const side of SIDES) {
      other.bins[side].forEach((count, bin) => (this.bins[side][bin]! += count));
      this.most[side] = Math.max(this.most[side], other.most[side]);
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
