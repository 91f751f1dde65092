/** Tables. Checked against the codex by a test. */
import type { Armour, BoxRow, EnemyRow, MovementRow, MovementRowId, PowerRow } from '../rows.ts';

/** Table A-3: a price of 0 cannot be bought. */
export const MOVEMENT: Readonly<Record<MovementRowId, MovementRow>> = {
  light: { forward: 1, back: 1, side: 1, quarterTurn: 1, halfTurn: 1 },
  sororitas: { forward: 1, back: 2, side: 1, quarterTurn: 1, halfTurn: 1 },
  'sororitas-heavy': { forward: 1, back: 2, side: 0, quarterTurn: 1, halfTurn: 2 },
  'power-armour': { forward: 1, back: 2, side: 0, quarterTurn: 1, halfTurn: 1 },
  'power-armour-heavy': { forward: 1, back: 2, side: 0, quarterTurn: 1, halfTurn: 2 },
  terminator: { forward: 1, back: 2, side: 0, quarterTurn: 1, halfTurn: 2 },
};

/** Table A-2. */
export const CLOSE_COMBAT_BASE: Readonly<Record<Armour, number>> = {
  light: -2,
  sororitas: -1,
  'power-armour': -1,
  terminator: 0,
};

/** Table A-7: ranks with a bonus. */
export const RANK_BONUS: Readonly<Record<string, number>> = {
  librarian: 1,
  sergeant: 1,
  veteran: 1,
  officer: 1,
  lieutenant: 1,
  palatine: 1,
  champion: 1,
  'grey-knight': 1,
  'sister-superior': 1,
  'chapter-master': 2,
  captain: 2,
  justicar: 2,
  hero: 2,
  canoness: 2,
};

/** Table A-12. */
const ENEMIES_ROWS = {
  genestealer: {
    killClass: 'genestealer',
    ap: 6,
    dice: 3,
    isMighty: false,
    movement: { forward: 1, back: 2, side: 2, quarterTurn: 0, halfTurn: 1 },
    traits: [],
  },
  hormagaunt: {
    killClass: 'genestealer',
    ap: 6,
    dice: 2,
    isMighty: false,
    movement: { forward: 1, back: 2, side: 2, quarterTurn: 0, halfTurn: 1 },
    traits: ['fast'],
  },
  termagant: {
    killClass: 'genestealer',
    ap: 6,
    dice: 1,
    isMighty: false,
    movement: { forward: 1, back: 2, side: 2, quarterTurn: 0, halfTurn: 1 },
    traits: [],
  },
  hybrid: {
    killClass: 'hybrid',
    ap: 4,
    dice: 1,
    isMighty: false,
    movement: { forward: 1, back: 1, side: 1, quarterTurn: 1, halfTurn: 1 },
    traits: [],
  },
  stalker: {
    killClass: 'heavy',
    ap: 6,
    dice: 3,
    isMighty: false,
    movement: { forward: 1, back: 2, side: 2, quarterTurn: 0, halfTurn: 1 },
    traits: ['heavy'],
  },
  alpha: {
    killClass: 'heavy',
    ap: 6,
    dice: 3,
    isMighty: true,
    movement: { forward: 1, back: 2, side: 2, quarterTurn: 0, halfTurn: 1 },
    traits: ['heavy', 'mighty-blow'],
  },
  patriarch: {
    killClass: 'heavy',
    ap: 6,
    dice: 3,
    isMighty: true,
    movement: { forward: 1, back: 2, side: 2, quarterTurn: 0, halfTurn: 1 },
    traits: ['heavy', 'mighty-blow'],
  },
} satisfies Readonly<Record<string, EnemyRow>>;
export type EnemyId = keyof typeof ENEMIES_ROWS;
export const ENEMIES: Readonly<Record<string, EnemyRow>> = ENEMIES_ROWS;

/** Table A-10: what is cast. */
export const POWERS: Readonly<Record<string, PowerRow>> = {
  prescience: { psi: 1, range: null },
  'force-barrier': { psi: 2, range: 12 },
  'psychic-storm-target': { psi: 3, range: 6, needed: 2 },
  'psychic-storm-section': { psi: 3, range: 6, needed: 4 },
  discernment: { psi: 1, range: 6 },
};

/** Table A-14: boxes, what they hold and how many terminators they are worth. */
export const BOXES: Readonly<Record<string, BoxRow>> = {
  'tactical-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'devastator-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'mark-iv-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'mark-iii-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'infiltrator-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'incursor-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'hellblaster-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'intercessor-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'reiver-squad': { figures: 10, worth: 5, sergeants: 1, splits: true },
  'scout-squad': { figures: 5, worth: 2, sergeants: 1, splits: false },
  'heavy-intercessor-squad': { figures: 5, worth: 3, sergeants: 1, splits: false },
  'sternguard-squad': { figures: 5, worth: 5, sergeants: 1, splits: false },
  'eliminator-squad': { figures: 3, worth: 2, sergeants: 0, splits: false },
  'eradicator-squad': { figures: 3, worth: 2, sergeants: 0, splits: false },
  'bladeguard-squad': { figures: 3, worth: 3, sergeants: 0, splits: false },
  'calgar-and-guard': { figures: 3, worth: 3, sergeants: 0, splits: false },
  'aggressor-squad': { figures: 3, worth: 3, sergeants: 0, splits: false },
  'single-librarian': { figures: 1, worth: 1, sergeants: 0, splits: false },
  'single-apothecary': { figures: 1, worth: 1, sergeants: 0, splits: false },
  'single-chaplain': { figures: 1, worth: 1, sergeants: 0, splits: false },
  'single-captain': { figures: 1, worth: 1, sergeants: 0, splits: false },
  'single-techmarine': { figures: 1, worth: 1, sergeants: 0, splits: false },
  'tartaros-squad': { figures: 5, worth: 5, sergeants: 1, splits: false },
  'cataphractii-squad': { figures: 5, worth: 5, sergeants: 1, splits: false },
  'allarus-custodians': { figures: 1, worth: 1, sergeants: 0, splits: false },
};

/** What a command's `how` counts. */
export const POWER_IDS: readonly string[] = Object.keys(POWERS);
