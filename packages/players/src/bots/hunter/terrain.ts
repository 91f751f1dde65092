import { UNREACHABLE, canAimAt, onBoard, pieceOf, type Game, type Piece, type Square } from '@sensorium/engine';
import { pathDistance } from '../fields.ts';
import { goalsOf, isVital } from '../goals.ts';

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
const DETOUR = 4;

/** Steps to the prey: as above, but rather to a marine the mission hangs on. */
export const stepsToPrey = (game: Game, square: Square): number => {
  const { marines, pieces } = game.state;
  const goals = goalsOf(game);
  const hasPrey = goals.burn.length > 0 || goals.cat !== null || goals.leavers.length > 0;
  let least = UNREACHABLE;
  for (let i = 0; i < marines.length; i++) {
    const marine = pieces[marines[i]!]!;
    if (marine.square < 0) continue;
    const distance =
      pathDistance(game.setup.board, marine.square, square) +
      (hasPrey && !isVital(game, goals, marine.id) ? DETOUR : 0);
    if (distance < least) least = distance;
  }
  return least;
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
