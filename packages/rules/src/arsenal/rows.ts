/** The columns of chapter A's tables. What they mean stands in the codex under the table's number. */

/** Needed on a die; `auto` kills without one; null has no effect (A5.7). */
export type Kill = number | 'auto' | null;

/** Whom a weapon kills on what: Tables. */
export interface Kills {
  readonly genestealer: Kill;
  readonly hybrid: Kill;
  readonly door: Kill;
  readonly terminator: Kill;
  /** Also sororitas (Table A-2). */
  readonly powerArmour: Kill;
  readonly light: Kill;
  readonly blip: Kill;
  readonly heavyEnemy: Kill;
}

export type Family = 'solid' | 'laser' | 'graviton' | 'melta' | 'flame' | 'plasma' | 'frag' | 'krak' | 'melta-bomb';

/** Table A-13. */
export interface WeaponRow {
  readonly family: Family;
  readonly isHeavy: boolean;
  readonly ap: number;
  readonly least: number;
  readonly range: number | 'adjacent-section';
  readonly dice: number;
  readonly kills: Kills;
  /** A6.2: dice of one shot that must reach the number against a heavy enemy; null where it cannot be killed. */
  readonly heavyEnemyDice: number | null;
  /** A7.12; null where the weapon has no overwatch. */
  readonly overwatchRange: number | null;
  /** A7.18: overwatch shots in one alien action phase. */
  readonly overwatchShots: number | null;
  readonly isSustained: boolean;
  readonly jams: boolean;
  readonly overheats: boolean;
  readonly area: 'target' | 'section' | 'line';
  readonly isPersistent: boolean;
  /** It leaves a marker that blocks sight (A8.6, A8.12). */
  readonly blocksSight: boolean;
  readonly ammunition: number | null;
  readonly reloads: number;
  readonly oneShotPer: 'turn' | 'action-phase' | null;
  /** A4.12: may be fired with a move or a turn. */
  readonly isFree: boolean;
}

/** A12.12, A15.2: a weapon that is several rows, of which one is fired. */
export interface CompositeRow {
  readonly modes: readonly string[];
  readonly overwatchMode?: string;
  /** A7.31: rounds that all rows share. */
  readonly shares?: number;
  /** A15.39: shots in each of two gauntlets. */
  readonly perGauntlet?: number;
}

/** Table A-9. */
export interface GrenadeRow {
  readonly effect: 'target' | 'section';
  readonly least: number;
  readonly range: number | 'adjacent-section';
  readonly ap: number;
  readonly dice: number;
  readonly kills: Kills;
  /** Carried at most, whatever the option `grenade-limit` says. */
  readonly limit: number | null;
  readonly blocksSight: boolean;
  readonly breaches: boolean;
}

/** Table A-8. */
export interface ItemRow {
  readonly kind: string;
  readonly bonus: number;
  readonly dice: number;
  readonly parries: boolean;
  readonly blocks: boolean;
  readonly stopsShots: boolean;
  readonly takesPsi: boolean;
  readonly isStaff: boolean;
  readonly aura?: 'marines-win-ties' | 're-roll-one-die';
  /** A10.24: the whole value, class and rank included. */
  readonly total?: { readonly dice: number; readonly bonus: number };
  /** A10.14: the row of the weapon built into it. */
  readonly ranged?: string;
}

export const ARMOURS = ['light', 'sororitas', 'power-armour', 'terminator'] as const;
/** Table A-2: the class of a marine figure. */
export type Armour = (typeof ARMOURS)[number];

/** Table A-3: who carries a heavy weapon moves by a row of his own (A4.6). */
export type MovementRowId = Armour | 'sororitas-heavy' | 'power-armour-heavy';

export const RANKS = [
  'trooper',
  'librarian',
  'sergeant',
  'veteran',
  'officer',
  'lieutenant',
  'palatine',
  'champion',
  'grey-knight',
  'sister-superior',
  'chapter-master',
  'captain',
  'justicar',
  'hero',
  'canoness',
] as const;
/** A4.4. */
export type Rank = (typeof RANKS)[number];

/** Table A-11: what a figure is, and what it may carry (A15.1). */
export interface FigureRow {
  readonly armour: Armour;
  readonly rank: Rank;
  readonly ranged: readonly string[];
  readonly melee: readonly string[];
  readonly grenades: readonly string[];
  readonly gear: readonly string[];
  readonly psi?: number;
  readonly powers?: readonly string[];
  readonly hasAura?: boolean;
}

/** Table A-3. */
export interface MovementRow {
  readonly forward: number;
  readonly back: number;
  readonly side: number;
  readonly quarterTurn: number;
  readonly halfTurn: number;
}

type KillClass = 'genestealer' | 'hybrid' | 'heavy';

/** Table A-12. */
export interface EnemyRow {
  readonly killClass: KillClass;
  readonly ap: number;
  readonly dice: number;
  /** A9.17. */
  readonly isMighty: boolean;
  readonly movement: MovementRow;
  readonly traits: readonly string[];
}

/** Table A-10. */
export interface PowerRow {
  readonly psi: number;
  readonly range: number | null;
  readonly needed?: number;
}

/** Table A-14. */
export interface BoxRow {
  readonly figures: number;
  readonly worth: number;
  readonly sergeants: number;
  /** A16.3: two squads of five, with a sergeant each. */
  readonly splits: boolean;
}
