import { expect, test } from 'vitest';
import { highestRanking, sheetNames } from './sheetNames.ts';

test.each([
  [['marine', 'sergeant', 'marine'], 1],
  [['sergeant', 'librarian', 'captain'], 2],
  [['flamer-marine', 'marine'], 0],
  [['marine', 'librarian', 'sergeant', 'librarian'], 1],
])('D15.1  of %j the highest-ranking is number %i, the first of equals', (ranks, place) => {
  expect(highestRanking(ranks)).toBe(place);
});

test.each([
  [
    ['Wolf', 'Bear'],
    ['Wolf', 'Bear'],
  ],
  [
    ['Wolf', 'Wolf', 'Wolf'],
    ['Wolf', 'Wolf (2)', 'Wolf (3)'],
  ],
  [
    ['Wolf', 'Wolf', 'Wolf (2)'],
    ['Wolf', 'Wolf (3)', 'Wolf (2)'],
  ],
  [
    ['Wolf (2)', 'Wolf', 'Wolf (2)', 'Wolf'],
    ['Wolf (2)', 'Wolf', 'Wolf (2) (2)', 'Wolf (3)'],
  ],
  [
    ['2', '2'],
    ['2', '2 (2)'],
  ],
])('D19.16  squads called %j have sheets of their own', (names, sheets) => {
  expect(sheetNames(names)).toEqual(sheets);
  expect(new Set(sheets).size).toBe(names.length);
});
