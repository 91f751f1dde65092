import {
  BEARINGS,
  FRONT,
  command,
  isOccupied,
  isSeen,
  isSolid,
  otherwise,
  lastingEntries,
  pending,
  pieceAt,
  pieceOf,
  profileOf,
  stepDirection,
  terrainRow,
  turnBetween,
  type Command,
  type Facing,
  type Game,
  type Options,
  type Piece,
  type PieceId,
  type Square,
} from '@sensorium/engine';
import { facingToward, pathDistance, type Field } from '../fields.ts';
import type { Style } from './style.ts';
import { isWatched, stepsOf, stepsToMarine, stepsToPrey, wayToBlock } from './terrain.ts';

const END = command('end');
const NOBODY_HELD: readonly PieceId[] = [];

/**
 * An alien turn in one style, one command at a time: a plain policy without search. It reads what the alien player
 * knows, never the marines' counter. Playouts live on it, so it looks no further than the next step.
 */
export const pounce = (game: Game, options: Options, style: Style, held: readonly PieceId[] = NOBODY_HELD): Command => {
  switch (pending(game)!.decision) {
    case 'action':
      return nextAction(game, options, style, held);
    case 'place-reinforcement':
      return reinforce(game, options, style);
    case 'place-figure':
      return leastBy(options, ({ at }) => stepsToPrey(game, at));
    case 'set-facing':
      return faceMarines(game, options);
    case 'turn-to-face':
      return options.get(options.count - 1);
    case 'deploy':
      return leastBy(options, ({ at }) => -isolation(game, at));
    default:
      return otherwise(game);
  }
};

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

const nextAction = (game: Game, options: Options, style: Style, held: readonly PieceId[]): Command => {
  const { activeAlien, pieces } = game.state;
  const active = activeAlien < 0 ? null : pieces[activeAlien];
  if (active !== null && active !== undefined && active.ap > 0) {
    const next = planFor(game, options, active, style);
    if (next !== null) return next;
  }
  for (const alien of inOrder(game, style)) {
    if (held.includes(alien.id)) continue;
    const next = planFor(game, options, alien, style);
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

const planFor = (game: Game, options: Options, alien: Piece, style: Style): Command | null => {
  if (profileOf(game, alien).unit.isBlip) return planBlip(game, options, alien, style);
  return strike(game, options, alien) ?? approach(game, options, alien, style);
};

const find = (options: Options, word: string, piece: number, at: number): Command | null => {
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== piece || options.wordAt(i) !== word) continue;
    const found = options.get(i);
    if (found.at === at || at === ANYWHERE) return found;
  }
  return null;
};
const ANYWHERE = -2;

// --- figures ---------------------------------------------------------------------------------------------------------

/** A marine in front is attacked; one beside or behind is turned to, as long as the blow can be paid. */
const strike = (game: Game, options: Options, alien: Piece): Command | null => {
  if (alien.square < 0) return strikeFromArea(game, options, alien);
  const { neighbours } = game.setup.board;
  let best: Command | null = null;
  let least = Infinity;
  for (let facing = 0; facing < 4; facing++) {
    const near = neighbours[alien.square * 8 + facing]!;
    if (near < 0 || !isMarine(game, near)) continue;
    const price = facing === alien.facing ? 0 : turnPrice(game, alien, facing) + 1;
    if (price > 0 && pointsOf(game, alien) < price) continue;
    const worth = stepsToPrey(game, near) * 2 + price;
    if (worth >= least) continue;
    least = worth;
    best = price === 0 ? find(options, 'attack', alien.id, near) : find(options, 'turn', alien.id, facing);
  }
  return best;
};

const strikeFromArea = (game: Game, options: Options, alien: Piece): Command | null => {
  const hit = find(options, 'attack', alien.id, ANYWHERE);
  return hit !== null && isMarine(game, hit.at) ? hit : null;
};

const isMarine = (game: Game, square: Square): boolean =>
  isOccupied(game.cells, square) && pieceOf(game, pieceAt(game.cells, square)).side === 'marines';

const pointsOf = (game: Game, alien: Piece): number =>
  alien.activation === 'active' ? alien.ap : profileOf(game, alien).unit.ap;

const turnPrice = (game: Game, alien: Piece, to: Facing): number => {
  const { unit } = profileOf(game, alien);
  const quarters = turnBetween(alien.facing, to);
  if (quarters === 2) return unit.halfTurn;
  return unit.hasFreeTurns && (alien.activation === 'ready' || alien.freeTurn) ? 0 : unit.quarterTurn;
};

const approach = (game: Game, options: Options, alien: Piece, style: Style): Command | null => {
  const steps = stepsOf(game, alien);
  const canStrike = steps <= pointsOf(game, alien);
  if (style.shuts && !canStrike && alien.square >= 0 && isSeen(game, alien.square)) {
    const close = find(options, 'close', alien.id, ANYWHERE);
    if (close !== null) return close;
  }
  if (style.waits && !canStrike) return null;
  const charges = canStrike ? style.mass <= 1 || packSize(game) >= style.mass : !style.hides;
  if (alien.square < 0) return enter(game, options, alien, charges ? null : style);
  const blocked = style.blocks && !canStrike ? wayToBlock(game) : null;
  if (blocked !== null && blocked[alien.square] === 0) return null;
  const fears = charges || isFeared(game, alien.square, style) ? null : style;
  const to = nextSquare(game, alien, fears, blocked);
  return to < 0 ? null : stepTo(game, options, alien, to);
};

/** Whether somebody would be shot at there, or merely seen by whom it minds. */
const isFeared = (game: Game, square: Square, { isShy }: Style): boolean =>
  isShy ? isSeen(game, square) : isWatched(game, square);

const enter = (game: Game, options: Options, alien: Piece, fears: Style | null): Command | null => {
  const [entry] = game.setup.board.entries[alien.area]!.squares;
  if (fears !== null && isFeared(game, entry!, fears)) return null;
  return find(options, 'move', alien.id, ANYWHERE) ?? find(options, 'open', alien.id, ANYWHERE);
};

/** A neighbouring square nearer to a marine, reached with least turning; out of the line of fire unless it charges. */
const nextSquare = (game: Game, alien: Piece, fears: Style | null, goal: Field | null): Square => {
  const { board } = game.setup;
  const here = goal === null ? stepsToPrey(game, alien.square) : goal[alien.square]!;
  let best = -1;
  let least = Infinity;
  for (let direction = 0; direction < 8; direction++) {
    const to = board.neighbours[alien.square * 8 + direction]!;
    if (to < 0 || isOccupied(game.cells, to)) continue;
    const nearer = goal === null ? stepsToPrey(game, to) : goal[to]!;
    if (nearer >= here) continue;
    const isFront = BEARINGS[alien.facing * 8 + direction] === FRONT;
    const cost = nearer * 8 + (isFront ? 0 : 2) + (direction > 3 ? 1 : 0) + (isSolid(game.cells, to) ? 4 : 0);
    if (cost >= least || (fears !== null && isFeared(game, to, fears))) continue;
    least = cost;
    best = to;
  }
  return best;
};

const stepTo = (game: Game, options: Options, alien: Piece, to: Square): Command | null => {
  const direction = stepDirection(game.setup.board, alien.square, to);
  const word = terrainRow(game, to).opens === undefined ? 'move' : 'open';
  if (BEARINGS[alien.facing * 8 + direction] === FRONT) return find(options, word, alien.id, to);
  const facing = facingFor(alien.facing, direction);
  const isWorth = pointsOf(game, alien) > turnPrice(game, alien, facing);
  return (isWorth ? find(options, 'turn', alien.id, facing) : null) ?? find(options, word, alien.id, to);
};

const facingFor = (from: Facing, direction: number): Facing => {
  if (direction < 4) return direction;
  for (const turns of [1, 3, 2]) {
    const facing = (from + turns) & 3;
    if (BEARINGS[facing * 8 + direction] === FRONT) return facing;
  }
  return from;
};

// --- blips -----------------------------------------------------------------------------------------------------------

const planBlip = (game: Game, options: Options, alien: Piece, style: Style): Command | null => {
  const steps = stepsOf(game, alien);
  if (alien.activation === 'ready' && steps <= style.convertWithin && packSize(game) >= style.mass) {
    const convert = find(options, 'convert', alien.id, ANYWHERE);
    if (convert !== null && (alien.square >= 0 || !isWatchedEntry(game, alien))) return convert;
  }
  if (style.waits) return null;
  const goal = style.blocks ? wayToBlock(game) : null;
  const stepsFrom = (square: Square): number => (goal === null ? stepsToPrey(game, square) : goal[square]!);
  let best: Command | null = null;
  let least = alien.square >= 0 ? stepsFrom(alien.square) : Infinity;
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== alien.id) continue;
    const choice = options.get(i);
    const isDoor = choice.do === 'open';
    if (choice.do !== 'move' && !isDoor) continue;
    const nearer = stepsFrom(choice.at);
    if (nearer < least) {
      least = nearer;
      best = choice;
    }
  }
  return best;
};

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
  return leastBy(options, ({ at: area }) => {
    const [entry] = game.setup.board.entries[area]!.squares;
    const steps = stepsToPrey(game, entry!);
    const late = stepsToMarine(game, entry!) <= LURK ? 4 : 0;
    const watched = isWatched(game, entry!) ? 5 : 0;
    const spread = style.entry === 'spread' ? crowd(area) * 6 : crowd(area);
    const seen = style.entry === 'behind' ? facedBy(game, entry!) * 4 : 0;
    return steps + late + watched + spread + seen;
  });
};

/** How many marines look that way. */
const facedBy = (game: Game, square: Square): number => {
  const { board } = game.setup;
  let count = 0;
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.square >= 0 && facingToward(board, marine.square, square) === marine.facing) count += 1;
  }
  return count;
};
