/** What the objective is in files and to the bots: one row a mission rule in each table over them. */
import { mark, objective, ruleData, type addMissionRules } from '@sensorium/content';
import type { addGoals } from '@sensorium/players';
import { darkBeacons } from './beacons.ts';

export const rows: Parameters<typeof addMissionRules<'light-beacons'>>[0] = {
  'light-beacons': {
    data: ({ squares }) => ruleData({ squares }),
    written: objective({ on: mark }, ({ on }, marked) => ({ squares: marked(on) })),
  },
};

export const goals: Parameters<typeof addGoals<'light-beacons'>>[0] = {
  'light-beacons': (game) => ({ occupy: darkBeacons(game) }),
};
