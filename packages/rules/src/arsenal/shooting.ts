/** A5: where each weapon may be fired, and its shots. */
import { profileOf, type Game, type Piece, type RangedRow, type ShotKind, type Square } from '@sensorium/engine';
import { isRowJammed } from './jams.ts';
import { decodeShot, rowIdsOf, weaponRowOf } from './shotCodes.ts';

/** Whether the weapon of this code works: neither jammed nor empty (A7.24, A7.29). */
export const isUsable = (game: Game, shooter: Piece, how: number): boolean => {
  const profile = profileOf(game, shooter);
  const { gear, mode } = decodeShot(how);
  const row = rowIdsOf(profile.rows[gear])[mode];
  return row !== undefined && !isRowJammed(shooter, row) && shooter.counts[profile.gear[gear]!] !== 0;
};

const kindOf = (game: Game, row: RangedRow): ShotKind<RangedRow> =>
  game.setup.rules.shots.get(row.area) as ShotKind<RangedRow>;

/** Every legal target square of one weapon. */
export const forEachTarget = (game: Game, shooter: Piece, how: number, offer: (at: Square) => void): void => {
  const row = profileOf(game, shooter).rows[decodeShot(how).gear]?.ranged;
  if (row === undefined || weaponRowOf(profileOf(game, shooter), how) === undefined) return;
  kindOf(game, row).targets(game, shooter, row, offer);
};

/** A4.13: a free shot has no sustained fire and is no shot of a run. */
export const takeFreeShot = (game: Game, shooter: Piece, how: number, at: Square): void => {
  const { gear } = decodeShot(how);
  game.state.run = null;
  kindOf(game, profileOf(game, shooter).rows[gear]!.ranged!).fire(game, shooter, gear, at);
  game.state.run = null;
};
