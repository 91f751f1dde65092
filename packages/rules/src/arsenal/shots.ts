/** A5.6–A5.15: the dice of one shot at one target, and what they do. */
import {
  LYING,
  edit,
  pieceAt,
  pieceOf,
  profileOf,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Reasoned,
  type Square,
} from '@sensorium/engine';
import { destroyDoor } from '../core/doors.ts';
import { outcomeOf, tellFired } from '../core/firing.ts';
import { kill } from '../core/kills.ts';
import { bulkheadNumber } from './aims.ts';
import { jamCounter } from './jams.ts';
import type { WeaponRow } from './rows.ts';
import { decodeShot, rowIdOfShot, weaponRowOf } from './shotCodes.ts';
import { shieldedDice } from './shotProtection.ts';
import { successesOf, type Handicaps } from './successes.ts';
import { NO_HANDICAPS, handicapsOf, isHeavyEnemy, markOf, rollDice, sumOf, type Mark } from './victims.ts';

/** How a shot came about: it decides what can jam and which rule it is told by. */
export interface Manner {
  readonly rule: string;
  /** A7.2: what sustained fire takes off the number. */
  readonly bonus: readonly Reasoned[];
  /** A7.23. */
  readonly canJam: boolean;
  /** D12.15: nobody is there; the dice say only what becomes of the weapon. */
  readonly isAtPhantom?: boolean;
}

/** A shot whose dice have fallen and whose results are still to be applied. */
export interface Rolled {
  readonly shooter: PieceId;
  readonly how: number;
  readonly at: Square;
  readonly target: PieceId;
  readonly dice: readonly number[];
  readonly hit: boolean;
  readonly jammed: boolean;
}

export const rowIdOf = (game: Game, shooter: Piece, how: number): string => rowIdOfShot(profileOf(game, shooter), how)!;

export const gearOf = (game: Game, shooter: Piece, how: number): string =>
  profileOf(game, shooter).gear[decodeShot(how).gear]!;

/** A5.9, A5.15: the number of a thing. */
const thingMark = (game: Game, row: WeaponRow, at: Square): Mark =>
  terrainRow(game, at).shotAs === 'bulkhead'
    ? { kill: bulkheadNumber(row), dice: 1 }
    : { kill: row.kills.door, dice: 1 };

/** A5.15: a bulkhead's natural 6 is not improved by sustained fire. */
const isFixed = (game: Game, target: PieceId, at: Square): boolean =>
  target < 0 && terrainRow(game, at).shotAs === 'bulkhead';

/** A5.7, A6.2: without a roll where the result is fixed; a figure that a weapon of one die cannot kill is shot at all the same. */
const rolls = (game: Game, mark: Mark, target: PieceId): boolean => {
  if (mark.kill === 'auto') return false;
  return mark.kill !== null || (target >= 0 && isHeavyEnemy(game, pieceOf(game, target)));
};

/** A15.10. */
const isProneSniper = (shooter: Piece): boolean => shooter.counts[LYING] === 1;

/** A5.15: a bulkhead asks for a natural number. */
const handicaps = (game: Game, shooter: Piece, target: PieceId, at: Square): Handicaps => {
  if (isFixed(game, target, at)) return NO_HANDICAPS;
  const victim = target < 0 ? null : pieceOf(game, target);
  return { ...handicapsOf(game, victim), best: isProneSniper(shooter) ? 1 : 0 };
};

/** A5.6, A6.2, A10.3: whether the dice destroy the target; a shot without any left harms nobody. */
const isHit = (mark: Mark, count: number, dice: readonly number[], number: number, changed: Handicaps): boolean => {
  if (count === 0 || mark.kill === null) return false;
  return mark.kill === 'auto' || successesOf(dice, number, changed) >= mark.dice;
};

/** Rolls one shot. A target that cannot be hit any more is rolled for all the same (A5.14). */
export const rollShotAt = (
  game: Game,
  shooter: Piece,
  how: number,
  at: Square,
  target: PieceId,
  manner: Manner,
): Rolled => {
  const row = weaponRowOf(profileOf(game, shooter), how)!;
  const mark = target < 0 ? thingMark(game, row, at) : markOf(game, row, pieceOf(game, target));
  const count = target < 0 ? row.dice : shieldedDice(game, shooter, pieceOf(game, target), row.dice);
  const dice =
    manner.isAtPhantom === true || rolls(game, mark, target) ? rollDice(game, 'shooting', shooter.id, count) : [];
  const needed: Reasoned[] =
    typeof mark.kill === 'number'
      ? [{ value: mark.kill, because: manner.rule }, ...(isFixed(game, target, at) ? [] : manner.bonus)]
      : [];
  const changed = handicaps(game, shooter, target, at);
  const isReached = manner.isAtPhantom !== true && isHit(mark, count, dice, sumOf(needed), changed);
  const outcome = outcomeOf(game, shooter, at, isReached);
  const overheated = isOverheated(row, dice);
  const jammed = overheated || isJammed(row, dice, manner);
  const test = { least: mark.dice, ...changed };
  game.sink?.({
    is: 'shot-fired',
    by: shooter.id,
    at,
    with: rowIdOf(game, shooter, how),
    target,
    dice,
    needed,
    ...outcome,
    jammed,
    ...(overheated && { overheated }),
    test,
    rule: manner.rule,
  });
  return { shooter: shooter.id, how, at, target, dice, hit: outcome.hit, jammed };
};

/** A7.27: a natural 1 overheats at any time. */
const isOverheated = (row: WeaponRow, dice: readonly number[]): boolean => row.overheats && dice.includes(1);

/** A7.23: equal dice jam on overwatch. */
const isJammed = (row: WeaponRow, dice: readonly number[], { canJam }: Manner): boolean =>
  canJam && row.jams && dice.length > 1 && dice.every((die) => die === dice[0]);

export const jam = (game: Game, id: PieceId, how: number): void => {
  const draft = edit(game, id);
  draft.counts = { ...draft.counts, [jamCounter(how)]: 1 };
  if (draft.weapon === 'ready') draft.weapon = 'jammed';
};

/** Applies what a shot has rolled, once. */
export const applyShot = (game: Game, shot: Rolled, rule: string): void => {
  const { target, at, hit } = shot;
  if (hit && target >= 0) {
    if (game.state.pieces[target]?.fate === 'in-play') kill(game, target, rule);
  } else if (hit) destroyDoor(game, shot.shooter, at, 'A5.9');
};

/** What a shot does to its own weapon, after its effect. `shooter` is as he was when he fired. */
export const settleWeapon = (game: Game, shooter: Piece, shot: Rolled): void => {
  const now = game.state.pieces[shooter.id];
  if (shot.jammed && now !== null && now !== undefined && now.fate === 'in-play') jam(game, shooter.id, shot.how);
  tellFired(game, shooter, gearOf(game, shooter, shot.how), shot.dice);
};

/** The piece on a square that a shot would hit, or −1. */
export const targetAt = (game: Game, at: Square): PieceId => pieceAt(game.cells, at);
