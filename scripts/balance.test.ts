import { readFileSync } from 'node:fs';
import { missionCalled } from '@sensorium/expedition';
import { balanceTables, gatherRuns, summarize, versionOf, type GameLine } from '@sensorium/lab';
import { expect, test } from 'vitest';
import { keptRuns, moduleText, pageWith, playedBefore, telling } from './balance.mjs';

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const row = (aliens: string, games: number, wins: number) => ({
  mission: 'first-steps',
  marines: 'drill',
  aliens,
  games,
  wins,
  draws: 0,
  unfinished: 0,
});

test('cells with a handful of games are not what the gallery goes by', () => {
  expect(telling([row('tide', 7, 6), row('swarm', 400, 90)])).toEqual([row('swarm', 400, 90)]);
});

test('S9.5, S9.22: yardsticks and probes are not what the gallery goes by', () => {
  const others = [
    { ...row('swarm', 400, 0), marines: 'marine-random' },
    { ...row('swarm', 20, 0), marines: 'probe-stare' },
  ];
  expect(telling([...others, row('alien-random', 20, 20), row('swarm', 20, 5)])).toEqual([row('swarm', 20, 5)]);
});

test('S9.14: draws and unfinished games are won by neither side', () => {
  const text = moduleText([{ ...row('swarm', 400, 5), draws: 1, unfinished: 250 }]);
  expect(text).toContain('"games":400,"won":{"marines":{"wins":5,"low":0.005,"high":0.029},"aliens":{"wins":144,');
});

/** Tables and their headings, out of the columns the formatter sets them in; who is stronger takes seconds to work out. */
const tablesOf = (page: string): string[] =>
  page
    .replace(/^## Who is stronger$[^]*?(?=^## )/m, '')
    .split('\n')
    .filter((line) => /^[|#]/.test(line))
    .map((line) => line.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---'));

/** No two with the same seed, so that nobody is compared with anybody. */
const unpaired = (records: readonly GameLine[]): GameLine[] => records.map((line, seed) => ({ ...line, seed }));

test('S9.24: what the gallery goes by and the tables of the page are made of the games that are kept', () => {
  const records = gatherRuns(keptRuns());
  expect(textOf('packages/content/src/measured.generated.ts')).toBe(moduleText(telling(summarize(records))));
  const page = textOf('docs/balance.md');
  expect(tablesOf(page)).toEqual(tablesOf(pageWith(page, balanceTables(unpaired(records)))));
});

test('S9.24: cells of other sources than the present ones are told apart', () => {
  const mission = missionCalled('first-steps')!;
  const line = { mission: mission.id, marines: 'marine-drill', aliens: 'diceroller-1' } as GameLine;
  const present = { ...line, ...versionOf({ ...line, mission }) };
  const others = [
    { ...present, aliens: 'diceroller-2', code: 'another' },
    { ...present, aliens: 'deathwing-solo', scenario: 'another' },
  ];
  expect(playedBefore([present, ...others])).toEqual(others);
});

test('the page keeps its words around the tables; a page without the marks is refused', () => {
  const page = textOf('docs/balance.md');
  const changed = pageWith(page, 'NEW');
  expect(changed).toContain('NEW');
  expect(pageWith(changed, 'OTHER')).toBe(pageWith(page, 'OTHER'));
  expect(() => pageWith('no marks', 'NEW')).toThrow('marks');
});
