import { refusal, type GearRow, type Refusal, type TerrainRow, type UnitRow, type Word } from '@sensorium/engine';
import type { Quarter } from '../core/closeCombat.ts';
import { UNITS as CORE_UNITS } from '../core/data.ts';

/** What a close-combat weapon rolls and adds (D4.4). */
interface Blows {
  readonly dice: number;
  readonly bonus: number;
}

declare module '@sensorium/engine' {
  interface UnitTypes extends Record<DeathwingUnitId, UnitRow> {}
  interface GearTypes extends Record<DeathwingGearId, GearRow> {}
  interface TerrainTypes {
    bulkhead: true;
    'blast-door': true;
    crate: true;
    debris: true;
    'cryo-tank': true;
    'destroyed-tank': true;
    trap: true;
    ladder: true;
    'disposal-chute': true;
    'outer-door': true;
    'open-chute': true;
  }
  interface UnitRow {
    /** D2.2, D2.3: seconds and command points that a leader on the board adds to a turn. */
    readonly leads?: { readonly seconds: number; readonly points: number };
    /** D11.1: whether it fights worse when attacked from side or rear. */
    readonly minds?: 'flanks' | 'nothing';
  }
  interface GearRow {
    /** D4.4: while facing the opponent, and otherwise. */
    readonly blows?: { readonly front: Blows; readonly other: Blows; readonly rule: string };
    /** D7.2: where the opponent must stand for a parry. */
    readonly parries?: readonly Quarter[];
    /** D7.19: where the opponent must stand for the shield to work. */
    readonly shields?: readonly Quarter[];
    /** D7.28: psi points can be put into its blows. */
    readonly takesPsi?: boolean;
    /** D7.12: blows up its section. */
    readonly detonates?: boolean;
    /** Actions that its bearer cannot take, whatever else he carries. */
    readonly forbids?: { readonly verbs: readonly Word[]; readonly why: Refusal };
    /** D7.8: price of cutting through a bulkhead, and through anything else. */
    readonly cuts?: { readonly bulkhead: number; readonly other: number };
    readonly fullAuto?: { readonly ap: number; readonly rounds: number; readonly needed: number };
    /** A15.20: its bearer climbs up ladders and holes for that many points. */
    readonly climbsFor?: number;
    /** A15.21: its bearer never falls. */
    readonly neverFalls?: boolean;
    /** D5.19, D5.20: counter of shots fired, and how many make a malfunction possible. */
    readonly wears?: { readonly counter: string; readonly from: number };
  }
  interface TerrainRow {
    /** D1.8: the kind of thing, in the order in which dice are rolled. Doors need not say so. */
    readonly thing?: Thing;
    /** D1.3: it links its square with the one below. */
    readonly isHole?: boolean;
    /** D17.20. */
    readonly isChute?: boolean;
    /** D1.6: no route leads across it. */
    readonly endsRoutes?: boolean;
    /** D17.8. */
    readonly deflects?: boolean;
  }
}

/** D1.8: the order in which things are rolled for. */
export const THINGS = ['door', 'crate', 'tank', 'ladder', 'bulkhead'] as const;
export type Thing = (typeof THINGS)[number];

/** Ids of counters on a piece. */
/** How a move is made that ends with a jump through the hole entered (D8.7, D8.17); follows core's ways. */
export const JUMPING = 2;
export const PSI = 'psi';
export const LEVEL = 'level';
export const CANNON_FIRED = 'cannon-fired';

/** D3.3. */
export const PSI_AT_START: readonly number[] = [0, 10, 20, 30, 40];

/** The values that tell a real ambush blip from a phantom. */
export const REAL = 1;
export const PHANTOM = 2;

const marine = CORE_UNITS['marine']!;
const genestealer = CORE_UNITS['genestealer']!;
const blip = CORE_UNITS['blip']!;

/** D2.1, D3.1, D12.8, D23.21. */
const UNITS_ROWS = {
  captain: {
    ...marine,
    gear: ['storm-bolter', 'power-sword', 'grenade-glove'],
    closeCombat: { dice: 1, bonus: 2 },
    leads: { seconds: 30, points: 2 },
  },
  librarian: {
    ...marine,
    gear: ['storm-bolter', 'force-axe'],
    closeCombat: { dice: 1, bonus: 1 },
    counts: { [PSI]: 10, [LEVEL]: 1 },
  },
  'genestealer-leader': { ...genestealer, ap: 9, isFromSupply: false, closeCombat: { dice: 4, bonus: 0 } },
  'ambush-blip': { ...blip, isFromPool: false, cup: [2, 4], worth: [0, 1, 0] }, // D12.1, D1.10
} satisfies Readonly<Record<string, UnitRow>>;
type DeathwingUnitId = keyof typeof UNITS_ROWS;
export const UNITS: Readonly<Record<string, UnitRow>> = UNITS_ROWS;

const UNLIMITED = 0xffff;

const GEAR_ROWS = {
  'power-sword': { verbs: ['attack'], parries: ['front'] },
  chainfist: { verbs: ['attack', 'cut'], cuts: { bulkhead: 2, other: 1 } },
  'thunder-hammer': {
    verbs: ['attack', 'detonate'],
    blows: { front: { dice: 1, bonus: 2 }, other: { dice: 1, bonus: 0 }, rule: 'D7.11' },
    detonates: true,
    forbids: { verbs: ['overwatch'], why: refusal('D7.11', 'no-overwatch-with-a-hammer') },
  },
  'storm-shield': { shields: ['front', 'left'] },
  'lightning-claws': {
    verbs: ['attack'],
    blows: { front: { dice: 2, bonus: 2 }, other: { dice: 1, bonus: 2 }, rule: 'D7.25' },
    forbids: { verbs: ['fire', 'overwatch'], why: refusal('D7.24', 'claws-are-the-only-weapon') },
  },
  'force-axe': { verbs: ['attack'], takesPsi: true },
  'assault-cannon': {
    verbs: ['fire', 'full-auto', 'overwatch'],
    ammunition: 10, // D5.6
    counts: { 'cannon-magazine': 1, [CANNON_FIRED]: 0 },
    ranged: {
      area: 'target',
      ap: 1,
      dice: 3,
      needed: [5, 4, 3, 2], // D5.3
      range: UNLIMITED,
      firesOnTheMove: true,
      overwatchRange: 12, // D5.17
      jamsOnDoubles: false, // D5.18
      neededAgainst: { bulkhead: 6 }, // D5.4
      emptyRefusal: refusal('D5.5', 'no-ammunition'),
    },
    fullAuto: { ap: 2, rounds: 5, needed: 5 }, // D5.7, D5.10
    wears: { counter: CANNON_FIRED, from: 10 },
  },
  'grenade-glove': {
    verbs: ['fire'],
    ammunition: 10, // D6.7
    ranged: {
      area: 'grenade',
      ap: 1,
      dice: 1,
      needed: [4],
      range: 8,
      firesOnTheMove: false, // D6.8
      overwatchRange: null,
      jamsOnDoubles: false,
      emptyRefusal: refusal('D6.7', 'no-ammunition'),
    },
  },
} satisfies Readonly<Record<string, GearRow>>;
type DeathwingGearId = keyof typeof GEAR_ROWS;
export const GEAR: Readonly<Record<string, GearRow>> = GEAR_ROWS;

/** D5.15, D11.7: weapons that can be reloaded, what for, and how many spares fit on the armour. */
export const RELOADS: Readonly<Record<string, { spare: string; full: number; most: number; rule: string }>> = {
  'assault-cannon': { spare: 'cannon-magazine', full: 10, most: 3, rule: 'D5.15' },
  'heavy-flamer': { spare: 'flamer-charge', full: 6, most: 1, rule: 'D11.9' },
};

const BLOCKING = { blocksSight: true, blocksMovement: true } as const;
const OPEN = { blocksSight: false, blocksMovement: false } as const;

const bulkhead = {
  ...BLOCKING,
  destroyed: 'floor',
  stopsFire: true, // D17.13
  shotAs: 'bulkhead',
  isStruck: true,
  blast: 5, // D17.14
  thing: 'bulkhead',
  endsRoutes: true,
  cannotShoot: refusal('D17.14', 'bulkhead-withstands-it'),
  cannotOpen: refusal('D17.13', 'bulkhead-cannot-be-opened'),
} as const;

export const TERRAIN: readonly TerrainRow[] = [
  { id: 'bulkhead', ...bulkhead },
  { id: 'blast-door', ...bulkhead }, // D5.23
  {
    id: 'crate',
    ...BLOCKING,
    destroyed: 'debris', // D17.2
    shotAs: 'door',
    isStruck: true,
    blast: 1,
    thing: 'crate',
    endsRoutes: true,
  },
  {
    id: 'debris',
    ...OPEN,
    surcharge: 1, // D17.5
    deflects: true, // D17.8
    cannotShoot: refusal('D17.7', 'debris-cannot-be-destroyed'),
    cannotStrike: refusal('D17.7', 'debris-cannot-be-destroyed'),
  },
  {
    id: 'cryo-tank',
    ...BLOCKING,
    destroyed: 'destroyed-tank', // D17.18
    shotAs: 'door',
    isStruck: true,
    blast: 1,
    thing: 'tank',
    endsRoutes: true,
  },
  { id: 'destroyed-tank', ...BLOCKING, endsRoutes: true }, // D17.17
  { id: 'trap', ...OPEN, isHole: true }, // D8.3
  {
    id: 'ladder',
    ...OPEN,
    isHole: true, // D9.1
    destroyed: 'trap', // D9.6
    isStruck: true,
    blast: 1,
    thing: 'ladder',
    cannotShoot: refusal('D9.5', 'ladders-are-not-shot-at'),
  },
  { id: 'disposal-chute', ...OPEN, isChute: true },
  {
    id: 'outer-door',
    ...BLOCKING,
    destroyed: 'open-chute',
    stopsFire: true,
    shotAs: 'door',
    isStruck: true,
    blast: 1,
    thing: 'door',
    isChute: true,
    cannotOpen: refusal('D17.21', 'outer-door-cannot-be-opened'),
  },
  { id: 'open-chute', ...OPEN, isChute: true },
];

/** The kind of thing on a square (D1.8), if any. */
export const thingOf = (row: TerrainRow): Thing | null =>
  row.thing ?? (row.opens !== undefined || row.closes !== undefined ? 'door' : null);

/** D1.14: a closed door, the outer one of a chute among them. */
export const isClosedDoor = (row: TerrainRow): boolean => row.blocksMovement && thingOf(row) === 'door';
