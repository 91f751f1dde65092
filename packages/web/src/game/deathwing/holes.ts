/** D1.3: holes of a board as it stands, and the squares they link. */
import type { Board, TerrainRow } from '@sensorium/engine';

export interface Hole {
  readonly upper: number;
  readonly lower: number;
  readonly isLadder: boolean;
}

export const holesOf = (
  board: Board,
  terrain: readonly TerrainRow[],
  features: ReadonlyMap<number, number>,
): readonly Hole[] =>
  board.levels === 1
    ? NO_HOLES
    : [...features].flatMap(([at, is]) =>
        terrain[is]?.isHole === true
          ? [{ upper: at, lower: at - board.width * board.height, isLadder: terrain[is].id === 'ladder' }]
          : [],
      );
const NO_HOLES: readonly Hole[] = [];
