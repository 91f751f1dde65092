import { squareAt, type Coordinates, type Game, type Square } from '@sensorium/engine';
import { areasStillToSecure, scenarioOf } from '@sensorium/rules';
import type { Goals } from './goals.ts';

const squaresOf = (game: Game, places: readonly Coordinates[]): Square[] =>
  places.map(([x, y, level]) => squareAt(game.setup.board, x, y, level));

const tanks = (game: Game): Square[] =>
  game.setup.scenario.features.filter(({ is }) => is === 'cryo-tank').flatMap(({ at }) => squaresOf(game, [at]));

/** D20: what a scenario of the generator asks of the marines. */
export const scenarioGoals = (game: Game): Partial<Goals> => {
  const plan = scenarioOf(game);
  if (plan === null) return {};
  const smash = tanks(game);
  const room = squaresOf(game, plan.controlRoom ?? []).filter((square) => !smash.includes(square));
  switch (plan.id) {
    case 'scn-recon':
      return { teleports: game.state.memory['recon:seen'] === 1 };
    case 'scn-establish':
    case 'scn-destroy':
      return {
        occupy: areasStillToSecure(game).flatMap((area) => game.setup.board.entries[area]!.squares),
      };
    case 'scn-defend':
      return { guard: squaresOf(game, plan.corridors.flat()) };
    case 'scn-raid':
      return { smash, occupy: room };
    case 'scn-escape':
      return { teleports: true, occupy: room };
    default:
      return plan.id satisfies never;
  }
};
