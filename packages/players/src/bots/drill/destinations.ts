import { UNREACHABLE, pieceOf, type Game, type Piece, type Square } from '@sensorium/engine';
import { fieldTo, layoutOf, linkedSquares, pathDistance, type Field } from '../fields.ts';
import { flamesLeft, isVital, type Goals } from '../goals.ts';
import { DRILL, type Doctrine } from './doctrine.ts';
import { guardFor, laneOf } from './screen.ts';
import { standing } from './situation.ts';

/** Where a marine is to go: steps to it from everywhere, and how near is near enough. */
export interface Destination {
  readonly field: Field;
  readonly near: number;
  /** The column's way: whoever is farther along it goes first. */
  readonly way: Field;
  /** Lives a step nearer is worth. */
  readonly pull: number;
  /** Where he looks once he is there. */
  readonly outlook?: Field;
}

const follow = (game: Game, leader: Piece, way: Field, pull: number, near: number): Destination => ({
  field: fieldTo(game.setup.board, [leader.square]),
  near,
  way,
  pull,
});

const PULL = 0.8;
/** Where something must burn, flamers do not last: every turn counts twice. */
const BURN_PULL = 1.6;
const URGENT_PULL = 4;
/** Whoever guards goes where he sees most; the guarded squares are near enough. */
const GUARD_PULL = 0.06;

const straight = (way: Field, near = 0, pull = PULL): Destination => ({ field: way, near, way, pull });

const nearestOf = (game: Game, marine: Piece, others: readonly Piece[]): Piece | null => {
  let best: Piece | null = null;
  let least = UNREACHABLE;
  for (const other of others) {
    const distance = pathDistance(game.setup.board, other.square, marine.square);
    if (other.id !== marine.id && distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
};

const stepsToTarget = (game: Game, target: readonly Square[]): Field =>
  fieldTo(game.setup.board, withHolesAbove(game, target));

const nearestTarget = (game: Game, targets: Goals['burn'], from: Square): readonly Square[] => {
  let best = targets[0]!;
  for (const target of targets)
    if (stepsToTarget(game, target)[from]! < stepsToTarget(game, best)[from]!) best = target;
  return best;
};

/** M4: two flamers share two rooms, each the nearer one; a room both are near to goes to the nearer man. */
const targetFor = (game: Game, targets: Goals['burn'], flamer: Piece, flamers: readonly Piece[]): readonly Square[] => {
  const own = nearestTarget(game, targets, flamer.square);
  if (targets.length < 2 || flamers.length < 2) return own;
  const field = stepsToTarget(game, own);
  const isMine = flamers.every((other) => field[flamer.square]! <= field[other.square]!);
  return isMine
    ? own
    : nearestTarget(
        game,
        targets.filter((target) => target !== own),
        flamer.square,
      );
};

const toBurn = (game: Game, goals: Goals, marine: Piece, doctrine: Doctrine): Destination | null => {
  const flamers = standing(game).filter((other) => flamesLeft(game, other) > 0);
  if (flamesLeft(game, marine) > 0) {
    const way = targetField(game, goals, marine, flamers);
    return straight(way, behindEscort(game, marine, way, doctrine.behind), BURN_PULL);
  }
  const flamer = nearestOf(game, marine, flamers);
  if (flamer === null) return null;
  return escort(game, marine, flamer, targetField(game, goals, flamer, flamers), doctrine, BURN_PULL);
};

/** How near the man the mission needs may come: a step behind the first of his escort who is ahead of him. */
const behindEscort = (game: Game, marine: Piece, way: Field, until: number): number => {
  const here = way[marine.square]!;
  if (until === 0 || here <= until) return 0;
  let lead = -1;
  for (const other of standing(game)) {
    const left = way[other.square]!;
    if (other.id === marine.id || flamesLeft(game, other) > 0 || left >= here || (lead >= 0 && left >= lead)) continue;
    if (pathDistance(game.setup.board, other.square, marine.square) <= ESCORT) lead = left;
  }
  return lead < 0 ? 0 : Math.min(here, lead + 1);
};
const ESCORT = 8;

/** Whoever is before the man the mission needs leads the way on a leash; the others follow him. */
const escort = (
  game: Game,
  marine: Piece,
  needed: Piece,
  way: Field,
  doctrine: Doctrine,
  pull = PULL,
): Destination | null => {
  if (way[marine.square]! >= way[needed.square]!) return follow(game, needed, way, pull, doctrine.follow);
  const apart = pathDistance(game.setup.board, marine.square, needed.square);
  return apart > doctrine.leash ? null : straight(way, 0, pull);
};

const targetField = (game: Game, goals: Goals, flamer: Piece, flamers: readonly Piece[]): Field =>
  stepsToTarget(game, targetFor(game, goals.burn, flamer, flamers));

const fromAbove = new WeakMap<readonly Square[], { readonly layout: object; readonly squares: readonly Square[] }>();

/** D10.7: flames reach a section through the hole above it. */
const withHolesAbove = ({ setup: { board } }: Game, target: readonly Square[]): readonly Square[] => {
  if (board.levels === 1) return target;
  const layout = layoutOf(board);
  const known = fromAbove.get(target);
  if (known?.layout === layout) return known.squares;
  const squares = [...target, ...target.flatMap((square) => linkedSquares(board, square))];
  fromAbove.set(target, { layout, squares });
  return squares;
};

const toCat = (game: Game, goals: Goals, marine: Piece, doctrine: Doctrine): Destination | null => {
  const { board } = game.setup;
  const { by, at } = goals.cat!;
  if (by < 0) {
    const field = fieldTo(board, [at]);
    const isNearest = standing(game).every((other) => field[marine.square]! <= field[other.square]!);
    return straight(field, isNearest ? 0 : doctrine.follow);
  }
  const carrier = game.state.pieces[by]!;
  const wayOut = fieldTo(board, freeExits(game, goals, by));
  if (by === marine.id) return straight(wayOut, 0, CARRY_PULL);
  return screen(game, marine, carrier, wayOut, doctrine.follow);
};

const CARRY_PULL = 4;
const SCREEN_PULL = 1;

/** M3: those ahead of the carrier close the gaps in his way or get out of it, the others follow him. */
const screen = (game: Game, marine: Piece, carrier: Piece, way: Field, near: number): Destination | null => {
  const { board } = game.setup;
  const lane = laneOf(game, carrier.square, way);
  const others = standing(game).filter(({ id }) => id !== carrier.id);
  const guard = guardFor(game, lane, marine, others);
  if (guard !== null)
    return { field: fieldTo(board, [guard.post]), near: 0, way, pull: SCREEN_PULL, outlook: guard.outlook };
  if (way[marine.square]! >= way[carrier.square]!) return follow(game, carrier, way, SCREEN_PULL, near);
  if (!lane.squares.includes(marine.square)) return null;
  return { field: fieldTo(board, lane.aside), near: 0, way, pull: SCREEN_PULL };
};

const MOUTH = 4;

const exitSquares = (goals: Goals): Square[] => goals.exits.map(({ at }) => at);

/** The exits nobody of ours stands before; all of them if there is no such. */
const freeExits = (game: Game, goals: Goals, carrier: number): Square[] => {
  const all = exitSquares(goals);
  const free = all.filter((exit) =>
    standing(game).every(({ id, square }) => id === carrier || pathDistance(game.setup.board, exit, square) > MOUTH),
  );
  return free.length > 0 ? free : all;
};

interface Holder {
  readonly man: Piece;
  readonly way: Field;
}

/** Every post gets the man nearest to it who has none yet. */
const postsHeld = (game: Game, goals: Goals): Holder[] => {
  const free = new Set(standing(game));
  const found: Holder[] = [];
  for (const post of goals.posts) {
    const way = fieldTo(game.setup.board, [post]);
    let best: Piece | null = null;
    for (const man of free) if (best === null || way[man.square]! < way[best.square]!) best = man;
    if (best === null) break;
    free.delete(best);
    found.push({ man: best, way });
  }
  return found;
};

/** Whoever has no post goes with the nearest of those who have one. */
const toPost = (game: Game, goals: Goals, marine: Piece, doctrine: Doctrine): Destination | null => {
  const held = postsHeld(game, goals);
  const own = held.find(({ man }) => man.id === marine.id);
  if (own !== undefined) return straight(own.way);
  const leader = nearestOf(
    game,
    marine,
    held.map(({ man }) => man),
  );
  const way = held.find(({ man }) => man.id === leader?.id)?.way;
  return leader === null || way === undefined ? null : escort(game, marine, leader, way, doctrine);
};

/** M6: near enough to reach any alien at the guarded squares, far enough to meet it before. */
const GUARD = 3;

const PATROL = 2;

/** D13: marines go in pairs, each pair to the nearest gate that no other pair has taken. */
const toGate = (game: Game, gates: readonly Square[], marine: Piece): Destination => {
  const { board } = game.setup;
  const marines = standing(game);
  const left = new Set(gates);
  let gate = gates[0]!;
  for (let first = 0; first < marines.length; first += PATROL) {
    const patrol = marines.slice(first, first + PATROL);
    gate = [...(left.size > 0 ? left : gates)].reduce((best, other) =>
      pathDistance(board, patrol[0]!.square, other) < pathDistance(board, patrol[0]!.square, best) ? other : best,
    );
    left.delete(gate);
    if (patrol.some(({ id }) => id === marine.id)) break;
  }
  return straight(fieldTo(board, [gate]));
};

/** Null where a marine has nowhere to go: he holds. */
export const destinationOf = (
  game: Game,
  goals: Goals,
  marine: Piece,
  doctrine: Doctrine = DRILL,
): Destination | null => {
  const { board } = game.setup;
  if (goals.burn.length > 0) return toBurn(game, goals, marine, doctrine);
  if (goals.cat !== null) return toCat(game, goals, marine, doctrine);
  if (goals.everybodyLeaves) return straight(fieldTo(board, exitSquares(goals)));
  if (goals.posts.length > 0) return toPost(game, goals, marine, doctrine);
  if (goals.occupy.length > 0) return straight(fieldTo(board, goals.occupy), 0, goals.isUrgent ? URGENT_PULL : PULL);
  if (goals.guard.length > 0) return straight(fieldTo(board, goals.guard), GUARD, GUARD_PULL);
  if (goals.secure.length > 0) return toGate(game, goals.secure, marine);
  return null;
};

/** Those without whose steps the mission is not won, whoever is given command points first. */
export const neededMen = (game: Game, goals: Goals): Piece[] => {
  if (goals.burn.length === 0 && goals.cat === null) {
    if (goals.escapes > 0) return runners(game, goals);
    if (goals.posts.length > 0) return postHolders(game, goals);
    if (goals.occupy.length > 0) return occupiers(game, goals);
  }
  return standing(game).filter(({ id }) => isVital(game, goals, id));
};

/** M5.4: as many as are still needed, the nearest to the exit; the last of them decides when it is won. */
const runners = (game: Game, goals: Goals): Piece[] => {
  const way = fieldTo(game.setup.board, exitSquares(goals));
  const escaped = game.state.marines.filter((id) => pieceOf(game, id).fate === 'escaped').length;
  return standing(game)
    .sort((a, b) => way[a.square]! - way[b.square]! || a.id - b.id)
    .slice(0, goals.escapes - escaped)
    .reverse();
};

/** M2.3: whoever is farthest from his post decides when it is won. */
const postHolders = (game: Game, goals: Goals): Piece[] =>
  postsHeld(game, goals)
    .sort((a, b) => b.way[b.man.square]! - a.way[a.man.square]!)
    .map(({ man }) => man);

/** D20.14: whoever is nearest goes first, so that nobody stands in another's way. */
const occupiers = (game: Game, goals: Goals): Piece[] => {
  const way = fieldTo(game.setup.board, goals.occupy);
  return standing(game).sort((a, b) => way[a.square]! - way[b.square]! || a.id - b.id);
};
