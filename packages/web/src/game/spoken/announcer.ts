/** What is said aloud: one queue, in the order in which things happen; whoever looks at the board may not notice it. */
import { createContext } from 'preact/compat';

export interface Said {
  readonly key: number;
  readonly text: string;
}

/** Long enough for everything a screen reader has not come to yet. */
const KEPT = 60;

export class Announcer {
  private lines: readonly Said[] = [];
  private next = 0;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getLines = (): readonly Said[] => this.lines;

  say(...texts: readonly string[]): void {
    const said = texts.filter((text) => text !== '').map((text): Said => ({ key: this.next++, text }));
    if (said.length === 0) return;
    this.lines = [...this.lines, ...said].slice(-KEPT);
    for (const listener of this.listeners) listener();
  }
}

/** Parts of what is said, each ended once. */
export const joined = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, place, all) => (place < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(' ');

/** A question as its panel shows it, for whoever says it aloud after what led to it. */
export interface AskedQuestion {
  readonly title: string;
  readonly text: string;
  readonly element: HTMLElement;
}

/** Which question is on the screen; each is a new one when it has changed. */
export class QuestionSlot {
  current: AskedQuestion | null = null;
  /** When it came, as events count the time. */
  since = 0;

  put(question: AskedQuestion): void {
    this.current = question;
    this.since = performance.now();
  }
}

export const QuestionSlotContext = createContext<QuestionSlot>(new QuestionSlot());
