import { comparePaired } from '@sensorium/lab';
import { expect, test } from 'vitest';
import { comparisonOf } from './output.ts';

const pairs = (mission: string, games: number) => ({ mission, games, first: 60, second: 0 });
const verdictOn = (...missions: ReturnType<typeof pairs>[]): string | undefined =>
  comparisonOf('a.jsonl', 'b.jsonl', comparePaired(missions)).at(-1);

test('S9.17  with fewer than 100 pairs of a mission the better run is ahead so far', () => {
  expect(verdictOn(pairs('rescue', 100), pairs('defend', 99))).toBe(
    'the marines are ahead so far in a.jsonl, over 199 pairs: stronger needs 100 of every mission (S9.17)',
  );
});

test('S9.19  with 100 pairs of every mission it is the stronger', () => {
  expect(verdictOn(pairs('rescue', 100), pairs('defend', 100))).toBe('the marines do better in a.jsonl (S9.19)');
});
