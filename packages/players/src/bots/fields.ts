import {
  SOLID,
  UNREACHABLE,
  inFireArc,
  isAdjacentStep,
  pathDistance,
  type Board,
  type Facing,
  type Game,
  type Square,
} from '@sensorium/engine';

/** Steps from every square to the nearest of some squares, walls alone in the way. */
export type Field = Uint16Array;

const byBoard = new WeakMap<Board, Map<string, Field>>();
const byList = new WeakMap<readonly Square[], Field>();
const FIELDS_KEPT = 64;

const rowOf = (board: Board, square: Square): Field => {
  pathDistance(board, square, square);
  return board.distanceRows[square]!;
};

/** C11.4 from a set of squares; remembered, because goals change seldom. */
export const fieldTo = (board: Board, squares: readonly Square[]): Field => {
  if (squares.length === 1) return rowOf(board, squares[0]!);
  let field = byList.get(squares);
  if (field === undefined) byList.set(squares, (field = sharedField(board, squares)));
  return field;
};

/** Lists made anew with the same squares in them share one field. */
const sharedField = (board: Board, squares: readonly Square[]): Field => {
  let known = byBoard.get(board);
  if (known === undefined) byBoard.set(board, (known = new Map<string, Field>()));
  const key = squares.join(' ');
  let field = known.get(key);
  if (field !== undefined) return field;
  field = new Uint16Array(board.size).fill(UNREACHABLE);
  for (const goal of squares) {
    const row = rowOf(board, goal);
    for (let square = 0; square < row.length; square++) if (row[square]! < field[square]!) field[square] = row[square]!;
  }
  if (known.size >= FIELDS_KEPT) known.clear();
  known.set(key, field);
  return field;
};

/** The facing that looks most nearly from one square to another. */
export const facingToward = (board: Board, from: Square, to: Square): Facing => {
  const dx = board.x[to]! - board.x[from]!;
  const dy = board.y[to]! - board.y[from]!;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
};

export const isAhead = (board: Board, from: Square, facing: Facing, to: Square): boolean =>
  inFireArc(facing, board.x[to]! - board.x[from]!, board.y[to]! - board.y[from]!);

/** The neighbour of `square` through which somebody coming from `from` would arrive. */
export const lastStep = (game: Game, from: Square, square: Square): Square => {
  const { board } = game.setup;
  let best = -1;
  let least = UNREACHABLE;
  for (let direction = 0; direction < 8; direction++) {
    const near = board.neighbours[square * 8 + direction]!;
    if (near < 0 || !isAdjacentStep(game, square, direction, SOLID)) continue;
    const distance = pathDistance(board, from, near);
    if (distance < least) {
      least = distance;
      best = near;
    }
  }
  return best;
};
