import type { PieceId, Setup, Side, State } from '@sensorium/engine';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Beyond 26 aliens capitals are used from the end, beyond 10 marines from the beginning. */
const ALIEN_MARKS = [...LETTERS.split(''), ...LETTERS.toUpperCase().split('').reverse()];
const MARINE_MARKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', ...LETTERS.toUpperCase().split('')];

type Known = Pick<State, 'pieces' | 'marines' | 'aliens'>;

/**
 * One character a piece, by which it is drawn and called: a marine his roster number (the tenth is 0), an alien a letter it
 * keeps while it lives. A letter that has become free is given again as late as possible.
 */
export class Marks {
  private readonly setup: Setup;
  private readonly marks = new Map<PieceId, string>();
  private readonly kinds = new Map<PieceId, string>();
  private alive: readonly PieceId[] = [];
  private next = 0;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** To be called after every command, so that letters do not depend on who looks. */
  update(state: Known): void {
    this.alive = state.aliens;
    state.marines.forEach((id, index) => this.marks.set(id, MARINE_MARKS[index] ?? '@'));
    for (const piece of state.pieces) {
      if (piece === null || this.kinds.has(piece.id)) continue;
      this.kinds.set(piece.id, this.setup.profiles[piece.profile]!.is);
      this.markOf(piece.id);
    }
  }

  markOf(id: PieceId): string {
    let mark = this.marks.get(id);
    if (mark === undefined) this.marks.set(id, (mark = this.freeLetter()));
    return mark;
  }

  /** The unit of a piece, also of one that is no more; a figure that came and went in one command is a genestealer. */
  kindOf(id: PieceId): string {
    return this.kinds.get(id) ?? 'genestealer';
  }

  find(text: string, side: Side, state: Known): PieceId | undefined {
    const ids = side === 'marines' ? state.marines : state.aliens;
    const wanted = side === 'marines' && text === '10' ? '0' : text;
    return (
      ids.find((id) => this.markOf(id) === wanted) ??
      ids.find((id) => this.markOf(id).toLowerCase() === wanted.toLowerCase())
    );
  }

  private freeLetter(): string {
    const taken = new Set(this.alive.map((id) => this.marks.get(id)));
    for (const size of [LETTERS.length, ALIEN_MARKS.length])
      for (let i = 0; i < size; i++) {
        const place = (this.next + i) % size;
        const mark = ALIEN_MARKS[place]!;
        if (taken.has(mark)) continue;
        this.next = (place + 1) % LETTERS.length;
        return mark;
      }
    return '@';
  }
}
