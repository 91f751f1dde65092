/** Letters between processes, over the notifications of the database: in order, in as few transactions as they come. */
import type { Database } from '../storage/database.ts';
import { newId } from '../secrets.ts';

/** PostgreSQL takes 8,000 bytes. */
const PART = 7000;
const EVERYBODY = 'sensorium';

const channelOf = (id: string): string => `sensorium_${id}`;

/** JSON in which every character is one byte. */
const plain = (letter: unknown): string =>
  JSON.stringify(letter).replaceAll(
    /[\u0080-\uffff]/g,
    (letterOf) => `\\u${letterOf.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const partsOf = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / PART)) }, (_, i) => text.slice(i * PART, (i + 1) * PART));

export class Post {
  private readonly database: Database;
  private readonly own: string;
  /** Whether there is nobody else to hear. */
  private readonly isAlone: () => boolean;
  private waiting: [channel: string, payload: string][] = [];
  private sending: Promise<void> | null = null;
  private readonly begun = new Map<string, string>();

  constructor(database: Database, own: string, isAlone: () => boolean) {
    this.database = database;
    this.own = own;
    this.isAlone = isAlone;
  }

  /** `onGap`: letters may have been lost. */
  async open(hear: (letter: unknown) => void, onGap: () => void): Promise<void> {
    const receive = (payload: string): void => {
      const whole = this.put(payload);
      if (whole !== null) hear(JSON.parse(whole));
    };
    await this.database.listen([channelOf(this.own), EVERYBODY], receive, () => {
      this.begun.clear();
      onGap();
    });
  }

  send(to: string, letter: unknown): void {
    this.post(channelOf(to), letter);
  }

  /** To all others. */
  sendAll(letter: unknown): void {
    if (!this.isAlone()) this.post(EVERYBODY, letter);
  }

  private post(channel: string, letter: unknown): void {
    const id = newId();
    const parts = partsOf(plain(letter));
    // The same payload twice in one transaction would be told once: each has its own number.
    parts.forEach((part, i) => {
      this.waiting.push([channel, `${this.own} ${id} ${i + 1}/${parts.length} ${part}`]);
    });
    this.sending ??= this.flush();
  }

  /** Fulfilled when everything is sent. */
  async sent(): Promise<void> {
    await this.sending;
  }

  private async flush(): Promise<void> {
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const letters = this.waiting.splice(0, 1000);
      await this.database.notify(letters).catch(() => undefined);
    }
    this.sending = null;
  }

  /** The whole letter with its last part; null before, and for one's own. */
  private put(payload: string): string | null {
    const [, from, id, number, count, part] = /^(\S+) (\S+) (\d+)\/(\d+) ([^]*)$/.exec(payload) ?? [];
    if (from === undefined || from === this.own) return null;
    const text = (this.begun.get(id!) ?? '') + part!;
    if (number === count) {
      this.begun.delete(id!);
      return text;
    }
    this.begun.set(id!, text);
    return null;
  }
}
