import { expect, test } from 'vitest';
import { bootstrap, comparePaired, holm, mcnemar, wilson } from './statistics.ts';

test('S9.17  the Wilson interval of 200 wins in 400 games is 4.9 points wide each way', () => {
  const { low, high } = wilson(200, 400);
  expect((high - low) / 2).toBeCloseTo(0.0488, 3);
  expect((low + high) / 2).toBeCloseTo(0.5, 10);
});

test('S9.17  at N = 400 the half-width is at most 4.9 points, at N = 1,000 at most 3.1', () => {
  for (let wins = 0; wins <= 400; wins++) {
    const { low, high } = wilson(wins, 400);
    expect((high - low) / 2).toBeLessThan(0.0495);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  }
  const { low, high } = wilson(500, 1000);
  expect((high - low) / 2).toBeLessThan(0.0315);
});

test.for([
  // Two-sided binomial tails worked out by hand: 2 · (1 + 5) / 32, 2 · 1 / 32, 2 · (1 + 10 + 45) / 1024.
  [1, 4, 0.375],
  [0, 5, 0.0625],
  [2, 8, 0.109375],
  [0, 0, 1],
  [3, 3, 1],
] as const)('S9.18  the exact McNemar test of %i against %i differing pairs gives %f', ([a, b, p]) => {
  expect(mcnemar(a, b)).toBeCloseTo(p, 10);
  expect(mcnemar(b, a)).toBeCloseTo(p, 10);
});

test.for([
  // Sums of binomial coefficients in whole numbers, divided at the end.
  [40, 60, 0.05688793364098079],
  [500, 574, 0.025867102755710535],
  [500, 575, 0.023964605849013637],
  [1000, 1100, 0.030720707864242296],
  [1450, 1550, 0.07066904481175774],
  [1500, 1500, 1],
  [1000, 1400, 3.2622028367507764e-16],
] as const)('S9.18  it stays exact with many pairs: %i against %i gives %f', ([a, b, p]) => {
  expect(mcnemar(a, b) / p).toBeCloseTo(1, 10);
});

test('S9.18  Holm multiplies the smallest p-value by the number of tests and never falls', () => {
  expect(holm([0.04, 0.01, 0.03])).toEqual([0.06, 0.03, 0.06].map((p) => expect.closeTo(p, 10) as number));
  expect(holm([0.9, 0.9])).toEqual([1, 1]);
});

const pairs = (mission: string, first: number, second: number, ties: number) => ({
  mission,
  games: first + second + ties,
  first,
  second,
});

test('S9.18  the bootstrap interval holds the difference and is the same every time', () => {
  const runs = [pairs('a', 60, 20, 120), pairs('b', 30, 30, 140)];
  const { difference, low, high } = comparePaired(runs);
  expect(difference).toBeCloseTo((0.2 + 0) / 2, 10);
  expect(low).toBeLessThan(difference);
  expect(high).toBeGreaterThan(difference);
  expect(bootstrap(runs)).toEqual({ low, high });
});

test('S9.19  stronger only if the pooled interval says so and no mission says the opposite', () => {
  expect(comparePaired([pairs('a', 60, 20, 120), pairs('b', 50, 30, 120)]).verdict).toBe('first');
  expect(comparePaired([pairs('a', 20, 60, 120), pairs('b', 30, 50, 120)]).verdict).toBe('second');
  expect(comparePaired([pairs('a', 21, 20, 160)]).verdict).toBe('undecided');
  expect(comparePaired([pairs('a', 190, 0, 10), pairs('b', 5, 60, 135)]).verdict).toBe('undecided');
});
