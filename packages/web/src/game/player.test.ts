import type { GameEvent, View } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import type { LogEntry } from './logbook.ts';
import { EventPlayer, durationOf, type Pace, type Timer } from './player.ts';
import { strangerActing, throwsIn } from './scene.ts';
import { stageOf } from './stage.ts';

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
const START = update.view;
const moved = (from: number, to: number): GameEvent => ({ is: 'piece-moved', piece: 0, from, to, rule: 'C8.1' });
const paid: GameEvent = { is: 'points-paid', piece: 0, ap: 1, cp: 0, now: { ap: 0 }, rule: 'C6.3' };

let key = 0;
const entry = (event: GameEvent, number = 1): LogEntry => ({
  key: key++,
  event,
  number,
  names: new Map(),
  features: new Map(),
});
const told = (...events: readonly GameEvent[]): LogEntry[] => events.map((event) => entry(event));

const arrange = (): { player: EventPlayer; clock: HandClock } => {
  const clock = new HandClock();
  return { player: new EventPlayer(START, [], clock), clock };
};
const at = (player: EventPlayer): number | undefined => player.stage.actors.get(0)?.square;

describe('the event player', () => {
  test('shows one event after the other and ends at the view it was given', () => {
    const { player, clock } = arrange();
    player.tell(told(paid, moved(214, 213), paid, moved(213, 212)), START);
    expect(at(player)).toBe(213);
    expect(player.isIdle).toBe(false);
    clock.tick();
    expect(player.stage).toEqual(stageOf(START));
    clock.tick();
    expect(player.isIdle).toBe(true);
    expect(clock.waited).toBe(2 * durationOf(moved(0, 0), 'fast'));
  });

  test('what did not change is the same object, so that it is not drawn again', () => {
    const { player, clock } = arrange();
    const other = player.stage.actors.get(1);
    player.tell(told(moved(214, 213)), update.view);
    clock.tick();
    expect(player.stage.actors.get(1)).toBe(other);
    const { stage } = player;
    player.cut(update.view, []);
    expect(player.stage).toBe(stage);
  });

  test('can be skipped at any moment', async () => {
    const { player } = arrange();
    player.tell(told(moved(214, 213), moved(213, 212)), START);
    const idle = player.idle();
    player.skip();
    await idle;
    expect(player.stage).toEqual(stageOf(START));
    expect(player.isIdle).toBe(true);
  });

  test('at pace off nothing takes time', () => {
    const { player, clock } = arrange();
    player.setPace('off');
    player.tell(told(moved(214, 213), moved(213, 212)), START);
    expect(player.isIdle).toBe(true);
    expect(clock.waited).toBe(0);
  });

  test('at twice the rate everything takes half its time', () => {
    const { player, clock } = arrange();
    player.setPace('cinematic', 2);
    player.tell(told(moved(214, 213)), START);
    expect(clock.waited).toBe(durationOf(moved(0, 0), 'cinematic') / 2);
  });

  test('one of the other side is noticed before it acts, at the calm pace; one of one’s own is not waited for', () => {
    const activated: GameEvent = { is: 'piece-activated', piece: 0, now: { ap: 4 }, rule: 'C6.3' };
    const waitedBy = (view: View, pace: Pace): number => {
      const clock = new HandClock();
      const player = new EventPlayer(view, [], clock);
      player.setPace(pace);
      player.tell(told(activated), view);
      return clock.waited;
    };
    const theirs: View = { ...START, side: 'aliens' };
    expect(waitedBy(theirs, 'cinematic')).toBeGreaterThan(0);
    expect([waitedBy(theirs, 'fast'), waitedBy(START, 'cinematic')]).toEqual([0, 0]);
    const log = told(activated, moved(214, 213));
    expect([strangerActing({ log, view: theirs }), strangerActing({ log, view: START })]).toEqual([0, -1]);
  });

  test('step by step it waits before each action', () => {
    const { player, clock } = arrange();
    player.setStepping(true);
    player.tell(told(paid, moved(214, 213), paid, moved(213, 212), paid, moved(212, 211)), START);
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
    player.tell(told(moved(214, 213), moved(213, 212)), START);
    expect(heard).toEqual([214, 213]);
  });
});

const shot: GameEvent = {
  is: 'shot-fired',
  by: 1,
  at: 214,
  with: 'storm-bolter',
  target: 0,
  dice: [6, 2],
  needed: [{ value: 6, because: 'C12.1' }],
  hit: true,
  jammed: false,
  rule: 'C12.1',
};
const death: GameEvent = {
  is: 'piece-killed',
  piece: 0,
  unit: 'genestealer',
  side: 'aliens',
  at: 214,
  kills: 1,
  rule: 'C12.1',
};
const flame = (piece: number): GameEvent => ({
  is: 'flames-rolled',
  piece,
  die: 5,
  needed: 2,
  killed: true,
  rule: 'C15.7',
});
const DEAD: View = {
  ...START,
  kills: START.kills + 1,
  pieces: START.pieces.map((piece) => (piece?.id === 0 ? { ...piece, fate: 'dead', square: -1 } : piece)),
};

/** What a person sees at this moment. */
const seen = ({ scene: { dice, log, view, stage } }: EventPlayer) => ({
  dice: dice === null ? 'none' : dice.isLanded ? 'landed' : 'cast',
  log: log.map(({ event }) => event.is),
  kills: view.kills,
  isDead: view.pieces[0]?.fate === 'dead',
  isThere: stage.actors.has(0),
});
const BEFORE = { log: [], kills: START.kills, isDead: false, isThere: true };

describe('dice first', () => {
  test('dice, verdict, log, kill and death come one after the other', () => {
    const { player, clock } = arrange();
    player.setPace('cinematic');
    player.tell(told(shot, death, paid), DEAD);
    expect(seen(player)).toEqual({ ...BEFORE, dice: 'cast' });
    clock.tick();
    expect(seen(player)).toEqual({ ...BEFORE, dice: 'landed' });
    clock.tick();
    expect(seen(player)).toEqual({ ...BEFORE, dice: 'landed', log: ['shot-fired'] });
    clock.tick();
    const over = { dice: 'landed', kills: START.kills + 1, isDead: true, isThere: false };
    expect(seen(player)).toEqual({ ...over, log: ['shot-fired', 'piece-killed'] });
    clock.tick();
    expect(seen(player)).toEqual({ ...over, log: ['shot-fired', 'piece-killed', 'points-paid'] });
    expect(player.scene.view).toBe(DEAD);
  });

  test.each(['skipped', 'at pace off'])('%s, everything is there at once, and went the same way', (how) => {
    const { player } = arrange();
    const states: ReturnType<typeof seen>[] = [];
    if (how === 'at pace off') player.setPace('off');
    player.subscribe(() => states.push(seen(player)));
    player.tell(told(shot, death), DEAD);
    player.skip();
    const over = {
      dice: 'landed',
      log: ['shot-fired', 'piece-killed'],
      kills: DEAD.kills,
      isDead: true,
      isThere: false,
    };
    expect(states.at(-1)).toEqual(over);
    // Nobody is ever shown a result beside dice that have not landed.
    expect(states.every(({ dice, log }) => dice === 'landed' || log.length === 0)).toBe(true);
  });

  test('what the cues hear is in the same order at every pace', () => {
    const heardAt = (pace: Pace): string[] => {
      const { player, clock } = arrange();
      const heard: string[] = [];
      player.setPace(pace);
      player.onCue((event, _before, beat) => heard.push(`${event.is} ${beat}`));
      player.tell(told(shot, death), DEAD);
      while (!player.isIdle) clock.tick();
      return heard;
    };
    const order = ['shot-fired cast', 'shot-fired landed', 'shot-fired told', 'piece-killed told'];
    expect(['off', 'fast', 'cinematic'].map((pace) => heardAt(pace as Pace))).toEqual([order, order, order]);
  });

  test('C15.7  the dice of one flame fall together; what each decides is told after', () => {
    const { player, clock } = arrange();
    const burned = (piece: number): GameEvent => ({ ...death, piece });
    player.tell(told(flame(0), burned(0), flame(1), burned(1), flame(2)), START);
    const pieces = (): unknown => player.scene.dice?.entries.map(({ event }) => 'piece' in event && event.piece);
    expect([pieces(), seen(player).dice]).toEqual([[0, 1, 2], 'cast']);
    clock.tick();
    expect(seen(player)).toEqual({ ...BEFORE, dice: 'landed' });
    const beats: string[] = [];
    player.onCue((event, _before, beat) => beats.push(`${event.is} ${beat}`));
    while (!player.isIdle) clock.tick();
    expect(new Set(beats)).toEqual(new Set(['flames-rolled told', 'piece-killed told']));
    expect(pieces()).toEqual([0, 1, 2]);
  });

  test('two equal throws are two throws', () => {
    const { player, clock } = arrange();
    player.tell([entry(shot, 1), entry(shot, 1)], START);
    const keys = new Set<number | undefined>();
    while (!player.isIdle) {
      keys.add(player.scene.dice?.entries[0]?.key);
      clock.tick();
    }
    expect(keys.size).toBe(2);
    expect(throwsIn(player.scene.log)).toHaveLength(2);
  });

  test('what an automaton rolls for itself takes no time and is no throw', () => {
    const { player, clock } = arrange();
    player.tell(told({ is: 'automaton-rolled', piece: -1, die: 4, reason: 'lot', rule: 'S7.2' }), START);
    expect([player.isIdle, player.scene.dice, clock.waited]).toEqual([true, null, 0]);
  });

  test('shown again, a turn is told from where it began, and ends with the whole log', () => {
    const { player, clock } = arrange();
    const log = told(shot, death, paid);
    player.cut(START, []);
    player.tell(log.slice(0, 2), DEAD, log);
    expect(seen(player)).toEqual({ ...BEFORE, dice: 'cast' });
    while (!player.isIdle) clock.tick();
    expect(player.scene.log).toEqual(log);
  });
});
