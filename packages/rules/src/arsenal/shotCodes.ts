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
const CODES = 1 << (GEAR_BITS + MODE_BITS);

export const encodeShot = ({ gear, mode, second }: ShotCode): number =>
  gear | (mode << GEAR_BITS) | ((second + 1) << (GEAR_BITS + MODE_BITS));

export const decodeShot = (how: number): ShotCode => ({
  gear: how & GEAR_MASK,
  mode: (how >> GEAR_BITS) & MODE_MASK,
  second: (how >> (GEAR_BITS + MODE_BITS)) - 1,
});

/** The code of the weapon alone, whatever is fired together with it. */
export const single = (how: number): number => how & (CODES - 1);

/** Ids of the rows of Table A-13 that a piece of gear has, in the order of their modes. */
export const rowIdsOf = (row: GearRow | undefined): readonly string[] => {
  if (row === undefined) return [];
  if (row.composite !== undefined) return row.composite.modes;
  if (row.weapon === undefined) return [];
  return [row.item?.ranged ?? row.row!];
};

/** What a figure can fire, looked up once when its profile is made: these are the most asked questions of a game. */
export interface Arms {
  /** Every weapon with each of its rows. */
  readonly codes: readonly number[];
  /** Those that may be fired with a move or a turn (A4.12). */
  readonly free: readonly number[];
  /** By code without a second target. */
  readonly rows: readonly (WeaponRow | undefined)[];
  readonly rowIds: readonly (string | undefined)[];
}

declare module '@sensorium/engine' {
  interface UnitRow {
    readonly arms?: Arms;
  }
}

export const armsOf = (gear: readonly GearRow[]): Arms => {
  const codes = gear.flatMap((row, place) =>
    rowIdsOf(row).map((_, mode) => encodeShot({ gear: place, mode, second: -1 })),
  );
  const rowIds = Array.from({ length: CODES }, (_, how) => rowIdsOf(gear[how & GEAR_MASK])[how >> GEAR_BITS]);
  const rows = rowIds.map((id) => (id === undefined ? undefined : WEAPONS[id]));
  return { codes, free: codes.filter((how) => rows[how]!.isFree), rows, rowIds };
};

const NO_ARMS: Arms = armsOf([]);
const armsIn = ({ unit }: Pick<Profile, 'unit'>): Arms => unit.arms ?? NO_ARMS;

/** The row that a shot uses, or undefined where the figure has no such weapon. */
export const weaponRowOf = (profile: Pick<Profile, 'unit'>, how: number): WeaponRow | undefined =>
  armsIn(profile).rows[single(how)];

/** The id of that row. */
export const rowIdOfShot = (profile: Profile, how: number): string | undefined => armsIn(profile).rowIds[single(how)];

/** Every weapon of a figure with each of its rows. */
export const weaponCodes = (game: Game, piece: Piece): readonly number[] => armsIn(profileOf(game, piece)).codes;

/** A4.12: the weapons that may be fired with a move or a turn. */
export const freeCodes = (game: Game, piece: Piece): readonly number[] => armsIn(profileOf(game, piece)).free;

type Armed = Pick<Profile, 'unit' | 'rows'>;

/** C14.1, A4.12: what a figure can fire on the move, by any chapter. */
export const movingCodes = ({ unit, rows }: Armed): readonly number[] =>
  unit.arms?.free ?? rows.flatMap((row, gear) => (row.ranged?.firesOnTheMove === true ? [gear] : []));

/** C13.3, A7.8: how far it watches, by any chapter; 0 where it does not. */
export const overwatchRangeOf = (profile: Armed, how: number): number => {
  const row = weaponRowOf(profile, how) ?? profile.rows[decodeShot(how).gear]?.ranged;
  return row?.overwatchRange ?? 0;
};

type Carried = Pick<Profile, 'rows'> & { readonly gear: readonly string[] };

const codesWhere = ({ rows }: Carried, isMeant: (gear: number, rowId: string) => boolean): number[] =>
  rows.flatMap((row, gear) =>
    rowIdsOf(row).flatMap((rowId, mode) => (isMeant(gear, rowId) ? [encodeShot({ gear, mode, second: -1 })] : [])),
  );

/** Codes of the weapons that a name can mean: the gear itself, a row's id, or another name of the row (A19). */
export const codesNamed = (carried: Carried, name: string): number[] => {
  const { gear, rows } = carried;
  if (gear.includes(name)) return codesWhere(carried, (place) => gear[place] === name);
  const id = WEAPON_ALIASES[name] ?? name;
  return codesWhere(carried, (place, rowId) => rows[place]!.row === id || rowId === id);
};

/** Codes of the weapons, or parts of one, that fire by a row of Table A-13. */
export const codesOfRow = (carried: Carried, name: string): number[] => {
  const id = WEAPON_ALIASES[name] ?? name;
  return codesWhere(carried, (_place, rowId) => rowId === id);
};
