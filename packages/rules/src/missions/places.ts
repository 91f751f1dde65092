/** Places that a mission names, on the board it is played on. */
import { squareAt, type Board, type Coordinates, type Square } from '@sensorium/engine';

export const squaresOf = (board: Board, places: readonly Coordinates[]): Square[] =>
  places.map(([x, y, level]) => squareAt(board, x, y, level));

export const sectionsOf = (board: Board, names: readonly string[]): number[] =>
  names.map((name) => board.sectionNames.indexOf(name));
