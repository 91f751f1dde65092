import { pathDistance, shootingDistance, type Board, type Square } from './board.ts';
import { DX, DY, inFireArc } from './geometry.ts';
import { FIRE_ARC, VIEW_ARC } from './lines.ts';
import type { Cells } from './cells.ts';
import type { Game } from './game.ts';
import type { HookTable } from './hooks.ts';
import type { Rules } from './rules.ts';
import type { Scenario, Setup } from './setup.ts';
import type { Piece } from './state.ts';

/** What lines of sight ask for: the board as it stands and, for what is seen of other levels (H10), where its holes are. */
export interface Sight {
  readonly setup: Pick<Setup, 'board'> & {
    readonly rules: Pick<Rules, 'terrain' | 'terrainIndex'>;
    readonly scenario: Pick<Scenario, 'features'>;
    readonly hooks: Pick<HookTable, 'rangeBetweenLevels'>;
  };
  readonly cells: Cells;
}

/** Whoever looks. */
export type Viewer = Pick<Piece, 'square' | 'facing'>;

/** C10.2: the square lies in the figure's view arc and the line to it is clear. */
export const sees = (sight: Sight, viewer: Viewer, square: Square): boolean => {
  const { board, hooks } = sight.setup;
  const from = viewer.square;
  if (from < 0 || viewer.facing < 0) return false;
  if ((board.lines.arcs(from, square) & (VIEW_ARC << viewer.facing)) !== 0)
    return board.lines.isUnobstructed(sight.cells, from, square);
  return isElsewhere(board, from, square) && hooks.rangeBetweenLevels(sight, viewer, square) >= 0;
};

const isElsewhere = (board: Board, from: Square, square: Square): boolean =>
  board.levels > 1 && board.level[from] !== board.level[square];

/** C11.3, H10: the range to a square, −1 where it lies on a level that the shooter does not see there. */
export const rangeTo = (sight: Sight, shooter: Viewer, square: Square): number => {
  const { board, hooks } = sight.setup;
  return board.level[shooter.square] === board.level[square]
    ? shootingDistance(board, shooter.square, square)
    : hooks.rangeBetweenLevels(sight, shooter, square);
};

/** C11.4, or what a module puts in its place (H10). */
export const distanceOnFoot = (game: Game, from: Square, to: Square): number => {
  const measure = game.setup.hooks.pathDistance;
  return measure === null ? pathDistance(game.setup.board, from, to) : measure(game, from, to);
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

/** C11.1; the squares straight above and below a figure are inside its arc. */
export const isInFireArc = (board: Board, shooter: Viewer, square: Square): boolean => {
  const dx = board.x[square]! - board.x[shooter.square]!;
  const dy = board.y[square]! - board.y[shooter.square]!;
  if (inFireArc(shooter.facing, dx, dy)) return true;
  return dx === 0 && dy === 0 && square !== shooter.square && shooter.facing >= 0;
};

/** C11.2: LOS and fire arc, within a range (C11.3). */
export const canAimAt = (sight: Sight, shooter: Viewer, square: Square, range: number): boolean => {
  const { board, hooks } = sight.setup;
  const from = shooter.square;
  if (from < 0 || shooter.facing < 0) return false;
  if ((board.lines.arcs(from, square) & (FIRE_ARC << shooter.facing)) !== 0)
    return shootingDistance(board, from, square) <= range && board.lines.isUnobstructed(sight.cells, from, square);
  if (!isElsewhere(board, from, square) || !isInFireArc(board, shooter, square)) return false;
  const far = hooks.rangeBetweenLevels(sight, shooter, square);
  return far >= 0 && far <= range;
};

/** C1.8 for the neighbour in a direction: a solid corner separates. Flags are those of the cells. */
export const isAdjacentStep = (game: Game, from: Square, direction: number, solid: number): boolean => {
  if (direction < 4) return true;
  const slot = (from * 8 + direction) * 2;
  const { flanks } = game.setup.board;
  return (game.cells[flanks[slot]!]! & game.cells[flanks[slot + 1]!]! & solid) === 0;
};

/** The square straight ahead of a figure, or −1 (C1.7). */
export const frontSquare = (board: Board, piece: Viewer): Square =>
  piece.square < 0 || piece.facing < 0 ? -1 : board.neighbours[piece.square * 8 + piece.facing]!;

/** The facing from which `to` is straight ahead of `from`, or −1 if they are not orthogonal neighbours. */
export const facingTowards = (board: Board, from: Square, to: Square): number => {
  const dx = board.x[to]! - board.x[from]!;
  const dy = board.y[to]! - board.y[from]!;
  for (let facing = 0; facing < 4; facing++) if (DX[facing] === dx && DY[facing] === dy) return facing;
  return -1;
};
