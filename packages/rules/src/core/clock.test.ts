import { command, otherwise, pending, submit, type GameEvent } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { CROSSING } from '../../testing/boards.ts';
import { begun, type Sketch } from '../../testing/scenarios.ts';
import { announcements, isClockRunning } from './clock.ts';

const started = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => (event.is === 'clock-started' ? [event.seconds] : []));

test('C4.2 a novice has 240 seconds in every turn of the game, another player 180', () => {
  for (const [novice, seconds] of [
    [true, 240],
    [false, 180],
  ] as const) {
    const { game, events } = begun({ ...CROSSING, novice, reinforcements: 0 });
    for (let i = 0; i < 4; i++) expect(submit(game, pending(game)!.side, command('end'))).toBeNull();
    expect(game.state.turn).toBe(3);
    expect(started(events)).toEqual([seconds, seconds, seconds]);
  }
});

describe('C4.5 the clock', () => {
  const corridor: Sketch = {
    board: ['#a..x#'],
    pieces: { a: { is: 'marine', faces: 'W' }, x: { is: 'blip', value: 1 } },
  };

  test('C4.5 runs while the marine player decides and stands still while the alien player sets a facing', () => {
    const { game } = begun(corridor);
    expect(isClockRunning(game)).toBe(true);
    expect(submit(game, 'marines', command('turn', 0, 0))).toBeNull();
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'set-facing' });
    expect(isClockRunning(game)).toBe(false);
    expect(submit(game, 'aliens', otherwise(game))).toBeNull();
    expect(isClockRunning(game)).toBe(true);
  });

  test('C4.5 stands still outside the marine turn and once the time is up', () => {
    const { game } = begun(CROSSING);
    expect(submit(game, 'host', command('time-up'))).toBeNull();
    expect(game.state.phase).toBe('reinforcement');
    expect(isClockRunning(game)).toBe(false);
  });
});

test.each([
  [240, [180, 120, 60, 45, 30, 15, 0]],
  [180, [120, 60, 45, 30, 15, 0]],
  [150, [120, 60, 45, 30, 15, 0]],
  [60, [45, 30, 15, 0]],
  [30, [15, 0]],
])('C4.8 of %i seconds every full minute is announced, then 45, 30, 15 and 0', (seconds, due) => {
  expect(announcements(seconds)).toEqual(due);
});
