/** Takes floor away, with what stands on it. */
import { removeFloor } from '../freehand.ts';
import type { Tool } from './tool.ts';

export const erase: Tool = {
  name: 'erase',
  isStamp: false,
  changes: (draft, { level }, { path }) => removeFloor(draft, level, path),
};
