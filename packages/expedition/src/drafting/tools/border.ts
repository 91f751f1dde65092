/** Borders of sections: a stroke from a square gives its section to every square it goes over; begun on no floor, or at its own start alone, it makes a new one. */
import { characterAt, drawingOf, isFloor, letterAt, type Painted } from '../board.ts';
import { distinct } from '../freehand.ts';
import { freeLetters, lettersOf } from '../letters.ts';
import type { Tool } from './tool.ts';

export const border: Tool = {
  name: 'border',
  isStamp: false,
  changes: (draft, { level }, { from, path }) => {
    const drawing = drawingOf(draft, level);
    const cells = distinct(path).filter((cell) => isFloor(drawing, cell));
    const isNew = cells.length === 1 || !isFloor(drawing, from.cell);
    const letter = isNew ? freeLetters(lettersOf(drawing)).next().value : letterAt(drawing, from.cell);
    const squares = cells
      .filter((cell) => letterAt(drawing, cell) !== letter)
      .map((cell): Painted => [cell[0], cell[1], characterAt(drawing, cell), letter]);
    return squares.length === 0 ? [] : [{ at: 'squares', level, squares }];
  },
};
