/** The clocks the server keeps besides C4: thinking time with increment, days for each answer, and how long somebody may be away. */
import type { ClockReading, Party } from '@sensorium/host';
import type { OnlineClock, TimeFace } from '@sensorium/host/online';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long a player who is asked may be away before the other may claim the game. */
const AWAY = { none: 7 * DAY, printed: 5 * MINUTE, thinking: null, days: null } as const satisfies Record<
  OnlineClock['kind'],
  number | null
>;

/** As it is stored with the game. */
export interface KeptTimes {
  readonly left: Partial<Record<Party, number>>;
  readonly asked: readonly Party[];
  /** Since when they are asked, by the wall clock. */
  readonly since: number;
  /** C4: what is left of the turn. */
  readonly reading?: ClockReading | null;
}

export class Times {
  private readonly clock: OnlineClock;
  private readonly now: () => number;
  private left: Partial<Record<Party, number>>;
  private asked: readonly Party[];
  private since: number;
  private isHeld = false;

  constructor(clock: OnlineClock, parties: readonly Party[], now: () => number, kept: KeptTimes | null) {
    this.clock = clock;
    this.now = now;
    const whole = clock.kind === 'thinking' ? clock.minutes * MINUTE : 0;
    this.left =
      kept?.left ?? (clock.kind === 'thinking' ? Object.fromEntries(parties.map((party) => [party, whole])) : {});
    this.asked = kept?.asked ?? [];
    // What a server was away for is nobody's thinking time; days go on.
    this.since = kept === null || clock.kind === 'thinking' ? now() : kept.since;
  }

  get kept(): KeptTimes {
    return { left: this.currentLeft, asked: this.asked, since: this.since };
  }

  /** Who is asked from now on. `isHeld`: nobody's time runs, as in an answer the server waits for (C7.10). */
  follow(asked: readonly Party[], isHeld: boolean): void {
    const isSame = asked.length === this.asked.length && asked.every((party) => this.asked.includes(party));
    if (isSame && isHeld === this.isHeld) return;
    this.left = this.currentLeft;
    if (this.clock.kind === 'thinking' && !isSame)
      for (const party of this.asked.filter((before) => !asked.includes(before)))
        this.left = { ...this.left, [party]: (this.left[party] ?? 0) + this.clock.increment * SECOND };
    // Of days, an answer to a question within an answer goes on with the same ones.
    if (this.clock.kind !== 'days' || !isSame) this.since = this.now();
    this.asked = asked;
    this.isHeld = isHeld;
  }

  private get isRunning(): boolean {
    return this.clock.kind === 'thinking' && !this.isHeld;
  }

  private get currentLeft(): Partial<Record<Party, number>> {
    if (!this.isRunning) return this.left;
    const gone = this.now() - this.since;
    return Object.fromEntries(
      Object.entries(this.left).map(([party, left]) => [
        party,
        this.asked.includes(party as Party) ? Math.max(0, left - gone) : left,
      ]),
    );
  }

  get face(): TimeFace | null {
    if (this.clock.kind === 'thinking') return { left: this.currentLeft, running: this.isRunning ? this.asked : [] };
    if (this.clock.kind !== 'days') return null;
    const left = Math.max(0, this.clock.days * DAY - (this.now() - this.since));
    return { left: Object.fromEntries(this.asked.map((party) => [party, left])), running: this.asked };
  }

  /** Milliseconds until somebody has lost by time; null where nobody can. */
  get untilLost(): number | null {
    if (!this.isRunning || this.asked.length === 0) return null;
    const { currentLeft } = this;
    return Math.min(...this.asked.map((party) => currentLeft[party] ?? 0));
  }

  /** Milliseconds until the game may be claimed from those who are asked; null where it cannot be. */
  untilClaim(awaySince: (party: Party) => number | null): number | null {
    if (this.asked.length === 0) return null;
    if (this.clock.kind === 'days') return Math.max(0, this.clock.days * DAY - (this.now() - this.since));
    const patience = AWAY[this.clock.kind];
    if (patience === null) return null;
    const away = this.asked.map(awaySince);
    if (away.includes(null)) return null;
    const since = Math.max(this.since, ...away.map((at) => at!));
    return Math.max(0, patience - (this.now() - since));
  }
}
