/** A room from one corner to the other. */
import { addFloor } from '../freehand.ts';
import { boxOf, cellsIn } from '../region.ts';
import type { Tool } from './tool.ts';

export const room: Tool = {
  name: 'room',
  isStamp: false,
  changes: (draft, { level }, { from, to }) => addFloor(draft, level, cellsIn(boxOf(from.cell, to.cell))),
};
