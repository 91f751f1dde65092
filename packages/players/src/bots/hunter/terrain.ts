import { UNREACHABLE, canAimAt, onBoard, pieceOf, type Game, type Piece, type Square } from '@sensorium/engine';
import { alienGoalSquares } from '@sensorium/rules';
import { destinationOf } from '../drill/destinations.ts';
import { fieldTo, pathDistance, type Field } from '../fields.ts';
import { goalsOf, isVital, type Goals } from '../goals.ts';

/** S3.7: steps from a square to the nearest marine. */
export const stepsToMarine = (game: Game, square: Square): number => {
  const { marines, pieces } = game.state;
  let least = UNREACHABLE;
  for (let i = 0; i < marines.length; i++) {
    const marine = pieces[marines[i]!]!;
    if (marine.square < 0) continue;
    const distance = pathDistance(game.setup.board, marine.square, square);
    if (distance < least) least = distance;
  }
  return least;
};

/** A marine the mission can do without is worth a detour of so many steps less. */
export const DETOUR = 4;

/** Whether the mission hangs on some of the marines. */
export const hasPrey = (goals: Goals): boolean =>
  goals.burn.length > 0 || goals.cat !== null || goals.leavers.length > 0;

/** M6.6, D20.10: steps to squares that win the game for whoever reaches one; null where there are none. */
export const wayToWin = (game: Game): Field | null => {
  const squares = alienGoalSquares(game);
  return squares.length === 0 ? null : fieldTo(game.setup.board, squares);
};

/** Steps to the prey: as above, but rather to a marine the mission hangs on. */
export const stepsToPrey = (game: Game, square: Square): number => {
  const { marines, pieces } = game.state;
  const goals = goalsOf(game);
  const isPicky = hasPrey(goals);
  let least = wayToWin(game)?.[square] ?? UNREACHABLE;
  for (let i = 0; i < marines.length; i++) {
    const marine = pieces[marines[i]!]!;
    if (marine.square < 0) continue;
    const distance =
      pathDistance(game.setup.board, marine.square, square) +
      (isPicky && !isVital(game, goals, marine.id) ? DETOUR : 0);
    if (distance < least) least = distance;
  }
  return least;
};

/** Steps before a marine at which he is stopped: out of the reach of a first rush, in the reach of a blow. */
const BLOCK_FROM = 3;
const BLOCK_TO = 6;

/** S9.12: the squares before the marine who is farthest on his way to the objective; null where nobody goes anywhere. */
export const wayToBlock = (game: Game): Field | null => {
  const goals = goalsOf(game);
  let best: { square: Square; way: Field } | null = null;
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (!onBoard(marine) || (goals.burn.length > 0 && !isVital(game, goals, id))) continue;
    const way = destinationOf(game, goals, marine)?.way;
    if (way !== undefined && (best === null || way[marine.square]! < best.way[best.square]!))
      best = { square: marine.square, way };
  }
  if (best === null) return null;
  const ahead = squaresAhead(game, best.square, best.way);
  return ahead.length === 0 ? null : fieldTo(game.setup.board, ahead);
};

const squaresAhead = (game: Game, from: Square, way: Field): Square[] => {
  const { neighbours } = game.setup.board;
  const found: Square[] = [];
  let here = from;
  for (let step = 1; step <= BLOCK_TO && way[here]! > 0; step++) {
    let next = here;
    for (let direction = 0; direction < 8; direction++) {
      const to = neighbours[here * 8 + direction]!;
      if (to >= 0 && way[to]! < way[next]!) next = to;
    }
    if (next === here) break;
    here = next;
    if (step >= BLOCK_FROM) found.push(here);
  }
  return found;
};

/** S3.6 for lurkers. */
export const stepsOf = (game: Game, alien: Piece): number =>
  alien.square >= 0
    ? stepsToMarine(game, alien.square)
    : alien.area < 0
      ? UNREACHABLE
      : 1 + stepsToMarine(game, game.setup.board.entries[alien.area]!.squares[0]!);

const WATCH_RANGE = 12;

/** Whether a marine on overwatch would shoot at whoever acts on that square (C13.3). */
export const isWatched = (game: Game, square: Square): boolean => {
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.weapon === 'overwatch' && onBoard(marine) && canAimAt(game, marine, square, WATCH_RANGE)) return true;
  }
  return false;
};
