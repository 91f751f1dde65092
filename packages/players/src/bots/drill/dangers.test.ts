import { pieceOf, relocate, squareAt } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { arena } from '../testing.ts';
import { dangersFor } from './dangers.ts';

test('S9.4  whether an alien is near is asked again when the marine who is looked at has moved', () => {
  const row = `#${'.'.repeat(28)}#`;
  const wall = '#'.repeat(30);
  const game = arena({
    floor: [wall, row, wall],
    pieces: [
      { is: 'marine', at: [1, 1], faces: 1 },
      { is: 'genestealer', at: [22, 1], faces: 3 },
    ],
    phase: 'marine-action',
  });
  const { board } = game.setup;
  const target = squareAt(board, 20, 1);
  const deathWhenAt = (x: number): number => {
    relocate(game, 0, -1, -1); // lifted
    const dangers = dangersFor({ ...game, state: { ...game.state, pieces: placed(x) } }, 0, () => 1);
    return dangers.deathAt(target, 3, false);
  };
  const placed = (x: number) =>
    game.state.pieces.map((piece, id) => (id === 0 ? { ...pieceOf(game, 0), square: squareAt(board, x, 1) } : piece));
  expect(deathWhenAt(1)).toBe(0);
  expect(deathWhenAt(10)).toBeGreaterThan(0);
  expect(deathWhenAt(1)).toBe(0);
});
