import type { GameEvent } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { EventPlayer, durationOf, type Timer } from './player.ts';
import { stageOf, type Stage } from './stage.ts';

/** A clock that moves when told. */
class HandClock implements Timer {
  private next: (() => void) | null = null;
  waited = 0;
  start(then: () => void, milliseconds: number): number {
    this.next = then;
    this.waited += milliseconds;
    return 1;
  }
  stop(): void {
    this.next = null;
  }
  tick(): void {
    const { next } = this;
    this.next = null;
    next?.();
  }
}

const host = new TrialTable({
  scenario: PROVING_GROUND,
  seed: 1,
  sides: { marines: 'person', aliens: 'person' },
  clock: 'off',
});
const { update } = host.open('marines');
const START: Stage = stageOf(update.view);
const moved = (from: number, to: number): GameEvent => ({ is: 'piece-moved', piece: 0, from, to, rule: 'C8.1' });
const paid: GameEvent = { is: 'points-paid', piece: 0, ap: 1, cp: 0, now: { ap: 0 }, rule: 'C6.3' };

const arrange = (): { player: EventPlayer; clock: HandClock } => {
  const clock = new HandClock();
  return { player: new EventPlayer(START, clock), clock };
};
const at = (player: EventPlayer): number | undefined => player.stage.actors.get(0)?.square;

describe('the event player', () => {
  test('shows one event after the other and ends at the stage it was given', () => {
    const { player, clock } = arrange();
    player.tell([paid, moved(214, 213), paid, moved(213, 212)], START);
    expect(at(player)).toBe(213);
    expect(player.isIdle).toBe(false);
    clock.tick();
    expect(player.stage).toEqual(START);
    clock.tick();
    expect(player.isIdle).toBe(true);
    expect(clock.waited).toBe(2 * durationOf(moved(0, 0), 'fast'));
  });

  test('what did not change is the same object, so that it is not drawn again', () => {
    const { player, clock } = arrange();
    const other = player.stage.actors.get(1);
    player.tell([moved(214, 213)], stageOf(update.view));
    clock.tick();
    expect(player.stage.actors.get(1)).toBe(other);
    const { stage } = player;
    player.cut(stageOf(update.view));
    expect(player.stage).toBe(stage);
  });

  test('can be skipped at any moment', async () => {
    const { player } = arrange();
    player.tell([moved(214, 213), moved(213, 212)], START);
    const idle = player.idle();
    player.skip();
    await idle;
    expect(player.stage).toEqual(START);
    expect(player.isIdle).toBe(true);
  });

  test('at pace off nothing takes time', () => {
    const { player, clock } = arrange();
    player.setPace('off');
    player.tell([moved(214, 213), moved(213, 212)], START);
    expect(player.isIdle).toBe(true);
    expect(clock.waited).toBe(0);
  });

  test('step by step it waits before each action', () => {
    const { player, clock } = arrange();
    player.setStepping(true);
    player.tell([paid, moved(214, 213), paid, moved(213, 212), paid, moved(212, 211)], START);
    expect(player.isWaiting).toBe(true);
    expect(at(player)).toBe(214);
    player.step();
    clock.tick();
    expect(player.isWaiting).toBe(true);
    expect(at(player)).toBe(213);
    player.setStepping(false);
    clock.tick();
    clock.tick();
    expect(player.isIdle).toBe(true);
  });

  test('cues hear every event with the stage before it', () => {
    const { player } = arrange();
    const heard: (number | undefined)[] = [];
    player.setPace('off');
    player.onCue((_event, before) => heard.push(before.actors.get(0)?.square));
    player.tell([moved(214, 213), moved(213, 212)], START);
    expect(heard).toEqual([214, 213]);
  });
});
