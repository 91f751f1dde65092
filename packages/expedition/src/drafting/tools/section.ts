/** A section out of the box (M7), turned and mirrored as it is held, snapping to what lies there. */
import { BOX } from '@sensorium/content';
import type { Painted } from '../board.ts';
import { drawingOf } from '../board.ts';
import { FLOOR, WALL, type Cell, type Draft } from '../draft.ts';
import { paint } from '../edits.ts';
import { freeLetters, lettersOf } from '../letters.ts';
import { mirroredRegion, turnedRegion, type Region } from '../region.ts';
import { snapped } from './snapping.ts';
import type { Brush, Tool } from './tool.ts';

const regionOf = (shape: string): Region => {
  const drawing = BOX.find(({ id }) => id === shape)?.drawing ?? ['x'];
  const width = Math.max(...drawing.map((row) => row.length));
  const rows = drawing.map((row) => row.padEnd(width, '.').replaceAll('.', WALL).replaceAll('x', FLOOR));
  return { floor: rows, sections: rows, entries: [], exits: [], aliens: [] };
};

/** The squares of a shape as it is held, its middle at nought. */
const heldShape = ({ shape, turns, isMirrored }: Pick<Brush, 'shape' | 'turns' | 'isMirrored'>): Cell[] => {
  let region = regionOf(shape);
  if (isMirrored) region = mirroredRegion(region);
  for (let turn = 0; turn < turns; turn++) region = turnedRegion(region);
  const left = Math.floor((region.floor[0]!.length - 1) / 2);
  const top = Math.floor((region.floor.length - 1) / 2);
  return region.floor.flatMap((row, y) =>
    Array.from(row).flatMap((character, x): Cell[] => (character === FLOOR ? [[x - left, y - top]] : [])),
  );
};

const laidAt = (draft: Draft, brush: Brush, [cx, cy]: Cell): Cell[] => {
  const held = heldShape(brush).map(([x, y]): Cell => [x + cx, y + cy]);
  const [dx, dy] = snapped(draft, brush.level, { cells: held, ends: held });
  return held.map(([x, y]): Cell => [x + dx, y + dy]);
};

export const section: Tool = {
  name: 'section',
  isStamp: true,
  changes: (draft, brush, { to }) => {
    const letter = freeLetters(lettersOf(drawingOf(draft, brush.level))).next().value;
    const squares = laidAt(draft, brush, to.cell).map(([x, y]): Painted => [x, y, FLOOR, letter]);
    return paint(brush.level, squares);
  },
};
