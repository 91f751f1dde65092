import {
  UNREACHABLE,
  canAimAt,
  onBoard,
  pathDistance,
  pieceOf,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';

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
