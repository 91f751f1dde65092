/** What mission rules remember: public numbers by key, kept in the state. */
import { squareAt, type Board, type Coordinates, type Game, type Square } from '@sensorium/engine';

export const recall = (game: Game, key: string): number => game.state.memory[key] ?? 0;

export const remember = (game: Game, key: string, value: number): void => {
  game.state.memory = { ...game.state.memory, [key]: value };
};

export const squaresOf = (board: Board, places: readonly Coordinates[]): Square[] =>
  places.map(([x, y, level]) => squareAt(board, x, y, level));

export const sectionsOf = (board: Board, names: readonly string[]): number[] =>
  names.map((name) => board.sectionNames.indexOf(name));
