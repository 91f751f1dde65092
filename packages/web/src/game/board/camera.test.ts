import { describe, expect, test } from 'vitest';
import { LEAST_SCALE, MOST_SCALE, between, filling, fitting, pinched, showing, toBoard, zoomed } from './camera.ts';

const INSETS = { top: 60, right: 300, bottom: 100, left: 250 };
const EXTENT = { left: -50, top: -50, width: 2000, height: 1000 };

describe('the camera', () => {
  test.each([
    [1440, 900],
    [2560, 1440],
  ])('fits the whole board into what the panels leave free at %i×%i', (width, height) => {
    const camera = fitting(EXTENT, width, height, INSETS);
    const left = EXTENT.left * camera.scale + camera.x;
    const bottom = (EXTENT.top + EXTENT.height) * camera.scale + camera.y;
    expect(left).toBeGreaterThanOrEqual(INSETS.left - 1e-9);
    expect(bottom).toBeLessThanOrEqual(height - INSETS.bottom + 1e-9);
  });

  test('what lies under the pointer stays there while zooming', () => {
    const before = fitting(EXTENT, 1440, 900, INSETS);
    const after = zoomed(before, 1.7, 400, 300);
    expect(toBoard(after, 400, 300).x).toBeCloseTo(toBoard(before, 400, 300).x, 6);
    expect(toBoard(after, 400, 300).y).toBeCloseTo(toBoard(before, 400, 300).y, 6);
  });

  test('zoom has its limits', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(zoomed(camera, 1000, 0, 0).scale).toBe(MOST_SCALE);
    expect(zoomed(camera, 0.0001, 0, 0).scale).toBe(LEAST_SCALE);
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
      const was = toBoard(before, fingers[i].x, fingers[i].y);
      const is = toBoard(after, moved[i].x, moved[i].y);
      expect(is.x).toBeCloseTo(was.x, 6);
      expect(is.y).toBeCloseTo(was.y, 6);
    }
  });

  test('a point in view moves nothing; one out of view is brought in', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(showing(camera, { x: 600, y: 400 }, 1440, 900, INSETS)).toBe(camera);
    const shown = showing(camera, { x: 5000, y: 400 }, 1440, 900, INSETS);
    expect(5000 * shown.scale + shown.x).toBeLessThanOrEqual(1440 - INSETS.right);
  });

  test('no room is left empty while a part of the board is out of sight', () => {
    const [width, height] = [1440, 900];
    // Looks past the left end of a board that fits in height, but not in width.
    const camera = filling({ scale: 0.5, x: 600, y: 0 }, EXTENT, width, height, INSETS);
    expect(EXTENT.left * camera.scale + camera.x).toBe(INSETS.left);
    expect((EXTENT.top + EXTENT.height / 2) * camera.scale + camera.y).toBe((INSETS.top + height - INSETS.bottom) / 2);
    const inside = { scale: 1, x: 100, y: -50 };
    expect(filling(inside, EXTENT, width, height, INSETS)).toEqual(inside);
  });

  test('gliding begins and ends where it should', () => {
    const from = { scale: 1, x: 0, y: 0 };
    const to = { scale: 2, x: 10, y: -10 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });
});
