import { expect, test } from 'vitest';
import { entered, formatBook, isOlder, parseBook, type Book } from './book.ts';
import { presentVersion, type CellName } from './grid.ts';
import type { GameLine } from './records.ts';

const NOTHING: Book = { measurements: [], paired: [] };

const cell = (marines: string, aliens: string): CellName => ({ mission: 'rescue', marines, aliens });

/** Games with the seeds from 1 on, the first of them won by the marines. */
const games = (of: CellName, count: number, wins: number, fields: Partial<GameLine> = {}): GameLine[] =>
  Array.from({ length: count }, (_, i) => ({
    ...of,
    ...presentVersion(of)!,
    seed: i + 1,
    outcome: i < wins ? 'marines' : 'aliens',
    rule: 'C1.13',
    turns: 4,
    losses: 1,
    kills: 2,
    decisions: 10,
    contact: 1,
    deaths: [],
    hash: `${i}`,
    ...fields,
  }));

const drill = cell('marine-drill', 'diceroller-1');
const captain = cell('marine-captain', 'diceroller-1');

/** As it would be after somebody has raised a number. */
const aged = ({ measurements, paired }: Book): Book => ({
  measurements: measurements.map((one) => ({ ...one, behaviour: 'core 0' })),
  paired: paired.map((one) => ({ ...one, missions: one.missions.map((each) => ({ ...each, behaviour: 'core 0' })) })),
});

test('S9.24  of a run the totals are kept, what it was played with, and a hash of how the games ended', () => {
  const [kept] = entered(NOTHING, games(drill, 3, 1)).measurements;
  expect(kept).toEqual({
    ...drill,
    ...presentVersion(drill),
    games: 3,
    wins: 1,
    draws: 0,
    unfinished: 0,
    turns: 12,
    losses: 3,
    kills: 6,
    met: 3,
    metSoon: 3,
    metTurns: 3,
    milliseconds: null,
    hash: kept!.hash,
  });
  const [other] = entered(NOTHING, games(drill, 3, 1, { hash: 'other' })).measurements;
  expect(other!.hash).not.toBe(kept!.hash);
});

test('S9.24  games behind one that is missing do not count', () => {
  const { measurements } = entered(NOTHING, games(drill, 5, 5).toSpliced(2, 1));
  expect(measurements.map(({ games: count }) => count)).toEqual([2]);
});

test('S9.24  games of another version, or of a mission that is none of ours, are refused', () => {
  expect(() => entered(NOTHING, games(drill, 1, 0, { behaviour: 'core 0' }))).toThrow('another version (core 0');
  expect(() => entered(NOTHING, games(drill, 1, 0, { scenario: '0' }))).toThrow('the mission has changed');
  expect(() => entered(NOTHING, games(drill, 1, 0, { file: 'my/rescue.yaml' }))).toThrow('no such mission');
});

test('S9.17  a figure gives way to more games of its version only', () => {
  const book = entered(NOTHING, games(drill, 120, 60));
  expect(entered(book, games(drill, 110, 0))).toEqual(book);
  expect(entered(book, games(drill, 130, 0)).measurements[0]).toMatchObject({ games: 130, wins: 0 });
});

test('S9.24  an older figure stands until there are enough games of the present version', () => {
  const book = aged(entered(NOTHING, games(drill, 400, 60)));
  expect(isOlder(book.measurements[0]!)).toBe(true);
  expect(entered(book, games(drill, 99, 0))).toEqual(book);
  const [now] = entered(book, games(drill, 100, 0)).measurements;
  expect(now).toMatchObject({ games: 100, wins: 0 });
  expect(isOlder(now!)).toBe(false);
});

test('S9.18  of two rivals it is kept how many pairs only one of them won, on the seeds both have', () => {
  const { paired } = entered(NOTHING, [...games(drill, 40, 8), ...games(captain, 30, 24)]);
  expect(paired).toHaveLength(1);
  expect(paired[0]).toMatchObject({ first: 'marine-captain', second: 'marine-drill', against: 'diceroller-1' });
  expect(paired[0]!.missions).toMatchObject([{ mission: 'rescue', games: 30, first: 16, second: 0 }]);
  expect(paired[0]!.low).toBeGreaterThan(0);
});

test('S9.18  where the rivals are aliens, the games the marines lose are theirs', () => {
  const hunted = cell('marine-captain', 'alien-hunter-5');
  const { paired } = entered(NOTHING, [...games(captain, 40, 24), ...games(hunted, 40, 4)]);
  expect(paired[0]).toMatchObject({ first: 'alien-hunter-5', second: 'diceroller-1', against: 'marine-captain' });
  expect(paired[0]!.missions).toMatchObject([{ games: 40, first: 20, second: 0 }]);
});

test('S9.24  pairs of an earlier version stand until both have played enough games again', () => {
  const book = aged(entered(NOTHING, [...games(drill, 400, 8), ...games(captain, 400, 24)]));
  expect(entered(book, games(drill, 100, 0)).paired).toEqual(book.paired);
  const now = entered(book, [...games(drill, 100, 0), ...games(captain, 100, 50)]);
  expect(now.paired[0]!.missions).toMatchObject([{ games: 100, first: 50, second: 0 }]);
});

test('the book is written with a line a measurement, and read again', () => {
  const book = entered(NOTHING, [...games(drill, 40, 8), ...games(captain, 30, 24)]);
  expect(parseBook(formatBook(book))).toMatchObject(book);
  expect(
    formatBook(book)
      .split('\n')
      .filter((line) => line.startsWith('{"mission"')),
  ).toHaveLength(3);
});
