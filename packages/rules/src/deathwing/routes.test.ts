import { createGame } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { setupOf } from '../../testing/scenarios.ts';
import { pathDistance } from './routes.ts';

const game = createGame(
  setupOf({
    modules: ['deathwing'],
    board: ['#######', '#a.=..#', '#.###.#', '#.....#', '#######'],
    pieces: { a: { is: 'marine', faces: 'E' } },
  }),
  { seed: 1 },
);
const { board } = game.setup;
const at = (x: number, y: number): number => y * board.width + x;

test('D1.6 a bulkhead that has gone and one that has come elsewhere are both noticed', () => {
  const [bulkhead] = game.state.features;
  expect(pathDistance(game, at(1, 1), at(5, 1))).toBe(6);
  game.state.features = [{ ...bulkhead!, at: at(3, 3) }];
  expect(pathDistance(game, at(1, 1), at(5, 1))).toBe(4);
  game.state.features = [];
  expect(pathDistance(game, at(1, 3), at(5, 3))).toBe(4);
});

test('D1.6 a bulkhead that goes, and nothing else, is noticed', () => {
  const [bulkhead] = game.setup.scenario.features;
  game.state.features = [{ at: at(3, 1), is: game.setup.rules.terrainIndex.get(bulkhead!.is)! }];
  expect(pathDistance(game, at(1, 1), at(5, 1))).toBe(6);
  game.state.features = [];
  expect(pathDistance(game, at(1, 1), at(5, 1))).toBe(4);
});

test('D17.22 a route may end in a chute, on the first square of a board too', () => {
  const corner = createGame(
    setupOf({
      modules: ['deathwing'],
      board: ['o..', 'o#a', 'O##'],
      sections: ['BAA', 'BAA', 'BAA'],
      pieces: { a: { is: 'marine', faces: 'N' } },
    }),
    { seed: 1 },
  );
  expect(pathDistance(corner, 2, 0)).toBe(2);
});
