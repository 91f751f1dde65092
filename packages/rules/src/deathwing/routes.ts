/** D1.6: path distance over levels, round crates, bulkheads and tanks. */
import { DIRECTION_COUNT, UNREACHABLE, type Game, type Square } from '@sensorium/engine';
import { linkedSquares } from './holes.ts';

/** Which squares a route can use; a chute only if one end of the route lies in it (D17.22). */
const usable = (game: Game, from: Square, to: Square): Uint8Array => {
  const { board, rules } = game.setup;
  const open = board.floor.slice();
  for (const { at, is } of game.state.features) {
    const { endsRoutes, isChute } = rules.terrain[is]!;
    if (endsRoutes === true && at !== from) open[at] = 0;
    if (isChute !== true) continue;
    const section = board.section[at];
    if (section !== board.section[from] && (to < 0 || section !== board.section[to])) open[at] = 0;
  }
  return open;
};

const cutsCorner = (game: Game, open: Uint8Array, slot: number): boolean => {
  const { flanks } = game.setup.board;
  const p = flanks[slot * 2]!;
  const q = flanks[slot * 2 + 1]!;
  return (p < 0 || open[p] === 0) && (q < 0 || open[q] === 0);
};

/** Steps to every square that ends no route, from one square; `to` names the other end if it is known. */
export const routesFrom = (game: Game, from: Square, to: Square = -1): Uint16Array => {
  const { board } = game.setup;
  const open = usable(game, from, to);
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
        if (near >= 0 && (direction < 4 || !cutsCorner(game, open, slot))) reach(near);
      }
      for (const linked of linkedSquares(game, square)) reach(linked);
    }
    frontier = next;
  }
  return row;
};

export const pathDistance = (game: Game, from: Square, to: Square): number => routesFrom(game, from, to)[to]!;
