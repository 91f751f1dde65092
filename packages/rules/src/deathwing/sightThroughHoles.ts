/** D10.9–D10.15: what is seen of another level, and from how far. */
import {
  inViewArc,
  isFloor,
  isHiddenByPiece,
  isVeiled,
  squareAt,
  terrainRow,
  type Sight,
  type Square,
  type Viewer,
} from '@sensorium/engine';
import { isNearHole } from './holes.ts';

/** A hole through which one square is seen from another: its squares on both levels and the range (D10.9). */
interface Through {
  readonly near: Square;
  readonly far: Square;
  readonly range: number;
}

/** D10.10: so far beside the viewer. */
export const REACH = 2;

/** D10.11: whether the square at offset e of the hole's far square is a candidate for a viewer at offset d of the near one. */
const isCandidate = (dx: number, dy: number, ex: number, ey: number): boolean => {
  if ((dx === 0 && dy === 0) || (ex === 0 && ey === 0)) return true;
  return ex * dx <= 0 && ey * dy <= 0 && ex * dx + ey * dy < 0;
};

/** D10.12–D10.14: what can stand in the way once the offsets are right; smoke is as fire (A8.12), a sniper hides nothing (A15.11). */
const isBlocked = (sight: Sight, from: Square, near: Square, far: Square, to: Square): boolean => {
  const { cells } = sight;
  const { level, lines } = sight.setup.board;
  const isLookingDown = level[far]! < level[near]!;
  const upper = isLookingDown ? near : far;
  if (upper !== from && isHiddenByPiece(cells, upper) && (isLookingDown || to !== far)) return true;
  if (from !== near && (isVeiled(cells, near) || !lines.isClear(cells, from, near))) return true;
  return to !== far && (isVeiled(cells, far) || !lines.isClear(cells, far, to));
};

/** The hole of least range through which the line runs, view arc aside; null if there is none. */
export const holeBetween = (sight: Sight, from: Square, to: Square): Through | null => {
  const { board } = sight.setup;
  const down = board.level[from]! - board.level[to]!;
  const vx = board.x[from]!;
  const vy = board.y[from]!;
  const tx = board.x[to]!;
  const ty = board.y[to]!;
  if (Math.abs(down) !== 1 || Math.abs(tx - vx) > REACH || Math.abs(ty - vy) > REACH) return null;
  let best: Through | null = null;
  for (let hy = Math.max(vy, ty) - 1; hy <= Math.min(vy, ty) + 1; hy++)
    for (let hx = Math.max(vx, tx) - 1; hx <= Math.min(vx, tx) + 1; hx++) {
      const near = squareAt(board, hx, hy, board.level[from]);
      const far = squareAt(board, hx, hy, board.level[to]);
      const upper = down === 1 ? near : far;
      if (near < 0 || !isFloor(board, upper) || terrainRow(sight, upper).isHole !== true) continue;
      if (!isCandidate(vx - hx, vy - hy, tx - hx, ty - hy) || isBlocked(sight, from, near, far, to)) continue;
      const range = Math.max(Math.abs(vx - hx), Math.abs(vy - hy)) + 1 + Math.max(Math.abs(tx - hx), Math.abs(ty - hy));
      if (best === null || range < best.range) best = { near, far, range };
    }
  return best;
};

/** D10.10, D10.15. */
export const rangeBetweenLevels = (sight: Sight, viewer: Viewer, square: Square): number => {
  if (!isNearHole(sight, viewer.square)) return -1;
  const { board } = sight.setup;
  const dx = board.x[square]! - board.x[viewer.square]!;
  const dy = board.y[square]! - board.y[viewer.square]!;
  if (Math.abs(dx) > REACH || Math.abs(dy) > REACH) return -1;
  if ((dx !== 0 || dy !== 0) && !inViewArc(viewer.facing, dx, dy)) return -1;
  return holeBetween(sight, viewer.square, square)?.range ?? -1;
};
