import { defineModule } from '@sensorium/engine';
import { nameAreas } from './areas.ts';
import { takeReinforcements } from './reinforcements.ts';
import { scenario } from './scenario.ts';

/** D19, D20: the rules of generated missions. */
export const scenarios = defineModule({
  id: 'scenarios',
  needs: ['core', 'missions', 'deathwing'],
  answers: { take: 'number', 'name-area': 'area' },
  decisions: [takeReinforcements, nameAreas],
  inserts: [
    {
      into: 'setup',
      before: 'C2.4 step 6',
      step: {
        id: 'D20.5',
        run: (game) => {
          game.setup.hooks.beforeDeployment(game);
        },
      },
    },
  ],
  missionRules: [scenario],
});

export { SCENARIOS, SCENARIO_IDS, type ScenarioId } from './table.ts';
export { FIGURES_WANTED, figuresToBeShown, hasSeenOne } from './recon.ts';
export { blipsLeft } from './reinforcements.ts';
export { areasStillToSecure, scenarioOf, type ScenarioPlan } from './scenario.ts';
export { isObjective, objectiveKey } from './areas.ts';
export { teleportsNeeded } from './victory.ts';
export type {} from './areas.ts';
export type {} from './reinforcements.ts';
export type {} from './campaign.ts';
export type {} from './scenario.ts';
export type {} from './recon.ts';
