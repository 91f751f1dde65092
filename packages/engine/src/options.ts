import { command, type Command } from './command.ts';
import type { PieceId } from './state.ts';
import type { Word } from './vocabulary.ts';

/** A list that only lives while something is checked: one is enough, and a fresh one would be 6 kB of garbage each time. */
export const keptOptions = (): ((words: readonly Word[]) => Options) => {
  let kept: Options | null = null;
  return (words) => {
    if (kept?.words !== words) kept = new Options(words);
    kept.clear();
    return kept;
  };
};

const WORD_BITS = 8;
const CP_BITS = 4;
/** At the beginning; a list that needs more doubles. */
const CAPACITY = 64;

/**
 * The legal commands of one decision, as integers: options are listed far more often than chosen, and a list of numbers
 * makes no garbage. `get` turns one into a command.
 */
export class Options {
  count = 0;
  readonly words: readonly Word[];
  private what = new Int32Array(CAPACITY);
  private who = new Int32Array(CAPACITY);
  private where = new Int32Array(CAPACITY);

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  clear(): void {
    this.count = 0;
  }

  add(word: number, piece: PieceId, at: number, how: number, cp: number): void {
    if (this.count === this.what.length) this.grow();
    this.what[this.count] = word | (cp << WORD_BITS) | (how << (WORD_BITS + CP_BITS));
    this.who[this.count] = piece;
    this.where[this.count] = at;
    this.count += 1;
  }

  wordAt(index: number): Word {
    return this.words[this.what[index]! & ((1 << WORD_BITS) - 1)]!;
  }

  pieceAt(index: number): PieceId {
    return this.who[index]!;
  }

  private howAt(index: number): number {
    return this.what[index]! >> (WORD_BITS + CP_BITS);
  }

  private cpAt(index: number): number {
    return (this.what[index]! >> WORD_BITS) & ((1 << CP_BITS) - 1);
  }

  get(index: number): Command {
    return command(this.wordAt(index), this.who[index], this.where[index], this.howAt(index), this.cpAt(index));
  }

  private isAt(index: number, { do: word, piece, at, how, cp }: Command): boolean {
    return (
      this.who[index] === piece &&
      this.where[index] === at &&
      this.howAt(index) === how &&
      this.cpAt(index) === cp &&
      this.wordAt(index) === word
    );
  }

  has(wanted: Command): boolean {
    for (let i = 0; i < this.count; i++) if (this.isAt(i, wanted)) return true;
    return false;
  }

  all(): Command[] {
    return Array.from({ length: this.count }, (_, index) => this.get(index));
  }

  private grow(): void {
    const doubled = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(old.length * 2);
      next.set(old);
      return next;
    };
    this.what = doubled(this.what);
    this.who = doubled(this.who);
    this.where = doubled(this.where);
  }
}
