/** Table A-9. Checked against the codex by a test. */
import type { GrenadeRow } from '../rows.ts';

const GRENADES_ROWS = {
  'krak-grenade': {
    effect: 'target',
    least: 2,
    range: 3,
    ap: 2,
    dice: 1,
    kills: {
      genestealer: 3,
      hybrid: 'auto',
      door: 'auto',
      terminator: 3,
      powerArmour: 2,
      light: 'auto',
      blip: null,
      heavyEnemy: 6,
    },
    limit: null,
    blocksSight: false,
    breaches: false,
  },
  'frag-grenade': {
    effect: 'section',
    least: 1,
    range: 'adjacent-section',
    ap: 2,
    dice: 1,
    kills: {
      genestealer: 6,
      hybrid: 4,
      door: null,
      terminator: null,
      powerArmour: 6,
      light: 5,
      blip: 6,
      heavyEnemy: null,
    },
    limit: null,
    blocksSight: true,
    breaches: false,
  },
  'melta-bomb': {
    effect: 'target',
    least: 2,
    range: 3,
    ap: 2,
    dice: 1,
    kills: {
      genestealer: 'auto',
      hybrid: 'auto',
      door: 'auto',
      terminator: 'auto',
      powerArmour: 'auto',
      light: 'auto',
      blip: null,
      heavyEnemy: 'auto',
    },
    limit: 1,
    blocksSight: false,
    breaches: true,
  },
  'plasma-grenade': {
    effect: 'section',
    least: 1,
    range: 'adjacent-section',
    ap: 2,
    dice: 1,
    kills: { genestealer: 4, hybrid: 3, door: 5, terminator: 5, powerArmour: 4, light: 3, blip: 4, heavyEnemy: null },
    limit: 2,
    blocksSight: false,
    breaches: false,
  },
} satisfies Readonly<Record<string, GrenadeRow>>;
export type GrenadeId = keyof typeof GRENADES_ROWS;
export const GRENADES: Readonly<Record<string, GrenadeRow>> = GRENADES_ROWS;

/** The `how` of a throw is the grenade's place in this list. */
export const GRENADE_IDS: readonly string[] = Object.keys(GRENADES);
