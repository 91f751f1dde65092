import { MISSIONS } from '@sensorium/content';
import { parseReplay, playReplay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { LAST_TURN, playGame, type GameRecord, type Match } from './match.ts';
import { formatRecord, pairUp, parseRecords } from './records.ts';
import { replayGame } from './replay.ts';
import { runGames } from './run.ts';
import { comparePaired } from './statistics.ts';
import { summarize } from './summary.ts';
import { TimeCounts } from './timeCounts.ts';

const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
const match: Match = { mission, marines: 'marine-drill', aliens: 'alien-random' };

test('S9.14  a game is mission, players and seed: played twice it is the same game', () => {
  expect(playGame(match, 7).record).toEqual(playGame(match, 7).record);
  expect(playGame(match, 8).record.hash).not.toBe(playGame(match, 7).record.hash);
});

test('S9.14  a game not decided after 60 turns is unfinished and counts as not won', () => {
  const exterminate = MISSIONS.find(({ id }) => id === 'exterminate')!;
  const { record } = playGame({ mission: exterminate, marines: 'probe-stare', aliens: 'alien-random' }, 1);
  expect(record.turns).toBe(LAST_TURN);
  expect(record.outcome).toBe('unfinished');
  expect(summarize([record])[0]).toMatchObject({ wins: 0, unfinished: 1, games: 1 });
});

test('S9.16  quick games are played in this thread, in the order of the seeds', async () => {
  const inOrder: number[] = [];
  const plan = { matches: [match], games: 4, seed: 5, jobs: 3 };
  const { records, isPartial } = await runGames(plan, { onRecord: ({ seed }) => inOrder.push(seed) });
  expect(inOrder).toEqual([5, 6, 7, 8]);
  expect(records).toEqual(inOrder.map((seed) => playGame(match, seed).record));
  expect(isPartial).toBe(false);
});

test('S9.16  workers give the same records in the same order as this thread', { timeout: 60_000 }, async () => {
  const slow: Match = { mission, marines: 'marine-random', aliens: 'alien-hunter-1', nodes: 1 };
  const inOrder: number[] = [];
  const plan = { matches: [slow], games: 4, seed: 5, jobs: 2 };
  const { records } = await runGames(plan, { onRecord: ({ seed }) => inOrder.push(seed) });
  expect(inOrder).toEqual([5, 6, 7, 8]);
  expect(records).toEqual(inOrder.map((seed) => playGame(slow, seed).record));
});

test('S9.14  a stopped run keeps what was played and says that it is partial', async () => {
  const stopper = new AbortController();
  stopper.abort();
  const result = await runGames({ matches: [match], games: 5, seed: 1, jobs: 1 }, { signal: stopper.signal });
  expect(result).toMatchObject({ records: [], total: 5, isPartial: true });
});

test('S9.24  any game of a run can be replayed from its line', () => {
  const { record } = playGame(match, 3);
  const [line] = parseRecords('run.jsonl', `${formatRecord(record)}\n`);
  const replay = parseReplay(JSON.stringify(replayGame(match, line!)));
  const end = playReplay(replay, setupFor);
  expect(end.state.winner).toBe(record.outcome);
  expect(replay.position).toBe(record.hash);
});

test('S9.24  a line that is no record is refused with file and line', () => {
  const { record } = playGame(match, 3);
  expect(() => parseRecords('run.jsonl', `${formatRecord(record)}\n{"mission":"x"}\n`)).toThrow(
    /run\.jsonl:2: 'marines'/,
  );
  expect(() => parseRecords('run.jsonl', 'nonsense')).toThrow(/run\.jsonl:1: not a line of a run/);
});

test('S9.16  runs are paired by mission and seed', () => {
  const a = [playGame(match, 1).record, playGame(match, 2).record];
  const b = [{ ...a[1]!, outcome: 'aliens' as const }];
  expect(pairUp(a, b)).toEqual([{ mission: 'suicide-mission', games: 1, first: 1, second: 0 }]);
});

test('S9.9  decision times of several workers add up', () => {
  const a = new TimeCounts();
  const b = new TimeCounts();
  for (let i = 0; i < 95; i++) a.add('marines', 1);
  for (let i = 0; i < 5; i++) b.add('marines', 100);
  a.merge(b.sparse());
  expect(a.percentile('marines', 0.9)).toBeGreaterThanOrEqual(1);
  expect(a.percentile('marines', 0.9)).toBeLessThan(1.2);
  expect(a.percentile('marines', 0.99)).toBe(100);
  expect(a.percentile('aliens', 0.95)).toBe(0);
});

const played = (marines: string, aliens: string, games: number): GameRecord[] =>
  Array.from({ length: games }, (_, i) => playGame({ mission, marines, aliens }, i + 1).record);

test('S9.20  on the same games marine-drill is stronger than marine-random', { timeout: 60_000 }, () => {
  const pairs = pairUp(played('marine-drill', 'deathwing-solo', 12), played('marine-random', 'deathwing-solo', 12));
  expect(comparePaired(pairs)).toMatchObject({ verdict: 'first' });
});

test.for(['diceroller-1', 'diceroller-2'])('S9.22  %s does not let marines stare for twenty turns', (aliens) => {
  for (let seed = 1; seed <= 4; seed++) {
    const { contact } = playGame({ mission, marines: 'probe-stare', aliens }, seed).record;
    expect(contact).toBeGreaterThan(0);
    expect(contact).toBeLessThanOrEqual(20);
  }
});
