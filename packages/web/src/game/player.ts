/** Plays events at a pace. Nothing in the rules waits for it, and it can be skipped at any moment. */
import type { GameEvent } from '@sensorium/engine';
import { applyEvent, lookOf } from './looks/events.ts';
import { keeping, type Stage } from './stage.ts';

export type Pace = 'off' | 'fast' | 'cinematic';

export const durationOf = (event: GameEvent, pace: Pace): number =>
  pace === 'off' ? 0 : lookOf(event).lasts[pace === 'fast' ? 0 : 1];

/** The events that begin an action: stepping stops before the next of them. */
const beginsAction = (event: GameEvent): boolean =>
  event.is === 'points-paid' || event.is === 'phase-began' || event.is === 'blip-placed';

export interface Timer {
  start(then: () => void, milliseconds: number): number;
  stop(handle: number): void;
}

const CLOCK: Timer = {
  start: (then, milliseconds) => window.setTimeout(then, milliseconds),
  stop: (handle) => window.clearTimeout(handle),
};

export type Cue = (event: GameEvent, before: Stage) => void;

export class EventPlayer {
  stage: Stage;
  private speed: Pace = 'fast';
  /** Waits before each action until somebody says `step`. */
  isStepping = false;
  private queue: { event: GameEvent; last: Stage | null }[] = [];
  private timer: number | null = null;
  private isHeld = false;
  private readonly listeners = new Set<() => void>();
  private readonly cues = new Set<Cue>();
  private waiting: (() => void)[] = [];
  private readonly clock: Timer;

  constructor(stage: Stage, clock: Timer = CLOCK) {
    this.stage = stage;
    this.clock = clock;
  }

  get pace(): Pace {
    return this.speed;
  }

  setPace(pace: Pace): void {
    this.speed = pace;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && this.timer === null;
  }

  /** Whether it stands before the next action and waits for `step`. */
  get isWaiting(): boolean {
    return this.isHeld;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  onCue(cue: Cue): () => void {
    this.cues.add(cue);
    return () => this.cues.delete(cue);
  }

  /** Tells the events and ends at the stage given. */
  tell(events: readonly GameEvent[], end: Stage): void {
    if (events.length === 0) {
      if (this.isIdle) this.show(end);
      else this.queue.at(-1)!.last = end;
      return;
    }
    this.queue.push(...events.map((event, i) => ({ event, last: i === events.length - 1 ? end : null })));
    if (this.timer === null && !this.isHeld) this.advance();
  }

  /** Shows a stage at once, whatever was being told. */
  cut(stage: Stage): void {
    this.stopTimer();
    this.queue = [];
    this.isHeld = false;
    this.show(stage);
    this.settle();
  }

  /** Everything still to be told happens now. */
  skip(): void {
    this.stopTimer();
    this.isHeld = false;
    let { stage } = this;
    for (const { event, last } of this.queue) stage = this.after(stage, event, last);
    this.queue = [];
    this.show(stage);
    this.settle();
  }

  step(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.advance(true);
  }

  setStepping(isStepping: boolean): void {
    this.isStepping = isStepping;
    if (!isStepping) this.step();
  }

  /** Resolves when nothing is left to tell. */
  idle(): Promise<void> {
    return this.isIdle ? Promise.resolve() : new Promise((done) => this.waiting.push(done));
  }

  private advance(isPushed = false): void {
    this.timer = null;
    let isFirst = isPushed;
    while (this.queue.length > 0) {
      const { event, last } = this.queue[0]!;
      if (this.isStepping && !isFirst && beginsAction(event)) {
        this.isHeld = true;
        this.notify();
        return;
      }
      isFirst = false;
      this.queue.shift();
      const before = this.stage;
      this.stage = this.after(before, event, last);
      for (const cue of this.cues) cue(event, before);
      const wait = durationOf(event, this.speed);
      if (wait > 0) {
        this.notify();
        this.timer = this.clock.start(() => this.advance(), wait);
        return;
      }
    }
    this.notify();
    this.settle();
  }

  private after(stage: Stage, event: GameEvent, last: Stage | null): Stage {
    return last === null ? applyEvent(stage, event) : keeping(stage, last);
  }

  private show(stage: Stage): void {
    this.stage = keeping(this.stage, stage);
    this.notify();
  }

  private settle(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const done of waiting) done();
  }

  private stopTimer(): void {
    if (this.timer !== null) this.clock.stop(this.timer);
    this.timer = null;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
