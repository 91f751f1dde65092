import { startMission } from '@sensorium/content';
import { Options, advance, choices, pending, type Game } from '@sensorium/engine';
import { generateMission } from '@sensorium/expedition';
import { figuresToBeShown } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { createPlayer } from '../../registry.ts';

const ALL = 5; // D20.2

/** Plays a reconnaissance up to the first alien turn for whose end this is true; null where none is. */
const playUntil = (map: number, isWanted: (game: Game) => boolean): Game | null => {
  const game = startMission(generateMission(map, 'scn-recon'), { seed: 2 });
  const options = new Options(game.setup.rules.words);
  const seats = {
    marines: createPlayer('marine-drill', { seed: 1 }),
    aliens: createPlayer('alien-hunter-5', { seed: 1, budget: { nodes: 200 } }),
  };
  for (let due = pending(game), { turn } = game.state; due !== null; due = pending(game)) {
    if (game.state.turn !== turn && isWanted(game)) return game;
    turn = game.state.turn;
    choices(game, options);
    advance(game, seats[due.side].decide(game, options));
  }
  return null;
};

const figuresOut = (game: Game): number => ALL - figuresToBeShown(game);

test('D20.2, S9.12  blips gather out of sight of marines who may not leave yet, and come all at once', () => {
  const game = playUntil(1, ({ state }) => state.turn === 4)!;
  expect(figuresOut(game)).toBe(0);
  expect(game.state.aliens.length).toBeGreaterThan(5);
  expect(playUntil(1, (now) => figuresOut(now) > 0 && figuresOut(now) < ALL)).toBeNull();
});

test('D19.21  when no more come, nobody waits for others', () => {
  expect(playUntil(31, ({ state }) => state.quietTurns > 3)).toBeNull();
});
