import { expect, test } from 'vitest';
import { PRIORITIES, arrivalOn, broodTest, lotAmong, orderOf } from './printed.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test('Tables S1-B and S2-B: where a drawn blip goes by its die', () => {
  const nearest = 'nearest-to-target';
  expect(FACES.map((die) => arrivalOn('diceroller-1', die, false))).toEqual([
    'ambush',
    nearest,
    nearest,
    nearest,
    'nearest-to-loner',
    'any',
  ]);
  expect(FACES.map((die) => arrivalOn('diceroller-2', die, false))).toEqual([
    'ambush',
    ...[2, 3, 4, 5].map(() => nearest),
    'any',
  ]);
  expect(arrivalOn('diceroller-2', 1, true)).toBe(nearest); // S5.3
});

test('S1.22, S2.15  a brood dares at six or more', () => {
  expect(broodTest(2, 3)).toEqual({ score: 5, dares: false });
  expect(broodTest(2, 4)).toEqual({ score: 6, dares: true });
});

test('S1.19, S0.33  who is activated first', () => {
  expect(orderOf('diceroller-1')).toEqual(['genestealers', 'blips', 'lurking-blips']);
  expect(orderOf('deathwing-solo').at(-1)).toBe('leader');
  expect(PRIORITIES['deathwing-solo']).toEqual([]); // S0.29
});

test('S3.22  one of several equals by lot; what does not come out even is rolled again', () => {
  expect(FACES.map((die) => lotAmong(2, [die]))).toEqual([0, 0, 0, 1, 1, 1]);
  expect(FACES.map((die) => lotAmong(4, [die]))).toEqual([0, 1, 2, 3, null, null]);
  expect(lotAmong(4, [5, 2])).toBe(1);
  expect(lotAmong(1, [])).toBe(0);
});
