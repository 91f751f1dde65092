/** Pieces of board find their places: of those near the hand, the first at which nothing overlaps and an end meets an end. */
import { drawingOf, isFloor } from '../board.ts';
import { beside, type Cell, type Draft } from '../draft.ts';

const SIDES = ['N', 'E', 'S', 'W'] as const;
/** Squares, either way. */
const REACH = 2;

const OFFSETS: readonly Cell[] = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, index): Cell => {
  const width = 2 * REACH + 1;
  return [(index % width) - REACH, Math.floor(index / width) - REACH];
}).sort((a, b) => Math.abs(a[0]) + Math.abs(a[1]) - Math.abs(b[0]) - Math.abs(b[1]));

interface Ends {
  readonly cells: readonly Cell[];
  /** Squares by which it can be joined; all of them where nothing is said. */
  readonly ends: readonly Cell[];
}

/** How far from the hand it is laid; where nothing is near to join, just there. */
export const snapped = (draft: Draft, level: number, { cells, ends }: Ends): Cell => {
  const drawing = drawingOf(draft, level);
  const fits = ([dx, dy]: Cell): boolean => cells.every(([x, y]) => !isFloor(drawing, [x + dx, y + dy]));
  const joins = ([dx, dy]: Cell): boolean =>
    ends.some(([x, y]) => SIDES.some((side) => isFloor(drawing, beside([x + dx, y + dy], side))));
  return OFFSETS.find((offset) => fits(offset) && joins(offset)) ?? OFFSETS.find(fits) ?? [0, 0];
};
