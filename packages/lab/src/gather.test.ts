import { expect, test } from 'vitest';
import { gatherRuns, pairRuns } from './gather.ts';
import type { GameLine } from './records.ts';
import { summarize } from './summary.ts';

const line = (seed: number, fields: Partial<GameLine> = {}): GameLine => ({
  mission: 'rescue',
  marines: 'marine-drill',
  aliens: 'diceroller-1',
  seed,
  outcome: 'aliens',
  rule: 'M3.5',
  turns: 4,
  losses: 1,
  kills: 2,
  decisions: 10,
  contact: 1,
  deaths: [],
  hash: String(seed),
  behaviour: 'one',
  scenario: 'board',
  ...fields,
});

test('S9.24  a game that two runs hold counts once', () => {
  const runs = [
    { file: 'a.jsonl', lines: [line(1), line(2)] },
    { file: 'b.jsonl', lines: [line(2), line(3)] },
  ];
  expect(gatherRuns(runs).map(({ seed }) => seed)).toEqual([1, 2, 3]);
});

test('S9.24  a mission of one’s own with the id of another is a cell of its own', () => {
  const mine = line(1, { file: 'my/rescue.yaml', scenario: 'mine', hash: 'mine' });
  const games = gatherRuns([{ file: 'a.jsonl', lines: [line(1), mine] }]);
  expect(summarize(games).map(({ name, games: count }) => [name, count])).toEqual([
    ['rescue', 1],
    ['rescue (my/rescue.yaml)', 1],
  ]);
});

test('S9.24  cells of different versions stand side by side', () => {
  const captain = line(1, { marines: 'marine-captain', behaviour: 'two' });
  expect(gatherRuns([{ file: 'a.jsonl', lines: [line(1), captain] }])).toHaveLength(2);
});

test.for([
  [
    'ended otherwise',
    line(1, { hash: 'other' }),
    'b.jsonl:1: rescue, marine-drill against diceroller-1, seed 1, ended',
  ],
  [
    'another version in a cell',
    line(2, { behaviour: 'two' }),
    'another version of players, rules or mission than in a.jsonl:1',
  ],
  ['another mission in a cell', line(2, { scenario: 'new' }), 'another version of players, rules or mission'],
  ['fewer nodes', line(2, { nodes: 20 }), 'b.jsonl:1: was played with --nodes 20'],
  ['another force', line(2, { force: 'mine.json' }), 'was played with --force mine.json'],
] as const)('S9.24  %s: refused with file and line', ([, second, words]) => {
  const runs = [
    { file: 'a.jsonl', lines: [line(1)] },
    { file: 'b.jsonl', lines: [second] },
  ];
  expect(() => gatherRuns(runs)).toThrow(words);
});

test('S9.16  runs of the same mission are paired, whatever version the players are of', () => {
  const first = { file: 'a.jsonl', lines: [line(1), line(2, { outcome: 'marines' })] };
  const second = { file: 'b.jsonl', lines: [line(2, { behaviour: 'two' }), line(3, { behaviour: 'two' })] };
  expect(pairRuns(first, second)).toEqual([{ mission: 'rescue', games: 1, first: 1, second: 0 }]);
});

test('S9.20  an automaton brings its rules: a run against it is paired with one against a hunter', () => {
  const hunted = line(1, { aliens: 'alien-hunter-5', scenario: 'without diceroller-1' });
  expect(pairRuns({ file: 'a.jsonl', lines: [line(1)] }, { file: 'b.jsonl', lines: [hunted] })).toHaveLength(1);
});

test.for([
  [{ scenario: 'new' }, 'b.jsonl:2: rescue is another version of the mission than in a.jsonl:1'],
  [{ nodes: 20 }, 'b.jsonl:2: rescue was played with --nodes 20, but with neither --nodes nor --force in a.jsonl:1'],
  [{ force: 'mine.json' }, 'rescue was played with --force mine.json, but with neither'],
] as const)('S9.16  %j in a common mission is refused with file, line and reason', ([fields, words]) => {
  const first = { file: 'a.jsonl', lines: [line(1)] };
  const second = { file: 'b.jsonl', lines: [line(5, { ...fields, mission: 'defend' }), line(1, fields)] };
  expect(() => pairRuns(first, second)).toThrow(words);
});
