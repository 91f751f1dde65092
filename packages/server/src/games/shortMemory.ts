/** A game remembers its last orders only: the rest is in the log, and now and then a position it can be taken up from. */
import type { GameHost, KeptPosition } from '@sensorium/host';
import { answeredAlien } from '@sensorium/host/online';

/** Who reconnects has seldom missed more. */
const REMEMBERED = 4;
/** Orders after which a position is kept. */
const KEPT_EVERY = 200;
/** One that is put away is kept if it has gone on by so many. */
const WORTH_KEEPING = 10;

export class ShortMemory {
  private readonly host: GameHost;
  private readonly keep: (position: KeptPosition) => Promise<void>;
  /** The number of the last position that is kept. */
  private keptAt: number;

  constructor(host: GameHost, keptAt: number, keep: (position: KeptPosition) => Promise<void>) {
    this.host = host;
    this.keptAt = keptAt;
    this.keep = keep;
  }

  /** `isKnown`: others have been told, so that nobody takes back anything (C1.13). */
  forget(isKnown: boolean): void {
    if (isKnown || !this.host.isTurnable) this.host.forget(REMEMBERED);
  }

  /** After an order. Only where nothing can be taken back, and no answer depends on what has just happened. */
  async keepSometimes(least = KEPT_EVERY): Promise<void> {
    if (this.host.at - this.keptAt < least || this.host.isTurnable || answeredAlien(this.host.game) !== null) return;
    const position = this.host.position();
    this.keptAt = position.at;
    await this.keep(position);
  }

  /** Before it is put away: whoever comes back finds that others may know all of it. */
  async keepNow(): Promise<void> {
    this.forget(true);
    await this.keepSometimes(WORTH_KEEPING);
  }
}
