/** Light as it falls: the part of a deck a lamp reaches, cut by walls, as a polygon. Only for the eye; rules use squares. */
import { DX, DY, type Board } from '@sensorium/engine';
import { CELL, isOpaqueAt, type Situation } from './model.ts';
import type { Point } from './camera.ts';

const STEP = 8;
const RAYS = 72;
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

/** How far a ray goes; it enters what stops it a little, so that faces of doors and pieces are lit. */
const rayFrom = (situation: Situation, from: Point, own: number, level: number, angle: number): Point => {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let far = 0;
  while (far < REACH && !isDark(situation, level, from.x + dx * far, from.y + dy * far, own)) far += STEP;
  const end = Math.min(REACH, far + (far < REACH ? STEP : 0));
  return { x: from.x + dx * end, y: from.y + dy * end };
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
    path += `L${end.x.toFixed(0)} ${end.y.toFixed(0)}`;
  }
  return `${path}Z`;
};

export const levelOf = (board: Board, square: number): number => board.level[square] ?? 0;
