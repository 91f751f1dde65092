/** C4: the marine player's time. The page keeps it; the rules hear only that it is up (C4.7). */
import { announcements, isMarineTurn } from '@sensorium/rules';
import type { Update } from '../engine/protocol.ts';

/** What is left of a turn's time, to be kept with the game: a reload gives nobody more. */
export interface ClockReading {
  readonly turn: number;
  readonly milliseconds: number;
}

export interface ClockHandlers {
  readonly onTick: (secondsLeft: number | null) => void;
  readonly onTimeUp: () => void;
  /** Every second while it runs. */
  readonly onReading: (reading: ClockReading) => void;
}

const TICK = 250;

export class TurnClock {
  private left = 0;
  private turn = -1;
  private since = 0;
  private timer: number | null = null;
  private readonly isUsed: boolean;
  private readonly handlers: ClockHandlers;
  private readonly kept: ClockReading | null;

  constructor(isUsed: boolean, handlers: ClockHandlers, kept: ClockReading | null = null) {
    this.isUsed = isUsed;
    this.handlers = handlers;
    this.kept = kept;
  }

  /** C4.5: it runs while the marine player decides and stands still while the alien player does. */
  follow(update: Update, isHidden: boolean): void {
    if (!this.isUsed) return;
    const { view, pending } = update;
    if (!isMarineTurn(view.phase) || view.timeUp) return this.stop();
    if (this.turn !== view.turn) {
      this.turn = view.turn;
      const whole = view.clock * 1000;
      this.left = this.kept?.turn === view.turn ? Math.min(whole, this.kept.milliseconds) : whole;
    }
    if (pending?.side === 'marines' && !isHidden) this.run();
    else this.hold();
  }

  hold(): void {
    if (this.timer === null) return;
    window.clearInterval(this.timer);
    this.timer = null;
  }

  stop(): void {
    this.hold();
    this.handlers.onTick(null);
  }

  private run(): void {
    if (this.timer !== null) return;
    this.since = performance.now();
    this.timer = window.setInterval(() => this.tick(), TICK);
    this.handlers.onTick(Math.ceil(this.left / 1000));
    this.tick();
  }

  private tick(): void {
    const now = performance.now();
    const before = Math.ceil(this.left / 1000);
    this.left = Math.max(0, this.left - (now - this.since));
    this.since = now;
    const after = Math.ceil(this.left / 1000);
    if (after !== before) {
      this.handlers.onTick(after);
      this.handlers.onReading({ turn: this.turn, milliseconds: this.left });
    }
    if (this.left > 0) return;
    this.stop();
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
