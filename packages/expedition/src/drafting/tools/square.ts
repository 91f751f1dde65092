/** Floor, square by square, wherever the hand goes. */
import { addFloor } from '../freehand.ts';
import type { Tool } from './tool.ts';

export const square: Tool = {
  name: 'square',
  isStamp: false,
  changes: (draft, { level }, { path }) => addFloor(draft, level, path),
};
