import { expect, test } from 'vitest';
import { Trial } from '../../testing/trial.ts';

const marine = { is: 'marine', faces: 'E' } as const;
const trial = (board: readonly string[]): Trial =>
  new Trial({
    board,
    pieces: { a: marine, b: marine },
    modules: ['deathwing', 'deathwing-solo'],
    rules: [
      {
        is: 'reach-corridor',
        squares: [
          [2, 0],
          [3, 0],
        ],
      },
    ],
  });

test('D23.9 the board is won when every surviving marine stands on the exit corridor, and not before', () => {
  const game = trial(['.ba.']);
  game.say('move', 'a', [3, 0]);
  expect(game.outcome).toBe('none');
  game.say('move', 'b', [2, 0]);
  expect(game.outcome).toBe('marines D23.9');
});
