/** The same key again is the same order. The last ones are remembered; of others the log is asked. */
import { NotNow } from '../fault.ts';

/** An order's key, and for one that is sent again how far its player had been told when he gave it. */
export interface Given {
  readonly key: string;
  readonly at?: number | undefined;
}

type Refusable = { readonly refused: unknown } | { readonly at: number };

export const KEYS_KEPT = 16;

export class OrderKeys<Acted extends Refusable> {
  /** By key what comes of it, or has come. */
  private readonly known = new Map<string, Promise<Acted> | Acted>();
  private readonly numberOf: (key: string, after: number) => Promise<Acted | null>;

  constructor(numberOf: (key: string, after: number) => Promise<Acted | null>) {
    this.numberOf = numberOf;
  }

  note(key: string, acted: Promise<Acted> | Acted): void {
    this.known.set(key, acted);
    if (this.known.size > KEYS_KEPT) this.known.delete(this.known.keys().next().value!);
  }

  /** `now`: the number of the table. One that is sent again and was never heard counts only while the game stands as it did. */
  once({ key, at }: Given, now: number, act: () => Promise<Acted>): Promise<Acted> {
    const known = this.known.get(key);
    if (known !== undefined) return Promise.resolve(known);
    if (at !== undefined && at !== now) return this.fromLog(key, at);
    const acted = act();
    this.note(key, acted);
    // What was refused, or could not be stored, has not been said.
    acted.then(
      (answer) => ('refused' in answer ? this.known.delete(key) : this.known.has(key) && this.known.set(key, answer)),
      () => this.known.delete(key),
    );
    return acted;
  }

  private async fromLog(key: string, after: number): Promise<Acted> {
    const found = await this.numberOf(key, after);
    if (found === null) throw new NotNow('the game has gone on since');
    return found;
  }
}
