import { shootingDistance, type Board, type Square } from './board.ts';
import { DX, DY, inFireArc, inViewArc } from './geometry.ts';
import type { Game } from './game.ts';
import type { Piece } from './state.ts';

/** C10.2: the square lies in the figure's view arc and the line to it is clear. */
export const sees = (game: Game, viewer: Piece, square: Square): boolean => {
  const { board } = game.setup;
  const from = viewer.square;
  if (from < 0 || viewer.facing < 0 || board.level[from] !== board.level[square]) return false;
  const dx = board.x[square]! - board.x[from]!;
  const dy = board.y[square]! - board.y[from]!;
  return inViewArc(viewer.facing, dx, dy) && board.lines.isClear(game.cells, from, square);
};

/** C1.16, C10.2: whether any marine has LOS to the square. */
export const isSeen = (game: Game, square: Square): boolean => {
  const { marines, pieces } = game.state;
  for (let i = 0; i < marines.length; i++) {
    const marine = pieces[marines[i]!]!;
    if (marine.square >= 0 && sees(game, marine, square)) return true;
  }
  return false;
};

export const isInFireArc = (board: Board, shooter: Piece, square: Square): boolean =>
  board.level[shooter.square] === board.level[square] &&
  inFireArc(shooter.facing, board.x[square]! - board.x[shooter.square]!, board.y[square]! - board.y[shooter.square]!);

/** C11.2: LOS and fire arc, within a range (C11.3). */
export const canAimAt = (game: Game, shooter: Piece, square: Square, range: number): boolean =>
  isInFireArc(game.setup.board, shooter, square) &&
  shootingDistance(game.setup.board, shooter.square, square) <= range &&
  sees(game, shooter, square);

/** C1.8 for the neighbour in a direction: a solid corner separates. Flags are those of the cells. */
export const isAdjacentStep = (game: Game, from: Square, direction: number, solid: number): boolean => {
  if (direction < 4) return true;
  const slot = (from * 8 + direction) * 2;
  const { flanks } = game.setup.board;
  return (game.cells[flanks[slot]!]! & game.cells[flanks[slot + 1]!]! & solid) === 0;
};

/** The square straight ahead of a figure, or −1 (C1.7). */
export const frontSquare = (board: Board, piece: Piece): Square =>
  piece.square < 0 || piece.facing < 0 ? -1 : board.neighbours[piece.square * 8 + piece.facing]!;

/** The facing from which `to` is straight ahead of `from`, or −1 if they are not orthogonal neighbours. */
export const facingTowards = (board: Board, from: Square, to: Square): number => {
  const dx = board.x[to]! - board.x[from]!;
  const dy = board.y[to]! - board.y[from]!;
  for (let facing = 0; facing < 4; facing++) if (DX[facing] === dx && DY[facing] === dy) return facing;
  return -1;
};
