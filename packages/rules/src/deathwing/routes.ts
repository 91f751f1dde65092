/** D1.6: path distance over levels, round crates, bulkheads and tanks. */
import { DIRECTION_COUNT, UNREACHABLE, type Board, type Feature, type Game, type Square } from '@sensorium/engine';
import { linkedSquares } from './holes.ts';

/**
 * Distances already measured on a board, by what bars the way: routes change only when a crate, a bulkhead or a tank
 * does, so a game asks the same questions over and over. Traps and ladders link alike.
 */
const MEASURED = new WeakMap<Board, Map<string, (Uint16Array | undefined)[]>>();
const STATES_KEPT = 32;

const measuredRows = (board: Board, key: string): (Uint16Array | undefined)[] => {
  let states = MEASURED.get(board);
  if (states === undefined) MEASURED.set(board, (states = new Map()));
  let rows = states.get(key);
  if (rows === undefined) {
    if (states.size >= STATES_KEPT) states.clear();
    states.set(key, (rows = []));
  }
  return rows;
};

/** The squares no route can use; a chute only if neither end of the route lies in it (D17.22). */
const barred = (game: Game, from: Square, to: Square): Square[] => {
  const { board, rules } = game.setup;
  const squares: Square[] = [];
  for (const { at, is } of game.state.features) {
    const { endsRoutes, isChute } = rules.terrain[is]!;
    if (endsRoutes === true) squares.push(at);
    if (isChute !== true) continue;
    const section = board.section[at];
    if (section !== board.section[from] && (to < 0 || section !== board.section[to])) squares.push(at);
  }
  return squares;
};

/** The last question: most follow each other on a board where nothing has changed. */
let last: { board: Board; features: readonly Feature[]; rows: (Uint16Array | undefined)[] } | null = null;

const isUnchanged = (features: readonly Feature[], before: readonly Feature[]): boolean => {
  if (features.length !== before.length) return false;
  for (let i = 0; i < features.length; i++) if (features[i] !== before[i]) return false;
  return true;
};

/** Steps to every square from one square; `to` names the other end if it is known. */
export const routesFrom = (game: Game, from: Square, to: Square = -1): Uint16Array => {
  const { state, setup } = game;
  if (last === null || last.board !== setup.board || !isUnchanged(state.features, last.features)) {
    last = null;
    return measuredFrom(game, from, to);
  }
  return (last.rows[from] ??= measuredFrom(game, from, to));
};

const measuredFrom = (game: Game, from: Square, to: Square): Uint16Array => {
  const closed = barred(game, from, to);
  const holes = game.state.features.filter(({ is }) => game.setup.rules.terrain[is]!.isHole === true);
  const { board, rules } = game.setup;
  const rows = measuredRows(board, `${closed.join()} ${holes.map(({ at }) => at).join()}`);
  // What a chute bars depends on the two ends.
  if (!game.state.features.some(({ is }) => rules.terrain[is]!.isChute === true))
    last = { board, features: game.state.features.slice(), rows };
  return (rows[from] ??= measure(game, from, closed));
};

const measure = (game: Game, from: Square, closed: readonly Square[]): Uint16Array => {
  const { board } = game.setup;
  const open = board.floor.slice();
  for (const square of closed) open[square] = 0;
  const row = new Uint16Array(board.size).fill(UNREACHABLE);
  row[from] = 0;
  let frontier: Square[] = [from];
  for (let distance = 1; frontier.length > 0; distance++) {
    const next: Square[] = [];
    const reach = (square: Square): void => {
      if (row[square] !== UNREACHABLE || open[square] === 0) return;
      row[square] = distance;
      next.push(square);
    };
    for (const square of frontier) {
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const slot = square * DIRECTION_COUNT + direction;
        const near = board.neighbours[slot]!;
        if (near >= 0 && (direction < 4 || !cutsCorner(board, open, slot))) reach(near);
      }
      for (const linked of linkedSquares(game, square)) reach(linked);
    }
    frontier = next;
  }
  return row;
};

const cutsCorner = (board: Board, open: Uint8Array, slot: number): boolean => {
  const p = board.flanks[slot * 2]!;
  const q = board.flanks[slot * 2 + 1]!;
  return (p < 0 || open[p] === 0) && (q < 0 || open[q] === 0);
};

export const pathDistance = (game: Game, from: Square, to: Square): number => routesFrom(game, from, to)[to]!;
