/** C4: the marine player's time in a turn. The rules hear only that it is up (C4.7); what time it is comes from outside. */
import type { Game } from '@sensorium/engine';
import { announcements, isClockRunning, isMarineTurn } from '@sensorium/rules';
import type { ClockFace, ClockReading } from './protocol.ts';

const SECOND = 1000;

export class TurnClock {
  private readonly isUsed: boolean;
  private readonly now: () => number;
  private readonly kept: ClockReading | null;
  private turn = -1;
  private allowed = 0;
  private left = 0;
  /** Since when it runs, or null. */
  private since: number | null = null;
  private isHeld = true;
  private isAsked = false;
  private isShown = false;

  /** It is held until somebody says that the table is looked at. */
  constructor(isUsed: boolean, now: () => number, kept: ClockReading | null = null) {
    this.isUsed = isUsed;
    this.now = now;
    this.kept = kept;
  }

  /** C4.5: it runs while the marine player decides and stands still while the alien player does. */
  follow(game: Game): void {
    const { phase, turn, clock, timeUp } = game.state;
    this.isShown = this.isUsed && clock > 0 && isMarineTurn(phase) && !timeUp;
    this.isAsked = this.isShown && isClockRunning(game);
    this.settle();
    if (this.isShown && this.turn !== turn) this.begin(turn, clock);
    this.resume();
  }

  /** Nobody sees the table: the screen changes hands. */
  hold(): void {
    this.isHeld = true;
    this.settle();
  }

  release(): void {
    this.isHeld = false;
    this.resume();
  }

  get isOver(): boolean {
    return this.isShown && this.remaining <= 0;
  }

  /** What is to be kept with the game; null while no turn's time runs down. */
  get reading(): ClockReading | null {
    return this.isShown ? { turn: this.turn, milliseconds: Math.round(this.remaining) } : null;
  }

  get face(): ClockFace | null {
    const { reading } = this;
    return reading === null ? null : { ...reading, allowed: this.allowed, isRunning: this.since !== null };
  }

  /** C4.8: milliseconds until he must be told how much is left, or until it is over; null while it stands still. */
  get untilNext(): number | null {
    if (this.since === null) return null;
    const left = this.remaining;
    const next = announcements(this.allowed).find((seconds) => seconds * SECOND < left) ?? 0;
    return Math.max(0, left - next * SECOND);
  }

  get seconds(): number {
    return Math.round(this.remaining / SECOND);
  }

  private get remaining(): number {
    return this.since === null ? this.left : Math.max(0, this.left - (this.now() - this.since));
  }

  /** A turn taken up again goes on with the time it had; nothing that was kept gives more than the rules allow. */
  private begin(turn: number, allowed: number): void {
    this.turn = turn;
    this.allowed = allowed;
    const whole = allowed * SECOND;
    this.left = this.kept?.turn === turn ? Math.min(whole, this.kept.milliseconds) : whole;
  }

  private settle(): void {
    this.left = this.remaining;
    this.since = null;
  }

  private resume(): void {
    if (this.isAsked && !this.isHeld && this.since === null) this.since = this.now();
  }
}
