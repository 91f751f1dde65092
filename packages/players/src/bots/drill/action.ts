import {
  BEARINGS,
  FRONT,
  command,
  isOccupied,
  pieceAt,
  pieceOf,
  profileOf,
  shootingDistance,
  stepDirection,
  terrainRow,
  turnBetween,
  type Command,
  type Facing,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { isAhead, pathDistance } from '../fields.ts';
import { flamesLeft, type Goals } from '../goals.ts';
import { arsenalAhead } from './chapterA.ts';
import { clearWay, holeOnTheWay, isAimedShot, isBarred, specials, stepOnto, throughHole } from './chapterD.ts';
import { destinationOf, neededMen, type Destination } from './destinations.ts';
import { takeStance } from './stance.ts';
import { anyOption, optionFor, pointsOf, standing, targetWeapon, turnPrice, type Situation } from './situation.ts';

const END = command('end');
/** C8: a move with a shot after it costs no more than a move. */
const FIRING = 1;

/** S9.6: what the marines do next in their action phase. */
export const nextAction = (situation: Situation): Command => {
  const won = objectiveStep(situation);
  if (won !== null) return won;
  for (const marine of inOrder(situation)) {
    const next = planFor(situation, marine);
    if (next !== null) return next;
  }
  return spendCommand(situation) ?? END;
};

/** The active marine goes on; then whoever has a target; then from the front of the column to its end. */
const inOrder = (situation: Situation): Piece[] => {
  const { game, goals, idle, doctrine } = situation;
  const ready = standing(game).filter((marine) => pointsOf(game, marine) > 0 && !idle.includes(marine.id));
  const rank = (marine: Piece): number => {
    if (marine.id === game.state.activeMarine) return -1000;
    const way = destinationOf(game, goals, marine, doctrine)?.way;
    return (
      (hasFigureAhead(game, marine, doctrine.shootWithin) ? -500 : 0) +
      (way === undefined ? 0 : Math.min(400, way[marine.square]!))
    );
  };
  return ready.length < 2
    ? ready
    : ready
        .map((marine) => ({ marine, order: rank(marine) }))
        .sort((a, b) => a.order - b.order || a.marine.id - b.marine.id)
        .map(({ marine }) => marine);
};

const isFigure = (piece: Piece): boolean => piece.square >= 0 && piece.facing >= 0;

const hasFigureAhead = (game: Game, marine: Piece, within: number): boolean => {
  for (const id of game.state.aliens) {
    const alien = pieceOf(game, id);
    if (!isFigure(alien) || shootingDistance(game.setup.board, marine.square, alien.square) > within) continue;
    if (isAhead(game.setup.board, marine.square, marine.facing, alien.square)) return true;
  }
  return false;
};

// --- line 1 ----------------------------------------------------------------------------------------------------------

/** Burning a target, taking the C.A.T., leaving: with every command point there is. */
const objectiveStep = (situation: Situation): Command | null => {
  const { game, goals, options } = situation;
  if (goals.cat !== null && goals.cat.by < 0) {
    const take = anyOption(situation, 'take-cat');
    if (take !== null) return take;
  }
  const { board } = game.setup;
  for (let i = 0; i < options.count; i++) {
    const word = options.wordAt(i);
    if (word === 'fire' && goals.burn.length > 0) {
      const shot = options.get(i);
      const isFlame = flamesLeft(game, pieceOf(game, shot.piece)) > 0;
      if (isFlame && goals.burn.some((section) => section.includes(shot.at))) return shot;
    } else if (word === 'move' && goals.exits.length > 0) {
      const step = options.get(i);
      if (board.floor[step.at] === 1) continue;
      if (goals.everybodyLeaves || goals.cat?.by === step.piece) return step;
    } else if (word === 'teleport' && goals.teleports) return options.get(i);
    else if (isBlow(situation, i)) return options.get(i);
  }
  return burnFromInside(situation);
};

/** D20.11: a shot or a blow at what must be destroyed. */
const isBlow = ({ game, goals, options }: Situation, index: number): boolean => {
  if (goals.smash.length === 0) return false;
  const { do: word, at, piece, how } = options.get(index);
  if (!goals.smash.includes(at)) return false;
  if (word === 'attack') return true;
  return word === 'fire' && profileOf(game, pieceOf(game, piece)).rows[how]?.ranged?.area === 'target';
};

/** C15.16: whoever stands in the target when nothing else can burn it any more. */
const burnFromInside = (situation: Situation): Command | null => {
  const { game, goals } = situation;
  if (goals.burn.length !== 1) return null;
  for (const marine of standing(game)) {
    if (flamesLeft(game, marine) === 0 || !goals.burn[0]!.includes(marine.square)) continue;
    const burst = optionFor(situation, 'self-destruct', marine.id, undefined, 6);
    if (burst !== null) return burst;
  }
  return null;
};

// --- lines 2–6 for one marine ----------------------------------------------------------------------------------------

/** The first applicable line; null when this marine has nothing to do. */
const planFor = (situation: Situation, marine: Piece): Command | null =>
  marine.facing < 0 ? specials(situation, marine) : planForStanding(situation, marine);

const planForStanding = (situation: Situation, marine: Piece): Command | null =>
  specials(situation, marine) ??
  arsenalAhead(situation, marine) ??
  meetAttacker(situation, marine) ??
  shootAhead(situation, marine) ??
  flameAhead(situation, marine) ??
  optionFor(situation, 'clear-jam', marine.id) ??
  advanceOrWatch(situation, marine);

const adjacentFigure = (game: Game, marine: Piece): Piece | null => {
  for (let facing = 0; facing < 4; facing++) {
    const near = game.setup.board.neighbours[marine.square * 8 + facing]!;
    if (near < 0 || !isOccupied(game.cells, near)) continue;
    const other = pieceOf(game, pieceAt(game.cells, near));
    if (other.side === 'aliens' && other.facing >= 0) return other;
  }
  return null;
};

/** Line 2. A fight is for whoever cannot shoot: from the front it is lost two times out of three. */
const meetAttacker = (situation: Situation, marine: Piece): Command | null => {
  const { game } = situation;
  const attacker = adjacentFigure(game, marine);
  if (attacker === null) return null;
  const isShot = (option: Command): boolean => option.at === attacker.square && isAimedShot(game, option);
  const shot = optionFor(situation, 'fire', marine.id, isShot);
  if (shot !== null && targetWeapon(game, marine) !== undefined) return shot;
  const facing = stepDirection(game.setup.board, marine.square, attacker.square);
  if (facing !== marine.facing && pointsOf(game, marine) > turnPrice(game, marine, facing))
    return optionFor(situation, 'turn', marine.id, ({ at }) => at === facing);
  if (marine.weapon === 'jammed' && pointsOf(game, marine) > 1) return optionFor(situation, 'clear-jam', marine.id);
  return optionFor(situation, 'attack', marine.id, ({ at }) => at === attacker.square);
};

/** Line 3, storm bolters: the nearest figure in the fire arc, until one AP is left. */
const shootAhead = (situation: Situation, marine: Piece): Command | null => {
  const { game, options, doctrine } = situation;
  if (targetWeapon(game, marine) === undefined || pointsOf(game, marine) < 2) return null;
  let best: Command | null = null;
  let least = doctrine.shootWithin + 1;
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== marine.id || options.wordAt(i) !== 'fire') continue;
    const shot = options.get(i);
    if (shot.cp > 0 || !isOccupied(game.cells, shot.at) || !isAimedShot(game, shot)) continue;
    const distance = shootingDistance(game.setup.board, marine.square, shot.at);
    if (distance < least) {
      least = distance;
      best = shot;
    }
  }
  return best;
};

/**
 * Line 3, flamers: a section with two aliens, or one that can reach him, and no marine in it. Burning what is merely on an
 * alien's way won fewer games: it stops the marines too.
 */
const flameAhead = (situation: Situation, marine: Piece, mostCp = 0): Command | null => {
  const { game, goals, options, doctrine } = situation;
  if (flamesLeft(game, marine) <= goals.burn.length) return null;
  let best: Command | null = null;
  let most = 1;
  let tried = -1;
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== marine.id || options.wordAt(i) !== 'fire') continue;
    const shot = options.get(i);
    const section = game.setup.board.section[shot.at]!;
    if (shot.cp > mostCp || section === tried) continue;
    tried = section;
    const worth = worthOfFire(game, section, marine, doctrine.shootWithin);
    if (worth > most) {
      most = worth;
      best = shot;
    }
  }
  return best;
};

const worthOfFire = (game: Game, section: number, marine: Piece, near: number): number => {
  let worth = 0;
  for (const square of game.setup.board.sectionSquares[section]!) {
    if (!isOccupied(game.cells, square)) continue;
    const piece = pieceOf(game, pieceAt(game.cells, square));
    if (piece.side === 'marines') return 0;
    worth += pathDistance(game.setup.board, square, marine.square) <= near ? 2 : 1;
  }
  return worth;
};

/** Lines 5 and 6; a marine who holds the exit or a target already is the mission's. */
const advanceOrWatch = (situation: Situation, marine: Piece): Command | null => {
  if (marine.weapon === 'overwatch') return null;
  const { game, goals, doctrine } = situation;
  const destination = destinationOf(game, goals, marine, doctrine);
  const isAtEnd = destination !== null && destination.field[marine.square] === 0;
  const walks = destination !== null && (isAtEnd || isRough(game, goals, marine, destination));
  const step = walks ? stepAlong(situation, marine, destination, 0) : null;
  if (step !== null) return step;
  return marine.facing < 0 ? null : takeStance(situation, marine);
};

/** Chapter D joins levels and bars ways in ways the stances do not know; whoever must be brought out there, or secure gates, runs. */
const isRough = (game: Game, goals: Goals, marine: Piece, destination: Destination): boolean => {
  if (!game.setup.rules.modules.includes('deathwing')) return false;
  if (game.setup.board.levels > 1 || goals.leavers.length + goals.secure.length > 0) return true;
  const next = nextSquare(game, marine, destination);
  return next >= 0 && isBarred(game, next);
};

// --- walking ---------------------------------------------------------------------------------------------------------

/** The next square nearer to the destination: the front ones first, then those that need least turning. */
const nextSquare = (game: Game, marine: Piece, { field }: Destination): Square => {
  const { board } = game.setup;
  let best = -1;
  let least = field[marine.square]! * 4;
  for (let direction = 0; direction < 8; direction++) {
    const to = board.neighbours[marine.square * 8 + direction]!;
    if (to < 0 || field[to]! >= field[marine.square]!) continue;
    const facing = direction < 4 ? direction : -1;
    const turns = facing >= 0 ? turnBetween(marine.facing, facing) : isInFront(marine.facing, direction) ? 0 : 2;
    const cost = field[to]! * 4 + turns + (isOccupied(game.cells, to) ? 3 : 0) + (direction < 4 ? 0 : 1);
    if (cost < least || best < 0) {
      least = cost;
      best = to;
    }
  }
  return best;
};

const isInFront = (facing: Facing, direction: number): boolean => BEARINGS[facing * 8 + direction] === FRONT;

/** One step, door or turn along the way; null when there is nothing to do or somebody is in the way. */
export const stepAlong = (
  situation: Situation,
  marine: Piece,
  destination: Destination,
  mostCp: number,
): Command | null => {
  const { game } = situation;
  const { board } = game.setup;
  const here = destination.field[marine.square]!;
  if (here <= destination.near) return here === 0 ? faceExit(situation, marine, mostCp) : null;
  const hole = holeOnTheWay(game, marine.square, destination);
  if (hole >= 0) return throughHole(situation, marine, hole, mostCp);
  const to = nextSquare(game, marine, destination);
  if (to < 0) return null;
  const direction = stepDirection(board, marine.square, to);
  if (terrainRow(game, to).opens !== undefined) {
    const open = optionFor(situation, 'open', marine.id, ({ at }) => at === to, mostCp);
    return open ?? turnTowardStep(situation, marine, direction, mostCp);
  }
  if (isOccupied(game.cells, to)) return null;
  if (isBarred(game, to)) return clearWay(situation, marine, to, mostCp);
  if (!isInFront(marine.facing, direction)) return turnTowardStep(situation, marine, direction, mostCp);
  const isGuided = (step: Command): boolean => step.at === to;
  return (
    stepOnto(situation, marine, to, destination, mostCp) ??
    optionFor(situation, 'move', marine.id, (step) => isGuided(step) && step.how === FIRING, mostCp) ??
    optionFor(situation, 'move', marine.id, isGuided, mostCp)
  );
};

const turnTowardStep = (situation: Situation, marine: Piece, direction: number, mostCp: number): Command | null => {
  const facing = direction < 4 ? direction : nearestFacing(marine.facing, direction);
  return optionFor(situation, 'turn', marine.id, ({ at }) => at === facing, mostCp);
};

const nearestFacing = (from: Facing, direction: number): Facing => {
  let best = from;
  let least = 9;
  for (let facing = 0; facing < 4; facing++) {
    const turns = turnBetween(from, facing);
    if (isInFront(facing, direction) && turns < least) {
      least = turns;
      best = facing;
    }
  }
  return best;
};

/** M0.5: out by a forward move, so he must face the exit's side. */
const faceExit = (situation: Situation, marine: Piece, mostCp: number): Command | null => {
  const exit = situation.goals.exits.find(({ at }) => at === marine.square);
  if (exit === undefined || exit.side === marine.facing) return null;
  return optionFor(situation, 'turn', marine.id, ({ at }) => at === exit.side, mostCp);
};

// --- line 7, marine turn ---------------------------------------------------------------------------------------------

/** The flame of line 3, a shot at somebody next to a marine, then the way of those whom the mission needs. */
const spendCommand = (situation: Situation): Command | null =>
  flameByCommand(situation) ?? shootBeside(situation) ?? hurry(situation);

/** Line 3: whoever has no points left burns what could strike him before his next action. */
const flameByCommand = (situation: Situation): Command | null => {
  if (!situation.doctrine.flamesByCommand) return null;
  for (const marine of standing(situation.game)) {
    const shot = flamesLeft(situation.game, marine) === 0 ? null : flameAhead(situation, marine, FLAME_PRICE);
    if (shot !== null) return shot;
  }
  return null;
};
const FLAME_PRICE = 2;

/** Half the command points, rounded down. */
const shootBeside = (situation: Situation): Command | null => {
  const { game, freeCp } = situation;
  if (freeCp < 1) return null;
  for (const marine of standing(game)) {
    const attacker = adjacentFigure(game, marine);
    if (attacker === null || targetWeapon(game, marine) === undefined) continue;
    const isShot = (fire: Command): boolean => fire.at === attacker.square && isAimedShot(game, fire);
    const shot = optionFor(situation, 'fire', marine.id, isShot, 1);
    if (shot !== null) return shot;
  }
  return null;
};

/** Steps of theirs, as far as the doctrine goes. */
const hurry = (situation: Situation): Command | null => {
  const { game, goals, marchCp, doctrine } = situation;
  if (marchCp < 1) return null;
  for (const marine of neededMen(game, goals)) {
    if (marine.weapon === 'overwatch') continue;
    const destination = destinationOf(game, goals, marine, doctrine);
    const step = destination === null ? null : stepAlong(situation, marine, destination, marchCp);
    if (step !== null && step.cp <= marchCp) return step;
  }
  return null;
};
