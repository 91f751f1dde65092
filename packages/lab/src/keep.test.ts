import { MISSIONS } from '@sensorium/content';
import { expect, test } from 'vitest';
import { keptText, playedAgain } from './keep.ts';
import type { Match } from './match.ts';
import { parseRecords, type GameLine } from './records.ts';
import { runGames } from './run.ts';
import { summarize } from './summary.ts';
import { versionOf } from './version.ts';

const match: Match = {
  mission: MISSIONS.find(({ id }) => id === 'first-steps')!,
  marines: 'marine-random',
  aliens: 'alien-random',
};
const { records } = await runGames({ matches: [match], games: 3, seed: 5, jobs: 1, order: 'seeds' });
const times = { marines: { bins: [[40, 2]], most: 1 }, aliens: { bins: [[50, 3]], most: 2 } } as const;
const lines: GameLine[] = records.map((record) => ({ ...record, times, code: 'old', scenario: 'old' }));

test('S9.24  what is kept says of every game all that the tables need, but not where pieces died', () => {
  const kept = parseRecords('kept', keptText(lines));
  expect(kept).toEqual(lines.map((line) => ({ ...line, deaths: [] })));
});

test('S9.21  decision times are kept of the first twenty games of a cell, and the table has them', () => {
  const many = Array.from({ length: 30 }, (_, i): GameLine => ({ ...lines[0]!, seed: i + 1 }));
  const others = many.map((line): GameLine => ({ ...line, aliens: 'alien-hunter-1' }));
  const kept = parseRecords('kept', keptText([...many, ...others]));
  expect(kept.filter((line) => line.times !== undefined)).toHaveLength(40);
  expect(summarize(kept).map(({ milliseconds }) => milliseconds)).toEqual(
    summarize([...many, ...others]).map(({ milliseconds }) => milliseconds),
  );
});

test('S9.24  games that end as they did are taken over by the present version', () => {
  const { kept, givenUp } = playedAgain(lines, 2);
  expect(givenUp).toEqual([]);
  expect(kept).toEqual(lines.map((line) => ({ ...line, ...versionOf(match) })));
});

test('S9.24  a cell with a game that ends otherwise now is given up, the others stay', () => {
  const other = lines.map((line): GameLine => ({ ...line, marines: 'marine-drill' }));
  const gone = lines.map((line): GameLine => ({ ...line, mission: 'no-such-mission' }));
  const { kept, givenUp } = playedAgain([...lines, ...other, ...gone], 1);
  expect(kept.map(({ marines }) => marines)).toEqual(lines.map(() => 'marine-random'));
  expect(givenUp).toEqual([
    'first-steps, marine-drill against alien-random',
    'no-such-mission, marine-random against alien-random',
  ]);
});
