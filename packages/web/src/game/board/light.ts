/** Light as it falls: the part of a deck a lamp reaches, cut by walls, as a polygon. Only for the eye; rules use squares. */
import { DX, DY } from '@sensorium/engine';
import { CELL, isOpaqueAt, type Situation } from './model.ts';

const RAYS = 128;
const REACH = 14 * CELL;

/** Walks from square to square along a ray; how far it is to the first that lets no light through. */
const rayFrom = (situation: Situation, own: number, dx: number, dy: number): number => {
  const { board } = situation;
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy);
  // Both start in the middle of the square: half a square to its edge, a whole one from edge to edge.
  const perX = stepX === 0 ? Infinity : CELL / Math.abs(dx);
  const perY = stepY === 0 ? Infinity : CELL / Math.abs(dy);
  let nextX = perX / 2;
  let nextY = perY / 2;
  let x = board.x[own]!;
  let y = board.y[own]!;
  const base = own - y * board.width - x;
  for (;;) {
    const far = Math.min(nextX, nextY);
    if (far >= REACH) return REACH;
    if (nextX <= nextY) {
      x += stepX;
      nextX += perX;
    } else {
      y += stepY;
      nextY += perY;
    }
    if (x < 0 || y < 0 || x >= board.width || y >= board.height) return far;
    const square = base + y * board.width + x;
    if (board.floor[square] !== 1 || isOpaqueAt(situation, square)) return far;
  }
};

/** The half circle before a figure (C10.1), as far as walls let light through. */
export const lightPolygon = (situation: Situation, square: number, facing: number): string => {
  const { board } = situation;
  const from = { x: board.x[square]! * CELL + CELL / 2, y: board.y[square]! * CELL + CELL / 2 };
  const ahead = Math.atan2(DY[facing]!, DX[facing]!);
  let path = `M${from.x} ${from.y}`;
  for (let i = 0; i <= RAYS; i++) {
    const angle = ahead - Math.PI / 2 + (Math.PI * i) / RAYS;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    const far = rayFrom(situation, square, dx, dy);
    path += `L${(from.x + dx * far).toFixed(1)} ${(from.y + dy * far).toFixed(1)}`;
  }
  return `${path}Z`;
};
