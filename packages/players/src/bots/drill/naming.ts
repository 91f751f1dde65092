import { pathDistance, squareAt, type Command, type Game, type Square } from '@sensorium/engine';
import { scenarioOf } from '@sensorium/rules';
import type { Situation } from './situation.ts';

const corridorsOf = (game: Game): Square[] =>
  (scenarioOf(game)?.corridors ?? []).flat().map(([x, y, level]) => squareAt(game.setup.board, x, y, level));

/** D20.5, D20.8: the area nearest to the corridors: quickest to be secured, and worst to leave open. */
export const nameArea = ({ game, options }: Situation): Command => {
  const corridors = corridorsOf(game);
  const distance = (area: number): number =>
    Math.min(
      ...game.setup.board.entries[area]!.squares.flatMap((entry) =>
        corridors.map((square) => pathDistance(game.setup.board, entry, square)),
      ),
    );
  return options.all().reduce((best, choice) => (distance(choice.at) < distance(best.at) ? choice : best));
};
