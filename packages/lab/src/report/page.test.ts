import { MISSIONS, levelsOf } from '@sensorium/content';
import { expect, test } from 'vitest';
import { playGame, type GameRecord, type Match } from '../match.ts';
import { renderReport } from './page.ts';

const missionCalled = (wanted: string) => MISSIONS.find(({ id }) => id === wanted)!;
const mission = missionCalled('suicide-mission');
const { record } = playGame({ mission, marines: 'marine-drill', aliens: 'alien-random' }, 1);

const ours = MISSIONS.map((each) => ({ mission: each }));
const pageOf = (
  lines: readonly GameRecord[],
  isPartial = false,
  missions: readonly Pick<Match, 'mission' | 'file'>[] = ours,
): string => renderReport({ lines, missions, command: 'a <b>', isPartial });

test('S9.21  the report stands alone and shows every pair of the run', () => {
  const page = pageOf([record, { ...record, aliens: 'diceroller-1' }], true);
  expect(page).toContain('suicide-mission · marine-drill · alien-random');
  expect(page).toContain('suicide-mission · marine-drill · diceroller-1');
  expect(page).toContain('a &lt;b&gt;');
  expect(page).toContain('partial results');
  expect(page).not.toMatch(/https?:|<script|src=/);
  expect(page.match(/<section>/g)).toHaveLength(1);
});

test('S9.21  its bars count the games that ended in a turn', () => {
  const games = [
    { ...record, turns: 4, outcome: 'marines' as const },
    { ...record, turns: 4, outcome: 'aliens' as const },
    { ...record, turns: 60, outcome: 'unfinished' as const },
  ];
  expect(pageOf(games)).toContain('turn 4: 1 won, 1 not');
  expect(pageOf(games)).toContain('turn 60: 0 won, 1 not');
});

test('D8.1  a death above the lowest level is drawn on its own board', () => {
  const well = missionCalled('deep-well');
  expect(levelsOf(well).length).toBeGreaterThan(1);
  const { floor } = levelsOf(well)[1]!;
  const y = floor.findIndex((row) => row.includes('.'));
  const x = floor[y]!.indexOf('.');
  const page = pageOf([{ ...record, mission: 'deep-well', deaths: [['a', x, y, 1]] }]);
  expect(page).toContain(`(${x}, ${y}, 1): 1`);
  expect(page).toContain('Marines died nowhere.');
});

test('D8.1  a game notes the level on which a piece died', () => {
  const levels = new Set<number>();
  for (let seed = 1; seed <= 5; seed++)
    for (const [, , , level = 0] of playGame(
      { mission: missionCalled('deep-well'), marines: 'marine-drill', aliens: 'diceroller-1' },
      seed,
    ).record.deaths)
      levels.add(level);
  expect(levels.size).toBeGreaterThan(1);
});

test('S9.21  two missions of one id have rows and sections of their own, told apart by the file', () => {
  const file = 'my/suicide-mission.yaml';
  const mine = { ...record, file, turns: 7, outcome: 'marines' as const };
  const page = pageOf([{ ...record, turns: 4, outcome: 'marines' }, mine], false, [{ mission }, { mission, file }]);
  expect(page).toContain('suicide-mission (my/suicide-mission.yaml) · marine-drill · alien-random');
  expect(page).toContain('<code>suicide-mission (my/suicide-mission.yaml)</code>');
  expect(page.match(/turn \d: 1 won, 0 not/g)).toEqual(['turn 4: 1 won, 0 not', 'turn 7: 1 won, 0 not']);
});

test('S9.21  a report of two hundred thousand games', () => {
  const games = Array.from({ length: 200_000 }, () => ({ ...record, turns: 4, outcome: 'aliens' as const }));
  expect(pageOf(games)).toContain('turn 4: 0 won, 200000 not');
});
