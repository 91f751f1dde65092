/** C11, C12: targets, the storm bolter, sustained fire. C15.2, C15.3: where a flamer may be aimed. */
import {
  canAimAt,
  edit,
  isFloor,
  isInFireArc,
  pieceAt,
  pieceOf,
  profileOf,
  rangeTo,
  refusal,
  sees,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type RangedRow,
  type Reasoned,
  type Refusal,
  type ShotKind,
  type Square,
  type Verb,
  type Hook,
} from '@sensorium/engine';
import { destroyDoor } from './doors.ts';
import { stopsFire } from './fire.ts';
import { fireFlamer } from './flamer.ts';
import { kill } from './kills.ts';

/** How the dice of a shot are read. */
interface ShotTest {
  /** Dice that must reach the number. */
  readonly least: number;
  /** Taken off every die. */
  readonly lowered: number;
  /** Added to the best die. */
  readonly best: number;
}

declare module '@sensorium/engine' {
  interface WordTypes {
    fire: 'square';
  }
  interface EventTypes {
    'shot-fired': {
      readonly by: PieceId;
      readonly at: Square;
      /** The weapon, or the row of Table A-13 that a weapon of several was fired by. */
      readonly with: string;
      /** The figure shot at, or −1 for a door. */
      readonly target: PieceId;
      readonly dice: readonly number[];
      readonly needed: readonly Reasoned[];
      readonly hit: boolean;
      /** H9: the dice would have hit, but something was in the way. */
      readonly turnedAside?: true;
      readonly jammed: boolean;
      /** A7.27: it jammed by the heat of a natural 1, not by equal dice. */
      readonly overheated?: true;
      /** H11: where one die that reaches the number is not the whole story. */
      readonly test?: ShotTest;
    };
  }
  interface HookTypes {
    /** Adds to C15.3: whether a section weapon may be aimed at that square. */
    mayAimSection: Hook<'veto', (game: Game, shooter: Piece, at: Square) => Refusal | null>;
    /** H9: whether something on the way turns aside a shot that would destroy its target. */
    deflects: Hook<'some', (game: Game, shooter: Piece, at: Square) => boolean>;
    /** H11: a shot has been fired and done its work; `shooter` is as he was when he fired. */
    weaponFired: Hook<'all', (game: Game, shooter: Piece, weapon: string, dice: readonly number[]) => void>;
    /** H10: offers the squares of other levels that the shooter sees in his fire arc. */
    aimsBetweenLevels: Hook<'all', (game: Game, shooter: Piece, offer: (at: Square) => void) => void>;
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

/** C11.6: whether that weapon harms the thing on the square. */
const harms = (row: RangedRow, shotAs: string | undefined): boolean =>
  shotAs === 'door' || (shotAs !== undefined && row.neededAgainst?.[shotAs] !== undefined);

/** C11.6: a genestealer on the board, or a closed door. */
const isTarget = (game: Game, row: RangedRow, at: Square): boolean => {
  const piece = pieceAt(game.cells, at);
  if (piece < 0) return harms(row, terrainRow(game, at).shotAs);
  const target = game.state.pieces[piece]!;
  return target.side === 'aliens' && profileOf(game, target).unit.hasFacing;
};

/** Every legal target square of a target weapon. */
export const forEachTarget = (game: Game, shooter: Piece, row: RangedRow, offer: (at: Square) => void): void => {
  const { aliens, pieces, features } = game.state;
  const { terrain } = game.setup.rules;
  for (let i = 0; i < aliens.length; i++) {
    const alien = pieces[aliens[i]!]!;
    if (alien.square >= 0 && alien.facing >= 0 && canAimAt(game, shooter, alien.square, row.range)) offer(alien.square);
  }
  for (let i = 0; i < features.length; i++) {
    const { at, is } = features[i]!;
    if (harms(row, terrain[is]!.shotAs) && canAimAt(game, shooter, at, row.range)) offer(at);
  }
};

const whyNotShot = (game: Game, at: Square): Refusal => {
  const thing = game.setup.hooks.thingStruckAt(game, at);
  return terrainRow(game, thing >= 0 ? thing : at).cannotShoot ?? NO_TARGET;
};

/** One target, hit by any die that shows enough (C12.1). */
export const targetShot: ShotKind<RangedRow> = {
  id: 'target',
  targets: forEachTarget,
  refusal: (game, shooter, row, at) => {
    if (!isTarget(game, row, at)) return whyNotShot(game, at);
    if (!isInFireArc(game.setup.board, shooter, at)) return OUT_OF_ARC;
    if (rangeTo(game, shooter, at) > row.range) return OUT_OF_SIGHT;
    return sees(game, shooter, at) ? null : OUT_OF_SIGHT;
  },
  fire: (game, shooter, how, at) => fireInRun(game, shooter, how, at),
};

const sectionRefusal = (game: Game, shooter: Piece, row: RangedRow, at: Square): Refusal | null => {
  const { board } = game.setup;
  if (stopsFire(game, at)) return FLAMER_DOOR;
  if (board.section[at] === board.section[shooter.square]) return FLAMER_OWN_SECTION;
  if (!isInFireArc(board, shooter, at)) return FLAMER_ARC;
  const range = rangeTo(game, shooter, at);
  if (range > row.range) return FLAMER_RANGE;
  if (range < 0 || !sees(game, shooter, at)) return FLAMER_SIGHT;
  return game.setup.hooks.mayAimSection(game, shooter, at);
};

/** Squares of the fire arc that no wall hides, and those of other levels that are seen. */
export const forEachAim = (game: Game, shooter: Piece, range: number, offer: (at: Square) => void): void => {
  for (const at of game.setup.board.lines.openInCone(shooter.square, shooter.facing, range)) offer(at);
  game.setup.hooks.aimsBetweenLevels(game, shooter, offer);
};

/** A part of a section (C15.3). */
export const sectionShot: ShotKind<RangedRow> = {
  id: 'section',
  targets: (game, shooter, row, offer) =>
    forEachAim(game, shooter, row.range, (at) => {
      if (sectionRefusal(game, shooter, row, at) === null) offer(at);
    }),
  refusal: sectionRefusal,
  fire: (game, shooter, how, at) => fireFlamer(game, shooter, profileOf(game, shooter).gear[how]!, at),
};

const kindOf = (game: Game, row: RangedRow): ShotKind<RangedRow> =>
  game.setup.rules.shots.get(row.area) as ShotKind<RangedRow>;

/** C13.13: a jam keeps only the weapon that can jam from firing. */
const isJammed = (piece: Piece, row: RangedRow): boolean => piece.weapon === 'jammed' && row.jamsOnDoubles;

/** C15.1: whether the weapon has ammunition and none of it is left. */
export const isEmpty = (game: Game, shooter: Piece, how: number): boolean =>
  shooter.counts[profileOf(game, shooter).gear[how]!] === 0;

/** One round less in a weapon that counts them. */
export const spendRounds = (game: Game, id: PieceId, weapon: string, rounds: number): number => {
  const { counts } = pieceOf(game, id);
  const left = counts[weapon];
  if (left === undefined) return 0;
  edit(game, id).counts = { ...counts, [weapon]: left - rounds };
  return left - rounds;
};

export const fire: Verb = {
  id: 'fire',
  missing: NO_WEAPON,
  target: 'square',
  options: (game, piece, offers) => {
    if (piece.facing < 0) return;
    const { rows } = profileOf(game, piece);
    for (let how = 0; how < rows.length; how++) {
      const row = rows[how]!.ranged;
      if (row === undefined || isJammed(piece, row) || isEmpty(game, piece, how)) continue;
      kindOf(game, row).targets(game, piece, row, (at) => offers.offer(at, how, row.ap));
    }
  },
  refusal: (game, piece, { at, how }) => {
    const row = profileOf(game, piece).rows[how]?.ranged;
    if (row === undefined || piece.facing < 0) return NO_WEAPON;
    if (isJammed(piece, row)) return JAMMED;
    if (isEmpty(game, piece, how)) return row.emptyRefusal ?? EMPTY;
    if (!isFloor(game.setup.board, at)) return row.area === 'target' ? NO_TARGET : FLAMER_WALL;
    return kindOf(game, row).refusal(game, piece, row, at);
  },
  cost: (game, piece, { how }) => profileOf(game, piece).rows[how]!.ranged!.ap,
  perform: (game, piece, { at, how }) => {
    const { area } = profileOf(game, piece).rows[how]!.ranged!;
    if (area !== 'target') game.state.run = null; // C12.5
    kindOf(game, profileOf(game, piece).rows[how]!.ranged!).fire(game, piece, how, at);
  },
};

/** C12.2, C12.3: a shot of a run; it starts a new one at a new target. */
const fireInRun = (game: Game, shooter: Piece, how: number, at: Square): void => {
  const row = profileOf(game, shooter).rows[how]!.ranged!;
  const target = pieceAt(game.cells, at);
  const door = target < 0 ? at : -1;
  const { run } = game.state;
  const shots = run !== null && run.by === shooter.id && run.target === target && run.door === door ? run.shots : 0;
  // Lost with the target; a shooter who does not outlive his shot takes the run with him (C12.6, C12.7).
  game.state.run = { by: shooter.id, target, door, shots: shots + 1 };
  if (shoot(game, shooter, how, at, neededInRun(game, row, at, shots), 'C12.1')) game.state.run = null;
};

const neededInRun = (game: Game, row: RangedRow, at: Square, shots: number): Reasoned[] => {
  const against = fixedNumber(game, row, at);
  if (against !== undefined) return [{ value: against, because: 'C11.6' }];
  const needed = row.needed[Math.min(shots, row.needed.length - 1)]!;
  const reasons: Reasoned[] = [{ value: row.needed[0]!, because: 'C12.1' }];
  if (needed !== row.needed[0]) reasons.push({ value: needed - row.needed[0]!, because: 'C12.2' });
  return reasons;
};

/** The number a thing needs at every shot, if it has one. */
const fixedNumber = (game: Game, row: RangedRow, at: Square): number | undefined => {
  const { shotAs } = terrainRow(game, at);
  return shotAs === undefined || pieceAt(game.cells, at) >= 0 ? undefined : row.neededAgainst?.[shotAs];
};

/** C14.3: on the move always the first number. */
export const neededOnTheMove = (game: Game, row: RangedRow, at: Square): Reasoned[] => [
  { value: fixedNumber(game, row, at) ?? row.needed[0]!, because: 'C14.3' },
];

/** The dice of one shot. */
export const rollShot = (game: Game, by: PieceId, row: RangedRow): number[] => {
  const dice: number[] = [];
  for (let i = 0; i < row.dice; i++) dice.push(game.chance.die(game, { for: 'shooting', by }));
  return dice;
};

/** H9: a shot whose dice would hit may still be turned aside. */
export const outcomeOf = (
  game: Game,
  shooter: Piece,
  at: Square,
  isReached: boolean,
): { readonly hit: boolean; readonly turnedAside?: true } =>
  isReached && game.setup.hooks.deflects(game, shooter, at) ? { hit: false, turnedAside: true } : { hit: isReached };

export const tellFired = (game: Game, shooter: Piece, weapon: string, dice: readonly number[]): void => {
  game.setup.hooks.weaponFired(game, shooter, weapon, dice);
};

/** C12.1: the dice of one shot at one target, and what they do. */
export const shoot = (
  game: Game,
  shooter: Piece,
  how: number,
  at: Square,
  needed: readonly Reasoned[],
  rule: string,
): boolean => {
  const profile = profileOf(game, shooter);
  const weapon = profile.gear[how]!;
  const target = pieceAt(game.cells, at);
  const number = needed.reduce((sum, part) => sum + part.value, 0);
  spendRounds(game, shooter.id, weapon, 1);
  const dice = rollShot(game, shooter.id, profile.rows[how]!.ranged!);
  const isReached = dice.some((die) => die >= number);
  const outcome = outcomeOf(game, shooter, at, isReached);
  const { hit } = outcome;
  const by = shooter.id;
  game.sink?.({ is: 'shot-fired', by, at, with: weapon, target, dice, needed, ...outcome, jammed: false, rule });
  if (hit && target >= 0) kill(game, target, rule);
  else if (hit) destroyDoor(game, shooter.id, at, 'C19.6');
  tellFired(game, shooter, weapon, dice);
  return hit;
};
