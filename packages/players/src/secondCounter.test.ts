import { createGame, otherwise, pending, submit, viewFor, type Game, type Scenario } from '@sensorium/engine';
import { SECOND_COUNTER, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { blinded } from './automata/blind.ts';
import { imagine } from './imagine.ts';
import { Rng } from './rng.ts';

const floor = ['####################', '#..................#', '####################'];
const TWO_PLAYERS: Scenario = {
  id: 'two',
  modules: ['core', 'missions', 'arsenal'],
  options: { 'second-cp-counter': 'on' },
  board: {
    levels: [{ floor, sections: floor.map((row) => row.replaceAll('.', 'A')) }],
    entries: [{ id: 'e1', squares: [{ at: [18, 1], side: 1 }] }],
  },
  features: [],
  burning: [],
  pieces: Array.from({ length: 16 }, (_, i) => ({ is: 'terminator', at: [1 + i, 1], faces: 1, player: i < 8 ? 1 : 2 })),
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
};

const withBothCounters = (): Game => {
  const game = createGame(setupFor(TWO_PLAYERS), { seed: 3 });
  while (game.state.phase !== 'marine-action') submit(game, pending(game)!.side, otherwise(game));
  expect(game.state.memory[SECOND_COUNTER]).toBeGreaterThan(0);
  return game;
};

test('S3.3, A3.11  an automaton does not see the second command counter', () => {
  expect(blinded(withBothCounters()).state.memory[SECOND_COUNTER]).toBe(-1);
});

test('S9.11, A3.11  an imagined world has a second counter that fits: another than the first', () => {
  const game = withBothCounters();
  const view = viewFor(game, 'aliens');
  const dealt = Array.from({ length: 40 }, (_, seed) => imagine(game.setup, view, new Rng(seed)).state);
  for (const { cpDrawn, memory } of dealt) {
    expect(memory[SECOND_COUNTER]).toBeGreaterThan(0);
    expect(memory[SECOND_COUNTER]).not.toBe(cpDrawn);
  }
  expect(new Set(dealt.map(({ memory }) => memory[SECOND_COUNTER])).size).toBeGreaterThan(3);
});
