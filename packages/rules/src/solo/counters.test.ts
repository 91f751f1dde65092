import { command, createGame, pending, submit, type GameEvent, type MissionRulePlan } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { scenarioOf } from '../../testing/scenarios.ts';
import { setupFor } from '../setupFor.ts';

/** The dice that the automaton rolls up to the first alien action phase, by what they are for. */
const rolledFor = (...rules: readonly MissionRulePlan[]): string[] => {
  const events: GameEvent[] = [];
  const scenario = scenarioOf({
    modules: ['missions', 'deathwing', 'deathwing-solo'],
    options: { ambush: 'on' },
    board: ['a........'],
    pieces: { a: { is: 'marine', faces: 'W' } },
    entries: { east: [[8, 0, 'E']] },
    rules,
  });
  const game = createGame(setupFor(scenario), { seed: 5, sink: (event) => events.push(event) });
  while (game.state.phase !== 'marine-action') expect(submit(game, pending(game)!.side, command('pass'))).toBeNull();
  expect(submit(game, 'marines', command('end'))).toBeNull();
  return events.flatMap((event) => (event.is === 'automaton-rolled' ? [event.reason] : []));
};

test('S0.30  Table S0-R is rolled where the mission says so, and nowhere else', () => {
  expect(rolledFor()).toEqual([]);
  expect(rolledFor({ is: 'solo-mission' })).toEqual([]);
  expect(rolledFor({ is: 'solo-mission', reinforcementTable: true })).toEqual(['reinforcement-table']);
});

test('S0.15  the first ambush is rolled for before the first turn, unless the mission names the turns', () => {
  expect(rolledFor({ is: 'solo-mission', ambushAllowed: true })[0]).toBe('ambush-turn');
  expect(rolledFor({ is: 'solo-mission', ambushAllowed: true, ambushSchedule: [9] })).toEqual([]);
});
