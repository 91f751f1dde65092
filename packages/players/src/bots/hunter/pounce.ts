import {
  command,
  isOccupied,
  isSeen,
  otherwise,
  lastingEntries,
  pending,
  pieceAt,
  pieceOf,
  profileOf,
  turnBetween,
  type Command,
  type Game,
  type Options,
  type Piece,
  type PieceId,
  type Square,
  type DecisionId,
} from '@sensorium/engine';
import { facingToward, pathDistance, type Field } from '../fields.ts';
import { goalsOf } from '../goals.ts';
import { natureOf } from '../scenarios.ts';
import { bestCharge, comeNearer, type Charge } from './charge.ts';
import { ANYWHERE, find, type Listing } from './listing.ts';
import { isMustering } from './muster.ts';
import { Paths } from './paths.ts';
import type { Style } from './style.ts';
import { isWatched, stepsOf, stepsToMarine, stepsToPrey, wayToBlock, wayToWin } from './terrain.ts';

const END = command('end');
const NOBODY_HELD: readonly PieceId[] = [];

type Answer = (game: Game, listing: Listing, style: Style, held: readonly PieceId[]) => Command;

/** What the style has a mind about; everything else is answered as C1.15 does. */
const ANSWERS: { readonly [Id in DecisionId]?: Answer } = {
  action: (game, listing, style, held) => nextAction(game, listing, style, held),
  'place-reinforcement': (game, listing, style) => reinforce(game, listing.all(), style),
  'place-figure': (game, listing) => leastBy(listing.all(), ({ at }) => stepsToPrey(game, at)),
  'set-facing': (game, listing) => faceMarines(game, listing.all()),
  'turn-to-face': (_game, listing) => lastOf(listing.all()),
  deploy: (game, listing) => leastBy(listing.all(), ({ at }) => -isolation(game, at)),
};

/**
 * An alien turn in one style, one command at a time: a plain policy without search. It reads what the alien player
 * knows, never the marines' counter. Playouts live on it, so it looks no further than the next step.
 */
export const pounce = (game: Game, listing: Listing, style: Style, held: readonly PieceId[] = NOBODY_HELD): Command =>
  ANSWERS[pending(game)!.decision]?.(game, listing, style, held) ?? otherwise(game);

const lastOf = (options: Options): Command => options.get(options.count - 1);

const leastBy = (options: Options, value: (choice: Command) => number): Command => {
  let best = options.get(0);
  let least = value(best);
  for (let i = 1; i < options.count; i++) {
    const choice = options.get(i);
    const worth = value(choice);
    if (worth < least) {
      least = worth;
      best = choice;
    }
  }
  return best;
};

/** M2.1: a marine placed by his enemy stands far from the others and near an entry. */
const isolation = (game: Game, at: Square): number => {
  const { board } = game.setup;
  const entry = Math.min(...lastingEntries(board).map(({ squares }) => pathDistance(board, squares[0]!, at)));
  return Math.min(stepsToMarine(game, at), 40) - entry;
};

// --- whose turn it is ------------------------------------------------------------------------------------------------

const nextAction = (game: Game, listing: Listing, style: Style, held: readonly PieceId[]): Command => {
  const { activeAlien, pieces } = game.state;
  const active = activeAlien < 0 ? null : pieces[activeAlien];
  if (active !== null && active !== undefined && active.ap > 0) {
    const next = planFor(game, listing, active, style);
    if (next !== null) return next;
  }
  for (const alien of inOrder(game, style)) {
    if (held.includes(alien.id)) continue;
    const next = planFor(game, listing, alien, style);
    if (next !== null) return next;
  }
  return END;
};

const inOrder = (game: Game, style: Style): Piece[] => {
  const ready: { alien: Piece; steps: number }[] = [];
  for (const id of game.state.aliens) {
    const alien = pieceOf(game, id);
    if (alien.activation === 'ready' && !alien.mustLurk) ready.push({ alien, steps: stepsOf(game, alien) });
  }
  const sign = style.order === 'nearest' ? 1 : -1;
  return ready.sort((a, b) => sign * (a.steps - b.steps) || a.alien.id - b.alien.id).map(({ alien }) => alien);
};

/** How many figures could strike this turn: the pack that may charge together. */
const packSize = (game: Game): number => {
  let size = 0;
  for (const id of game.state.aliens) {
    const alien = pieceOf(game, id);
    if (alien.activation === 'done' || alien.activation === 'barred') continue;
    if (stepsOf(game, alien) <= STRIKE) size += alien.value > 0 ? alien.value : 1;
  }
  return size;
};

const STRIKE = 6;

const planFor = (game: Game, listing: Listing, alien: Piece, style: Style): Command | null => {
  if (profileOf(game, alien).unit.isBlip) return planBlip(game, listing, alien, style);
  return (alien.square < 0 ? strikeFromArea(game, listing, alien) : null) ?? goForth(game, listing, alien, style);
};

// --- figures ---------------------------------------------------------------------------------------------------------

const strikeFromArea = (game: Game, listing: Listing, alien: Piece): Command | null => {
  const hit = find(listing, 'attack', alien.id, ANYWHERE);
  return hit !== null && isMarine(game, hit.at) ? hit : null;
};

const isMarine = (game: Game, square: Square): boolean =>
  isOccupied(game.cells, square) && pieceOf(game, pieceAt(game.cells, square)).side === 'marines';

const pointsOf = (game: Game, alien: Piece): number =>
  alien.activation === 'active' ? alien.ap : profileOf(game, alien).unit.ap;

/** Strikes where it can and it is time; otherwise it comes nearer, stays, or shuts the door. */
const goForth = (game: Game, listing: Listing, alien: Piece, style: Style): Command | null => {
  const points = pointsOf(game, alien);
  const paths = new Paths(game, alien, points);
  const charge = bestCharge(game, listing, alien, paths, points);
  if (charge !== null && charge.first !== null && isTime(game, charge, style)) return charge.first;
  if (style.shuts && charge === null && alien.square >= 0 && isSeen(game, alien.square)) {
    const close = find(listing, 'close', alien.id, ANYWHERE);
    if (close !== null) return close;
  }
  if (style.waits) return null;
  const fears = style.hides ? style : null;
  const blocked = style.blocks && charge === null ? wayToBlock(game) : null;
  if (blocked !== null && blocked[alien.square] === 0) return null;
  return comeNearer(game, listing, alien, paths, fears, blocked);
};

/** A strike out of sight waits for nobody. */
const SAFE = 2;

const isTime = (game: Game, charge: Charge, { mass }: Style): boolean =>
  mass <= 1 || charge.danger <= SAFE || packSize(game) >= mass;

// --- blips -----------------------------------------------------------------------------------------------------------

const planBlip = (game: Game, listing: Listing, alien: Piece, style: Style): Command | null => {
  if (style.musters && isMustering(game)) return approach(game, listing, alien, null);
  const steps = stepsOf(game, alien);
  if (alien.activation === 'ready' && steps <= style.convertWithin && packSize(game) >= style.mass) {
    const convert = find(listing, 'convert', alien.id, ANYWHERE);
    if (convert !== null && (alien.square >= 0 || !isWatchedEntry(game, alien))) return convert;
  }
  if (style.waits) return null;
  const next = approach(game, listing, alien, style.blocks ? wayToBlock(game) : null);
  if (next !== null || style.hides || alien.activation !== 'ready' || alien.square < 0) return next;
  // Where a square reached is the game, or the marines stay where they are, nobody waits for them to come.
  if (wayToWin(game) === null && !natureOf(game).isWaited) return null;
  return find(listing, 'convert', alien.id, ANYWHERE);
};

const approach = (game: Game, listing: Listing, blip: Piece, goal: Field | null): Command | null =>
  comeNearer(game, listing, blip, new Paths(game, blip, pointsOf(game, blip)), null, goal);

const isWatchedEntry = (game: Game, alien: Piece): boolean =>
  isWatched(game, game.setup.board.entries[alien.area]!.squares[0]!);

// --- other decisions -------------------------------------------------------------------------------------------------

const faceMarines = (game: Game, options: Options): Command => {
  const first = options.get(0);
  const { square } = pieceOf(game, first.piece);
  if (square < 0) return first;
  const { board } = game.setup;
  let next = square;
  let least = Infinity;
  for (let direction = 0; direction < 8; direction++) {
    const near = board.neighbours[square * 8 + direction]!;
    const steps = near < 0 ? Infinity : stepsToMarine(game, near) * 2 + (isOccupied(game.cells, near) ? 1 : 0);
    if (steps < least) {
      least = steps;
      next = near;
    }
  }
  return leastBy(options, ({ at }) => turnBetween(at, facingToward(board, square, next)));
};

const LURK = 6;

const reinforce = (game: Game, options: Options, style: Style): Command => {
  const crowd = (area: number): number => {
    let count = 0;
    for (const id of game.state.aliens) if (pieceOf(game, id).area === area) count += 1;
    return count;
  };
  const before = style.entry === 'ahead' && goalsOf(game).kills === 0 ? wayToBlock(game) : null;
  return leastBy(options, ({ at: area }) => {
    const [entry] = game.setup.board.entries[area]!.squares;
    const steps = before === null ? stepsToPrey(game, entry!) : before[entry!]!;
    const late = stepsToMarine(game, entry!) <= LURK ? 4 : 0;
    const watched = isWatched(game, entry!) ? 5 : 0;
    return steps + late + watched + crowd(area);
  });
};
