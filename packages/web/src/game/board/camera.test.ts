import { describe, expect, test } from 'vitest';
import {
  LEAST_SCALE,
  MOST_SCALE,
  between,
  filling,
  fitting,
  pinched,
  recentred,
  seenBy,
  showing,
  toBoard,
  toPane,
  zoomed,
} from './camera.ts';

const PANE = { width: 1000, height: 850 };
const EXTENT = { left: -50, top: -50, width: 2000, height: 1000 };

describe('the camera', () => {
  test.each([
    [1440, 900],
    [2560, 1440],
    [300, 200],
  ])('fits the whole board into a pane of %i×%i', (width, height) => {
    for (const tall of [1000, 12_000]) {
      const extent = { ...EXTENT, height: tall };
      const camera = fitting(extent, { width, height });
      const seen = seenBy(camera, { width, height });
      expect(seen.left).toBeLessThanOrEqual(extent.left);
      expect(seen.top).toBeLessThanOrEqual(extent.top);
      expect(seen.left + seen.width).toBeGreaterThanOrEqual(extent.left + extent.width);
      expect(seen.top + seen.height).toBeGreaterThanOrEqual(extent.top + extent.height);
    }
  });

  test('what lies under the pointer stays there while zooming', () => {
    const pointer = { x: 400, y: 300 };
    const before = fitting(EXTENT, PANE);
    const after = zoomed(before, 1.7, pointer);
    expect(toBoard(after, pointer).x).toBeCloseTo(toBoard(before, pointer).x, 6);
    expect(toBoard(after, pointer).y).toBeCloseTo(toBoard(before, pointer).y, 6);
  });

  test('zoom has its limits; a board that needs more room is seen from farther away', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    const corner = { x: 0, y: 0 };
    expect(zoomed(camera, 1000, corner).scale).toBe(MOST_SCALE);
    expect(zoomed(camera, 0.0001, corner).scale).toBe(LEAST_SCALE);
    expect(zoomed(camera, 0.0001, corner, 0.05).scale).toBe(0.05);
  });

  test('what lay under two fingers lies under them after a pinch', () => {
    const before = { scale: 0.5, x: 30, y: 20 };
    const fingers = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const moved = [
      { x: 80, y: 150 },
      { x: 280, y: 150 },
    ] as const;
    const after = pinched(before, fingers, moved);
    expect(after.scale).toBeCloseTo(1, 9);
    for (const i of [0, 1] as const) {
      const was = toBoard(before, fingers[i]);
      const is = toBoard(after, moved[i]);
      expect(is.x).toBeCloseTo(was.x, 6);
      expect(is.y).toBeCloseTo(was.y, 6);
    }
  });

  test('a point in view moves nothing; one out of view is brought in', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(showing(camera, { x: 600, y: 400 }, PANE)).toBe(camera);
    const far = { x: 5000, y: 400 };
    const shown = showing(camera, far, PANE);
    expect(shown.scale).toBe(camera.scale);
    expect(toPane(shown, far).x).toBeLessThan(PANE.width);
  });

  test('no room is left empty while a part of the board is out of sight', () => {
    // Looks past the left end of a board that fits in height, but not in width.
    const camera = filling({ scale: 0.8, x: 600, y: 0 }, EXTENT, PANE);
    expect(EXTENT.left * camera.scale + camera.x).toBe(0);
    expect((EXTENT.top + EXTENT.height / 2) * camera.scale + camera.y).toBe(PANE.height / 2);
    const inside = { scale: 1, x: -100, y: -50 };
    expect(filling(inside, EXTENT, PANE)).toEqual(inside);
  });

  test('the same place stays in the middle when the pane gets another size', () => {
    const camera = { scale: 0.7, x: -80, y: 30 };
    const turned = { width: PANE.height, height: PANE.width };
    const after = recentred(camera, PANE, turned);
    const middle = toBoard(camera, { x: PANE.width / 2, y: PANE.height / 2 });
    expect(toPane(after, middle)).toEqual({ x: turned.width / 2, y: turned.height / 2 });
  });

  test('gliding begins and ends where it should', () => {
    const from = { scale: 1, x: 0, y: 0 };
    const to = { scale: 2, x: 10, y: -10 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });
});
