/** D16.2, D16.3: bids made secretly, shown together, made again where they are equal. Pure: whoever asks keeps it out of sight. */
import { compareBids } from './bidding.ts';

export type Against = 'bot' | 'two';

export type Bids =
  | { readonly is: 'first'; readonly ties: number; readonly tiedAt: number | null }
  /** Two people: the first has bid, and the other has not taken the screen yet. */
  | { readonly is: 'hand-over' | 'second'; readonly first: number; readonly ties: number; readonly tiedAt: null }
  | {
      readonly is: 'decided';
      /** The seat that leads the marines. */
      readonly marines: 0 | 1;
      readonly points: number;
      readonly bids: readonly [number, number];
    };

export const NO_BIDS: Bids = { is: 'first', ties: 0, tiedAt: null };

const settled = (bids: readonly [number, number], ties: number): Bids => {
  const result = compareBids(...bids);
  return result.is === 'tied'
    ? { is: 'first', ties: ties + 1, tiedAt: bids[0] }
    : { is: 'decided', marines: result.marines, points: result.points, bids };
};

/** The bid of whoever has the screen; a program's is asked for only when the person's is made. */
export const bidMade = (state: Bids, against: Against, bid: number, botsBid: (ties: number) => number): Bids => {
  if (state.is === 'second') return settled([state.first, bid], state.ties);
  if (state.is !== 'first') return state;
  return against === 'bot'
    ? settled([bid, botsBid(state.ties)], state.ties)
    : { is: 'hand-over', first: bid, ties: state.ties, tiedAt: null };
};

export const takenOver = (state: Bids): Bids => (state.is === 'hand-over' ? { ...state, is: 'second' } : state);
