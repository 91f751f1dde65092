/**
 * C7.10, C20.3: the time in which the marine player may answer an action of an alien. While he is at the table every window lasts equally long, whatever
 * he has ordered, answered, or could pay; while he is away the answer comes at once. Only "wait" makes one longer, and that everybody may say.
 */
import type { Party } from '@sensorium/host';
import type { ResponseWindow } from '@sensorium/host/online';

type Answer = () => void;

export class AnswerWindow {
  private readonly lasts: number;
  private readonly now: () => number;
  private readonly onClose: () => void;
  private asked: readonly Party[] = [];
  /** Of which question: the number of the table. */
  private of = -1;
  private until: number | null = null;
  private isHeld = false;
  private isPresent = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answer: Answer | null = null;
  private dropped: ((why: Error) => void) | null = null;

  constructor(lasts: number, now: () => number, onClose: () => void) {
    this.lasts = lasts;
    this.now = now;
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
    return this.isOpen && !this.isHeld;
  }

  /** Whether an answer of his would be kept until the time is over. */
  isTiming(party: Party): boolean {
    return this.asked.includes(party) && this.isPresent && !this.isHeld;
  }

  get face(): ResponseWindow | null {
    const [party] = this.asked;
    if (party === undefined) return null;
    return { party, left: this.isHeld || this.until === null ? null : Math.max(0, this.until - this.now()) };
  }

  /** Who may answer now, nobody where no window is open; whether any of them is at the table. */
  follow(asked: readonly Party[], of: number, isPresent: boolean): void {
    if (asked.length > 0 && of === this.of) return;
    this.close();
    this.asked = asked;
    this.of = of;
    if (asked.length === 0) return;
    this.isPresent = isPresent;
    if (!isPresent) return;
    this.until = this.now() + this.lasts;
    this.timer = setTimeout(() => this.onClose(), this.lasts);
  }

  /** His pass, said when the time is over. */
  answered<Result>(say: () => Promise<Result>): Promise<Result> {
    return new Promise((done, failed) => {
      this.answer = () => {
        try {
          done(say());
        } catch (error) {
          failed(error);
        }
      };
      this.dropped = failed;
    });
  }

  /** True where he has answered himself. */
  giveAnswer(): boolean {
    const { answer } = this;
    this.answer = null;
    this.dropped = null;
    answer?.();
    return answer !== null;
  }

  /** False where there is nothing to wait for. */
  hold(party: Party): boolean {
    if (!this.isTiming(party)) return false;
    clearTimeout(this.timer);
    this.isHeld = true;
    this.until = null;
    return true;
  }

  /** He is gone: the window he held closes like any other. */
  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.until = this.now() + this.lasts;
    this.timer = setTimeout(() => this.onClose(), this.lasts);
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked = [];
    this.isHeld = false;
    this.isPresent = false;
    this.until = null;
    this.answer = null;
    this.dropped?.(new Error('the question is over'));
    this.dropped = null;
  }
}
