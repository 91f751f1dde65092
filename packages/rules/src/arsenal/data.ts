/** Chapter A's tables as units and gear of the engine. */
import {
  profileOf,
  type Game,
  type GearRow,
  type Piece,
  type Rules,
  type Scenario,
  type UnitRow,
  type Word,
} from '@sensorium/engine';
import { UNITS as CORE_UNITS } from '../core/data.ts';
import { GEAR as DEATHWING_GEAR } from '../deathwing/data.ts';
import { loadoutOf } from './loadouts.ts';
import { OWN_FIGURES, type OwnUnitId } from './ownFigures.ts';
import { armsOf } from './shotCodes.ts';
import { ARSENAL_RELOADS } from './reloads.ts';
import type {
  Armour,
  CompositeRow,
  EnemyRow,
  FigureRow,
  GrenadeRow,
  ItemRow,
  Rank,
  WeaponRow,
  MovementRow,
  MovementRowId,
} from './rows.ts';
import { CLOSE_COMBAT_BASE, ENEMIES, MOVEMENT, RANK_BONUS, type EnemyId } from './tables/chapter.ts';
import type { EliteId } from './tables/elite.ts';
import type { EnergyId } from './tables/energy.ts';
import { FIGURES } from './tables/figures.ts';
import type { FlamesId } from './tables/flames.ts';
import { GRENADES, type GrenadeId } from './tables/grenades.ts';
import { ITEMS, ITEM_ALIASES, type ItemAlias, type ItemId } from './tables/items.ts';
import type { MissilesId } from './tables/missiles.ts';
import type { MunitionsId } from './tables/munitions.ts';
import { READY_MADE, type ReadyMadeId } from './tables/readyMade.ts';
import { UNLIMITED } from './tables/plain.ts';
import type { SquadFigureId } from './tables/squadFigures.ts';
import {
  AMMUNITION_BY_UNIT,
  COMPOSITES,
  WEAPONS,
  WEAPON_ALIASES,
  type CompositeId,
  type WeaponAlias,
} from './tables/weapons.ts';

type ArsenalGearId =
  | MunitionsId
  | EnergyId
  | FlamesId
  | MissilesId
  | WeaponAlias
  | CompositeId
  | GrenadeId
  | ItemId
  | ItemAlias;

declare module '@sensorium/engine' {
  interface UnitTypes extends Record<SquadFigureId | EliteId | EnemyId | ReadyMadeId | OwnUnitId, UnitRow> {}
  interface GearTypes extends Record<ArsenalGearId, GearRow> {}
  interface UnitRow {
    /** Table A-2, for marine figures. */
    readonly armour?: Armour;
    /** A4.4. */
    readonly rank?: Rank;
    /** Table A-11: what it may carry, its psi points and powers. */
    readonly figure?: FigureRow;
    /** Table A-12, for alien figures. */
    readonly enemy?: EnemyRow;
  }
  interface GearRow {
    /** Id of its row in Tables: several names may have one row. */
    readonly row?: string;
    /** Table A-13. */
    readonly weapon?: WeaponRow;
    /** A12.12, A15.2: it is several rows of Table A-13. */
    readonly composite?: CompositeRow;
    /** Table A-9. */
    readonly grenade?: GrenadeRow;
    /** Table A-8. */
    readonly item?: ItemRow;
  }
}

/** A trait that a scenario gives to one piece. */
const TRAIT = 'trait-';
export const traitCounter = (trait: string): string => `${TRAIT}${trait}`;
export const traitsGiven = (piece: Piece): string[] =>
  Object.keys(piece.counts).flatMap((id) => (id.startsWith(TRAIT) ? [id.slice(TRAIT.length)] : []));

/** A trait of the unit, or one that the scenario has given to the piece. */
export const isGivenTrait = (piece: Piece, { enemy }: UnitRow, trait: string): boolean =>
  piece.counts[traitCounter(trait)] === 1 || enemy?.traits.includes(trait) === true;
export const hasTrait = (game: Game, piece: Piece, trait: string): boolean =>
  isGivenTrait(piece, profileOf(game, piece).unit, trait);

/** A10.5: the shield is worn on the back. */
export const SHIELD_ON_BACK = 'shield-on-back';

const MARINE_VERBS = ['move', 'turn', 'attack', 'open', 'close', 'guard'] as const;

/** Table A-3 as the columns of Table C-C. */
const movementColumns = (id: MovementRowId): Pick<UnitRow, 'moveCosts' | 'quarterTurn' | 'halfTurn'> => {
  const { forward, side, back, quarterTurn, halfTurn } = MOVEMENT[id];
  return { moveCosts: [forward, side, back], quarterTurn, halfTurn };
};

/** Table A-6: what a figure adds to its die without a weapon. */
export const closeCombatBase = (armour: Armour, rank: Rank): number =>
  CLOSE_COMBAT_BASE[armour] + (RANK_BONUS[rank] ?? 0);

const SECONDS_OF_A_SERGEANT = 30; // A2.8

const marineUnit = (armour: Armour, rank: Rank, gear: readonly string[]): UnitRow => ({
  ...CORE_UNITS['marine']!,
  ...movementColumns(armour),
  verbs: MARINE_VERBS,
  gear,
  closeCombat: { dice: 1, bonus: closeCombatBase(armour, rank) },
  timeLost: rank === 'sergeant' ? SECONDS_OF_A_SERGEANT : 0,
  armour,
  rank,
});

/** A12.10. */
const ammunitionOf = (id: string): Pick<UnitRow, 'ammunition'> => {
  const own = Object.entries(AMMUNITION_BY_UNIT).flatMap(([gear, units]) =>
    units[id] === undefined ? [] : [[gear, units[id]]],
  );
  return own.length === 0 ? {} : { ammunition: Object.fromEntries(own) as Record<string, number> };
};

const figureUnit = (id: string, figure: FigureRow): UnitRow => ({
  ...marineUnit(figure.armour, figure.rank, loadoutOf(id, figure)),
  figure,
  ...ammunitionOf(id),
  ...(figure.psi === undefined ? {} : { counts: { psi: figure.psi } }), // A14.1
});

/** A12.10. */
const SERGEANTS_GRENADES = 2;

/** A16.7: as a printed figure of its class and rank; what it carries the list says. */
const ownUnit = (figure: FigureRow): UnitRow => ({
  ...marineUnit(figure.armour, figure.rank, figure.grenades),
  figure,
  ...(figure.rank === 'sergeant' ? { ammunition: { 'frag-launcher': SERGEANTS_GRENADES } } : {}),
  ...(figure.psi === undefined ? {} : { counts: { psi: figure.psi } }),
});

/** A17.1: hybrids pay for every turn, the others turn as genestealers do. */
const enemyUnit = (enemy: EnemyRow): UnitRow => {
  const { forward, side, back, quarterTurn, halfTurn } = enemy.movement;
  return {
    ...CORE_UNITS['genestealer']!,
    ap: enemy.ap,
    moveCosts: [forward, side, back],
    quarterTurn: Math.max(1, quarterTurn),
    halfTurn,
    hasFreeTurns: quarterTurn === 0,
    isFromSupply: false,
    minds: 'nothing', // A17.6
    closeCombat: { dice: enemy.dice, bonus: 0 },
    enemy,
  };
};

const mapped = <From, To>(
  table: Readonly<Record<string, From>>,
  make: (row: From, id: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(table).map(([id, row]) => [id, make(row, id)]));

/** Table A-2: the scenario's own terminators; A1.15: a trooper is C's marine. */
const OWN_TERMINATORS: Readonly<Record<string, UnitRow>> = {
  marine: marineUnit('terminator', 'trooper', ['storm-bolter', 'power-glove']),
  'flamer-marine': marineUnit('terminator', 'trooper', ['heavy-flamer', 'power-glove']),
  sergeant: marineUnit('terminator', 'sergeant', ['storm-bolter', 'power-glove']),
};

const ENEMY_UNITS = mapped(ENEMIES, enemyUnit);

export const UNITS: Readonly<Record<string, UnitRow>> = {
  ...OWN_TERMINATORS,
  ...mapped({ ...FIGURES, ...READY_MADE }, (figure, id) => figureUnit(id, figure)),
  ...mapped(OWN_FIGURES, ownUnit),
  ...ENEMY_UNITS,
  genestealer: { ...ENEMY_UNITS['genestealer']!, isFromSupply: true, minds: 'flanks' },
};

/** The columns by which core and the players know a weapon; chapter A's own rules read `weapon`. */
const rangedColumns = (row: WeaponRow): GearRow['ranged'] => {
  const first = typeof row.kills.genestealer === 'number' ? row.kills.genestealer : 1;
  return {
    area: row.area === 'section' ? 'section' : 'target',
    ap: row.ap,
    dice: row.dice,
    needed: row.isSustained ? [first, Math.max(2, first - 1)] : [first],
    range: row.range === 'adjacent-section' ? UNLIMITED : row.range,
    firesOnTheMove: row.isFree,
    overwatchRange: row.overwatchRange,
    jamsOnDoubles: row.jams,
  };
};

/** Overwatch goes with every weapon, so that one which never watches says why (A7.13, A7.21). */
const weaponVerbs = (row: WeaponRow): Word[] => [
  'fire',
  'overwatch',
  ...(row.jams || row.overheats ? (['clear-jam'] as const) : []),
];

/** A7.33, A7.38: spares, and the shots that wear a weapon out. */
const wearOf = (row: WeaponRow, id: string): Pick<GearRow, 'counts' | 'wears'> => {
  const spares = row.reloads > 0 ? { [ARSENAL_RELOADS[id]!.spare]: row.reloads } : {};
  const wears = DEATHWING_GEAR[id]?.wears;
  if (wears !== undefined) return { counts: { ...spares, [wears.counter]: 0 }, wears };
  return row.reloads > 0 ? { counts: spares } : {};
};

const weaponGear = (row: WeaponRow, id: string): GearRow => ({
  row: id,
  verbs: [...weaponVerbs(row), ...(WEAPON_VERBS[id] ?? [])],
  ...wearOf(row, id),
  ...(row.ammunition === null ? {} : { ammunition: row.ammunition }),
  ranged: rangedColumns(row)!,
  weapon: row,
  ...(id === 'sniper-rifle' ? { isSeenThrough: true } : {}), // A15.11
});

const compositeGear = (composite: CompositeRow, id: string): GearRow => {
  const rows = composite.modes.map((mode) => WEAPONS[mode]!);
  const both = composite.perGauntlet === undefined ? undefined : 2 * composite.perGauntlet; // A15.39
  const rounds = both ?? composite.shares ?? rows.find((row) => row.ammunition !== null)?.ammunition;
  return {
    row: id,
    verbs: [...new Set(rows.flatMap(weaponVerbs))],
    ...(rounds === undefined || rounds === null ? {} : { ammunition: rounds }),
    ranged: rangedColumns(rows[0]!)!,
    composite,
  };
};

const grenadeGear = (grenade: GrenadeRow, id: string): GearRow => ({
  row: id,
  grenade,
  ...(grenade.limit === null ? {} : { ammunition: grenade.limit }),
});

const ITEM_VERBS: Readonly<Record<string, readonly Word[]>> = {
  chainfist: ['cut'],
  narthecium: ['recover'],
};

/** Columns of chapter D that its rules ask for. */
const ITEM_COLUMNS: Readonly<Record<string, GearRow>> = {
  chainfist: { cuts: { bulkhead: 2, other: 1 } }, // A10.16
  grapnel: { climbsFor: 1 }, // A15.20
  'grav-chute': { neverFalls: true }, // A15.21
};

const WEAPON_VERBS: Readonly<Record<string, readonly Word[]>> = {
  'heavy-flamer': ['self-destruct'], // A8.11
  'sniper-rifle': ['lie-down', 'stand'], // A15.8
};

const itemGear = (item: ItemRow, id: string): GearRow => {
  const built = item.ranged === undefined ? {} : weaponGear(WEAPONS[item.ranged]!, item.ranged); // A10.14
  const verbs = [...(built.verbs ?? []), ...(ITEM_VERBS[id] ?? [])];
  return { ...built, row: id, item, verbs, ...ITEM_COLUMNS[id] };
};

const isGrenade = (id: string): boolean => GRENADES[id] !== undefined;

const aliased = (aliases: Readonly<Record<string, string>>, rows: Readonly<Record<string, GearRow>>): typeof rows =>
  mapped(aliases, (id) => rows[id]!);

const WEAPON_GEAR = mapped(Object.fromEntries(Object.entries(WEAPONS).filter(([id]) => !isGrenade(id))), weaponGear);
const ITEM_GEAR = mapped(ITEMS, itemGear);

export const GEAR: Readonly<Record<string, GearRow>> = {
  ...WEAPON_GEAR,
  ...aliased(WEAPON_ALIASES, WEAPON_GEAR),
  ...mapped(COMPOSITES, compositeGear),
  ...mapped(GRENADES, grenadeGear),
  ...ITEM_GEAR,
  ...aliased(ITEM_ALIASES, ITEM_GEAR),
  'power-glove': ITEM_GEAR['power-fist']!,
};

const isHeavy = (row: GearRow): boolean =>
  row.weapon?.isHeavy === true || (row.composite?.modes.some((mode) => WEAPONS[mode]!.isHeavy) ?? false);

const HEAVY_ROWS: Readonly<Partial<Record<Armour, MovementRowId>>> = {
  'power-armour': 'power-armour-heavy',
  sororitas: 'sororitas-heavy',
};

/** Whether a figure of the scenario carries gear of that row: rules that nobody can use cost nothing. */
export const isCarried = (scenario: Scenario, rules: Rules, row: string): boolean =>
  scenario.pieces.some(({ is, gear }) =>
    (gear ?? rules.units.get(is)?.gear ?? []).some((item) => rules.gear.get(item)?.row === row),
  );

/** What a figure's gear makes of its unit. */
export const equipped = (unit: UnitRow, rows: readonly GearRow[]): UnitRow => ({
  ...encumbered(unit, rows),
  arms: armsOf(rows),
});

/** A4.6: who carries a heavy weapon moves by its row, empty or not. */
const encumbered = (unit: UnitRow, rows: readonly GearRow[]): UnitRow => {
  const row = unit.armour === undefined ? undefined : HEAVY_ROWS[unit.armour];
  return row === undefined || !rows.some(isHeavy) ? unit : { ...unit, ...movementColumns(row) };
};

/** A4.6: whether one of these is a heavy weapon. */
export const hasHeavyWeapon = (gear: readonly string[]): boolean =>
  gear.some((item) => GEAR[item] !== undefined && isHeavy(GEAR[item]));

/** Table A-3: the row of a figure in that armour, with that gear. */
export const movementRowOf = (armour: Armour, gear: readonly string[]): MovementRowId =>
  (hasHeavyWeapon(gear) ? HEAVY_ROWS[armour] : undefined) ?? armour;

/** Table A-3: what it pays. */
export const movementOf = (armour: Armour, gear: readonly string[]): MovementRow =>
  MOVEMENT[movementRowOf(armour, gear)];

/** A19: the id that two names of one weapon or item share; undefined for what no table has (A10.26). */
export const sameGear = (id: string): string | undefined =>
  GEAR[id] === undefined ? undefined : (WEAPON_ALIASES[id] ?? ITEM_ALIASES[id] ?? id);
