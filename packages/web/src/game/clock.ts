/** C4: shows the time of the table's clock running down. The table alone says that it is up (C4.6). */
import { announcements } from '@sensorium/rules';
import type { ClockFace, ClockReading } from '../engine/protocol.ts';

export interface ClockHandlers {
  readonly onTick: (secondsLeft: number | null) => void;
  /** Nothing seems to be left: the table is asked. */
  readonly onTimeUp: () => void;
  /** Every second while it runs, to be kept: a reload gives nobody more. */
  readonly onReading: (reading: ClockReading) => void;
}

const TICK = 250;

export class ClockDisplay {
  private left = 0;
  private turn = -1;
  private since = 0;
  private timer: number | null = null;
  private readonly handlers: ClockHandlers;

  constructor(handlers: ClockHandlers) {
    this.handlers = handlers;
  }

  follow(face: ClockFace | null): void {
    this.hold();
    if (face === null) return this.handlers.onTick(null);
    this.turn = face.turn;
    this.left = face.milliseconds;
    if (face.isRunning) this.run();
    else this.handlers.onTick(this.seconds);
  }

  /** C4.5: the screen changes hands. */
  hold(): void {
    if (this.timer === null) return;
    window.clearInterval(this.timer);
    this.timer = null;
  }

  private get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  private run(): void {
    this.since = performance.now();
    this.timer = window.setInterval(() => this.tick(), TICK);
    this.handlers.onTick(this.seconds);
    this.tick();
  }

  private tick(): void {
    const now = performance.now();
    const before = this.seconds;
    this.left = Math.max(0, this.left - (now - this.since));
    this.since = now;
    if (this.seconds !== before) {
      this.handlers.onTick(this.seconds);
      this.handlers.onReading({ turn: this.turn, milliseconds: this.left });
    }
    if (this.left > 0) return;
    this.hold();
    this.handlers.onTimeUp();
  }
}

const NOTE_SECONDS = 5;

/** C4.8: the announcement that is still to be seen, for some seconds after it was made, or null. */
export const announcementSeen = (allowed: number, secondsLeft: number): number | null =>
  announcements(allowed).find((due) => due >= secondsLeft && due < secondsLeft + NOTE_SECONDS) ?? null;

/** C4.8: the announcement due when the time falls from one second to the next, or null. */
export const announcementAt = (allowed: number, secondsLeft: number): number | null =>
  announcements(allowed).includes(secondsLeft) ? secondsLeft : null;
