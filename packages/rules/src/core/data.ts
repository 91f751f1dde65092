import type { GearRow, Refusal, TerrainRow, UnitRow } from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface UnitTypes extends Record<CoreUnitId, UnitRow> {}
  interface GearTypes extends Record<CoreGearId, GearRow> {}
  interface TerrainTypes {
    'closed-door': true;
    'open-door': true;
  }
  interface UnitRow {
    /** Table C-C: price of a move into the front three, a side square, the rear three; 0 where it is not possible. */
    readonly moveCosts: readonly [front: number, side: number, rear: number];
    readonly quarterTurn: number;
    readonly halfTurn: number;
    /** C9.4: a 90° turn is free after every other action. */
    readonly hasFreeTurns: boolean;
    /** C17.1: a counter that stands for figures. */
    readonly isBlip: boolean;
    /** C2.2, C17.12: its counter comes from the blip pool, and is converted as soon as it is seen. */
    readonly isFromPool: boolean;
    /** For a counter that is not from the pool: how many of value 1, 2, … its own cup holds. */
    readonly cup?: readonly number[];
    /** C21.1: kills scored for a counter of each value, where that is not the value itself. */
    readonly worth?: readonly number[];
    /** C17.24: drawn from the supply of figures when a blip is converted. */
    readonly isFromSupply: boolean;
    /** Table C-H. */
    readonly closeCombat: { readonly dice: number; readonly bonus: number };
    /** C4.3: seconds the marine player loses when he is dead. */
    readonly timeLost: number;
  }
  interface GearRow {
    readonly ranged?: RangedRow;
  }
  interface RangedRow {
    /** Id of the kind of shot: one target, a part of a section (C15.5), … */
    readonly area: string;
    readonly ap: number;
    readonly dice: number;
    /** Needed on a die for the first, second, … shot of a run (Table C-G); a section weapon has one number. */
    readonly needed: readonly number[];
    readonly range: number;
    /** C14: may be fired as part of a move. */
    readonly firesOnTheMove: boolean;
    /** C13; null where the weapon has no overwatch. */
    readonly overwatchRange: number | null;
    readonly jamsOnDoubles: boolean;
    /** Why it cannot be fired when its ammunition is spent; C15.1 if left out. */
    readonly emptyRefusal?: Refusal;
    /** Needed on a die against things that do not give way like doors, at every shot; what is not listed it cannot harm. */
    readonly neededAgainst?: Readonly<Record<string, number>>;
  }
  interface TerrainRow {
    /** C15.5: flames do not enter its square. */
    readonly stopsFire?: boolean;
    /** C11.6: what it is to a shot; a `door` gives way by the numbers of Table C-G. */
    readonly shotAs?: string;
    /** C16.12: may be attacked in close combat. */
    readonly isStruck?: boolean;
    /** C15.16: needed on a die to destroy it when its section blows up; 1 needs no die. */
    readonly blast?: number;
    /** H9: points that entering its square costs besides Table C-C. */
    readonly surcharge?: number;
    /** Why it cannot be shot at, where C11.6 is not all there is to say. */
    readonly cannotShoot?: Refusal;
    /** Why nobody strikes at what lies there; C16.1 if left out. */
    readonly cannotStrike?: Refusal;
    /** Why it cannot be opened, where no other rule says so. */
    readonly cannotOpen?: Refusal;
  }
}

const UNLIMITED = 0xffff;

/** Table C-F. */
const GEAR_ROWS = {
  'storm-bolter': {
    verbs: ['fire', 'overwatch', 'clear-jam'],
    ranged: {
      area: 'target',
      ap: 1,
      dice: 2,
      needed: [6, 5, 4, 3], // Table C-G
      range: UNLIMITED,
      firesOnTheMove: true,
      overwatchRange: 12,
      jamsOnDoubles: true, // C13.7
    },
  },
  'heavy-flamer': {
    verbs: ['fire', 'self-destruct'],
    ammunition: 6, // C15.1
    ranged: {
      area: 'section',
      ap: 2,
      dice: 1,
      needed: [2], // C15.7
      range: 12,
      firesOnTheMove: false,
      overwatchRange: null,
      jamsOnDoubles: false,
    },
  },
  'power-glove': { verbs: ['attack'] },
  'power-fist': { verbs: ['attack'] }, // D7.27: its other id
  claws: { verbs: ['attack'] },
} satisfies Readonly<Record<string, GearRow>>;
type CoreGearId = keyof typeof GEAR_ROWS;
export const GEAR: Readonly<Record<string, GearRow>> = GEAR_ROWS;

const marine: UnitRow = {
  side: 'marines',
  ap: 4,
  hasFacing: true,
  verbs: ['move', 'turn', 'attack', 'open', 'close'],
  gear: ['storm-bolter', 'power-glove'],
  moveCosts: [1, 0, 2],
  quarterTurn: 1,
  halfTurn: 2,
  hasFreeTurns: false,
  isBlip: false,
  isFromPool: false,
  isFromSupply: false,
  closeCombat: { dice: 1, bonus: 0 },
  timeLost: 0,
};

/** Tables C-A, C-C, C-H. */
const UNITS_ROWS = {
  marine,
  sergeant: { ...marine, closeCombat: { dice: 1, bonus: 1 }, timeLost: 30 },
  'flamer-marine': { ...marine, gear: ['heavy-flamer', 'power-glove'] },
  genestealer: {
    side: 'aliens',
    ap: 6,
    hasFacing: true,
    verbs: ['move', 'turn', 'attack', 'open', 'close'],
    gear: ['claws'],
    moveCosts: [1, 2, 2],
    quarterTurn: 1,
    halfTurn: 1,
    hasFreeTurns: true,
    isBlip: false,
    isFromPool: false,
    isFromSupply: true,
    closeCombat: { dice: 3, bonus: 0 },
    timeLost: 0,
  },
  blip: {
    side: 'aliens',
    ap: 6,
    hasFacing: false,
    verbs: ['move', 'open', 'close', 'convert'],
    gear: [],
    moveCosts: [1, 1, 1],
    quarterTurn: 0,
    halfTurn: 0,
    hasFreeTurns: false,
    isBlip: true,
    isFromPool: true,
    isFromSupply: false,
    closeCombat: { dice: 0, bonus: 0 },
    timeLost: 0,
  },
} satisfies Readonly<Record<string, UnitRow>>;
type CoreUnitId = keyof typeof UNITS_ROWS;
export const UNITS: Readonly<Record<string, UnitRow>> = UNITS_ROWS;

/** C1.4, C19: row 0 is plain floor. */
export const TERRAIN: readonly TerrainRow[] = [
  { id: 'floor', blocksSight: false, blocksMovement: false },
  {
    id: 'closed-door',
    blocksSight: true,
    blocksMovement: true,
    opens: 'open-door',
    destroyed: 'floor',
    stopsFire: true,
    shotAs: 'door',
    isStruck: true,
    blast: 1,
  },
  {
    id: 'open-door',
    blocksSight: false,
    blocksMovement: false,
    closes: 'closed-door',
    destroyed: 'floor',
    blast: 1,
  },
];

/** Table C-A: counters in the blip pool of value 1, 2, 3. */
export const BLIP_COUNTERS: readonly number[] = [9, 4, 9];
/** Table C-A: genestealer figures. */
export const FIGURES = 20;
/** Table C-A: one CP counter of each value 1–6. */
export const CP_COUNTERS: readonly number[] = [1, 1, 1, 1, 1, 1];
/** C4.1, C4.2, C4.3: seconds of a marine turn. */
export const TURN_SECONDS = 180;
export const NOVICE_SECONDS = 240;
export const LEAST_SECONDS = 30;
/** C18.4, C18.5: blips, and genestealers, in one entry area. */
export const LURKERS_OF_A_KIND = 3;
/** C18.9. */
export const MUST_LURK_DISTANCE = 6;
/** C21.8. */
export const QUIET_TURNS = 10;
