import { expect, test } from 'vitest';
import { drawSample, shuffled } from './sample.ts';
import { scoreLines } from './score.ts';

const mutant = (file: string, start: number) => ({ file, start, end: start, replacement: '' });

test('the same seed gives the same order, another seed another', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  expect(shuffled(items, 7)).toEqual(shuffled(items, 7));
  expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8));
  expect(shuffled(items, 7).sort((a, b) => a - b)).toEqual(items);
});

test('what the compiler refuses is replaced by the next, and no file is asked about twice at once', async () => {
  const order = [mutant('a', 1), mutant('a', 2), mutant('b', 3), mutant('c', 4), mutant('b', 5)];
  const sample = await drawSample(order, 3, (round) => {
    expect(new Set(round.map(({ file }) => file)).size).toBe(round.length);
    return Promise.resolve(round.filter(({ start }) => start !== 2));
  });
  expect(sample.map(({ start }) => start)).toEqual([1, 3, 4]);
});

test('equivalents count neither way', () => {
  const results = (['killed by a case', 'killed by a test', 'survived', 'equivalent'] as const).map((verdict) => ({
    package: 'rules',
    verdict,
  }));
  expect(scoreLines(results)[0]).toBe(
    'rules       66.7 %   1 killed by a case, 0 killed by an account, 1 killed by a test, 0 stopped for its time, 1 survived, 1 equivalent, 0 refused by the compiler',
  );
});
