import { expect, test } from 'vitest';
import { seedOfSeat } from './rng.ts';

test('S9.4  the same game seats the same players, neither with the seed of the game', () => {
  for (const seed of [0, 1, 7, 0xffff_ffff]) {
    const seats = [seedOfSeat(seed, 'marines'), seedOfSeat(seed, 'aliens')];
    expect(new Set([seed, ...seats]).size).toBe(3);
    expect(seats).toEqual([seedOfSeat(seed, 'marines'), seedOfSeat(seed, 'aliens')]);
    for (const own of seats) expect(own).toBe(own >>> 0);
  }
});
