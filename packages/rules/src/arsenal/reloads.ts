/** A7.33: weapons that can be reloaded, with the counter of their spares. A heavy flamer's are bought under D. */
import { RELOADS as DEATHWING_RELOADS } from '../deathwing/data.ts';

export interface Reload {
  readonly spare: string;
  readonly full: number;
}

export const ARSENAL_RELOADS: Readonly<Record<string, Reload>> = {
  ...DEATHWING_RELOADS,
  'reaper-autocannon': { spare: 'autocannon-magazine', full: 10 },
  'light-flamer': { spare: 'light-flamer-charge', full: 6 },
};
