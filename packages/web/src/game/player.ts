/** Plays events at a pace, each in its beats. Nothing in the rules waits for it, and it can be skipped at any moment. */
import type { GameEvent, View } from '@sensorium/engine';
import type { LogEntry } from './logbook.ts';
import { applyEvent, lookOf } from './looks/events.ts';
import { isStranger, isThrown, throwsIn, viewAfter, type Cast, type Scene } from './scene.ts';
import { keeping, stageOf, type Stage } from './stage.ts';

export type Pace = 'off' | 'fast' | 'cinematic';

/** Dice are cast, they land and say what they decide; only then it is told: on the board, in the log, by the counters. */
export type Beat = 'cast' | 'landed' | 'told';

type Milliseconds = readonly [fast: number, cinematic: number];
const DICE: Readonly<Record<Exclude<Beat, 'told'>, Milliseconds>> = { cast: [380, 950], landed: [280, 800] };

/** Before one of the other side acts: who it is, and where. */
const TO_BE_NOTICED: Milliseconds = [0, 650];

const atPace = ([fast, cinematic]: Milliseconds, pace: Pace): number =>
  pace === 'off' ? 0 : pace === 'fast' ? fast : cinematic;

export const durationOf = (event: GameEvent, pace: Pace, beat: Beat = 'told'): number =>
  atPace(beat === 'told' ? lookOf(event).lasts : DICE[beat], pace);

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

export type Cue = (event: GameEvent, before: Stage, beat: Beat) => void;

/** Where a telling leads: the view, and a log that is more than what was told where something is shown again. */
interface End {
  readonly view: View;
  readonly log: readonly LogEntry[] | null;
}

interface Untold {
  readonly entry: LogEntry;
  end: End;
  readonly isLast: boolean;
  /** The beat it has reached; null where it has not begun. */
  beat: Beat | null;
}

export class EventPlayer {
  scene: Scene;
  private speed: Pace = 'fast';
  private rate = 1;
  /** Waits before each action until somebody says `step`. */
  isStepping = false;
  private queue: Untold[] = [];
  /** Told, and in the scene with its next change. */
  private fresh: LogEntry[] = [];
  private timer: number | null = null;
  private isHeld = false;
  private readonly listeners = new Set<() => void>();
  private readonly cues = new Set<Cue>();
  private waiting: (() => void)[] = [];
  private readonly clock: Timer;

  constructor(view: View, log: readonly LogEntry[] = [], clock: Timer = CLOCK) {
    this.scene = { stage: stageOf(view), view, log, dice: null };
    this.clock = clock;
  }

  get stage(): Stage {
    return this.scene.stage;
  }

  get pace(): Pace {
    return this.speed;
  }

  /** At a rate of 2 everything takes half its time. */
  setPace(pace: Pace, rate = 1): void {
    this.speed = pace;
    this.rate = rate;
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

  /** Tells the entries and ends at the view given, with the whole log where only a part of it is told (again). */
  tell(entries: readonly LogEntry[], view: View, log: readonly LogEntry[] | null = null): void {
    if (entries.length === 0) {
      if (this.isIdle) this.cut(view, log ?? this.scene.log, this.scene.dice);
      else this.queue.at(-1)!.end = { view, log };
      return;
    }
    const end = { view, log };
    this.queue.push(...entries.map((entry, i) => ({ entry, end, isLast: i === entries.length - 1, beat: null })));
    if (this.timer === null && !this.isHeld) this.advance();
  }

  /** Sets a scene at once, whatever was being told. */
  cut(view: View, log: readonly LogEntry[], dice: Cast | null = null): void {
    this.stopTimer();
    this.queue = [];
    this.fresh = [];
    this.isHeld = false;
    this.scene = { stage: keeping(this.scene.stage, stageOf(view)), view, log, dice };
    this.notify();
    this.settle();
  }

  /** Everything still to be told is told now, in its order. */
  skip(): void {
    this.stopTimer();
    this.isHeld = false;
    while (this.queue.length > 0) this.beatOf(this.queue[0]!);
    this.notify();
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
    this.notify();
  }

  /** Resolves when nothing is left to tell. */
  idle(): Promise<void> {
    return this.isIdle ? Promise.resolve() : new Promise((done) => this.waiting.push(done));
  }

  private advance(isPushed = false): void {
    this.timer = null;
    let isFirst = isPushed;
    while (this.queue.length > 0) {
      const next = this.queue[0]!;
      const { event } = next.entry;
      if (this.isStepping && !isFirst && next.beat === null && beginsAction(event)) {
        this.isHeld = true;
        this.notify();
        return;
      }
      isFirst = false;
      const before = this.scene.stage;
      const beat = this.beatOf(next);
      for (const cue of this.cues) cue(event, before, beat);
      const wait = this.lengthOf(event, beat) / this.rate;
      if (wait > 0) {
        this.notify();
        this.timer = this.clock.start(() => this.advance(), wait);
        return;
      }
    }
    this.notify();
    this.settle();
  }

  private lengthOf(event: GameEvent, beat: Beat): number {
    const isNew = event.is === 'piece-activated' && isStranger(this.scene.view, event.piece);
    return durationOf(event, this.speed, beat) + (isNew ? atPace(TO_BE_NOTICED, this.speed) : 0);
  }

  /** Goes on to the next beat of what is to be told, and says which. */
  private beatOf(next: Untold): Beat {
    if (next.beat === null && isThrown(next.entry.event)) {
      this.cast(next);
      return 'cast';
    }
    if (next.beat === 'cast') {
      this.land();
      return 'landed';
    }
    this.queue.shift();
    this.change(next);
    return 'told';
  }

  /** Throws the dice of what comes next, and with them those that fall together with them. */
  private cast(next: Untold): void {
    const [entries = []] = throwsIn(this.queue.map(({ entry }) => entry));
    next.beat = 'cast';
    this.scene = { ...this.scene, dice: { entries, isLanded: false } };
  }

  private land(): void {
    const dice = this.scene.dice!;
    for (const untold of this.queue) if (dice.entries.includes(untold.entry)) untold.beat = 'landed';
    this.scene = { ...this.scene, dice: { ...dice, isLanded: true } };
  }

  private change({ entry, end, isLast }: Untold): void {
    const { stage, view } = this.scene;
    this.fresh.push(entry);
    if (isLast) {
      const log = end.log ?? [...this.scene.log, ...this.fresh];
      this.fresh = [];
      this.scene = { ...this.scene, stage: keeping(stage, stageOf(end.view)), view: end.view, log };
      return;
    }
    const next = applyEvent(stage, entry.event);
    this.scene = { ...this.scene, stage: next, view: viewAfter(view, end.view, next, entry.event) };
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
    if (this.fresh.length > 0) this.scene = { ...this.scene, log: [...this.scene.log, ...this.fresh.splice(0)] };
    for (const listener of this.listeners) listener();
  }
}
