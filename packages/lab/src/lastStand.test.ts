import { createGame, hashPosition, loadGame, saveGame } from '@sensorium/engine';
import { LAST_BOARD, beginStand, finishBoard, scenarioOfStand, type LastStand } from '@sensorium/expedition/lastStand';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { playStand } from './lastStand.ts';
import { playOut } from './match.ts';

const TIME = { timeout: 120_000 };

test('D23.1  bots play the solo mission against S0 from board to board, the same way for the same seed', TIME, () => {
  const played = [1, 2, 3].map((seed) => playStand(seed, 'marine-drill'));
  for (const { outcome, board, turns } of played) {
    expect(['won', 'lost']).toContain(outcome);
    expect(board).toBeGreaterThanOrEqual(1);
    expect(turns).toBeGreaterThan(0);
  }
  expect(playStand(2, 'marine-drill')).toEqual(played[1]);
});

/** The mission at its tenth board, with everybody alive. */
const atTheEnd = (seed: number): LastStand => {
  let stand = beginStand(seed);
  while (stand.number < LAST_BOARD) {
    const game = createGame(setupFor(scenarioOfStand(stand)), { seed });
    game.state.winner = 'marines';
    stand = finishBoard(stand, game);
  }
  return stand;
};

test.each(['marine-drill', 'marine-random'])(
  'D23.20 S0.32  %s meets the leader on the tenth board',
  TIME,
  (marines) => {
    for (const seed of [1, 2]) {
      const stand = atTheEnd(seed);
      const setup = setupFor(scenarioOfStand(stand));
      const players = { marines, aliens: 'deathwing-solo' };
      const { game } = playOut(setup, players, stand.seed, { lastTurn: 100 });
      expect(['D23.23', 'D23.24']).toContain(game.state.endedBy);
      expect(['won', 'lost']).toContain(finishBoard(stand, game).outcome);
      expect(hashPosition(loadGame(saveGame(game), setupFor).state)).toBe(hashPosition(game.state));
    }
  },
);
