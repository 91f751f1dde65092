import {
  SOLID,
  UNREACHABLE,
  inFireArc,
  isAdjacentStep,
  pathDistance as stepsOnLevel,
  type Board,
  type Facing,
  type Game,
  type Square,
} from '@sensorium/engine';

/** Steps from every square to the nearest of some squares, walls alone in the way. */
export type Field = Uint16Array;

const FIELDS_KEPT = 64;

interface Links {
  readonly of: ReadonlyMap<Square, readonly Square[]>;
  readonly rows: (Field | undefined)[];
}
/** Every hole, and those marines go by: ladders, where there is one, since who jumps lands prone (D8.10). */
interface Holes {
  readonly all: Links;
  readonly ways: Links;
}

/** Holes of boards by where they are: games on the same board may have others. */
const known = new WeakMap<Board, Map<string, Holes>>();
const HOLES_KEPT = 16;
/** Those of the game that is being looked at. */
const linked = new WeakMap<Board, Holes>();

/** D1.6: the holes of a board of several levels; to be learned before anything is measured on it. */
export const learnHoles = (game: Game, linkedTo: (square: Square) => readonly Square[]): void => {
  const { setup, state } = game;
  const { board, rules } = setup;
  if (board.levels === 1) return;
  const holes = state.features.filter(({ is }) => rules.terrain[is]!.isHole === true);
  const key = holes.map(({ at, is }) => `${at}:${rules.terrain[is]!.id}`).join(' ');
  let boards = known.get(board);
  if (boards === undefined) known.set(board, (boards = new Map<string, Holes>()));
  let found = boards.get(key);
  if (found === undefined) {
    if (boards.size >= HOLES_KEPT) boards.clear();
    boards.set(key, (found = holesAt(game, holes, linkedTo)));
  }
  linked.set(board, found);
};

const holesAt = (
  { setup: { rules } }: Game,
  holes: Game['state']['features'],
  linkedTo: (square: Square) => readonly Square[],
): Holes => {
  const ladders = holes.filter(({ is }) => rules.terrain[is]!.destroyed !== undefined);
  const linksOf = (features: typeof holes): Links => {
    const of = new Map<Square, readonly Square[]>();
    for (const { at } of features)
      for (const square of [at, ...linkedTo(at)])
        of.set(
          square,
          linkedTo(square).filter((to) => features.some((hole) => hole.at === Math.max(square, to))),
        );
    return { of, rows: [] };
  };
  return { all: linksOf(holes), ways: linksOf(ladders.length > 0 ? ladders : holes) };
};

/** What answers about a board hold for: its holes, or on one level the board itself. */
export const layoutOf = (board: Board): object => linked.get(board) ?? board;

/** The squares above and below that a hole links with one. */
export const linkedSquares = (board: Board, square: Square): readonly Square[] =>
  board.levels === 1 ? NO_SQUARES : (linked.get(board)?.all.of.get(square) ?? NO_SQUARES);
const NO_SQUARES: readonly Square[] = [];

/** Steps over floor and through holes; doors, bulkheads, crates, flames and pieces are ignored. */
export const pathDistance = (board: Board, from: Square, to: Square): number =>
  board.levels === 1 ? stepsOnLevel(board, from, to) : rowOf(board, from, 'all')[to]!;

const rowOf = (board: Board, square: Square, by: 'all' | 'ways'): Field => {
  const links = board.levels === 1 ? undefined : linked.get(board)?.[by];
  if (links !== undefined) return (links.rows[square] ??= measure(board, links, square));
  stepsOnLevel(board, square, square);
  return board.distanceRows[square]!;
};

/** From level to level by way of the holes: a board has few of them. */
const measure = (board: Board, { of }: Links, start: Square): Field => {
  stepsOnLevel(board, start, start);
  const row = board.distanceRows[start]!.slice();
  const waiting = [...of.keys()].filter((hole) => row[hole] !== UNREACHABLE);
  for (let hole = waiting.shift(); hole !== undefined; hole = waiting.shift())
    for (const to of of.get(hole)!) {
      const steps = row[hole]! + 1;
      if (steps >= row[to]!) continue;
      stepsOnLevel(board, to, to);
      const beyond = board.distanceRows[to]!;
      for (let square = 0; square < row.length; square++)
        if (beyond[square] !== UNREACHABLE && beyond[square]! + steps < row[square]!) {
          row[square] = beyond[square]! + steps;
          if (of.has(square)) waiting.push(square);
        }
    }
  return row;
};

interface ListedField {
  readonly layout: object;
  readonly field: Field;
}
const byList = new WeakMap<readonly Square[], ListedField>();

/** Steps of marines to a set of squares; remembered, because goals change seldom. */
export const fieldTo = (board: Board, squares: readonly Square[]): Field => {
  if (squares.length === 1) return rowOf(board, squares[0]!, 'ways');
  const layout = layoutOf(board);
  let listed = byList.get(squares);
  if (listed?.layout !== layout) byList.set(squares, (listed = { layout, field: sharedField(board, squares) }));
  return listed.field;
};

const byLayout = new WeakMap<object, Map<string, Field>>();

/** Lists made anew with the same squares in them share one field. */
const sharedField = (board: Board, squares: readonly Square[]): Field => {
  const layout = layoutOf(board);
  let fields = byLayout.get(layout);
  if (fields === undefined) byLayout.set(layout, (fields = new Map<string, Field>()));
  const key = squares.join(' ');
  let field = fields.get(key);
  if (field !== undefined) return field;
  field = new Uint16Array(board.size).fill(UNREACHABLE);
  for (const goal of squares) {
    const row = rowOf(board, goal, 'ways');
    for (let square = 0; square < row.length; square++) if (row[square]! < field[square]!) field[square] = row[square]!;
  }
  if (fields.size >= FIELDS_KEPT) fields.clear();
  fields.set(key, field);
  return field;
};

/** The neighbour nearest to where a field leads; the square itself where there is none nearer. */
export const downhill = ({ neighbours }: Board, field: Field, square: Square): Square => {
  let best = square;
  for (let direction = 0; direction < 8; direction++) {
    const near = neighbours[square * 8 + direction]!;
    if (near >= 0 && field[near]! < field[best]!) best = near;
  }
  return best;
};

/** The orthogonal neighbour farthest from where a field leads. */
export const uphill = ({ neighbours }: Board, field: Field, square: Square): Square => {
  let best = square;
  for (let facing = 0; facing < 4; facing++) {
    const near = neighbours[square * 8 + facing]!;
    if (near >= 0 && field[near]! > field[best]!) best = near;
  }
  return best;
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
