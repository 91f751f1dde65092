import type { Game } from '@sensorium/engine';
import { scenarioOf, type ScenarioId } from '@sensorium/rules';

/** What a scenario of the generator is like for whoever plays its marines. */
interface Nature {
  /** D19.19: it is won, too, when the aliens have run dry. */
  readonly isOutlasted: boolean;
  /** D20.2, D20.10: there is nothing to do but to meet those who come. */
  readonly isWaited: boolean;
  /** D20.3, D20.14: everybody leaves in the end; how many of the marines may die before. */
  readonly spare: ((marines: number) => number) | null;
}

const NATURES: Readonly<Record<ScenarioId, Nature>> = {
  'scn-recon': { isOutlasted: false, isWaited: true, spare: () => 1 },
  'scn-establish': { isOutlasted: true, isWaited: false, spare: null },
  'scn-defend': { isOutlasted: true, isWaited: true, spare: null },
  'scn-raid': { isOutlasted: true, isWaited: false, spare: null },
  'scn-escape': { isOutlasted: false, isWaited: false, spare: (marines) => Math.floor(marines / 2) },
  'scn-destroy': { isOutlasted: true, isWaited: false, spare: null },
};

const NONE: Nature = { isOutlasted: false, isWaited: false, spare: null };

/** What the game's scenario is like; a mission that is none of them has nothing of it. */
export const natureOf = (game: Game): Nature => {
  const plan = scenarioOf(game);
  return plan === null ? NONE : NATURES[plan.id];
};
