import { describe, expect, test } from 'vitest';
import { ChanceError, SEEDED, STREAMS, freshLuck, recorded, recording, type Reason } from './chance.ts';
import type { Game } from './game.ts';

/** Chance asks a game for nothing but its luck. */
const withSeed = (seed: number): Game => ({ state: { luck: freshLuck(seed) } }) as unknown as Game;
const why = (stream: Reason['for']): Reason => ({ for: stream, by: -1 });

/** Twice the 99.9 % point of chi-square for that many degrees of freedom: a fair source stays far below. */
const LIMIT = 42;
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('C1.9 the dice', () => {
  test.each(STREAMS)('C1.9 of %s show each of six faces as often as the others', (stream) => {
    const game = withSeed(20);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[SEEDED.die(game, why(stream)) - 1]! += 1;
    expect(chiSquare(counts, 10_000)).toBeLessThan(LIMIT);
  });

  test('C1.9 do not depend on the die before', () => {
    const game = withSeed(4);
    const pairs = new Array<number>(36).fill(0);
    for (let i = 0; i < 36_000; i++)
      pairs[(SEEDED.die(game, why('shooting')) - 1) * 6 + SEEDED.die(game, why('shooting')) - 1]! += 1;
    expect(chiSquare(pairs, 1000)).toBeLessThan(2 * 66);
  });

  test('C1.9 differ from seed to seed', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 60_000; seed++) counts[SEEDED.die(withSeed(seed), why('shooting')) - 1]! += 1;
    expect(chiSquare(counts, 10_000)).toBeLessThan(LIMIT);
  });
});

test('C2.2 every counter of the pool is as likely to be drawn as every other', () => {
  const game = withSeed(7);
  const drawn = [0, 0, 0];
  for (let i = 0; i < 22_000; i++) drawn[SEEDED.draw(game, why('blip-counter'), [9, 4, 9])]! += 1;
  expect(drawn[0]! / 9000).toBeCloseTo(1, 1);
  expect(drawn[1]! / 4000).toBeCloseTo(1, 1);
  expect(drawn[2]! / 9000).toBeCloseTo(1, 1);
});

test('one stream takes nothing from another', () => {
  const [plain, busy] = [withSeed(3), withSeed(3)];
  for (let i = 0; i < 10; i++) SEEDED.die(busy, why('flames'));
  expect(SEEDED.die(busy, why('shooting'))).toBe(SEEDED.die(plain, why('shooting')));
});

test('what was recorded is given again, no more and nothing impossible', () => {
  const game = withSeed(1);
  const drawn: number[] = [];
  const source = recording(SEEDED, drawn);
  const dice = [
    source.die(game, why('shooting')),
    source.die(game, why('shooting')),
    source.draw(game, why('lot'), [0, 2]),
  ];
  expect(drawn).toEqual(dice);
  const again = recorded(drawn);
  expect([again.die(game, why('shooting')), again.die(game, why('shooting'))]).toEqual(dice.slice(0, 2));
  expect(again.left()).toBe(1);
  expect(() => again.draw(game, why('lot'), [1, 0])).toThrow(ChanceError);
  expect(() => recorded([]).die(game, why('shooting'))).toThrow(ChanceError);
  expect(() => recorded([7]).die(game, why('shooting'))).toThrow(ChanceError);
});
