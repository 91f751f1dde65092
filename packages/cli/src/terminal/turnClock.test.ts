import { expect, test } from 'vitest';
import { TurnClock } from './turnClock.ts';

test('C4.5, C4.8: time runs while he is asked, and he is told every minute, then at 45, 30, 15 and 0 seconds', async () => {
  let now = 0;
  const clock = new TurnClock(() => now);
  clock.start(180);
  now += 500_000;
  expect(clock.seconds).toBe(180);
  const told: number[] = [];
  for (let i = 0; i < 10 && !clock.isOver; i++) {
    await clock.count((milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    });
    told.push(clock.seconds);
  }
  expect(told).toEqual([120, 60, 45, 30, 15, 0]);
  expect(clock.isOver).toBe(true);
});

test('an answer in time leaves the rest', async () => {
  let now = 0;
  const clock = new TurnClock(() => now);
  clock.start(180);
  await clock.count(() => {
    now += 10_000;
    return Promise.resolve();
  });
  expect(clock.seconds).toBe(170);
  clock.stop();
  expect(clock.isRunning).toBe(false);
});
