import {
  UNREACHABLE,
  otherwise,
  lastingEntries,
  pieceOf,
  profileOf,
  type Command,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { downhill, facingToward, fieldTo, isAhead, uphill, type Field, pathDistance } from '../fields.ts';
import { flamesLeft, type Goals } from '../goals.ts';
import { standing, type Situation } from './situation.ts';

/** The field a column looks along when it deploys; entry squares where the mission leads nowhere. */
const aimOf = (game: Game, goals: Goals): Field => {
  const { board } = game.setup;
  if (goals.burn.length > 0) return fieldTo(board, goals.burn.length === 1 ? goals.burn[0]! : goals.burn.flat());
  if (goals.exits.length > 0)
    return fieldTo(
      board,
      goals.exits.map(({ at }) => at),
    );
  if (goals.posts.length > 0) return fieldTo(board, goals.posts);
  if (goals.occupy.length > 0) return fieldTo(board, goals.occupy);
  if (goals.guard.length > 0) return fieldTo(board, goals.guard);
  return fieldTo(
    board,
    lastingEntries(board).map(({ squares }) => squares[0]!),
  );
};

/** Where a room must burn one man leads, the flamer comes second; else the roster decides. */
const rankOf = (game: Game, goals: Goals, piece: Piece, at: Square): number => {
  if (profileOf(game, piece).rows.some((row) => row.cuts !== undefined)) return piece.id - CUTTERS_FIRST;
  if (goals.burn.length === 0 || flamesLeft(game, piece) === 0) return piece.id;
  const hasLeader = standing(game).some(({ square }) => pathDistance(game.setup.board, square, at) <= SQUAD);
  return hasLeader ? -1 : 50;
};
const SQUAD = 5;
const CUTTERS_FIRST = 10;

const entryNearest = (game: Game, square: Square): Square => {
  let best = -1;
  let least = UNREACHABLE;
  for (const { squares } of lastingEntries(game.setup.board)) {
    const distance = pathDistance(game.setup.board, squares[0]!, square);
    if (distance < least) {
      least = distance;
      best = squares[0]!;
    }
  }
  return best;
};

/** The way somebody looks who has just been put on the board. */
const outlook = (game: Game, goals: Goals, field: Field, square: Square): number => {
  const isGuard = goals.guard.length > 0;
  const { board } = game.setup;
  const along = isWaiting(goals, field, square) ? uphill : downhill;
  const to = isGuard ? entryNearest(game, square) : along(board, field, square);
  if (to < 0 || to === square) return 0;
  return facingToward(board, square, isGuard ? firstStep(game, square, to) : to);
};

const firstStep = (game: Game, from: Square, to: Square): Square =>
  downhill(game.setup.board, fieldTo(game.setup.board, [to]), from);

/** C2.6: the front man on the square nearest to the goal; guards spread out before what they guard. */
export const deploy = (situation: Situation): Command => {
  const { game, goals, options } = situation;
  const field = aimOf(game, goals);
  let best = options.get(0);
  let least = Infinity;
  for (let i = 0; i < options.count; i++) {
    const choice = options.get(i);
    const rank = rankOf(game, goals, pieceOf(game, choice.piece), choice.at) * 1000;
    if (rank >= least) continue;
    const value = rank + placeOf(game, goals, field, choice.at);
    if (value >= least) continue;
    least = value;
    best = choice;
  }
  const facing = outlook(game, goals, field, best.at);
  const turned = { ...best, how: facing };
  return options.has(turned) ? turned : best;
};

/** M3: marines who begin at the exits go to meet the carrier. */
const placeOf = (game: Game, goals: Goals, field: Field, at: Square): number => {
  if (goals.guard.length > 0) return guardPost(game, field, at);
  return isWaiting(goals, field, at) ? -field[at]! : field[at]!;
};

const isWaiting = (goals: Goals, field: Field, at: Square): boolean =>
  goals.exits.length > 1 && !goals.everybodyLeaves && field[at]! <= MOUTH;

const MOUTH = 4;
const POST = 4;
const APART = 3;

/** Posts a few steps before the guarded squares, not on top of each other. */
const guardPost = (game: Game, field: Field, square: Square): number => {
  let crowd = 0;
  for (const marine of standing(game)) if (pathDistance(game.setup.board, marine.square, square) < APART) crowd += 2;
  return Math.abs(field[square]! - POST) + crowd;
};

/** C2.6: placed by the other side, faced by us. */
export const faceAfterDeployment = ({ game, goals, options }: Situation): Command => {
  const first = options.get(0);
  const { square } = pieceOf(game, first.piece);
  const wanted = { ...first, at: outlook(game, goals, aimOf(game, goals), square) };
  return options.has(wanted) ? wanted : first;
};

/** C17.16: far from the marines and where somebody can shoot. */
export const placeFigure = ({ game, options }: Situation): Command => {
  let best = options.get(0);
  let most = -Infinity;
  for (let i = 0; i < options.count; i++) {
    const place = options.get(i);
    const worth = worthOfPlace(game, place.at);
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
};

const worthOfPlace = (game: Game, square: Square): number => {
  const { board } = game.setup;
  let nearest = 99;
  let aimed = 0;
  for (const marine of standing(game)) {
    nearest = Math.min(nearest, pathDistance(board, marine.square, square));
    if (isAhead(board, marine.square, marine.facing, square)) aimed = 1;
  }
  return nearest * 2 + aimed;
};

/** M3.1: in the hands of the storm bolter who is nearest to the way out and has nobody before him. */
export const placeCat = ({ game, goals, options }: Situation): Command => {
  const field = aimOf(game, goals);
  const carried = options
    .all()
    .filter(({ piece }) => piece >= 0 && flamesLeft(game, pieceOf(game, piece)) === 0)
    .sort((a, b) => field[a.at]! - field[b.at]!);
  return carried[0] ?? otherwise(game);
};
