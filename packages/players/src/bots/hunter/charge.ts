/** A figure's turn: whom it can strike and from where, or how near it comes. */
import {
  UNREACHABLE,
  frontSquare,
  isOccupied,
  isSeen,
  pieceAt,
  pieceOf,
  type Command,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { alienGoalSquares } from '@sensorium/rules';
import { pathDistance, type Field } from '../fields.ts';
import { flamesLeft, goalsOf, isVital } from '../goals.ts';
import { find, type Listing } from './listing.ts';
import { Paths, survival } from './paths.ts';
import type { Style } from './style.ts';
import { DETOUR, hasPrey, isWatched, wayToWin } from './terrain.ts';

/** C16.4: three dice against one. */
const KILL = 0.66;
const FALL = 0.17;

/** A strike that is to come: how good it is, and the first action of it. */
export interface Charge {
  readonly worth: number;
  readonly danger: number;
  readonly first: Command | null;
}

/** The chance to kill in so many blows, less what the attacker risks; from the side he risks nothing (Table C-I). */
const blowsWorth = (blows: number, isFaced: boolean): number =>
  isFaced
    ? (blows > 1 ? KILL * 1.16 : KILL) - FALL * 0.3
    : KILL + (blows > 1 ? (1 - KILL) * KILL : 0) + (blows > 2 ? 0.05 : 0);

/** What a marine is worth to whoever strikes him down. */
const preyWorth = (game: Game, marine: Piece): number => {
  const goals = goalsOf(game);
  if (hasPrey(goals)) return isVital(game, goals, marine.id) ? 2 : 1;
  return flamesLeft(game, marine) > 0 ? 1.2 : 1;
};

const WIN = 20;

/** S9.12: the best strike in reach, from the side where that is as near; null where nobody is in reach. */
export const bestCharge = (game: Game, listing: Listing, alien: Piece, paths: Paths, points: number): Charge | null => {
  const { graph } = paths;
  const { cells, setup } = game;
  const goals = alienGoalSquares(game);
  let best = -1;
  let most = 0;
  for (const node of paths.found) {
    const square = graph.square[node]!;
    const left = points - paths.spent(node);
    if (goals.length > 0 && square >= 0 && graph.door[node]! < 0 && goals.includes(square) && node !== paths.start) {
      const worth = WIN * survival(paths.danger(node)) - paths.spent(node) * 0.01;
      if (worth > most) [most, best] = [worth, node];
    }
    const ahead = graph.front[node]!;
    if (left < 1 || ahead < 0 || graph.door[node]! >= 0 || !isOccupied(cells, ahead)) continue;
    const marine = pieceOf(game, pieceAt(cells, ahead));
    if (marine.side !== 'marines' || (node !== paths.start && square === alien.square && left < 1)) continue;
    const isFaced = frontSquare(setup.board, marine) === square;
    const worth =
      survival(paths.danger(node)) * blowsWorth(left, isFaced) * preyWorth(game, marine) - paths.spent(node) * 0.001;
    if (worth > most) [most, best] = [worth, node];
  }
  if (best < 0) return null;
  return { worth: most, danger: paths.danger(best), first: firstOf(listing, alien, paths, best) };
};

const firstOf = (listing: Listing, alien: Piece, paths: Paths, node: number): Command | null => {
  if (node !== paths.start) return paths.toward(node, listing);
  return find(listing, 'attack', alien.id, paths.graph.front[node]!);
};

// --- coming nearer ---------------------------------------------------------------------------------------------------

interface Stand {
  readonly square: Square;
  readonly extra: number;
}

/** A place beside a marine that another alien has taken is as far away as so many steps more. */
const TAKEN = 4;

/** C16.1: the squares from which marines can be struck at. */
const standsOf = (game: Game, alien: Piece): Stand[] => {
  const { board } = game.setup;
  const goals = goalsOf(game);
  const isPicky = hasPrey(goals);
  const stands: Stand[] = [];
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.square < 0) continue;
    const extra = 1 + (isPicky && !isVital(game, goals, id) ? DETOUR : 0);
    for (let facing = 0; facing < 4; facing++) {
      const square = board.neighbours[marine.square * 8 + facing]!;
      if (square < 0) continue;
      const isTaken = isOccupied(game.cells, square) && pieceAt(game.cells, square) !== alien.id;
      stands.push({ square, extra: extra + (isTaken ? TAKEN : 0) });
    }
  }
  return stands;
};

/** Steps to where it can strike or win. */
const farness = (game: Game, stands: readonly Stand[], guarded: Field | null, square: Square): number => {
  const { board } = game.setup;
  let least = guarded === null ? UNREACHABLE : guarded[square]!;
  for (const stand of stands) {
    const steps = pathDistance(board, stand.square, square) + stand.extra;
    if (steps < least) least = steps;
  }
  return least;
};

const STEP = 4;

/** Whether somebody would be shot at there, or merely seen by whom it minds. */
const isFeared = (game: Game, square: Square, { isShy }: Style): boolean =>
  isShy ? isSeen(game, square) : isWatched(game, square);

/** The first action toward the nearest place it dares to stop at; null where it is there. */
export const comeNearer = (
  game: Game,
  listing: Listing,
  alien: Piece,
  paths: Paths,
  fears: Style | null,
  goal: Field | null,
): Command | null => {
  const { graph } = paths;
  const stands = goal === null ? standsOf(game, alien) : [];
  const guarded = goal ?? wayToWin(game);
  let best = -1;
  let least = Infinity;
  const feared = new Map<Square, boolean>();
  const isAvoided = (square: Square): boolean => {
    if (fears === null || square === alien.square) return false;
    let is = feared.get(square);
    if (is === undefined) feared.set(square, (is = isFeared(game, square, fears)));
    return is;
  };
  const far = new Map<Square, number>();
  const farnessOf = (square: Square): number => {
    let steps = far.get(square);
    if (steps === undefined) far.set(square, (steps = farness(game, stands, guarded, square)));
    return steps;
  };
  for (const node of paths.found) {
    const square = graph.square[node]!;
    if (square < 0 || graph.door[node]! >= 0 || paths.weight(node) >= least) continue;
    const cost = STEP * farnessOf(square) + (fears === null ? paths.spent(node) : paths.weight(node));
    if (cost >= least || isAvoided(square)) continue;
    least = cost;
    best = node;
  }
  return best < 0 || graph.square[best] === alien.square ? null : paths.toward(best, listing);
};
