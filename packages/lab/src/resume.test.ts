import { MISSIONS } from '@sensorium/content';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { formatRecord } from './records.ts';
import { gamesIn } from './resume.ts';
import { runGames, tasksOf, type RunPlan } from './run.ts';
import { versionOf } from './version.ts';

const matchOf = (id: string): Match => {
  const match: Match = {
    mission: MISSIONS.find((mission) => mission.id === id)!,
    marines: 'marine-random',
    aliens: 'alien-random',
  };
  return { ...match, version: versionOf(match) };
};

const plan: RunPlan = {
  matches: [matchOf('suicide-mission'), matchOf('first-steps')],
  games: 3,
  seed: 5,
  jobs: 1,
  order: 'seeds',
};

const whole = await runGames(plan);
const lines = whole.records.map((record) => formatRecord(record));
const text = (kept: readonly string[]): string => kept.map((line) => `${line}\n`).join('');
const changed = (line: string, fields: object): string =>
  JSON.stringify({ ...(JSON.parse(line) as object), ...fields });

test('S9.24  every game says by which version of rules, players and mission it was played', () => {
  expect(plan.matches[0]!.version!.behaviour).toMatch(/^core \d+, missions \d+, marine-random \d+, alien-random \d+$/);
  expect(plan.matches[0]!.version!.behaviour).toBe(plan.matches[1]!.version!.behaviour);
  expect(plan.matches[0]!.version!.scenario).not.toBe(plan.matches[1]!.version!.scenario);
  expect(whole.records[0]).toMatchObject(plan.matches[0]!.version!);
});

test('S9.16  by missions or by seeds: the same games in another order', () => {
  const inOrder = (order: 'missions' | 'seeds'): string[] =>
    tasksOf({ ...plan, order }).map(({ match, seed }) => `${match}:${seed}`);
  expect(inOrder('missions')).toEqual(['0:5', '0:6', '0:7', '1:5', '1:6', '1:7']);
  expect(inOrder('seeds')).toEqual(['0:5', '1:5', '0:6', '1:6', '0:7', '1:7']);
});

test('S9.24  a run that goes on plays only what is missing and ends as if it had never stopped', async () => {
  const kept = [lines[0]!, lines[3]!];
  const now: string[] = [];
  const played = gamesIn('run.jsonl', text(kept), plan);
  const result = await runGames({ ...plan, played }, { onRecord: (record) => now.push(formatRecord(record)) });
  expect(now).toEqual(lines.filter((line) => !kept.includes(line)));
  expect(result.records).toEqual(whole.records);
  expect(result).toMatchObject({ total: 6, isPartial: false });
});

test('S9.24  nothing is missing: nothing is played', async () => {
  const now: string[] = [];
  const played = gamesIn('run.jsonl', text(lines), plan);
  const result = await runGames({ ...plan, played }, { onRecord: (record) => now.push(record.hash) });
  expect(now).toEqual([]);
  expect(result.records).toEqual(whole.records);
});

test.for([
  ['another version of behaviour', { behaviour: 'core 0' }, 'was played by another version of rules and players'],
  ['another version of the mission', { scenario: '0' }, 'suicide-mission has changed since'],
  ['no version', { behaviour: undefined }, 'does not say which version'],
  ['a mission that is not ordered', { mission: 'rescue' }, 'rescue, marine-random against alien-random, is not in'],
  ['a player who is not ordered', { aliens: 'diceroller-1' }, 'marine-random against diceroller-1, is not in'],
  ['another number of nodes', { nodes: 20 }, 'and 20 nodes, is not in'],
  ['a seed beyond the order', { seed: 8 }, 'seed 8 is not among the 3 of this order from 5 on'],
  ['the same game twice', {}, 'the same game is on line 1'],
] as const)('S9.24  a file with %s is refused, with the line', ([, fields, words]) => {
  const file = text([lines[0]!, changed(lines[0]!, fields)]);
  expect(() => gamesIn('run.jsonl', file, plan)).toThrow(`run.jsonl:2: `);
  expect(() => gamesIn('run.jsonl', file, plan)).toThrow(words);
});

test('S9.14  a stopped run reports every game that was played', async () => {
  const stopper = new AbortController();
  const reported: number[] = [];
  const result = await runGames(
    { ...plan, games: 1000, jobs: 2 },
    {
      signal: stopper.signal,
      onRecord: ({ seed }) => reported.push(seed),
      onProgress: (done) => done >= 20 && stopper.abort(),
    },
  );
  expect(result.isPartial).toBe(true);
  expect(result.records.length).toBeGreaterThanOrEqual(20);
  expect(reported).toEqual(result.records.map(({ seed }) => seed));
});
