import { expect, test } from 'vitest';
import { LEVELS_OF, levelCells, levelRows } from './levels.ts';
import type { GameLine } from './records.ts';

/** Ten games of each level, of which it won so many. */
const lines = (wins: readonly number[]): GameLine[] =>
  wins.flatMap((won, place) =>
    Array.from({ length: 10 }, (_, seed) => ({
      mission: 'rescue',
      marines: 'marine-drill',
      aliens: LEVELS_OF.aliens[place]!,
      seed,
      outcome: seed < won ? 'aliens' : 'marines',
    })),
  ) as unknown as GameLine[];

test('S9.20 (c)  a level owes eight points over the one below, where the mission leaves room', () => {
  const [row] = levelRows('aliens', lines([2, 3, 3, 10, 10]), 10);
  expect(row).toEqual({ mission: 'rescue', won: [0.2, 0.3, 0.3, 1, 1], short: ['alien-hunter-3'] });
});

test('S9.17  what has too few games is not judged', () => {
  expect(levelRows('aliens', lines([2, 3]).slice(0, 15), 10)[0]!.won).toEqual([0.2, null, null, null, null]);
});

test('S9.13  every mission of the gallery meets all five levels of either side', () => {
  expect(levelCells('marines').length % 5).toBe(0);
  expect(levelCells('aliens', (mission) => mission === 'rescue').map(({ aliens }) => aliens)).toEqual(LEVELS_OF.aliens);
});
