/** Table A-13: flamers, with the rulings of its last columns. Checked against the codex by a test. */
import type { WeaponRow } from '../rows.ts';
import { PLAIN, kills } from './plain.ts';

const FLAMES_ROWS = {
  'flamer-pistol': {
    ...PLAIN,
    family: 'flame',
    range: 6,
    kills: kills(4, 3, null, 4, 4, 3, null, null),
    ammunition: 6,
    isFree: true,
  },
  'flamerstorm-gauntlet': {
    ...PLAIN,
    family: 'flame',
    range: 12,
    kills: kills(4, 2, null, 4, 4, 2, 4, null),
    isPersistent: true,
    blocksSight: true,
    area: 'section',
    ammunition: 6,
    isFree: true,
  },
  'flamerstorm-gauntlets': {
    ...PLAIN,
    family: 'flame',
    range: 12,
    kills: kills(2, 'auto', null, 2, 2, 'auto', 2, null),
    isPersistent: true,
    blocksSight: true,
    area: 'section',
    ammunition: 6,
    isFree: true,
  },
  'light-flamer': {
    ...PLAIN,
    family: 'flame',
    ap: 2,
    range: 12,
    kills: kills(4, 2, null, 4, 4, 2, 4, null),
    isPersistent: true,
    blocksSight: true,
    area: 'section',
    ammunition: 6,
    reloads: 1,
  },
  'heavy-flamer': {
    ...PLAIN,
    family: 'flame',
    isHeavy: true,
    ap: 2,
    range: 12,
    kills: kills(2, 'auto', null, 2, 2, 'auto', 2, null),
    isPersistent: true,
    blocksSight: true,
    area: 'section',
    ammunition: 6,
  },
} satisfies Readonly<Record<string, WeaponRow>>;
export type FlamesId = keyof typeof FLAMES_ROWS;
export const FLAMES: Readonly<Record<string, WeaponRow>> = FLAMES_ROWS;
