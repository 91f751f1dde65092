import { UNREACHABLE, lastingEntries, type Board, type Game, type Piece, type Square } from '@sensorium/engine';
import { downhill, fieldTo, layoutOf, pathDistance, type Field } from '../fields.ts';

/** A square beside the carrier's way, and his steps until he passes it. */
interface Side {
  readonly post: Square;
  readonly ahead: number;
}

/** One that aliens come by on their way from an entry to the carrier's way. */
interface Gap extends Side {
  readonly entry: Square;
}

/** The carrier's way as far as the goal, and the gaps in its walls. */
interface Lane {
  readonly from: Square;
  readonly way: Field;
  readonly squares: readonly Square[];
  readonly gaps: readonly Gap[];
  readonly sides: readonly Side[];
  readonly aside: readonly Square[];
}

const lanes = new WeakMap<object, Lane>();

/** The way is looked at anew only when the carrier has moved. */
export const laneOf = ({ setup: { board } }: Game, from: Square, way: Field): Lane => {
  const layout = layoutOf(board);
  const known = lanes.get(layout);
  if (known?.from === from && known.way === way) return known;
  const squares = laneFrom(board, from, way);
  const sides = sidesOf(board, squares);
  const lane = { from, way, squares, gaps: gapsOf(board, squares), sides, aside: sides.map(({ post }) => post) };
  lanes.set(layout, lane);
  return lane;
};

const laneFrom = (board: Board, from: Square, way: Field): Square[] => {
  const squares = [from];
  for (let here = from, next = downhill(board, way, here); next !== here; next = downhill(board, way, here))
    squares.push((here = next));
  return squares;
};

const gapsOf = (board: Board, lane: readonly Square[]): Gap[] => {
  const gaps: Gap[] = [];
  for (const { squares } of lastingEntries(board)) {
    const gap = gapToward(board, lane, squares[0]!);
    if (gap !== null && gaps.every(({ post }) => post !== gap.post)) gaps.push(gap);
  }
  return gaps.sort((a, b) => a.ahead - b.ahead);
};

/** Where somebody from that entry comes upon the lane; behind the carrier there is no gap. */
const gapToward = (board: Board, lane: readonly Square[], entry: Square): Gap | null => {
  let ahead = 0;
  let least = UNREACHABLE;
  for (let i = 0; i < lane.length; i++) {
    const steps = pathDistance(board, entry, lane[i]!);
    if (steps < least) {
      least = steps;
      ahead = i;
    }
  }
  if (ahead === 0 || least === UNREACHABLE || least === 0) return null;
  const toEntry = fieldTo(board, [entry]);
  let post = -1;
  for (let direction = 0; direction < 8; direction++) {
    const near = board.neighbours[lane[ahead]! * 8 + direction]!;
    if (near >= 0 && toEntry[near]! < least && (post < 0 || direction < 4)) post = near;
  }
  return post < 0 ? null : { post, ahead, entry };
};

const PACE = 4;
const CARRIER_PACE = 7;

/** Where one of those ahead of the carrier stands, and the field along which he looks from there. */
interface Guard {
  readonly post: Square;
  readonly outlook: Field;
}

/**
 * The gaps nearest to the carrier go to the nearest men who can be there before he passes; whoever is left over waits for
 * him beside his way, as far up it as he can come in time.
 */
export const guardFor = (game: Game, lane: Lane, marine: Piece, others: readonly Piece[]): Guard | null => {
  const { board } = game.setup;
  const free = others.slice();
  for (const { post, ahead, entry } of lane.gaps) {
    const best = nearestTo(board, free, post);
    if (best < 0 || isLate(board, free[best]!, post, ahead, 1)) continue;
    if (free[best]!.id === marine.id) return { post, outlook: fieldTo(board, [entry]) };
    free.splice(best, 1);
  }
  const taken = new Set<Square>();
  for (const man of free) {
    if (lane.way[man.square]! >= lane.way[lane.from]!) continue;
    const side = lane.sides.find(({ post, ahead }) => !taken.has(post) && !isLate(board, man, post, ahead, 0));
    if (man.id === marine.id)
      return side === undefined ? null : { post: side.post, outlook: fieldTo(board, [lane.from]) };
    if (side !== undefined) taken.add(side.post);
  }
  return null;
};

const nearestTo = (board: Board, men: readonly Piece[], post: Square): number => {
  let best = -1;
  let least = UNREACHABLE;
  for (let i = 0; i < men.length; i++) {
    const steps = pathDistance(board, men[i]!.square, post);
    if (steps < least) {
      least = steps;
      best = i;
    }
  }
  return best;
};

const isLate = (board: Board, man: Piece, post: Square, ahead: number, spare: number): boolean =>
  pathDistance(board, man.square, post) / PACE > ahead / CARRIER_PACE + spare;

/** Squares two steps beside the way, where nobody pinches it: those nearest to the carrier first. */
const sidesOf = (board: Board, lane: readonly Square[]): Side[] => {
  const onLane = new Set(lane);
  const beside = around(board, onLane, onLane);
  const found: Side[] = [];
  for (const post of around(board, beside, new Set([...onLane, ...beside]))) {
    let ahead = 0;
    for (let i = 1; i < lane.length; i++)
      if (pathDistance(board, lane[i]!, post) < pathDistance(board, lane[ahead]!, post)) ahead = i;
    if (ahead > 0) found.push({ post, ahead });
  }
  return found.sort((a, b) => a.ahead - b.ahead || a.post - b.post);
};

const around = ({ neighbours }: Board, squares: Iterable<Square>, known: ReadonlySet<Square>): Set<Square> => {
  const found = new Set<Square>();
  for (const square of squares)
    for (let direction = 0; direction < 8; direction++) {
      const near = neighbours[square * 8 + direction]!;
      if (near >= 0 && !known.has(near)) found.add(near);
    }
  return found;
};
