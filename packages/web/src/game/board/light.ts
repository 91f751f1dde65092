/** Light as it falls: the part of a deck a lamp reaches, cut by walls, as a polygon. Only for the eye; rules use squares. */
import { DX, DY } from '@sensorium/engine';
import { CELL, isOpaqueAt, type Situation } from './model.ts';
import type { Point } from './camera.ts';

const STEP = 10;
const RAYS = 128;
const REACH = 14 * CELL;

const isDark = (situation: Situation, level: number, x: number, y: number, own: number): boolean => {
  const { board } = situation;
  const cx = Math.floor(x / CELL);
  const cy = Math.floor(y / CELL);
  if (cx < 0 || cy < 0 || cx >= board.width || cy >= board.height) return true;
  const square = (level * board.height + cy) * board.width + cx;
  if (board.floor[square] !== 1) return true;
  return square !== own && isOpaqueAt(situation, square);
};

/** Up to the wall, exactly; a little into doors and pieces, so that their faces are lit. */
const rayFrom = (situation: Situation, from: Point, own: number, level: number, angle: number): Point => {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const isDarkAt = (far: number): boolean => isDark(situation, level, from.x + dx * far, from.y + dy * far, own);
  let far = 0;
  while (far < REACH && !isDarkAt(far + STEP)) far += STEP;
  let near = STEP / 2;
  for (let i = 0; i < 4; i++, near /= 2) if (!isDarkAt(far + near)) far += near;
  return { x: from.x + dx * far, y: from.y + dy * far };
};

/** The half circle before a figure (C10.1), as far as walls let light through. */
export const lightPolygon = (situation: Situation, square: number, facing: number): string => {
  const { board } = situation;
  const from = { x: board.x[square]! * CELL + CELL / 2, y: board.y[square]! * CELL + CELL / 2 };
  const ahead = Math.atan2(DY[facing]!, DX[facing]!);
  let path = `M${from.x} ${from.y}`;
  for (let i = 0; i <= RAYS; i++) {
    const angle = ahead - Math.PI / 2 + (Math.PI * i) / RAYS;
    const end = rayFrom(situation, from, square, board.level[square]!, angle);
    path += `L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  }
  return `${path}Z`;
};
