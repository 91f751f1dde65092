/** S9.6 with the means of chapter D: standing up, reloading, bursts, grenades, holes, what bars the way, and its questions. */
import {
  canAimAt,
  command,
  isOccupied,
  otherwise,
  pieceAt,
  pieceOf,
  profileOf,
  stepDirection,
  terrainRow,
  type Command,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { JUMPING, RELOADS } from '@sensorium/rules';
import { linkedSquares } from '../fields.ts';
import { flamesLeft } from '../goals.ts';
import { areaOfShot, isWorthASection } from './chapterA.ts';
import type { Destination } from './destinations.ts';
import { bestFacing, optionFor, pointsOf, standing, threatsTo, type Situation } from './situation.ts';

const PASS = command('pass');
const SAFE = 8;
const FAR = 0xffff;

/** What a marine of chapter D does before anything else; null for everybody else. */
export const specials = (situation: Situation, marine: Piece): Command | null =>
  (marine.facing < 0 ? optionFor(situation, 'stand', marine.id) : null) ??
  burst(situation, marine) ??
  grenade(situation, marine) ??
  reload(situation, marine);

/** D5.15, D11.7: an empty weapon, with nobody near. */
const reload = (situation: Situation, marine: Piece): Command | null => {
  const { game } = situation;
  const isEmpty = profileOf(game, marine).gear.some(
    (weapon) => RELOADS[weapon] !== undefined && marine.counts[weapon] === 0,
  );
  if (!isEmpty || threatsTo(game, marine.square, SAFE).length > 0) return null;
  return optionFor(situation, 'reload', marine.id, undefined, situation.freeCp);
};

const BURST_WORTH = 3;

/** D5.8: nobody in sight is spared, so no marine may be. */
const burst = (situation: Situation, marine: Piece): Command | null => {
  const { game } = situation;
  const isArmed = profileOf(game, marine).rows.some((row) => row.fullAuto !== undefined);
  if (!isArmed || marine.facing < 0) return null;
  const aimed = (id: number): boolean => {
    const piece = pieceOf(game, id);
    return id !== marine.id && piece.square >= 0 && piece.facing >= 0 && canAimAt(game, marine, piece.square, FAR);
  };
  if (game.state.marines.some(aimed) || game.state.aliens.filter(aimed).length < BURST_WORTH) return null;
  return optionFor(situation, 'full-auto', marine.id);
};

const grenadeSlot = (game: Game, marine: Piece): number =>
  profileOf(game, marine).rows.findIndex((row) => row.ranged?.area === 'grenade');

/** D6.4: a section with two aliens in it and no marine. */
const grenade = (situation: Situation, marine: Piece): Command | null => {
  const { game } = situation;
  const slot = grenadeSlot(game, marine);
  if (slot < 0) return null;
  return optionFor(situation, 'fire', marine.id, ({ at, how }) => how === slot && isWorthASection(game, at));
};

/** Whether a shot is one for a single target: grenades and whole sections have lines of their own. */
export const isAimedShot = (game: Game, shot: Command): boolean => {
  const area = areaOfShot(game, shot);
  if (area !== undefined) return area === 'target';
  return profileOf(game, pieceOf(game, shot.piece)).rows[shot.how]?.ranged?.area !== 'grenade';
};

// --- the way ---------------------------------------------------------------------------------------------------------

/** The linked square that is nearer to the destination, or −1. */
export const holeOnTheWay = (game: Game, square: Square, { field }: Destination): Square => {
  let best = -1;
  for (const to of linkedSquares(game.setup.board, square))
    if (field[to]! < field[best < 0 ? square : best]!) best = to;
  return best;
};

/** D8.8, D9.3: through the hole he stands on or under; ladders are climbed, traps jumped through. */
export const throughHole = (situation: Situation, marine: Piece, to: Square, mostCp: number): Command | null =>
  isOccupied(situation.game.cells, to) || isKeptAbove(situation, marine)
    ? null
    : (optionFor(situation, 'climb', marine.id, ({ at }) => at === to, mostCp) ??
      optionFor(situation, 'jump', marine.id, undefined, mostCp));

/** D8.7: onto a trap whose other end is nearer he jumps at once; a ladder he climbs. */
export const stepOnto = (
  situation: Situation,
  marine: Piece,
  to: Square,
  destination: Destination,
  mostCp: number,
): Command | null => {
  const { game } = situation;
  const isTrap = terrainRow(game, to).isHole === true && terrainRow(game, to).destroyed === undefined;
  const below = isTrap ? holeOnTheWay(game, to, destination) : -1;
  if (below < 0 || isOccupied(game.cells, below) || isKeptAbove(situation, marine)) return null;
  return optionFor(situation, 'move', marine.id, ({ at, how }) => at === to && how === JUMPING, mostCp);
};

/** Where sections must burn, nobody jumps down before whoever burns them: flames reach through the hole. */
const isKeptAbove = ({ game, goals }: Situation, marine: Piece): boolean =>
  goals.burn.length > 0 &&
  flamesLeft(game, marine) === 0 &&
  standing(game).some(
    (other) =>
      flamesLeft(game, other) > 0 && game.setup.board.level[other.square] === game.setup.board.level[marine.square],
  );

/** D7.8, D17.2, D17.14: whatever bars the way and is no door: cut, struck, or shot at. */
export const clearWay = (situation: Situation, marine: Piece, to: Square, mostCp: number): Command | null => {
  const isThere = ({ at }: Command): boolean => at === to;
  const facing = stepDirection(situation.game.setup.board, marine.square, to);
  if (facing > 3) return null;
  if (facing !== marine.facing) return optionFor(situation, 'turn', marine.id, ({ at }) => at === facing, mostCp);
  return (
    optionFor(situation, 'cut', marine.id, isThere, mostCp) ??
    (pointsOf(situation.game, marine) > 0 ? optionFor(situation, 'attack', marine.id, isThere) : null)
  );
};

/** A feature that must be broken before anybody passes. */
export const isBarred = (game: Game, square: Square): boolean => {
  const row = terrainRow(game, square);
  return row.blocksMovement && row.opens === undefined;
};

// --- questions -------------------------------------------------------------------------------------------------------

/** With his skill and so many points a librarian loses to no genestealer, and hardly ever ties. */
const PSI_WORTH = 4;

/** D7.29: enough to win, nothing for doors. */
export const announcePsi = ({ game, options }: Situation): Command => {
  const fight = game.state.stack.at(-2);
  const isFight = fight?.kind === 'sequence' && fight.of === 'close-combat';
  const wanted = isFight ? Math.min(PSI_WORTH, options.count - 1) : 0;
  return options.all().find(({ at }) => at === wanted) ?? otherwise(game);
};

const GOOD_DIE = 3;

/** D7.2: the highest die, unless it is low already. */
export const parry = ({ options }: Situation): Command => {
  let best = PASS;
  for (const option of options.all())
    if (option.do === 'parry' && option.at > Math.max(best.at, GOOD_DIE)) best = option;
  return best;
};

const CROWD = 3;

/** D7.15: his life for at least three of theirs, and for nobody else's. */
export const detonateFree = ({ game, options }: Situation): Command => {
  const blow = options.all().find((option) => option.do === 'detonate');
  if (blow === undefined) return otherwise(game);
  const { board } = game.setup;
  const { square } = pieceOf(game, blow.piece);
  let aliens = 0;
  for (const at of board.sectionSquares[board.section[square]!]!) {
    const id = at === square ? -1 : pieceAt(game.cells, at);
    if (id < 0) continue;
    if (pieceOf(game, id).side === 'marines') return PASS;
    aliens += 1;
  }
  return aliens >= CROWD ? blow : PASS;
};

/** D1.15: towards what can reach him; null where nothing can. */
export const faceThreat = ({ game, options }: Situation): Command | null => {
  const first = options.get(0);
  const marine = pieceOf(game, first.piece);
  const threats = marine.square < 0 ? [] : threatsTo(game, marine.square);
  if (game.state.phase === 'setup' || threats.length === 0) return null;
  const facing = bestFacing(game, { ...marine, facing: first.at }, threats);
  return options.all().find(({ at }) => at === facing) ?? null;
};
