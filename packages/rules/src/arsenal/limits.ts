/** A7.24–A7.36: whether a weapon works now: jams, ammunition, shots per turn and per phase. */
import {
  edit,
  pieceOf,
  profileOf,
  refusal,
  type Game,
  type Piece,
  type PieceId,
  type Profile,
  type Refusal,
} from '@sensorium/engine';
import { SNIPER_SHOTS } from './counters.ts';
import { isOnGuard } from './guard.ts';
import { isJammed } from './jams.ts';
import type { WeaponRow } from './rows.ts';
import { decodeShot, rowIdOfShot, single, weaponRowOf } from './shotCodes.ts';

const NO_WEAPON = refusal('A5.2', 'no-such-weapon');
const NO_FULL_AUTO = refusal('A8.24', 'no-full-auto');
const JAMMED = refusal('A7.24', 'weapon-jammed');
const OVERHEATED = refusal('A7.28', 'weapon-overheated');
const ON_GUARD = refusal('A7.41', 'spear-on-guard');
const FIRED_THIS_TURN = refusal('A7.35', 'one-shot-per-turn');
const FIRED_THIS_PHASE = refusal('A7.36', 'one-shot-per-action-phase');
const EMPTY = refusal('A7.30', 'no-ammunition');
const ONE_GAUNTLET_EMPTY = refusal('A15.39', 'one-gauntlet-is-empty');

/** Counters of shots in this turn and in this action phase, by shot code. */
const TURN_SHOTS = 'fired-this-turn-';
const PHASE_SHOTS = 'fired-this-phase-';

export const shotsCounter = (row: WeaponRow, how: number): string | null => {
  if (row.oneShotPer === 'turn') return (TURN_COUNTERS[how] ??= `${TURN_SHOTS}${how}`);
  return row.oneShotPer === 'action-phase' ? (PHASE_COUNTERS[how] ??= `${PHASE_SHOTS}${how}`) : null;
};
/** Names put together once: every look at a counter asks for one. */
const TURN_COUNTERS: string[] = [];
const PHASE_COUNTERS: string[] = [];

const rowIdOf = (game: Game, piece: Piece, how: number): string | undefined => rowIdOfShot(profileOf(game, piece), how);

/** A15.39: the rounds a shot takes; a pair counts the shots of both gauntlets together. */
const roundsOf = (rowId: string): number => (rowId === 'flamerstorm-gauntlets' ? 2 : 1);

const ammunitionRefusal = (piece: Piece, gear: string, rowId: string): Refusal | null => {
  const left = piece.counts[gear];
  if (left === undefined || left >= roundsOf(rowId)) return null;
  return left > 0 ? ONE_GAUNTLET_EMPTY : EMPTY;
};

/** Whether this row of the gear has ammunition at all: the bolter of a combi-flamer needs none. */
const usesAmmunition = (row: WeaponRow): boolean => row.ammunition !== null;

const limitRefusal = (piece: Piece, row: WeaponRow, how: number): Refusal | null => {
  const counter = shotsCounter(row, how);
  if (counter === null || (piece.counts[counter] ?? 0) === 0) return null;
  return row.oneShotPer === 'turn' ? FIRED_THIS_TURN : FIRED_THIS_PHASE;
};

/** A10.14: the bolter in a guardian spear, whichever of the two names it goes by. */
const isSpear = ({ gear, rows }: Profile, place: number): boolean =>
  rows[place]!.item !== undefined || gear[place] === 'guardian-spear-bolter';

/** Why the weapon of this code cannot be fired now, whatever it is aimed at. */
export const weaponRefusal = (game: Game, piece: Piece, how: number): Refusal | null => {
  const profile = profileOf(game, piece);
  const row = weaponRowOf(profile, how);
  const rowId = rowIdOf(game, piece, how);
  const { gear } = decodeShot(how);
  if (row === undefined || rowId === undefined)
    return profile.rows[gear]?.row === 'assault-cannon' ? NO_FULL_AUTO : NO_WEAPON;
  if (isJammed(piece, single(how))) return row.overheats ? OVERHEATED : JAMMED;
  if (isOnGuard(piece) && isSpear(profile, gear)) return ON_GUARD;
  return (
    limitRefusal(piece, row, single(how)) ??
    (usesAmmunition(row) ? ammunitionRefusal(piece, profile.gear[gear]!, rowId) : null)
  );
};

/** A7.30, A7.35, A7.36: what a shot uses up; the rounds left, or −1 for a weapon that never runs out. */
export const spendShot = (game: Game, id: PieceId, how: number): number => {
  const piece = pieceOf(game, id);
  const profile = profileOf(game, piece);
  const row = weaponRowOf(profile, how)!;
  const rowId = rowIdOf(game, piece, how)!;
  const gear = profile.gear[decodeShot(how).gear]!;
  const counter = shotsCounter(row, how);
  const before = usesAmmunition(row) ? piece.counts[gear] : undefined;
  if (counter === null && before === undefined) return -1;
  const left = before === undefined ? -1 : before - roundsOf(rowId);
  edit(game, id).counts = {
    ...piece.counts,
    ...(counter === null ? {} : { [counter]: 1 }),
    ...(before === undefined ? {} : { [gear]: left }),
  };
  return left;
};

const hasAny = (piece: Piece, isGone: (counter: string) => boolean): boolean => {
  for (const counter in piece.counts) if (isGone(counter)) return true;
  return false;
};

/** Takes counters off every figure in play. */
export const dropCounters = (game: Game, isGone: (counter: string) => boolean): void => {
  for (const piece of game.state.pieces) {
    if (piece === null || !hasAny(piece, isGone)) continue;
    edit(game, piece.id).counts = Object.fromEntries(
      Object.entries(piece.counts).filter(([counter]) => !isGone(counter)),
    );
  }
};

/** A2.6: after E3. */
export const resetTurnLimits = (game: Game): void =>
  dropCounters(game, (counter) => counter.startsWith(TURN_SHOTS) || counter === SNIPER_SHOTS);

/** A2.6: at the start of steps 2 and 4. */
export const resetPhaseLimits = (game: Game): void => dropCounters(game, (counter) => counter.startsWith(PHASE_SHOTS));
