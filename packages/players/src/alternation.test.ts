import { MISSIONS, toScenario } from '@sensorium/content';
import { cloneGame, createGame, hashState, pending, submit, type Game } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { createPlayer, type Player } from './index.ts';

const AUTOMATON = 'diceroller-1';
const SETUP = setupFor(
  toScenario(
    MISSIONS.find(({ id }) => id === 'cleanse-and-burn')!,
    { modules: [AUTOMATON] },
  ),
);
const TURNS = 4;

const begin = (seed: number): Game => createGame(SETUP, { seed });

/** One decision; false when the game is far enough. */
const step = (game: Game, marines: Player, aliens: Player): boolean => {
  const due = pending(game);
  if (due === null || game.state.turn > TURNS) return false;
  if (due.side === 'aliens') aliens.step!(game);
  else expect(submit(game, 'marines', marines.decide(game))).toBe(null);
  return true;
};

const seats = (): [Player, Player] => [createPlayer('marine-drill', { seed: 1 }), createPlayer(AUTOMATON, { seed: 1 })];

test('S9.4, S3.2  what was decided for another board changes no decision', () => {
  const seeds = [3, 4];
  const alone = seeds.map((seed) => {
    const game = begin(seed);
    while (step(game, ...seats()));
    return hashState(game.state);
  });
  const games = seeds.map(begin);
  let isOver = false;
  while (!isOver) {
    isOver = true;
    for (const game of games) {
      step(cloneGame(game), ...seats());
      if (step(game, ...seats())) isOver = false;
    }
  }
  expect(games.map(({ state }) => hashState(state))).toEqual(alone);
});
