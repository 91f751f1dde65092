/** C11, C12: targets, the storm bolter, sustained fire. C15.2, C15.3: where a flamer may be aimed. */
import {
  canAimAt,
  isFloor,
  isInFireArc,
  pieceAt,
  profileOf,
  refusal,
  sees,
  shootingDistance,
  terrainRow,
  type Game,
  type Offers,
  type Piece,
  type PieceId,
  type RangedRow,
  type Reasoned,
  type Refusal,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { destroyDoor, isClosedDoor } from './doors.ts';
import { fireFlamer } from './flamer.ts';
import { kill } from './kills.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    'shot-fired': {
      readonly by: PieceId;
      readonly at: Square;
      /** The figure shot at, or −1 for a door. */
      readonly target: PieceId;
      readonly dice: readonly number[];
      readonly needed: readonly Reasoned[];
      readonly hit: boolean;
      readonly jammed: boolean;
    };
  }
  interface HookTypes {
    /** Adds to C15.3: whether a section weapon may be aimed at that square. */
    mayAimSection: (game: Game, shooter: Piece, at: Square) => Refusal | null;
  }
}

const NO_WEAPON = refusal('C11.5', 'no-ranged-weapon');
const JAMMED = refusal('C13.13', 'weapon-jammed');
const NO_TARGET = refusal('C11.6', 'not-a-target');
const OUT_OF_ARC = refusal('C11.2', 'out-of-fire-arc');
const OUT_OF_SIGHT = refusal('C11.2', 'out-of-sight');
const EMPTY = refusal('C15.1', 'no-ammunition');
const FLAMER_RANGE = refusal('C15.3', 'out-of-range');
const FLAMER_ARC = refusal('C15.3', 'out-of-fire-arc');
const FLAMER_SIGHT = refusal('C15.3', 'out-of-sight');
const FLAMER_DOOR = refusal('C15.3', 'door-closed');
const FLAMER_OWN_SECTION = refusal('C15.3', 'own-section');
const FLAMER_WALL = refusal('C15.3', 'not-floor');

/** C11.6: a genestealer on the board, or a closed door. */
export const isTarget = (game: Game, at: Square): boolean => {
  const piece = pieceAt(game.cells, at);
  if (piece < 0) return isClosedDoor(game, at);
  const target = game.state.pieces[piece]!;
  return target.side === 'aliens' && profileOf(game, target).unit.hasFacing;
};

/** Every legal target square of a target weapon. */
export const forEachTarget = (game: Game, shooter: Piece, range: number, offer: (at: Square) => void): void => {
  const { aliens, pieces, features } = game.state;
  for (let i = 0; i < aliens.length; i++) {
    const alien = pieces[aliens[i]!]!;
    if (alien.square >= 0 && alien.facing >= 0 && canAimAt(game, shooter, alien.square, range)) offer(alien.square);
  }
  for (let i = 0; i < features.length; i++) {
    const { at } = features[i]!;
    if (isClosedDoor(game, at) && canAimAt(game, shooter, at, range)) offer(at);
  }
};

const targetRefusal = (game: Game, shooter: Piece, at: Square, range: number): Refusal | null => {
  if (!isTarget(game, at)) return NO_TARGET;
  if (!isInFireArc(game.setup.board, shooter, at)) return OUT_OF_ARC;
  if (shootingDistance(game.setup.board, shooter.square, at) > range) return OUT_OF_SIGHT;
  return sees(game, shooter, at) ? null : OUT_OF_SIGHT;
};

const sectionRefusal = (game: Game, shooter: Piece, at: Square, range: number): Refusal | null => {
  const { board } = game.setup;
  if (terrainRow(game, at).blocksMovement) return FLAMER_DOOR;
  if (board.section[at] === board.section[shooter.square]) return FLAMER_OWN_SECTION;
  if (!isInFireArc(board, shooter, at)) return FLAMER_ARC;
  if (shootingDistance(board, shooter.square, at) > range) return FLAMER_RANGE;
  if (!sees(game, shooter, at)) return FLAMER_SIGHT;
  for (const mayAimSection of game.setup.hooks.mayAimSection) {
    const why = mayAimSection(game, shooter, at);
    if (why !== null) return why;
  }
  return null;
};

const offerSectionShots = (game: Game, shooter: Piece, how: number, row: RangedRow, offers: Offers): void => {
  for (const at of game.setup.board.lines.openInCone(shooter.square, shooter.facing, row.range))
    if (sectionRefusal(game, shooter, at, row.range) === null) offers.offer(at, how, row.ap);
};

const isEmpty = (game: Game, shooter: Piece, how: number): boolean =>
  shooter.counts[profileOf(game, shooter).gear[how]!] === 0;

export const fire: Verb = {
  id: 'fire',
  target: 'square',
  options: (game, piece, offers) => {
    if (piece.weapon === 'jammed' || piece.facing < 0) return;
    const { rows } = profileOf(game, piece);
    for (let how = 0; how < rows.length; how++) {
      const row = rows[how]!.ranged;
      if (row === undefined || isEmpty(game, piece, how)) continue;
      if (row.area === 'target') forEachTarget(game, piece, row.range, (at) => offers.offer(at, how, row.ap));
      else offerSectionShots(game, piece, how, row, offers);
    }
  },
  refusal: (game, piece, { at, how }) => {
    const row = profileOf(game, piece).rows[how]?.ranged;
    if (row === undefined || piece.facing < 0) return NO_WEAPON;
    if (piece.weapon === 'jammed') return JAMMED;
    if (isEmpty(game, piece, how)) return EMPTY;
    if (!isFloor(game.setup.board, at)) return row.area === 'target' ? NO_TARGET : FLAMER_WALL;
    return row.area === 'target'
      ? targetRefusal(game, piece, at, row.range)
      : sectionRefusal(game, piece, at, row.range);
  },
  cost: (game, piece, { how }) => profileOf(game, piece).rows[how]!.ranged!.ap,
  perform: (game, piece, { at, how }) => {
    const row = profileOf(game, piece).rows[how]!.ranged!;
    if (row.area === 'target') fireInRun(game, piece, row, at);
    else fireFlamer(game, piece, profileOf(game, piece).gear[how]!, at);
  },
};

/** C12.2, C12.3: a shot of a run; it starts a new one at a new target. */
const fireInRun = (game: Game, shooter: Piece, row: RangedRow, at: Square): void => {
  const target = pieceAt(game.cells, at);
  const door = target < 0 ? at : -1;
  const { run } = game.state;
  const shots = run !== null && run.by === shooter.id && run.target === target && run.door === door ? run.shots : 0;
  const needed = row.needed[Math.min(shots, row.needed.length - 1)]!;
  const reasons: Reasoned[] = [{ value: row.needed[0]!, because: 'C12.1' }];
  if (needed !== row.needed[0]) reasons.push({ value: needed - row.needed[0]!, because: 'C12.2' });
  const isHit = shoot(game, shooter, row, at, reasons, 'C12.1');
  game.state.run = isHit ? null : { by: shooter.id, target, door, shots: shots + 1 };
};

/** C12.1: the dice of one shot at one target, and what they do. */
export const shoot = (
  game: Game,
  shooter: Piece,
  row: RangedRow,
  at: Square,
  needed: readonly Reasoned[],
  rule: string,
): boolean => {
  const target = pieceAt(game.cells, at);
  const number = needed.reduce((sum, part) => sum + part.value, 0);
  const dice: number[] = [];
  for (let i = 0; i < row.dice; i++) dice.push(game.chance.die(game, { for: 'shooting', by: shooter.id }));
  const hit = dice.some((die) => die >= number);
  game.sink?.({ is: 'shot-fired', by: shooter.id, at, target, dice, needed, hit, jammed: false, rule });
  if (hit && target >= 0) kill(game, target, rule);
  else if (hit) destroyDoor(game, shooter.id, at, 'C19.6');
  return hit;
};
