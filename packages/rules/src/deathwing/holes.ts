/** D1.3: holes and the squares they link. */
import { terrainRow, type Board, type Game, type Scenario, type Square } from '@sensorium/engine';

const levelSize = (board: Board): number => board.width * board.height;

export const hasLevels = (scenario: Scenario): boolean => scenario.board.levels.length > 1;

/** D1.3: the square below a hole, or −1 where there is no hole. */
export const belowHole = (game: Game, square: Square): Square =>
  terrainRow(game, square).isHole === true ? square - levelSize(game.setup.board) : -1;

/** D1.3: the hole above a square, or −1. */
export const holeAbove = (game: Game, square: Square): Square => {
  const above = square + levelSize(game.setup.board);
  return above < game.setup.board.size && terrainRow(game, above).isHole === true ? above : -1;
};

export const linkedSquares = (game: Game, square: Square): readonly Square[] => {
  const below = belowHole(game, square);
  const above = holeAbove(game, square);
  if (below < 0) return above < 0 ? NONE : [above];
  return above < 0 ? [below] : [below, above];
};
const NONE: readonly Square[] = [];

/** D9.1: the ladder whose foot stands on that square, or −1. */
export const ladderAbove = (game: Game, square: Square): Square => {
  const above = holeAbove(game, square);
  return above >= 0 && terrainRow(game, above).id === 'ladder' ? above : -1;
};
