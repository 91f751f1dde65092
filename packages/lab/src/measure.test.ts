import { expect, test } from 'vitest';
import type { CellName } from './grid.ts';
import { measure } from './measure.ts';
import type { GameLine } from './records.ts';

const cells: CellName[] = ['diceroller-1', 'diceroller-2'].map((aliens) => ({
  mission: 'first-steps',
  marines: 'marine-random',
  aliens,
}));
const seedsOf = (lines: readonly GameLine[], aliens: string): number[] =>
  lines.filter((line) => line.aliens === aliens).map(({ seed }) => seed);
const hundred = Array.from({ length: 100 }, (_, i) => i + 1);

test('S9.17  cells are played up to a hundred games, without those that are at hand', async () => {
  const quiet = { jobs: 1, signal: new AbortController().signal };
  const all = await measure(cells, [], quiet);
  expect(seedsOf(all, 'diceroller-1')).toEqual(hundred);
  const some = all.filter(({ aliens, seed }) => aliens === 'diceroller-1' && seed % 2 === 0);
  const rest = await measure(cells.slice(0, 1), some, quiet);
  expect(seedsOf(rest, 'diceroller-1')).toEqual(hundred.filter((seed) => seed % 2 === 1));
  expect(rest.map(({ hash }) => hash)).toEqual(
    all.filter(({ aliens, seed }) => aliens === 'diceroller-1' && seed % 2 === 1).map(({ hash }) => hash),
  );
});

test('S9.24  stopped, it keeps what was played and begins no other cell', async () => {
  const stopper = new AbortController();
  const begun: string[] = [];
  const lines = await measure(cells, [], {
    jobs: 1,
    signal: stopper.signal,
    onRecord: () => stopper.abort(),
    onCell: ({ aliens }) => begun.push(aliens),
  });
  expect(begun).toEqual(['diceroller-1']);
  expect(lines.length).toBeGreaterThan(0);
});
