/** Closed doors: each bars the way between the floor on its two sides. */
import { isDoor } from '@sensorium/content';
import { drawingOf, isFloor } from '../board.ts';
import { putOnFloor } from './onFloor.ts';
import type { Tool } from './tool.ts';

export const door: Tool = {
  name: 'door',
  isStamp: false,
  changes: (draft, { level }, stroke) => {
    const drawing = drawingOf(draft, level);
    const ways = (x: number, y: number, dx: number, dy: number): number =>
      Number(isFloor(drawing, [x - dx, y - dy])) + Number(isFloor(drawing, [x + dx, y + dy]));
    return putOnFloor(draft, level, stroke, isDoor, (x, y) => (ways(x, y, 1, 0) >= ways(x, y, 0, 1) ? '|' : '-'));
  },
};
