import { isFloor, isOccupied, type Sight, type Square, type Viewer } from '@sensorium/engine';
import { holeBetween } from '../deathwing/sightThroughHoles.ts';
import type { WeaponRow } from './rows.ts';

/** A15.11: a shot with a heavy weapon may not pass over a sniper, who hides nothing. */
export const passesOverSniper = (
  sight: Sight,
  shooter: Viewer,
  row: Pick<WeaponRow, 'isHeavy'>,
  at: Square,
): boolean => {
  const { level } = sight.setup.board;
  if (!row.isHeavy) return false;
  if (level[shooter.square] === level[at]) return isOverSomebody(sight, shooter.square, at);
  const hole = holeBetween(sight, shooter.square, at);
  if (hole === null) return false;
  const upper = level[hole.near]! > level[hole.far]! ? hole.near : hole.far;
  return upper !== shooter.square && upper !== at && isOccupied(sight.cells, upper);
};

/** Whoever stands between two squares that see each other is a sniper. */
const isOverSomebody = (sight: Sight, from: Square, to: Square): boolean => {
  const { board } = sight.setup;
  const { singles, pairs } = board.lines.tested(from, to);
  const isOver = (square: Square): boolean => isFloor(board, square) && isOccupied(sight.cells, square);
  const isClosed = (square: Square): boolean => !isFloor(board, square) || isOver(square);
  return singles.some(isOver) || pairs.some(([a, b]) => (isOver(a) || isOver(b)) && isClosed(a) && isClosed(b));
};
