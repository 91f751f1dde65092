import { isFloor, isOccupied, type Game, type Piece, type Square } from '@sensorium/engine';
import type { WeaponRow } from './rows.ts';

/** A15.11: a shot with a heavy weapon may not pass over a sniper, who hides nothing. */
export const passesOverSniper = (game: Game, shooter: Piece, row: Pick<WeaponRow, 'isHeavy'>, at: Square): boolean => {
  const { board } = game.setup;
  if (!row.isHeavy || board.level[shooter.square] !== board.level[at]) return false;
  const { singles, pairs } = board.lines.tested(shooter.square, at);
  const isOver = (square: Square): boolean => isFloor(board, square) && isOccupied(game.cells, square);
  const isClosed = (square: Square): boolean => !isFloor(board, square) || isOver(square);
  return singles.some(isOver) || pairs.some(([a, b]) => (isOver(a) || isOver(b)) && isClosed(a) && isClosed(b));
};
