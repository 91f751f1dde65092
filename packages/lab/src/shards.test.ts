import { MISSIONS } from '@sensorium/content';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { formatRecord, parseRecords } from './records.ts';
import { runGames, type RunPlan } from './run.ts';
import { formatHead, mergeShards } from './shards.ts';
import { versionOf } from './version.ts';

const matchOf = (id: string, marines = 'marine-random'): Match => {
  const match = { mission: MISSIONS.find((mission) => mission.id === id)!, marines, aliens: 'alien-random' };
  return { ...match, version: versionOf(match) };
};

const plan: RunPlan = {
  matches: [matchOf('suicide-mission'), matchOf('first-steps')],
  games: 5,
  seed: 7,
  jobs: 1,
};

const textOf = async (of: RunPlan): Promise<string> =>
  (await runGames(of)).records.map((record) => `${formatRecord(record)}\n`).join('');

const shardOf = async (whole: RunPlan, number: number, of: number) => {
  const shard = { number, of };
  return { file: `${number}.jsonl`, text: `${formatHead(whole, shard)}\n${await textOf({ ...whole, shard })}` };
};

const shards = await Promise.all([1, 2, 3].map((number) => shardOf(plan, number, 3)));
const [one, two, three] = shards as [(typeof shards)[0], (typeof shards)[0], (typeof shards)[0]];

test.for(['missions', 'seeds'] as const)(
  'S9.24  shards by %s, given in any order, are the games of one run, byte for byte',
  async (order) => {
    const whole = { ...plan, order };
    const parts = await Promise.all([3, 1, 4, 2].map((number) => shardOf(whole, number, 4)));
    expect(mergeShards(parts)).toBe(await textOf(whole));
  },
);

test('S9.24  more shards than games: the empty ones belong to the run too', async () => {
  const few = { ...plan, games: 1 };
  const parts = await Promise.all([1, 2, 3].map((number) => shardOf(few, number, 3)));
  expect(mergeShards(parts)).toBe(await textOf(few));
});

test('S9.24  a game that two files hold counts once, whoever thought longer; if it ended otherwise, nothing is merged', () => {
  const slower = {
    file: 'again.jsonl',
    text: two.text.replaceAll(
      '}\n{"mission"',
      ',"times":{"marines":{"bins":[],"most":9},"aliens":{"bins":[],"most":9}}}\n{"mission"',
    ),
  };
  expect(mergeShards([one, two, three, slower])).toBe(mergeShards(shards));
  const other = { file: 'other.jsonl', text: two.text.replace(/"hash":"\w+"/, '"hash":"0"') };
  expect(() => mergeShards([one, two, three, other])).toThrow(/other\.jsonl:2: .* ended otherwise in 2\.jsonl:2/);
});

test('S9.24  missing shards and missing games are named', () => {
  expect(() => mergeShards([two])).toThrow('shard 1/3 is missing; shard 3/3 is missing');
  const broken = { ...two, text: two.text.split('\n').slice(0, 3).join('\n') };
  expect(() => mergeShards([one, broken, three])).toThrow('shard 2/3 lacks 1 of its 3 games (--resume)');
});

test.for([
  ['another number of shards', plan, 4],
  ['other missions', { ...plan, matches: [matchOf('rescue'), matchOf('first-steps')] }, 3],
  ['other players', { ...plan, matches: plan.matches.map(({ mission }) => matchOf(mission.id, 'probe-sprint')) }, 3],
  ['another number of nodes', { ...plan, matches: plan.matches.map((match) => ({ ...match, nodes: 5 })) }, 3],
  ['other seeds', { ...plan, seed: 8 }, 3],
  ['other seeds', { ...plan, games: 6 }, 3],
  ['another order', { ...plan, order: 'seeds' }, 3],
  [
    'another version of rules or players',
    {
      ...plan,
      matches: plan.matches.map((match) => ({ ...match, version: { ...match.version!, behaviour: 'core 0' } })),
    },
    3,
  ],
  [
    'another version of a mission',
    { ...plan, matches: plan.matches.map((match) => ({ ...match, version: { ...match.version!, scenario: '0' } })) },
    3,
  ],
] as const)('S9.24  a shard with %s does not belong to the run', ([words, other, of]) => {
  const stranger = { file: 'stranger.jsonl', text: `${formatHead(other, { number: 2, of })}\n` };
  expect(() => mergeShards([one, stranger, three])).toThrow(
    `stranger.jsonl does not belong to 1.jsonl, it has ${words}: `,
  );
});

test('S9.24  a game of another shard, or of another version than was ordered, is refused with its line', () => {
  const [head, ...lines] = two.text.split('\n');
  const foreign = one.text.split('\n')[1]!;
  const mixed = { ...two, text: [head, foreign, ...lines].join('\n') };
  expect(() => mergeShards([one, mixed, three])).toThrow(/2\.jsonl:2: .* is not of shard 2\/3/);
  const aged = { ...two, text: two.text.replace(/("hash".*?"behaviour":")core \d+/, '$1core 0') };
  expect(() => mergeShards([one, aged, three])).toThrow(/2\.jsonl:2: .* another version than was ordered/);
});

test('S9.24  only shards are merged, and a shard is not taken for a run', () => {
  const run = { file: 'run.jsonl', text: two.text.split('\n').slice(1).join('\n') };
  expect(() => mergeShards([one, run])).toThrow('run.jsonl: is no shard of a run');
  expect(() => mergeShards([{ file: 'words.txt', text: 'words' }])).toThrow('words.txt: is no shard');
  expect(() => parseRecords('2.jsonl', two.text)).toThrow('2.jsonl:1: a shard of a run: put the shards together first');
});
