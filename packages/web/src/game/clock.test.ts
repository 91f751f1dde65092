import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockFace, ClockReading } from '../engine/protocol.ts';
import { ClockDisplay, announcementAt, announcementSeen } from './clock.ts';

const ALLOWED = 180;
const face = (milliseconds: number, isRunning = true): ClockFace => ({
  turn: 1,
  milliseconds,
  allowed: ALLOWED,
  isRunning,
});

const started = (milliseconds: number) => {
  const ticks: (number | null)[] = [];
  const readings: ClockReading[] = [];
  let asked = 0;
  const clock = new ClockDisplay({
    onTick: (left) => ticks.push(left),
    onTimeUp: () => (asked += 1),
    onReading: (reading) => readings.push(reading),
  });
  clock.follow(face(milliseconds));
  return { clock, ticks, readings, asked: () => asked };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('C4  the clock of the marine player', () => {
  test('shows what the table allows and tells every second what is left', () => {
    const { ticks, readings } = started(180_000);
    vi.advanceTimersByTime(2000);
    expect(ticks.slice(0, 3)).toEqual([180, 179, 178]);
    expect(readings.at(-1)).toEqual({ turn: 1, milliseconds: 178_000 });
  });

  test('C4.5  stands still while the screen is covered, and where the table’s own clock does', () => {
    const { clock, ticks } = started(180_000);
    clock.hold();
    vi.advanceTimersByTime(5000);
    expect(ticks).toEqual([180]);
    clock.follow(face(90_000, false));
    vi.advanceTimersByTime(5000);
    expect(ticks).toEqual([180, 90]);
  });

  test('C4.6  asks the table once when nothing is left, and goes on if that has some left', () => {
    const { clock, ticks, asked } = started(1000);
    vi.advanceTimersByTime(1500);
    expect(asked()).toBe(1);
    clock.follow(face(600));
    vi.advanceTimersByTime(1000);
    expect(asked()).toBe(2);
    clock.follow(null);
    expect(ticks.at(-1)).toBeNull();
  });

  test('C4.8  announces what the rules announce', () => {
    expect(announcementAt(ALLOWED, 60)).toBe(60);
    expect(announcementAt(ALLOWED, 59)).toBeNull();
  });

  test('C4.8  an announcement stays in sight for five seconds', () => {
    expect(announcementSeen(ALLOWED, 61)).toBeNull();
    expect(announcementSeen(ALLOWED, 60)).toBe(60);
    expect(announcementSeen(ALLOWED, 56)).toBe(60);
    expect(announcementSeen(ALLOWED, 55)).toBeNull();
    expect(announcementSeen(ALLOWED, 43)).toBe(45);
  });
});
