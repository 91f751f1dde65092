/** Something put on floor squares along a stroke, or taken off where it begins on one. */
import { characterAt, drawingOf, isFloor, letterAt, type Painted } from '../board.ts';
import { FLOOR, type Draft } from '../draft.ts';
import type { Change } from '../edits.ts';
import { distinct } from '../freehand.ts';
import type { Stroke } from './tool.ts';

/** Begun on a square that has it already, the stroke takes it off. */
export const putOnFloor = (
  draft: Draft,
  level: number,
  { path }: Pick<Stroke, 'path'>,
  isThere: (character: string) => boolean,
  drawn: (x: number, y: number) => string,
): Change[] => {
  const drawing = drawingOf(draft, level);
  const isOff = isThere(characterAt(drawing, path[0]!));
  const squares = distinct(path)
    .filter((cell) => isFloor(drawing, cell) && isThere(characterAt(drawing, cell)) === isOff)
    .map((cell): Painted => [cell[0], cell[1], isOff ? FLOOR : drawn(...cell), letterAt(drawing, cell)]);
  return squares.length === 0 ? [] : [{ at: 'squares', level, squares }];
};

const MODERN = 'deathwing';

/** Terrain and levels of chapter D come with its rules. */
export const withChapterD = ({ modules }: Draft): Change[] =>
  modules.includes(MODERN) ? [] : [{ at: 'field', field: 'modules', value: [...modules, MODERN] }];
