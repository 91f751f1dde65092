/** A16.9: figures and boxes for the two classes of Table A-2 that no box of the sources holds. */
import type { BoxRow, FigureRow } from '../rows.ts';

const GRENADES = ['frag-grenade', 'krak-grenade'];

const sister: FigureRow = {
  armour: 'sororitas',
  rank: 'trooper',
  ranged: ['bolter'],
  melee: [],
  grenades: GRENADES,
  gear: [],
};
const guardsman: FigureRow = { ...sister, armour: 'light', ranged: ['laser-rifle'] };

const READY_MADE_ROWS = {
  'battle-sister': sister,
  'sister-superior': { ...sister, rank: 'sister-superior', ranged: ['bolt-pistol'], melee: ['power-sword'] },
  'battle-sister-heavy': { ...sister, ranged: ['heavy-bolter'] },
  guardsman,
  'guard-sergeant': {
    ...guardsman,
    rank: 'sergeant',
    ranged: ['laser-pistol'],
    grenades: [...GRENADES, 'plasma-grenade'], // A15.3
  },
} satisfies Readonly<Record<string, FigureRow>>;
export type ReadyMadeId = keyof typeof READY_MADE_ROWS;
export const READY_MADE: Readonly<Record<string, FigureRow>> = READY_MADE_ROWS;

export const READY_MADE_BOXES: Readonly<Record<string, BoxRow>> = {
  'battle-sister-squad': { figures: 10, worth: 5, sergeants: 0, splits: true },
  'guard-squad': { figures: 10, worth: 4, sergeants: 1, splits: true },
};
