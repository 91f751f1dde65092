import { isFloor, isOccupied, type Game, type Piece, type Square } from '@sensorium/engine';
import { holeBetween } from '../deathwing/sightThroughHoles.ts';
import type { WeaponRow } from './rows.ts';

/** A15.11: a shot with a heavy weapon may not pass over a sniper, who hides nothing. */
export const passesOverSniper = (game: Game, shooter: Piece, row: Pick<WeaponRow, 'isHeavy'>, at: Square): boolean => {
  const { level } = game.setup.board;
  if (!row.isHeavy) return false;
  if (level[shooter.square] === level[at]) return isOverSomebody(game, shooter.square, at);
  const hole = holeBetween(game, shooter.square, at);
  if (hole === null) return false;
  const upper = level[hole.near]! > level[hole.far]! ? hole.near : hole.far;
  return upper !== shooter.square && upper !== at && isOccupied(game.cells, upper);
};

/** Whoever stands between two squares that see each other is a sniper. */
const isOverSomebody = (game: Game, from: Square, to: Square): boolean => {
  const { board } = game.setup;
  const { singles, pairs } = board.lines.tested(from, to);
  const isOver = (square: Square): boolean => isFloor(board, square) && isOccupied(game.cells, square);
  const isClosed = (square: Square): boolean => !isFloor(board, square) || isOver(square);
  return singles.some(isOver) || pairs.some(([a, b]) => (isOver(a) || isOver(b)) && isClosed(a) && isClosed(b));
};
