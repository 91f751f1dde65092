/** The boards of a draft, square by square. Rows that nobody touches stay the same rows, so that steps back cost nothing. */
import { isWall, levelsOf, type LevelDrawing } from '@sensorium/content';
import { WALL, type Cell, type Draft } from './draft.ts';

/** A square with what stands on it and its section, as the floor plan and the sections board draw them. */
export type Painted = readonly [x: number, y: number, floor: string, section: string];

export const drawingOf = (draft: Draft, level: number): LevelDrawing | undefined => levelsOf(draft)[level];
export const characterAt = (drawing: LevelDrawing | undefined, [x, y]: Cell): string => drawing?.floor[y]?.[x] ?? WALL;
export const letterAt = (drawing: LevelDrawing | undefined, [x, y]: Cell): string => drawing?.sections[y]?.[x] ?? WALL;
export const isFloor = (drawing: LevelDrawing | undefined, cell: Cell): boolean => !isWall(characterAt(drawing, cell));

/** Every floor square of a level, in reading order. */
export const floorSquares = (drawing: LevelDrawing | undefined): Cell[] =>
  (drawing?.floor ?? []).flatMap((row, y) =>
    Array.from(row).flatMap((character, x): Cell[] => (isWall(character) ? [] : [[x, y]])),
  );

const replaced = (row: string, x: number, character: string): string => {
  const whole = row.length <= x ? row.padEnd(x, WALL) : row;
  return whole.slice(0, x) + character + whole.slice(x + 1);
};

const paintedRows = (rows: readonly string[], squares: readonly Painted[], which: 2 | 3): readonly string[] => {
  const next = [...rows];
  for (const square of squares) {
    const [x, y] = square;
    while (next.length <= y) next.push(WALL);
    const row = next[y]!;
    if ((row[x] ?? WALL) !== square[which]) next[y] = replaced(row, x, square[which]);
  }
  return next;
};

const paintedLevel = ({ floor, sections }: LevelDrawing, squares: readonly Painted[]): LevelDrawing => ({
  floor: paintedRows(floor, squares, 2),
  sections: paintedRows(sections, squares, 3),
});

export const withLevels = (draft: Draft, levels: readonly LevelDrawing[]): Draft => {
  const [lowest = { floor: [], sections: [] }, ...above] = levels;
  return { ...draft, board: { ...lowest, above } };
};

export const withSquares = (draft: Draft, level: number, squares: readonly Painted[]): Draft =>
  withLevels(
    draft,
    levelsOf(draft).map((drawing, index) => (index === level ? paintedLevel(drawing, squares) : drawing)),
  );

const movedRows = (rows: readonly string[], dx: number, dy: number): string[] => {
  const across = rows.map((row) => (dx >= 0 ? WALL.repeat(dx) + row : row.slice(-dx)));
  return dy >= 0 ? [...Array.from({ length: dy }, () => WALL), ...across] : across.slice(-dy);
};

export const movedLevels = (draft: Draft, dx: number, dy: number): Draft =>
  withLevels(
    draft,
    levelsOf(draft).map(({ floor, sections }) => ({
      floor: movedRows(floor, dx, dy),
      sections: movedRows(sections, dx, dy),
    })),
  );
