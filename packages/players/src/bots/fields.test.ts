import { createGame, squareAt, type Game, type Scenario } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { pathDistance } from './fields.ts';
import { goalsOf } from './goals.ts';

const floor = ['##########', '#........#', '##########'];
const level = { floor, sections: floor.map((row) => row.replaceAll('.', 'A')) };

/** Two decks with one trap between them. */
const decks = (x: number): Game => {
  const scenario: Scenario = {
    id: 'decks',
    modules: ['core', 'missions', 'deathwing'],
    options: {},
    board: { levels: [level, { ...level, sections: floor.map((row) => row.replaceAll('.', 'B')) }], entries: [] },
    features: [{ at: [x, 1, 1], is: 'trap' }],
    burning: [],
    pieces: [{ is: 'marine', at: [1, 1, 1], faces: 1 }],
    deployment: [],
    startingBlips: 0,
    reinforcements: 0,
    novice: false,
    rules: [],
  };
  return createGame(setupFor(scenario), { seed: 1 });
};

const stepsDown = (game: Game): number => {
  const { board } = game.setup;
  goalsOf(game);
  return pathDistance(board, squareAt(board, 1, 1, 1), squareAt(board, 1, 1, 0));
};

test('S9.4, D1.6  the holes of one game are not those of another on the same board', () => {
  const near = decks(3);
  const far = decks(7);
  expect(far.setup.board).toBe(near.setup.board);
  expect([stepsDown(near), stepsDown(far), stepsDown(near)]).toEqual([5, 13, 5]);
});
