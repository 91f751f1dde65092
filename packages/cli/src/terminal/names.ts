import { coordinatesOf, type Facing, type PieceId, type Setup, type Square } from '@sensorium/engine';
import type { Marks } from './marks.ts';
import type { TerminalWords } from './words/index.ts';

const UNITS: Readonly<Record<string, string>> = { 'flamer-marine': 'flamer marine' };

/** What things are called in sentences. */
export interface Names {
  readonly piece: (id: PieceId) => string;
  readonly unit: (id: string) => string;
  readonly square: (square: Square) => string;
  readonly facing: (facing: Facing) => string;
  readonly area: (area: number) => string;
}

export const squareName = ({ board }: Setup, square: Square): string => coordinatesOf(board, square).join(',');

export const createNames = (setup: Setup, marks: Marks, words: TerminalWords): Names => {
  const unit = (id: string): string => UNITS[id] ?? id.replaceAll('-', ' ');
  return {
    piece: (id) => `${unit(marks.kindOf(id))} ${marks.markOf(id)}`,
    unit,
    square: (square) => squareName(setup, square),
    facing: (facing) => words.facings[facing] ?? '?',
    area: (area) => words.entry(setup.board.entries[area]?.id ?? '?'),
  };
};
