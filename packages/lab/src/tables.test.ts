import { expect, test } from 'vitest';
import { entered, type Book } from './book.ts';
import { listed, presentVersion } from './grid.ts';
import type { GameLine } from './records.ts';
import { balanceTables } from './tables.ts';
import { TimeCounts } from './timeCounts.ts';

type Mission = { readonly mission: string; readonly file?: string };
const RESCUE: Mission = { mission: 'rescue' };

const run = (marines: string, aliens: string, wins: number, games = 40, mission = RESCUE): GameLine[] => {
  const cell = { ...mission, marines, aliens };
  return Array.from({ length: games }, (_, i) => ({
    ...cell,
    ...presentVersion(cell)!,
    seed: i + 1,
    outcome: i < wins ? 'marines' : 'aliens',
    rule: 'C1.13',
    turns: 4,
    losses: 1,
    kills: 2,
    decisions: 10,
    contact: 1,
    deaths: [],
    hash: '',
  }));
};

const bookOf = (lines: readonly GameLine[]): Book => entered({ measurements: [], paired: [] }, lines);
const tablesOf = (...runs: readonly (readonly GameLine[])[]): string => balanceTables(bookOf(runs.flat()));

const lineWith = (text: string, ...parts: string[]): string | undefined =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' '))
    .find((line) => parts.every((part) => line.includes(part)));

test('S9.21: a cell has the share, its interval and the number of games; what was not measured is a dash', () => {
  const text = tablesOf(
    run('marine-drill', 'diceroller-1', 20),
    run('marine-drill', 'alien-hunter-2', 8, 40, { mission: 'defend' }),
    run('marine-captain', 'diceroller-1', 30),
  );
  expect(lineWith(text, 'Mission', 'S1', 'hunter-2')).toBeDefined();
  expect(lineWith(text, '`rescue`', '50 % (35–65), 40')).toContain('| – |');
  expect(lineWith(text, '`defend`')).toContain('20 % (10–35), 40');
  expect(text).toContain('75 % (60–86), 40');
});

test('S9.24: what was measured with an earlier version says so', () => {
  const lines = [
    ...run('marine-drill', 'diceroller-1', 8),
    ...run('marine-captain', 'diceroller-1', 24),
    ...run('probe-stare', 'diceroller-1', 0),
  ];
  const { measurements, paired } = bookOf(lines);
  const older = { behaviour: 'core 0' };
  const text = balanceTables({
    measurements: measurements.map((one) => ({ ...one, ...older })),
    paired: paired.map((one) => ({ ...one, missions: one.missions.map((each) => ({ ...each, ...older })) })),
  });
  expect(lineWith(text, '`rescue`', '20 % (10–35)')).toContain('(10–35), 40 † |');
  expect(lineWith(text, '(a)')).toMatch(/\| 40\.0 \(.*\) † \|/u);
  expect(lineWith(text, '`probe-stare`')).toContain('| 40 † |');
  expect(balanceTables(bookOf(lines))).not.toContain('†');
});

test('S9.21: rows stand in the order of the list of S9.15, then ours, however the runs were made', () => {
  const missions: Mission[] = [
    { mission: 'twin-locks' },
    { mission: 'scn-raid-4', file: 'generated:scn-raid:4' },
    { mission: 'defend' },
    { mission: 'first-steps' },
    RESCUE,
  ];
  const text = tablesOf(...missions.map((mission) => run('marine-drill', 'diceroller-1', 1, 1, mission)));
  const rows = text.slice(0, text.indexOf('## Who')).match(/(?<=^\| `)[a-z0-9-]+(?=`)/gmu);
  expect(rows).toEqual(['rescue', 'defend', 'scn-raid-4', 'first-steps', 'twin-locks']);
});

test('S9.22: of a probe stands how often it wins, and when and how often somebody comes', () => {
  const probed = (mission: string, contact: number): GameLine[] =>
    run('probe-stare', 'diceroller-1', 10, 40, { mission }).map((each) => ({ ...each, contact }));
  const text = tablesOf(probed('rescue', 3), probed('defend', 0));
  expect(lineWith(text, '`probe-stare`')).toBe('| `probe-stare` | S1 | 2 | 80 | 25 % | 3.0 | 50 % | `defend` 0 % |');
  expect(text).not.toContain('### `probe-stare`');
});

test('S9.19: points are the first player’s own, also where it plays the aliens', () => {
  const text = tablesOf(
    run('marine-drill', 'diceroller-1', 8),
    run('marine-captain', 'diceroller-1', 24),
    run('marine-captain', 'alien-hunter-5', 4),
  );
  expect(lineWith(text, '(a)', '`marine-captain` | `marine-drill`')).toMatch(
    /\| 40\.0 \(.*\| `rescue` \+40\.0 \| ahead/u,
  );
  expect(lineWith(text, '(b)', '`alien-hunter-5` | `diceroller-1`')).toMatch(
    /\| 50\.0 \(.*\| `rescue` \+50\.0 \| ahead/u,
  );
});

test('S9.15: strength is measured on its list of missions alone', () => {
  const mission = { mission: 'first-steps' };
  const text = tablesOf(
    run('marine-drill', 'diceroller-1', 8, 40, mission),
    run('marine-captain', 'diceroller-1', 24, 40, mission),
  );
  expect(lineWith(text, '(a)')).toBeUndefined();
});

test('S9.20: who was not compared is not spoken of', () => {
  expect(lineWith(tablesOf(run('marine-drill', 'diceroller-1', 8)), '(a)')).toBeUndefined();
});

const everywhere = (marines: string, aliens: string, wins: number, games: number): GameLine[] =>
  listed().flatMap((mission) => run(marines, aliens, wins, games, mission));

test('S9.17, S9.19: stronger only with 100 games of every mission', () => {
  const few = tablesOf(
    everywhere('marine-drill', 'diceroller-1', 10, 99),
    everywhere('marine-random', 'diceroller-1', 0, 99),
  );
  expect(lineWith(few, '`marine-drill` | `marine-random`', '12 of 12')).toContain('ahead so far');
  const all = tablesOf(
    everywhere('marine-drill', 'diceroller-1', 10, 100),
    everywhere('marine-random', 'diceroller-1', 0, 100),
    everywhere('marine-drill', 'alien-hunter-1', 10, 100),
    everywhere('marine-drill', 'alien-hunter-2', 10, 100),
  );
  expect(lineWith(all, '`marine-drill` | `marine-random`', '12 of 12')).toMatch(/\| stronger +\|/u);
  expect(lineWith(all, '(c)', '`alien-hunter-2`')).toMatch(/\| – \| not weaker/u);
});

test.for([
  [41, 'ahead so far, by less than the 10 points owed'],
  [39, 'ahead so far'],
] as const)('S9.20 (b): hunter-5 owes 10 points against the best of the three: %i wins of 50', ([wins, verdict]) => {
  const hundred = (aliens: string, won: number): GameLine[] => run('marine-captain', aliens, won, 100);
  const text = tablesOf(
    hundred('deathwing-solo', 80),
    hundred('diceroller-1', 50),
    hundred('diceroller-2', 51),
    hundred('alien-hunter-5', wins),
  );
  const verdictAgainst = (automaton: string): string | undefined =>
    lineWith(text, '(b)', `\`${automaton}\``)?.split(' | ').at(-1);
  expect(verdictAgainst('diceroller-1')).toBe(`${verdict} |`);
  expect(verdictAgainst('diceroller-2')).toBe('ahead so far |');
  expect(verdictAgainst('deathwing-solo')).toBe('ahead so far |');
});

test('S9.21: what games were like stands below the tables, with the decision times of those that say them', () => {
  const counts = new TimeCounts();
  for (let i = 0; i < 20; i++) counts.add('marines', 3);
  const [first, ...others] = run('marine-drill', 'diceroller-1', 8);
  const timed = { ...first!, times: counts.sparse() };
  expect(lineWith(tablesOf([timed, ...others]), '`marine-drill` | S1')).toBe(
    '| `marine-drill` | S1 | 1 | 40 | 1.0 | 2.0 | 4.0 | 0 % | 3 | 0 |',
  );
  expect(lineWith(tablesOf([first!, ...others]), '`marine-drill` | S1')).toContain('| – | – |');
});
