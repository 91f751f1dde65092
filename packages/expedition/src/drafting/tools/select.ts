/** A rectangle is marked; what lies in it can then be moved, cut, mirrored, turned. */
import { drawingOf, isFloor } from '../board.ts';
import type { Draft } from '../draft.ts';
import { applyEdit, type Edit } from '../edits.ts';
import { removeFloor } from '../freehand.ts';
import { boxOf, cellsIn, copied, mirroredRegion, putDown, turnedRegion, type Box, type Region } from '../region.ts';
import type { Stroke, Tool } from './tool.ts';

/** Marking changes nothing. */
export const select: Tool = { name: 'move', isStamp: false, changes: () => [] };

export const markedBy = ({ from, to }: Stroke): Box => boxOf(from.cell, to.cell);

export const hasFloorIn = (draft: Draft, level: number, box: Box): boolean =>
  cellsIn(box).some((cell) => isFloor(drawingOf(draft, level), cell));

export const cutOut = (draft: Draft, level: number, box: Box): Edit => ({
  name: 'cut',
  changes: removeFloor(draft, level, cellsIn(box)),
});

/** Taken up and put down again: what is taken away first does not stand in the way. */
const putAgain = (
  draft: Draft,
  level: number,
  box: Box,
  name: Edit['name'],
  region: Region,
  at: readonly [number, number],
): Edit => {
  const cut = cutOut(draft, level, box);
  return { name, changes: [...cut.changes, ...putDown(applyEdit(draft, cut), level, region, at)] };
};

export const moved = (draft: Draft, level: number, box: Box, dx: number, dy: number): Edit =>
  putAgain(draft, level, box, 'move', copied(draft, level, box), [box.x + dx, box.y + dy]);

export const mirrored = (draft: Draft, level: number, box: Box): Edit =>
  putAgain(draft, level, box, 'mirror', mirroredRegion(copied(draft, level, box)), [box.x, box.y]);

/** About its upper left corner. */
export const rotated = (draft: Draft, level: number, box: Box): Edit =>
  putAgain(draft, level, box, 'rotate', turnedRegion(copied(draft, level, box)), [box.x, box.y]);
