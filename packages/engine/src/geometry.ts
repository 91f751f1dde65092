/** Facings, directions and relative squares (C1.5–C1.7). Pure integer maths; y grows south. */

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type FacingName = (typeof FACINGS)[number];

/** 0 N, 1 E, 2 S, 3 W; −1 for a piece that has no facing (C1.5). */
export type Facing = number;
export const NO_FACING: Facing = -1;

/** The eight directions: N E S W NE SE SW NW. The first four are the facings. */
export const DIRECTION_COUNT = 8;
export const DX: readonly number[] = [0, 1, 0, -1, 1, 1, -1, -1];
export const DY: readonly number[] = [-1, 0, 1, 0, -1, 1, 1, -1];

/** For a diagonal direction, the two orthogonal directions it lies between (C8.5). */
export const FLANKS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [-1, -1],
  [-1, -1],
  [-1, -1],
  [0, 1],
  [2, 1],
  [2, 3],
  [0, 3],
];

export const FRONT = 0;
export const SIDE = 1;
export const REAR = 2;
/** Where a neighbouring square lies for a figure: one of the front three, a side square, one of the rear three (C1.7). */
export type Bearing = typeof FRONT | typeof SIDE | typeof REAR;

/** C1.6: how far ahead (`fwd`) and to the right (`lat`) an offset lies. */
export const forwardOf = (facing: Facing, dx: number, dy: number): number => dx * DX[facing]! + dy * DY[facing]!;
export const lateralOf = (facing: Facing, dx: number, dy: number): number => DX[facing]! * dy - DY[facing]! * dx;

const bearingFor = (facing: Facing, direction: number): Bearing => {
  const forward = forwardOf(facing, DX[direction]!, DY[direction]!);
  return forward > 0 ? FRONT : forward === 0 ? SIDE : REAR;
};

/** BEARINGS[facing × 8 + direction]. */
export const BEARINGS: readonly Bearing[] = FACINGS.flatMap((_, facing) =>
  DX.map((__, direction) => bearingFor(facing, direction)),
);

/** The direction of one of the eight neighbours, or −1. */
export const directionTo = (dx: number, dy: number): number => {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++)
    if (DX[direction] === dx && DY[direction] === dy) return direction;
  return -1;
};

/** C10.1: the 180° before and beside a figure, its own square excepted. */
export const inViewArc = (facing: Facing, dx: number, dy: number): boolean =>
  facing >= 0 && (dx !== 0 || dy !== 0) && forwardOf(facing, dx, dy) >= 0;

/** C11.1: the 90° cone ahead, its diagonals included. */
export const inFireArc = (facing: Facing, dx: number, dy: number): boolean => {
  if (facing < 0) return false;
  const forward = forwardOf(facing, dx, dy);
  return forward >= 1 && Math.abs(lateralOf(facing, dx, dy)) <= forward;
};

export const opposite = (facing: Facing): Facing => (facing + 2) & 3;
/** Quarter turns between two facings: 0, 1 or 2. */
export const turnBetween = (from: Facing, to: Facing): number => {
  const steps = (to - from) & 3;
  return steps === 3 ? 1 : steps;
};
