import { announcements } from '@sensorium/rules';

const SECOND = 1000;

/** The marine player's time in a turn (C4): it runs while he is asked something, and stands still otherwise (C4.5). */
export class TurnClock {
  private left: number | null = null;
  /** Seconds left at which he is told, greatest first (C4.8). */
  private due: number[] = [];
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  start(seconds: number): void {
    this.left = seconds * SECOND;
    this.due = announcements(seconds);
  }

  stop(): void {
    this.left = null;
  }

  get isRunning(): boolean {
    return this.left !== null;
  }

  get isOver(): boolean {
    return this.left !== null && this.left <= 0;
  }

  get seconds(): number {
    return Math.max(0, Math.round((this.left ?? 0) / SECOND));
  }

  /** Waits for an answer, at most until he must be told how much time is left; the wait is taken off his time. */
  async count<Answer>(ask: (milliseconds: number) => Promise<Answer>): Promise<Answer> {
    const left = this.left ?? 0;
    const next = this.due.find((seconds) => seconds * SECOND < left) ?? 0;
    const began = this.now();
    const answer = await ask(Math.max(0, left - next * SECOND));
    this.left = left - (this.now() - began);
    return answer;
  }
}
