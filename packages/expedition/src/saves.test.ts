import { MISSIONS, startMission } from '@sensorium/content';
import { createGame, loadGame, otherwise, pending, saveGame, submit, type Scenario } from '@sensorium/engine';
import { SCENARIO_IDS, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { playRandomly } from '../testing/playRandomly.ts';
import { generateMission } from './generator/mission.ts';

const LAST_TURN = 5;
const EVERY = 29;

const PLAYED = [...MISSIONS, ...SCENARIO_IDS.map((id) => generateMission(77, id))];

test.for(PLAYED.map(({ id }) => id))('M0.8 %s can be saved in the middle of anything', (id) => {
  const game = startMission(
    PLAYED.find((mission) => mission.id === id)!,
    { seed: 7 },
  );
  const seen = new Set<string>();
  let count = 0;
  playRandomly(game, 7, LAST_TURN, (decision) => {
    if (seen.has(decision) && count++ % EVERY !== 0) return;
    seen.add(decision);
    expect(loadGame(saveGame(game), setupFor).state).toEqual(game.state);
  });
  expect(seen.size).toBeGreaterThan(2);
});

const WIDE = 200;
const LAST_ROW = 58;
const rows = (character: string): string[] =>
  Array.from({ length: LAST_ROW + 1 }, (_, y) => (y < LAST_ROW ? '#' : character).repeat(WIDE));

/** One long corridor at the lower edge of a board with more squares than a count may say. */
const CORRIDOR: Scenario = {
  id: 'corridor',
  modules: ['core', 'missions'],
  options: {},
  board: {
    levels: [{ floor: rows('.'), sections: rows('a') }],
    entries: [{ id: 'E1', squares: [{ at: [0, LAST_ROW], side: 3 }] }],
  },
  features: [],
  burning: [],
  pieces: [{ is: 'marine', at: [100, LAST_ROW], faces: 1 }],
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [{ is: 'cat', start: [[150, LAST_ROW]] }, { is: 'rescue-cat' }],
};

test('M0.6  a game whose C.A.T. lies far down a large board is saved and loaded', () => {
  const game = createGame(setupFor(CORRIDOR), { seed: 1 });
  expect(pending(game)!.decision).toBe('place-cat');
  submit(game, pending(game)!.side, otherwise(game));
  expect(game.state.memory['cat-at']).toBe(LAST_ROW * WIDE + 150);
  expect(loadGame(saveGame(game), setupFor).state).toEqual(game.state);
});
