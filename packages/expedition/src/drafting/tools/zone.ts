/** Marks: where a squad deploys, where something is to be done. */
import { putOnFloor } from './onFloor.ts';
import type { Tool } from './tool.ts';

export const zone: Tool = {
  name: 'zone',
  isStamp: false,
  changes: (draft, { level, mark }, stroke) =>
    putOnFloor(
      draft,
      level,
      stroke,
      (character) => character === mark,
      () => mark,
    ),
};
