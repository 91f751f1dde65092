/** How a shot is spoken of: the weapon's place in the list of gear, which of its rows, and a second target. */
import { profileOf, type Game, type GearRow, type Piece, type Profile, type Square } from '@sensorium/engine';
import type { WeaponRow } from './rows.ts';
import { WEAPONS, WEAPON_ALIASES } from './tables/weapons.ts';

/** `mode` indexes the rows of a composite weapon; a weapon with one row has mode 0. */
export interface ShotCode {
  readonly gear: number;
  readonly mode: number;
  /** A15.33: the square of the second target, or −1. */
  readonly second: Square;
}

const GEAR_BITS = 4;
const MODE_BITS = 2;
const GEAR_MASK = (1 << GEAR_BITS) - 1;
const MODE_MASK = (1 << MODE_BITS) - 1;

export const encodeShot = ({ gear, mode, second }: ShotCode): number =>
  gear | (mode << GEAR_BITS) | ((second + 1) << (GEAR_BITS + MODE_BITS));

export const decodeShot = (how: number): ShotCode => ({
  gear: how & GEAR_MASK,
  mode: (how >> GEAR_BITS) & MODE_MASK,
  second: (how >> (GEAR_BITS + MODE_BITS)) - 1,
});

/** Ids of the rows of Table A-13 that a piece of gear has, in the order of their modes. */
export const rowIdsOf = (row: GearRow | undefined): readonly string[] => {
  if (row === undefined) return [];
  if (row.composite !== undefined) return row.composite.modes;
  if (row.weapon === undefined) return [];
  return [row.item?.ranged ?? row.row!];
};

/** The row that a shot uses, or undefined where the figure has no such weapon. */
export const weaponRowOf = (profile: Profile, how: number): WeaponRow | undefined => {
  const { gear, mode } = decodeShot(how);
  const id = rowIdsOf(profile.rows[gear])[mode];
  return id === undefined ? undefined : WEAPONS[id];
};

/** Every weapon of a figure with each of its rows. */
export const weaponCodes = (game: Game, piece: Piece): number[] =>
  profileOf(game, piece).rows.flatMap((row, gear) =>
    rowIdsOf(row).map((_, mode) => encodeShot({ gear, mode, second: -1 })),
  );

/** Codes of the weapons that a name can mean: the gear itself, a row's id, or another name of the row (A19). */
export const codesNamed = (profile: Profile, name: string): number[] => {
  const id = WEAPON_ALIASES[name] ?? name;
  const exact = profile.gear.indexOf(name);
  return profile.rows.flatMap((row, gear) =>
    rowIdsOf(row).flatMap((rowId, mode) =>
      gear === exact || (exact < 0 && (row.row === id || rowId === id)) ? [encodeShot({ gear, mode, second: -1 })] : [],
    ),
  );
};
