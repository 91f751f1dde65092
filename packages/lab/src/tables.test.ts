import { expect, test } from 'vitest';
import { measuredMissions } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import type { GameRecord } from './match.ts';
import { balanceTables } from './tables.ts';
import { TimeCounts } from './timeCounts.ts';

const game = (marines: string, aliens: string, seed: number, isWon: boolean): GameRecord => ({
  mission: 'rescue',
  marines,
  aliens,
  seed,
  outcome: isWon ? 'marines' : 'aliens',
  rule: 'C1.13',
  turns: 4,
  losses: 1,
  kills: 2,
  decisions: 10,
  contact: 1,
  deaths: [],
  hash: '',
});

const run = (marines: string, aliens: string, wins: number): GameRecord[] =>
  Array.from({ length: 40 }, (_, i) => game(marines, aliens, i + 1, i < wins));

const lineWith = (text: string, ...parts: string[]): string | undefined =>
  text.split('\n').find((line) => parts.every((part) => line.includes(part)));

test('S9.21: a cell has the share, its interval and the number of games; what was not measured is a dash', () => {
  const text = balanceTables([
    ...run('marine-drill', 'diceroller-1', 20),
    ...run('marine-drill', 'alien-hunter-2', 8),
    ...run('marine-captain', 'diceroller-1', 30),
  ]);
  expect(lineWith(text, 'Mission', 'S1', 'hunter-2')).toBeDefined();
  expect(lineWith(text, '`rescue`', '50 % (35–65), 40')).toContain('20 % (10–35), 40');
  expect(text).toContain('75 % (60–86), 40');
});

test('S9.21: rows stand in the order of the list of S9.15, then ours, however the runs were made', () => {
  const missions = ['my-own', 'twin-locks', 'scn-raid-4', 'defend', 'first-steps', 'rescue'];
  const text = balanceTables(
    missions.map((mission) => ({ ...game('marine-drill', 'diceroller-1', 1, true), mission })),
  );
  const rows = text.slice(0, text.indexOf('## Who')).match(/(?<=^\| `)[a-z0-9-]+(?=`)/gmu);
  expect(rows).toEqual(['rescue', 'defend', 'scn-raid-4', 'first-steps', 'twin-locks', 'my-own']);
});

test('S9.22: of a probe stands how often it wins, and when and how often somebody comes', () => {
  const probed = (mission: string, contact: number): GameRecord[] =>
    run('probe-stare', 'diceroller-1', 10).map((each) => ({ ...each, mission, contact }));
  const text = balanceTables([...probed('rescue', 3), ...probed('defend', 0)]);
  expect(lineWith(text, '`probe-stare`')).toBe('| `probe-stare` | S1 | 2 | 80 | 25 % | 3.0 | 50 % | `defend` 0 % |');
  expect(text).not.toContain('### `probe-stare`');
});

test('S9.19: points are the first player’s own, also where it plays the aliens', () => {
  const text = balanceTables([
    ...run('marine-drill', 'diceroller-1', 8),
    ...run('marine-captain', 'diceroller-1', 24),
    ...run('marine-captain', 'alien-hunter-2', 4),
  ]);
  expect(lineWith(text, '(a)', '`marine-captain` | `marine-drill`')).toMatch(
    /\| 40\.0 \(.*\| `rescue` \+40\.0 \| ahead/u,
  );
  expect(lineWith(text, '(b)', '`alien-hunter-2` | `diceroller-1`')).toMatch(
    /\| 50\.0 \(.*\| `rescue` \+50\.0 \| ahead/u,
  );
});

test('S9.15: strength is measured on its list of missions alone', () => {
  const elsewhere = [...run('marine-drill', 'diceroller-1', 8), ...run('marine-captain', 'diceroller-1', 24)].map(
    (record) => ({ ...record, mission: 'first-steps' }),
  );
  expect(lineWith(balanceTables(elsewhere), '(a)')).toBeUndefined();
});

test('S9.20: who was not compared is not spoken of', () => {
  expect(lineWith(balanceTables(run('marine-drill', 'diceroller-1', 8)), '(a)')).toBeUndefined();
});

const everywhere = (marines: string, aliens: string, wins: number, games: number): GameRecord[] =>
  measuredMissions().flatMap((name) => {
    const mission = missionCalled(name)!.id;
    const file = mission === name ? {} : { file: name };
    return Array.from({ length: games }, (_, i) => ({ ...game(marines, aliens, i + 1, i < wins), mission, ...file }));
  });

test('S9.17, S9.19: stronger only with 400 games of every mission; (c) asks for not weaker', () => {
  const few = [
    ...everywhere('marine-drill', 'diceroller-1', 10, 399),
    ...everywhere('marine-random', 'diceroller-1', 0, 399),
  ];
  expect(lineWith(balanceTables(few), '`marine-drill` | `marine-random`', '12 of 12')).toContain('ahead so far');
  const all = [
    ...everywhere('marine-drill', 'diceroller-1', 10, 400),
    ...everywhere('marine-random', 'diceroller-1', 0, 400),
    ...everywhere('marine-drill', 'alien-hunter-1', 10, 400),
    ...everywhere('marine-drill', 'alien-hunter-2', 10, 400),
  ];
  expect(lineWith(balanceTables(all), '`marine-drill` | `marine-random`', '12 of 12')).toMatch(/\| stronger +\|/u);
  expect(lineWith(balanceTables(all), '(c)', '`alien-hunter-2`')).toMatch(/\| – \| not weaker/u);
});

test.for([
  [41, 'ahead so far, by less than the 10 points owed'],
  [39, 'ahead so far'],
] as const)('S9.20 (b): hunter-2 owes 10 points against the best of the three: %i wins of 50', ([wins, verdict]) => {
  const hundred = (aliens: string, won: number): GameRecord[] =>
    Array.from({ length: 100 }, (_, i) => game('marine-captain', aliens, i + 1, i < won));
  const text = balanceTables([
    ...hundred('deathwing-solo', 80),
    ...hundred('diceroller-1', 50),
    ...hundred('diceroller-2', 51),
    ...hundred('alien-hunter-2', wins),
  ]);
  const verdictAgainst = (automaton: string): string | undefined =>
    lineWith(text, '(b)', `\`${automaton}\``)?.split(' | ').at(-1);
  expect(verdictAgainst('diceroller-1')).toBe(`${verdict} |`);
  expect(verdictAgainst('diceroller-2')).toBe('ahead so far |');
  expect(verdictAgainst('deathwing-solo')).toBe('ahead so far |');
});

test('S9.18: incomplete runs are compared on the seeds both have', () => {
  const text = balanceTables([
    ...run('marine-drill', 'diceroller-1', 8),
    ...run('marine-captain', 'diceroller-1', 24).filter(({ seed }) => seed > 10 && seed <= 30),
  ]);
  expect(lineWith(text, '(a)', '`marine-captain`')).toMatch(/\| 1 of 12 \| 20 \|/u);
});

test('S9.21: decision times of the games that say them stand below the table', () => {
  const counts = new TimeCounts();
  for (let i = 0; i < 20; i++) counts.add('marines', 3);
  const [first, ...others] = run('marine-drill', 'diceroller-1', 8);
  const timed = [first!, ...others].map((record) => ({ ...record, times: counts.sparse() }));
  expect(lineWith(balanceTables([timed[0]!, ...others]), '`rescue` | `marine-drill` | S1')).toContain('| 3 | 0 |');
  expect(lineWith(balanceTables([first!, ...others]), '`rescue` | `marine-drill` | S1')).toContain('| – | – |');
});
