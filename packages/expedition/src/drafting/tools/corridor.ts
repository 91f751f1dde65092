/** A corridor one square wide from where it was begun to where the hand is, with a corner where it needs one. */
import type { Cell } from '../draft.ts';
import { addFloor } from '../freehand.ts';
import { between, type Stroke, type Tool } from './tool.ts';

/** The longer leg first, so that the corner lies beside the end. */
const corridorSquares = ({ from, to }: Stroke): Cell[] => {
  const [ax, ay] = from.cell;
  const [bx, by] = to.cell;
  const corner: Cell = Math.abs(bx - ax) >= Math.abs(by - ay) ? [bx, ay] : [ax, by];
  return [from.cell, ...between(from.cell, corner), ...between(corner, to.cell)];
};

export const corridor: Tool = {
  name: 'corridor',
  isStamp: false,
  changes: (draft, { level }, stroke) => addFloor(draft, level, corridorSquares(stroke)),
};
