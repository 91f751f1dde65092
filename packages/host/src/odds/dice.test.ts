import { describe, expect, test } from 'vitest';
import { allAlike, anyAtLeast } from './dice.ts';

/** Every result of some dice, counted one by one. */
const counted = (dice: number, isGood: (faces: number[]) => boolean): number => {
  let good = 0;
  for (let n = 0; n < 6 ** dice; n++) {
    const faces = Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
    if (isGood(faces)) good += 1;
  }
  return good / 6 ** dice;
};

describe('odds', () => {
  test.each([
    [6, 2],
    [5, 2],
    [2, 1],
    [4, 3],
  ])('C12.1  %i or more on one of %i dice', (needed, dice) => {
    expect(anyAtLeast(needed, dice)).toBeCloseTo(
      counted(dice, (faces) => Math.max(...faces) >= needed),
      12,
    );
  });

  test('C13.7  a double jams one time in six', () => {
    expect(allAlike(2)).toBeCloseTo(
      counted(2, ([a, b]) => a === b),
      12,
    );
    expect(allAlike(1)).toBe(0);
  });
});
