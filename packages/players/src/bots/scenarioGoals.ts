import { squareAt, type Coordinates, type Game, type Square } from '@sensorium/engine';
import { areasStillToSecure, hasSeenOne, scenarioOf, type ScenarioPlan } from '@sensorium/rules';
import type { Goals } from './goals.ts';
import { natureOf } from './scenarios.ts';

const squaresOf = (game: Game, places: readonly Coordinates[]): Square[] =>
  places.map(([x, y, level]) => squareAt(game.setup.board, x, y, level));

const tanks = (game: Game): Square[] =>
  game.setup.scenario.features.filter(({ is }) => is === 'cryo-tank').flatMap(({ at }) => squaresOf(game, [at]));

/** D19.11; a campaign has more than anybody can wait for (D21.7). */
const FEW_BLIPS = 40;
/** D19.21: turns without anything happening after which nobody waits any longer. */
const PATIENCE = 3;

/**
 * D19.13, D19.19: the aliens run dry, and whoever is met on overwatch in a corridor pays more for a marine than on the
 * march. So the squads hold where they landed as long as something comes.
 */
const isWorthWaiting = (game: Game, { blips }: ScenarioPlan): boolean => {
  const { isOutlasted, isWaited } = natureOf(game);
  return isOutlasted && !isWaited && blips <= FEW_BLIPS && game.state.quietTurns < PATIENCE;
};

/** D20: what a scenario of the generator asks of the marines. */
export const scenarioGoals = (game: Game): Partial<Goals> => {
  const plan = scenarioOf(game);
  if (plan === null) return {};
  const smash = tanks(game);
  if (isWorthWaiting(game, plan)) return { smash };
  const room = squaresOf(game, plan.controlRoom ?? []).filter((square) => !smash.includes(square));
  switch (plan.id) {
    case 'scn-recon':
      return { teleports: hasSeenOne(game) };
    case 'scn-establish':
    case 'scn-destroy':
      return {
        isUrgent: true,
        occupy: areasStillToSecure(game).flatMap((area) => game.setup.board.entries[area]!.squares),
      };
    case 'scn-defend':
      return {}; // D20.10: the aliens come for the marines, so these stay away from the corridors
    case 'scn-raid':
      return { smash, occupy: room, isUrgent: true };
    case 'scn-escape':
      return { teleports: true, occupy: room };
    default:
      return plan.id satisfies never;
  }
};
