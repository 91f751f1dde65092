/** Floor drawn or erased by hand: the sections it touches are divided anew, the others stay. */
import { isWall } from '@sensorium/content';
import { characterAt, drawingOf, floorSquares, isFloor, letterAt, type Painted } from './board.ts';
import { FLOOR, WALL, beside, type Cell, type Draft } from './draft.ts';
import { divide } from './divide.ts';
import { paint, type Change } from './edits.ts';
import { lettered } from './letters.ts';
import { withPlacesMoved } from './places.ts';

const keyOf = ([x, y]: Cell): string => `${x},${y}`;
const SIDES = ['N', 'E', 'S', 'W'] as const;

/** Each once, in the order they came. */
export const distinct = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell])).values(),
];

/** All squares of these sections. */
const squaresOf = (draft: Draft, level: number, letters: ReadonlySet<string>): Cell[] =>
  (drawingOf(draft, level)?.sections ?? []).flatMap((row, y) =>
    Array.from(row).flatMap((letter, x): Cell[] => (letters.has(letter) ? [[x, y]] : [])),
  );

/** A hall larger than any section of the box stays what it is. */
const LARGEST_SECTION = 24;

/** The sections of the squares beside these. */
const lettersBeside = (draft: Draft, level: number, cells: readonly Cell[]): Set<string> => {
  const drawing = drawingOf(draft, level);
  const letters = cells.flatMap((cell) => SIDES.map((side) => letterAt(drawing, beside(cell, side))));
  const found = new Set(letters.filter((letter) => !isWall(letter)));
  const sizes = new Map<string, number>();
  for (const [x, y] of squaresOf(draft, level, found)) {
    const letter = letterAt(drawing, [x, y]);
    sizes.set(letter, (sizes.get(letter) ?? 0) + 1);
  }
  return new Set([...found].filter((letter) => sizes.get(letter)! <= LARGEST_SECTION));
};

export const addFloor = (draft: Draft, level: number, cells: readonly Cell[]): Change[] => {
  const drawing = drawingOf(draft, level);
  const added = distinct(cells).filter((cell) => !isFloor(drawing, cell));
  if (added.length === 0) return [];
  const touched = lettersBeside(draft, level, added);
  // Those beyond it as well: what is left of a corridor may have to join them.
  const near = squaresOf(draft, level, touched);
  const around = new Set([...touched, ...lettersBeside(draft, level, near)]);
  const sections = divide([...squaresOf(draft, level, around), ...added]);
  const drawn = (cell: Cell): string => (isFloor(drawing, cell) ? characterAt(drawing, cell) : FLOOR);
  return paint(level, lettered(drawing, sections, drawn));
};

/** What stood on the squares goes with them: entry areas, exits, pieces, goals. */
export const removeFloor = (draft: Draft, level: number, cells: readonly Cell[]): Change[] => {
  const drawing = drawingOf(draft, level);
  const removed = distinct(cells).filter((cell) => isFloor(drawing, cell));
  if (removed.length === 0) return [];
  const gone = new Set(removed.map(keyOf));
  const touched = new Set(removed.map((cell) => letterAt(drawing, cell)));
  const left = squaresOf(draft, level, touched).filter((cell) => !gone.has(keyOf(cell)));
  const walls = removed.map(([x, y]): Painted => [x, y, WALL, WALL]);
  const rest = lettered(drawing, divide(left), (cell) => characterAt(drawing, cell));
  return [{ at: 'squares', level, squares: [...walls, ...rest] }, ...withoutPlaces(draft, level, gone)];
};

const PLACED = ['entries', 'exits', 'aliens', 'force', 'objectives', 'automaton'] as const;

const withoutPlaces = (draft: Draft, level: number, gone: ReadonlySet<string>): Change[] => {
  const kept = withPlacesMoved(draft, (at) => ((at[2] ?? 0) === level && gone.has(keyOf([at[0], at[1]])) ? null : at));
  return PLACED.filter((field) => JSON.stringify(kept[field]) !== JSON.stringify(draft[field])).map(
    (field) => ({ at: 'field', field, value: kept[field] }) as Change,
  );
};

/** The floor of a level divided into sections of the box anew. */
export const divideAnew = (draft: Draft, level: number): Change[] => {
  const drawing = drawingOf(draft, level);
  const squares = lettered(drawing, divide(floorSquares(drawing)), (cell) => characterAt(drawing, cell));
  return squares.length === 0 ? [] : [{ at: 'squares', level, squares }];
};
