import { hashText, sha256OfText, type Seed } from '@sensorium/engine';

/** The bots' own chance, apart from the game's: the same seed gives the same numbers on every machine (S9.4). */
export class Rng {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** 32 random bits. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let h = this.state;
    h = Math.imul(h ^ (h >>> 15), h | 1);
    h ^= h + Math.imul(h ^ (h >>> 7), h | 61);
    return (h ^ (h >>> 14)) >>> 0;
  }

  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }
}

/** S9.4: a player's own chance is given by the game's seed, but does not lead back to it (C20.1). */
export const seedOfSeat = (seed: Seed, seat: string): number => {
  const text = `${seat} ${seed}`;
  return parseInt((typeof seed === 'number' ? hashText(text) : sha256OfText(text)).slice(0, 8), 16);
};
