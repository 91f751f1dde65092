import { describe, expect, test } from 'vitest';
import { allAlike, anyAtLeast, fightOdds, withinShots } from './dice.ts';

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

  test('C12.2  four shots of a run need 6, 5, 4, 3', () => {
    const needed = [6, 5, 4, 3];
    const miss = (n: number): number => 1 - anyAtLeast(n, 2);
    expect(withinShots(needed, 2, 0, 4)).toBeCloseTo(1 - miss(6) * miss(5) * miss(4) * miss(3), 12);
    expect(withinShots(needed, 2, 7, 1)).toBeCloseTo(anyAtLeast(3, 2), 12);
  });

  test.each([
    [
      { dice: 3, bonus: 0 },
      { dice: 1, bonus: 0 },
    ],
    [
      { dice: 1, bonus: 1 },
      { dice: 3, bonus: 0 },
    ],
  ])('C16.4  close combat of %o against %o', (attacker, defender) => {
    const score = (faces: number[], bonus: number): number => Math.max(...faces) + bonus;
    const outcome = (sign: number): number =>
      counted(attacker.dice + defender.dice, (faces) => {
        const attack = score(faces.slice(0, attacker.dice), attacker.bonus);
        return Math.sign(attack - score(faces.slice(attacker.dice), defender.bonus)) === sign;
      });
    const odds = fightOdds(attacker, defender);
    expect(odds.win).toBeCloseTo(outcome(1), 12);
    expect(odds.tie).toBeCloseTo(outcome(0), 12);
    expect(odds.lose).toBeCloseTo(outcome(-1), 12);
  });
});
