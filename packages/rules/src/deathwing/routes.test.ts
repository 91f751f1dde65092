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
