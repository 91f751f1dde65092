/** What a row of Table A-13 has unless it says otherwise. */
import type { Kills } from '../rows.ts';

export const UNLIMITED = 0xffff;

export const PLAIN = {
  isHeavy: false,
  ap: 1,
  least: 1,
  range: UNLIMITED,
  dice: 1,
  overwatchRange: null,
  overwatchShots: null,
  isSustained: false,
  jams: false,
  overheats: false,
  area: 'target',
  isPersistent: false,
  blocksSight: false,
  ammunition: null,
  reloads: 0,
  oneShotPer: null,
  isFree: false,
  heavyEnemyDice: null,
} as const;

/** In the order of the columns G, H, door, T, P, L, then blips and heavy enemies (A5.12, A6.2). */
export const kills = (
  genestealer: Kills['genestealer'],
  hybrid: Kills['hybrid'],
  door: Kills['door'],
  terminator: Kills['terminator'],
  powerArmour: Kills['powerArmour'],
  light: Kills['light'],
  blip: Kills['blip'],
  heavyEnemy: Kills['heavyEnemy'],
): Kills => ({ genestealer, hybrid, door, terminator, powerArmour, light, blip, heavyEnemy });
