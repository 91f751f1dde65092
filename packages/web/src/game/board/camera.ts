/** Where the screen looks: a scale and a shift, as pure maths. */

export interface Camera {
  /** Pixels a unit of the board. */
  readonly scale: number;
  /** Pixels from the left and upper edge of the screen to the board's origin. */
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const LEAST_SCALE = 0.12;
export const MOST_SCALE = 2.4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole extent in the part of the screen that nothing covers, and in its middle. */
export const fitting = (extent: Extent, width: number, height: number, insets: Insets, most = 1.15): Camera => {
  const roomX = Math.max(1, width - insets.left - insets.right);
  const roomY = Math.max(1, height - insets.top - insets.bottom);
  const scale = clamp(Math.min(roomX / extent.width, roomY / extent.height), LEAST_SCALE, most);
  return {
    scale,
    x: insets.left + (roomX - extent.width * scale) / 2 - extent.left * scale,
    y: insets.top + (roomY - extent.height * scale) / 2 - extent.top * scale,
  };
};

/** Where an edge of the board should be so that the room beside it is not left empty: all of it in the middle, if it fits. */
const filled = (edge: number, size: number, from: number, to: number): number =>
  size <= to - from ? (from + to - size) / 2 : clamp(edge, to - size, from);

/** Shifted as little as needed so that no more of the extent is out of sight than must be. */
export const filling = (camera: Camera, extent: Extent, width: number, height: number, insets: Insets): Camera => {
  const left = extent.left * camera.scale;
  const top = extent.top * camera.scale;
  return {
    scale: camera.scale,
    x: filled(left + camera.x, extent.width * camera.scale, insets.left, width - insets.right) - left,
    y: filled(top + camera.y, extent.height * camera.scale, insets.top, height - insets.bottom) - top,
  };
};

/** Between two cameras, from 0 to 1. */
export const between = (from: Camera, to: Camera, part: number): Camera => ({
  scale: from.scale + (to.scale - from.scale) * part,
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Zoomed about a point of the screen that stays where it is. */
export const zoomed = (camera: Camera, factor: number, atX: number, atY: number): Camera => {
  const scale = clamp(camera.scale * factor, LEAST_SCALE, MOST_SCALE);
  const real = scale / camera.scale;
  return { scale, x: atX - (atX - camera.x) * real, y: atY - (atY - camera.y) * real };
};

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

export interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Two fingers: what lay under them lies under them still. */
export const pinched = (camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera => {
  const from = middle(...before);
  const to = middle(...after);
  const factor = distance(...after) / Math.max(1, distance(...before));
  return panned(zoomed(camera, factor, from.x, from.y), to.x - from.x, to.y - from.y);
};

export const toBoard = (camera: Camera, x: number, y: number): Point => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});

/** Shifted as little as needed so that a point of the board is in the uncovered part of the screen. */
export const showing = (
  camera: Camera,
  at: Point,
  width: number,
  height: number,
  insets: Insets,
  margin = 44,
): Camera => {
  const x = at.x * camera.scale + camera.x;
  const y = at.y * camera.scale + camera.y;
  const wantedX = clamp(x, insets.left + margin, Math.max(insets.left + margin, width - insets.right - margin));
  const wantedY = clamp(y, insets.top + margin, Math.max(insets.top + margin, height - insets.bottom - margin));
  return wantedX === x && wantedY === y ? camera : panned(camera, wantedX - x, wantedY - y);
};
