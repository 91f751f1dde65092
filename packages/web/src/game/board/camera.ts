/** Where the board's window looks: a scale and a shift, as pure maths. */

export interface Camera {
  /** Pixels a unit of the board. */
  readonly scale: number;
  /** Pixels from the left and upper edge of the board's window to the board's origin. */
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The board's window: nothing lies over it. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** Nobody zooms out farther than this, unless the whole board asks for it. */
export const LEAST_SCALE = 0.12;
export const MOST_SCALE = 2.4;
/** Pixels left free round the whole board. */
const GAP = 8;
/** Pixels from the edge within which a square is not well seen; a label stands above it. */
const RIM = 58;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole extent in the pane, and in its middle. */
export const fitting = (extent: Extent, { width, height }: Pane, most = 1.15): Camera => {
  const roomX = Math.max(1, width - 2 * GAP);
  const roomY = Math.max(1, height - 2 * GAP);
  const scale = Math.min(roomX / extent.width, roomY / extent.height, most);
  return {
    scale,
    x: width / 2 - (extent.left + extent.width / 2) * scale,
    y: height / 2 - (extent.top + extent.height / 2) * scale,
  };
};

/** Where an edge of the board should be so that the room beside it is not left empty: all of it in the middle, if it fits. */
const filled = (edge: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : clamp(edge, room - size, 0);

/** Shifted as little as needed so that no more of the extent is out of sight than must be. */
export const filling = (camera: Camera, extent: Extent, { width, height }: Pane): Camera => {
  const left = extent.left * camera.scale;
  const top = extent.top * camera.scale;
  return {
    scale: camera.scale,
    x: filled(left + camera.x, extent.width * camera.scale, width) - left,
    y: filled(top + camera.y, extent.height * camera.scale, height) - top,
  };
};

/** Between two cameras, from 0 to 1. */
export const between = (from: Camera, to: Camera, part: number): Camera => ({
  scale: from.scale + (to.scale - from.scale) * part,
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Zoomed about a point of the pane that stays where it is. */
export const zoomed = (camera: Camera, factor: number, at: Point, least = LEAST_SCALE): Camera => {
  const scale = clamp(camera.scale * factor, Math.min(least, LEAST_SCALE), MOST_SCALE);
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
};

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Two fingers: what lay under them lies under them still. */
export const pinched = (
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  least = LEAST_SCALE,
): Camera => {
  const from = middle(...before);
  const to = middle(...after);
  const factor = distance(...after) / Math.max(1, distance(...before));
  return panned(zoomed(camera, factor, from, least), to.x - from.x, to.y - from.y);
};

export const toBoard = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});

export const toPane = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
});

/** What of the board the pane shows. */
export const seenBy = (camera: Camera, { width, height }: Pane): Extent => {
  const { x: left, y: top } = toBoard(camera, { x: 0, y: 0 });
  return { left, top, width: width / camera.scale, height: height / camera.scale };
};

/** The same place in the middle of a pane of another size. */
export const recentred = (camera: Camera, before: Pane, after: Pane): Camera =>
  panned(camera, (after.width - before.width) / 2, (after.height - before.height) / 2);

/** So that a point is in the middle. */
export const centred = (camera: Camera, at: Point, { width, height }: Pane): Camera => {
  const { x, y } = toPane(camera, at);
  return panned(camera, width / 2 - x, height / 2 - y);
};

/** Shifted as little as needed so that a point of the board is well inside the pane. */
export const showing = (camera: Camera, at: Point, { width, height }: Pane): Camera => {
  const { x, y } = toPane(camera, at);
  const rimX = Math.min(RIM, width / 4);
  const rimY = Math.min(RIM, height / 4);
  const wantedX = clamp(x, rimX, width - rimX);
  const wantedY = clamp(y, rimY, height - rimY);
  return wantedX === x && wantedY === y ? camera : panned(camera, wantedX - x, wantedY - y);
};

/** Whether all of these are well inside the pane. */
export const isShowing = (camera: Camera, points: readonly Point[], pane: Pane): boolean =>
  points.every((point) => showing(camera, point, pane) === camera);
