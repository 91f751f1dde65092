import { comparePaired } from '@sensorium/lab';
import { expect, test } from 'vitest';
import { comparisonOf } from './output.ts';

const wonBy = (games: number, wins: number): number[] => Array.from({ length: games }, (_, i) => (i < wins ? 1 : 0));
const pairs = (mission: string, games: number) => ({ mission, first: wonBy(games, 90), second: wonBy(games, 30) });
const verdictOn = (...missions: ReturnType<typeof pairs>[]): string | undefined =>
  comparisonOf('a.jsonl', 'b.jsonl', comparePaired(missions)).at(-1);

test('S9.17  with fewer than 400 pairs of a mission the better run is ahead so far', () => {
  expect(verdictOn(pairs('rescue', 400), pairs('defend', 399))).toBe(
    'the marines are ahead so far in a.jsonl, over 799 pairs: stronger needs 400 of every mission (S9.17)',
  );
});

test('S9.19  with 400 pairs of every mission it is the stronger', () => {
  expect(verdictOn(pairs('rescue', 400), pairs('defend', 400))).toBe('the marines do better in a.jsonl (S9.19)');
});
