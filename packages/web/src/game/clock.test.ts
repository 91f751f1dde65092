import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Update } from '../engine/protocol.ts';
import { TurnClock, announcementAt, announcementSeen, type ClockReading } from './clock.ts';

const ALLOWED = 180;
const marinesDecide = (turn: number): Update =>
  ({
    view: { phase: 'marine-action', timeUp: false, turn, clock: ALLOWED },
    pending: { side: 'marines' },
  }) as unknown as Update;

const started = (turn: number, kept: ClockReading | null = null) => {
  const ticks: (number | null)[] = [];
  const readings: ClockReading[] = [];
  let isUp = false;
  const clock = new TurnClock(
    true,
    {
      onTick: (left) => ticks.push(left),
      onTimeUp: () => (isUp = true),
      onReading: (reading) => readings.push(reading),
    },
    kept,
  );
  clock.follow(marinesDecide(turn), false);
  return { clock, ticks, readings, isUp: () => isUp };
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
  test('begins with what the rules allow and tells every second what is left', () => {
    const { ticks, readings } = started(1);
    vi.advanceTimersByTime(2000);
    expect(ticks.slice(0, 3)).toEqual([180, 179, 178]);
    expect(readings.at(-1)).toEqual({ turn: 1, milliseconds: 178_000 });
  });

  test('goes on after a reload where it stood', () => {
    const { ticks } = started(3, { turn: 3, milliseconds: 41_300 });
    expect(ticks).toEqual([42]);
  });

  test('what was kept of another turn, or more than is allowed, gives nobody time', () => {
    expect(started(4, { turn: 3, milliseconds: 41_300 }).ticks).toEqual([180]);
    expect(started(3, { turn: 3, milliseconds: 999_000 }).ticks).toEqual([180]);
  });

  test('C4.5  stands still while the screen is covered', () => {
    const { clock, ticks } = started(1);
    clock.hold();
    vi.advanceTimersByTime(5000);
    expect(ticks).toEqual([180]);
  });

  test('C4.6  says once that time is up', () => {
    const { ticks, isUp } = started(1, { turn: 1, milliseconds: 1000 });
    vi.advanceTimersByTime(1500);
    expect(isUp()).toBe(true);
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
