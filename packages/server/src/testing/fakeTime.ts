/** Time that passes when a test says so. */
import type { Timing } from '../games/timing.ts';

interface Due {
  readonly at: number;
  readonly act: () => void;
}

const BEGIN = 1_700_000_000_000;

export class FakeTime implements Timing {
  private at = 0;
  private due: Due[] = [];

  now = (): number => BEGIN + this.at;
  steady = (): number => this.at;

  later = (milliseconds: number, act: () => void): (() => void) => {
    const due = { at: this.at + milliseconds, act };
    this.due.push(due);
    return () => {
      this.due = this.due.filter((other) => other !== due);
    };
  };

  /** Everything that is due meanwhile happens, in order, each with time for what follows from it. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.at + milliseconds;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.due = this.due.filter((due) => due !== next);
      this.at = Math.max(this.at, next.at);
      next.act();
      await settled();
    }
    this.at = until;
  }
}

/** What has been promised and needs no waiting is done. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
