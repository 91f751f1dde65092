/**
 * C7.10, C20.3: the time in which the marine player may answer an action of an alien. While he is at the table every window lasts equally long, whatever
 * he has ordered, answered, or could pay; while he is away the answer comes at once. Only "wait" makes one longer, and that everybody may say.
 */
import type { Party } from '@sensorium/host';
import type { ResponseWindow } from '@sensorium/host/online';
import { NotNow } from '../fault.ts';
import type { Timing } from './timing.ts';

/** A pass that was said early, kept until the window closes. Of two marine players (A3.10) one speaks for both. */
interface EarlyPass {
  readonly said: Promise<unknown>;
  readonly give: () => void;
  readonly drop: (why: Error) => void;
}

export class AnswerWindow {
  private readonly lasts: number;
  private readonly timing: Timing;
  private readonly onClose: () => void;
  private asked: readonly Party[] = [];
  /** Of which question: the number of the table. */
  private of = -1;
  private until: number | null = null;
  /** Who thinks: nobody else closes the window. */
  private heldBy: Party | null = null;
  private isPresent = false;
  private callOff: (() => void) | null = null;
  private early: EarlyPass | null = null;

  constructor(lasts: number, timing: Timing, onClose: () => void) {
    this.lasts = lasts;
    this.timing = timing;
    this.onClose = onClose;
  }

  get isOpen(): boolean {
    return this.asked.length > 0;
  }

  /** Nobody is there to answer: the server does, at once. */
  get isForAbsent(): boolean {
    return this.isOpen && !this.isPresent;
  }

  /** The server waits, and nobody's thinking time runs. */
  get isHoldingTime(): boolean {
    return this.isOpen && this.heldBy === null;
  }

  /** Whether a pass of his would be kept until the time is over, or until another has thought. */
  isTiming(party: Party): boolean {
    return this.asked.includes(party) && this.isPresent && this.heldBy !== party;
  }

  get face(): ResponseWindow | null {
    const [party] = this.asked;
    if (party === undefined) return null;
    const { until } = this;
    return { party, left: until === null ? null : Math.max(0, Math.round(until - this.timing.steady())) };
  }

  /** Who may answer now, nobody where no window is open; whether any of them is at the table. */
  follow(asked: readonly Party[], of: number, isPresent: boolean): void {
    if (asked.length > 0 && of === this.of) return;
    this.close();
    this.asked = asked;
    this.of = of;
    if (asked.length === 0) return;
    this.isPresent = isPresent;
    if (isPresent) this.begin();
  }

  private begin(): void {
    this.until = this.timing.steady() + this.lasts;
    this.callOff = this.timing.later(this.lasts, this.onClose);
  }

  /** His pass, said when the time is over. */
  answered<Result>(say: () => Promise<Result>): Promise<Result> {
    if (this.early !== null) return this.early.said as Promise<Result>;
    let early: Pick<EarlyPass, 'give' | 'drop'> | null = null;
    const said = new Promise<Result>((done, drop) => {
      early = { give: () => done(say()), drop };
    });
    this.early = { said, ...early! };
    return said;
  }

  /** True where he has answered himself. */
  giveAnswer(): boolean {
    const { early } = this;
    this.early = null;
    early?.give();
    return early !== null;
  }

  /** False where there is nothing to wait for. */
  hold(party: Party): boolean {
    if (!this.isTiming(party) || this.heldBy !== null) return false;
    this.callOff?.();
    this.heldBy = party;
    this.until = null;
    return true;
  }

  /** Who held it is gone: the window closes like any other. */
  letGo(party: Party): void {
    if (this.heldBy !== party) return;
    this.heldBy = null;
    this.begin();
  }

  close(): void {
    this.callOff?.();
    this.callOff = null;
    this.asked = [];
    this.heldBy = null;
    this.isPresent = false;
    this.until = null;
    this.early?.drop(new NotNow('the question is over'));
    this.early = null;
  }
}
