import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listGames } from '../commands/games.ts';
import { gameMeant, newAutosave, putAway, runningGames } from './autosaves.ts';

let environment: { XDG_STATE_HOME: string };
const BEGUN = new Date('2026-03-04T05:06:07Z');

beforeEach(() => {
  environment = { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'sensorium-games-')) };
});
afterEach(() => rmSync(environment.XDG_STATE_HOME, { recursive: true }));

/** A game saved that many seconds after the first. */
const saved = (mission: string, seconds: number, file = newAutosave(environment, mission, 7, BEGUN)): string => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{}');
  utimesSync(file, 1000 + seconds, 1000 + seconds);
  return file;
};

test('each game has a file of its own, also two of one mission, seed and second', () => {
  const first = saved('rescue', 1);
  expect(first).toMatch(/games\/rescue-2026-03-04-05-06-07-7\.json$/);
  expect(saved('rescue', 2)).not.toBe(first);
  expect(newAutosave(environment, '../../etc/x y', 7, BEGUN)).toMatch(/games\/-etc-x-y-2026/);
});

test('the last one played comes first, and is the one gone on with; others by their number', () => {
  const [old, last] = [saved('rescue', 1), saved('decoy', 5)];
  const former = saved('', 3, join(environment.XDG_STATE_HOME, 'sensorium', 'autosave.json'));
  expect(runningGames(environment).map(({ file }) => file)).toEqual([last, former, old]);
  expect(gameMeant(environment, true)).toBe(last);
  expect(gameMeant(environment, '3')).toBe(old);
  expect(gameMeant(environment, 'elsewhere.json')).toBe('elsewhere.json');
  expect(() => gameMeant(environment, '4')).toThrow('There is no game 4.');
});

test('without a game there is nothing to go on with', () => {
  expect(() => gameMeant(environment, true)).toThrow('No game is saved.');
});

test('a game that is over is put away; ten of them are kept', () => {
  for (let i = 0; i < 12; i++) expect(putAway(environment, saved('rescue', i))).toContain('over');
  expect(runningGames(environment)).toEqual([]);
  expect(readdirSync(join(environment.XDG_STATE_HOME, 'sensorium', 'games', 'over'))).toHaveLength(10);
  expect(putAway(environment, join(environment.XDG_STATE_HOME, 'mine.json'))).toBeNull();
});

test('the list names what cannot be read, and says how to go on', () => {
  saved('rescue', 1);
  const lines: string[] = [];
  listGames('en', environment, (line) => lines.push(line));
  expect(lines[0]).toContain('the file is no sensorium-replay file');
  expect(lines.at(-1)).toBe('Go on with: sensorium play --resume NUMBER');
});
