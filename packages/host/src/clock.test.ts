import { Table, cloneState, type State } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { TurnClock } from './clock.ts';
import { openTable } from './host.ts';
import { commandOf, type ClockReading, type GameConfig } from './protocol.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

/** The marine player is asked for his first action, with three minutes for it. */
const asked = (change: (state: State) => void = () => undefined) => {
  const pieces = PROVING_GROUND.pieces.slice(0, 4);
  const { game } = new Table(setupFor({ ...PROVING_GROUND, pieces, deployment: [], startingBlips: 0 }), { seed: 1 });
  const state = cloneState(game.state);
  change(state);
  return { ...game, state };
};

const started = (kept: ClockReading | null = null) => {
  let now = 1000;
  const clock = new TurnClock(true, () => now, kept);
  clock.follow(asked());
  clock.release();
  return { clock, pass: (milliseconds: number): void => void (now += milliseconds) };
};

describe('C4  the clock of a table', () => {
  test('C4.8  tells when he must be told: every minute, then at 45, 30, 15 and 0 seconds', () => {
    const { clock, pass } = started();
    const told: number[] = [];
    while (!clock.isOver) {
      pass(clock.untilNext!);
      told.push(clock.seconds);
    }
    expect(told).toEqual([120, 60, 45, 30, 15, 0]);
  });

  test('C4.5  stands still while the other side decides, and while the screen changes hands', () => {
    const { clock, pass } = started();
    pass(10_000);
    clock.hold();
    pass(60_000);
    clock.release();
    pass(5000);
    expect(clock.face).toEqual({ turn: 1, milliseconds: 165_000, allowed: 180, isRunning: true });
    clock.follow(asked((state) => (state.stack = [{ kind: 'alien-action' }])));
    pass(60_000);
    expect(clock.face).toEqual({ turn: 1, milliseconds: 165_000, allowed: 180, isRunning: false });
    expect(clock.untilNext).toBeNull();
  });

  test('has nothing to show outside the marine turn, when time is up, or where none is kept', () => {
    const { clock } = started();
    clock.follow(asked((state) => (state.phase = 'alien-action')));
    expect([clock.face, clock.reading, clock.isOver]).toEqual([null, null, false]);
    clock.follow(asked((state) => (state.timeUp = true)));
    expect(clock.face).toBeNull();
    const unused = new TurnClock(false, () => 0);
    unused.follow(asked());
    expect(unused.face).toBeNull();
  });

  test('a new turn has its whole time; undo gives none back', () => {
    const { clock, pass } = started();
    pass(100_000);
    clock.follow(asked());
    expect(clock.seconds).toBe(80);
    clock.follow(asked((state) => (state.turn = 2)));
    expect(clock.seconds).toBe(180);
  });

  test('what was kept of another turn, or more than is allowed, gives nobody time', () => {
    expect(started({ turn: 1, milliseconds: 41_300 }).clock.reading?.milliseconds).toBe(41_300);
    expect(started({ turn: 3, milliseconds: 41_300 }).clock.seconds).toBe(180);
    expect(started({ turn: 1, milliseconds: 999_000 }).clock.seconds).toBe(180);
  });
});

describe('a turn taken up again', () => {
  const CONFIG: GameConfig = {
    scenario: PROVING_GROUND,
    seed: 7,
    sides: { marines: 'person', aliens: 'person' },
    clock: 'normal',
  };

  /** Half a minute into the first marine turn. */
  const played = (): TrialTable => {
    const table = new TrialTable(CONFIG);
    for (let { pending } = table.look('marines'); pending!.decision !== 'action'; { pending } = table.look('marines'))
      table.say(pending!.side, commandOf(table.look(pending!.side).offers[0]!));
    table.now += 30_000;
    return table;
  };
  const secondsOf = (save: string, reading: ClockReading | null = null): number =>
    openTable({ ...CONFIG, save, reading }, { now: () => 5, drawSeed: () => 1 }).clock.seconds;

  test('C4  goes on with the time it had, by the save or by what was read later', () => {
    const save = played().save();
    expect(secondsOf(save)).toBe(150);
    expect(secondsOf(save, { turn: 1, milliseconds: 90_000 })).toBe(90);
    expect(secondsOf(save, { turn: 1, milliseconds: 170_000 })).toBe(150);
  });

  test('a save without a reading, as older ones are, has the whole turn', () => {
    const { reading, ...older } = JSON.parse(played().save()) as Record<string, unknown>;
    expect(reading).toEqual({ turn: 1, milliseconds: 150_000 });
    expect(secondsOf(JSON.stringify(older))).toBe(180);
    const wrong = JSON.stringify({ ...older, reading: { turn: 1, milliseconds: -4 } });
    expect(() => secondsOf(wrong)).toThrow('reading.milliseconds: expected a whole number from 0 to 3600000');
  });

  test('S6.2  against S0 there is none, whatever was asked for', () => {
    const table = new TrialTable({ ...CONFIG, sides: { marines: 'person', aliens: 'deathwing-solo' } });
    for (let i = 0; i < 50 && table.look('marines').view.phase !== 'marine-action'; i++)
      if (table.host.isProgramsTurn) table.play('marines');
      else table.say('marines', commandOf(table.look('marines').offers[0]!));
    expect(table.look('marines')).toMatchObject({ view: { phase: 'marine-action' }, clock: null });
    expect(table.host.timeUp()).toBe(false);
  });
});
