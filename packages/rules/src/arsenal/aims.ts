/** A5.3, A5.4, A5.13, A8.1, A12.8: what a weapon may be aimed at. */
import {
  canAimAt,
  isFloor,
  isInFireArc,
  isOccupied,
  pieceAt,
  profileOf,
  rangeTo,
  secondSquare,
  refusal,
  sees,
  terrainRow,
  type Game,
  type Piece,
  type Refusal,
  type Square,
  type TerrainRow,
} from '@sensorium/engine';
import { barredRefusal } from '../core/doors.ts';
import { stopsFire } from '../core/fire.ts';
import { forEachAim } from '../core/firing.ts';
import { isBreachDown } from './breach.ts';
import { passesOverSniper } from './overSniper.ts';
import { cloakRefusal } from './cloak.ts';
import type { WeaponRow } from './rows.ts';
import { UNLIMITED } from './tables/plain.ts';

const NO_TARGET = refusal('A5.3', 'not-a-target');
const OUT_OF_ARC = refusal('A5.3', 'out-of-fire-arc');
const OUT_OF_SIGHT = refusal('A5.3', 'out-of-sight');
const OUT_OF_RANGE = refusal('A5.4', 'out-of-range');
const OPEN_DOOR = refusal('A5.9', 'open-doors-are-not-shot-at');
const NO_ALIEN_TARGET = refusal('A5.13', 'not-a-target');
const OVER_A_SNIPER = refusal('A15.11', 'over-a-sniper');
const NOT_FLOOR = refusal('A8.1', 'not-floor');
const DOOR_CLOSED = refusal('A8.1', 'door-closed');
const OWN_SECTION = refusal('A8.1', 'own-section');
const SECTION_ARC = refusal('A8.1', 'out-of-fire-arc');
const SECTION_SIGHT = refusal('A8.1', 'out-of-sight');
const LAUNCHER_RANGE = refusal('A12.8', 'out-of-range');
const LAUNCHER_SECTION = refusal('A12.8', 'own-section');
export const FACE_DOWN = refusal('A11.26', 'face-down-breach');

/** A5.15, D17.14: the kind of blow that breaks a bulkhead. */
export const bulkheadNumber = (row: WeaponRow): number | 'auto' | null => {
  const { door } = row.kills;
  if (row.family === 'krak') return 'auto';
  if (row.family === 'melta') return door;
  return row.dice >= 2 && typeof door === 'number' && door <= 5 ? 6 : null;
};

/** A5.3, A5.9: whether the thing on a square can be shot at with this weapon at all. */
const isThingTarget = (row: WeaponRow, { shotAs }: TerrainRow): boolean =>
  shotAs === 'door' || (shotAs === 'bulkhead' && bulkheadNumber(row) !== null);

/** A5.3: an alien figure or a closed door; A5.13: for an alien, a marine figure or a closed door. */
const isTarget = (game: Game, shooter: Piece, row: WeaponRow, at: Square): boolean => {
  const id = pieceAt(game.cells, at);
  if (id < 0) return isThingTarget(row, terrainRow(game, at));
  const piece = game.state.pieces[id]!;
  return piece.side !== shooter.side && profileOf(game, piece).unit.hasFacing;
};

/** A5.9, A14.6: why a square in which nobody stands is not shot at, where its terrain or a marker says so. */
const thingRefusal = (game: Game, at: Square): Refusal | null => {
  if (isOccupied(game.cells, at)) return null;
  const { closes, cannotShoot } = terrainRow(game, at);
  return barredRefusal(game, at) ?? (closes === undefined ? (cannotShoot ?? null) : OPEN_DOOR);
};

const reachOf = (row: WeaponRow): number => (row.range === 'adjacent-section' ? UNLIMITED : row.range);

const targetRefusal = (game: Game, shooter: Piece, row: WeaponRow, at: Square): Refusal | null => {
  const nothing = shooter.side === 'marines' ? NO_TARGET : NO_ALIEN_TARGET;
  if (!isFloor(game.setup.board, at)) return nothing;
  if (!isTarget(game, shooter, row, at)) return thingRefusal(game, at) ?? nothing;
  if (!isInFireArc(game.setup.board, shooter, at)) return OUT_OF_ARC;
  const range = rangeTo(game, shooter, at);
  if (range > reachOf(row) || (range >= 0 && range < row.least)) return OUT_OF_RANGE;
  if (!sees(game, shooter, at)) return OUT_OF_SIGHT;
  if (passesOverSniper(game, shooter, row, at)) return OVER_A_SNIPER;
  return cloakRefusal(game, shooter, at);
};

const sectionRefusal = (game: Game, shooter: Piece, row: WeaponRow, at: Square): Refusal | null => {
  const { board } = game.setup;
  const isLauncher = row.least > 1;
  if (!isFloor(board, at)) return NOT_FLOOR;
  if (isBreachDown(game, at)) return FACE_DOWN;
  if (stopsFire(game, at)) return DOOR_CLOSED;
  if (board.section[at] === board.section[shooter.square]) return isLauncher ? LAUNCHER_SECTION : OWN_SECTION;
  if (!isInFireArc(board, shooter, at)) return SECTION_ARC;
  const range = rangeTo(game, shooter, at);
  if (range > reachOf(row) || (range >= 0 && range < row.least)) return isLauncher ? LAUNCHER_RANGE : OUT_OF_RANGE;
  if (range < 0 || !sees(game, shooter, at)) return SECTION_SIGHT;
  if (passesOverSniper(game, shooter, row, at)) return OVER_A_SNIPER;
  if (shooter.side === 'aliens' && !isTarget(game, shooter, row, at)) return NO_ALIEN_TARGET;
  return game.setup.hooks.mayAimSection(game, shooter, at);
};

/** Why a weapon may not be aimed at that square. */
export const aimRefusal = (game: Game, shooter: Piece, row: WeaponRow, at: Square): Refusal | null =>
  row.area === 'section' ? sectionRefusal(game, shooter, row, at) : targetRefusal(game, shooter, row, at);

/** Enemies, then things, in the shooter's arc and sight: with any weapon he aims at these or at none. */
export const targetsInSight = (game: Game, shooter: Piece): Square[] => {
  const targets: Square[] = [];
  if (shooter.square < 0 || shooter.facing < 0) return targets;
  const { marines, aliens, pieces, features } = game.state;
  const { terrain } = game.setup.rules;
  for (const id of shooter.side === 'marines' ? aliens : marines) {
    const piece = pieces[id]!;
    if (piece.square < 0) continue;
    if (canAimAt(game, shooter, piece.square, UNLIMITED)) targets.push(piece.square);
    const second = secondSquare(game.setup.board, piece); // A15.9
    if (second >= 0 && canAimAt(game, shooter, second, UNLIMITED)) targets.push(second);
  }
  for (const { at, is } of features)
    if (terrain[is]!.shotAs !== undefined && !isOccupied(game.cells, at) && canAimAt(game, shooter, at, UNLIMITED))
      targets.push(at);
  return targets;
};

/** Every square at which the weapon may be aimed, given what is in sight. */
export const forEachAimOf = (
  game: Game,
  shooter: Piece,
  row: WeaponRow,
  inSight: readonly Square[],
  offer: (at: Square) => void,
): void => {
  const offerIf = (at: Square): void => {
    if (aimRefusal(game, shooter, row, at) === null) offer(at);
  };
  if (row.area === 'section') forEachAim(game, shooter, reachOf(row), offerIf);
  else for (const at of inSight) offerIf(at);
};
