import { squareAt, type Setup } from '@sensorium/engine';
import { squareName } from '@sensorium/host/orders';
import { type Names, type TerminalWords } from '../terminalWords.ts';
import type { KnownPieces } from './knownPieces.ts';

/** What things are called at a terminal: pieces by unit and mark, squares by column and row. */
export interface SpokenNames extends Names {
  readonly language: TerminalWords['language'];
  readonly unit: (id: string) => string;
}

export const createNames = (setup: Setup, marks: KnownPieces, words: TerminalWords): SpokenNames => {
  const unit = (id: string): string => words.units[id] ?? id.replaceAll('-', ' ');
  const { board, scenario } = setup;
  const begun = new Map(scenario.features.map(({ at, is }) => [squareAt(board, ...at), is]));
  return {
    language: words.language,
    unit,
    piece: (id) => `${unit(marks.kindOf(id))} ${marks.markOf(id)}`,
    square: (square) => squareName(board, square),
    facing: (facing) => words.facings[facing] ?? '?',
    // What is shot at or struck has stood there from the start.
    terrain: (square) => begun.get(square),
    area: (area) => words.entry(setup.board.entries[area]?.id ?? '?'),
  };
};
