/** Books kept by hand, for a game that is not entered anywhere: plain data, and what happens to it. */
import { LEAST_SECONDS, TURN_SECONDS, type Roster } from '@sensorium/rules';

/** Something that runs out or grows. */
export interface Counter {
  readonly id: string;
  readonly left: number;
}

export type MarineStatus = 'play' | 'overwatch' | 'jammed' | 'out';

export interface Marine {
  readonly name: string;
  /** The unit, where a mission has said it. */
  readonly rank: string;
  readonly weapons: readonly string[];
  readonly status: MarineStatus;
  readonly counters: readonly Counter[];
}

export interface Books {
  readonly mission: string;
  readonly turn: number;
  readonly points: number;
  readonly kills: number;
  /** Seconds of a turn, and what is left of this one. */
  readonly allowed: number;
  readonly left: number;
  readonly aims: readonly { readonly text: string; readonly isDone: boolean }[];
  readonly marines: readonly Marine[];
}

export const FRESH: Books = {
  mission: '',
  turn: 1,
  points: 0,
  kills: 0,
  allowed: TURN_SECONDS,
  left: TURN_SECONDS,
  aims: [],
  marines: [],
};

const STEP = 30;

/** C4.4: never less than a turn must have. */
export const withTime = (books: Books, by: 1 | -1): Books => {
  const allowed = Math.max(LEAST_SECONDS, books.allowed + by * STEP);
  return { ...books, allowed, left: allowed };
};

export const nextTurn = (books: Books): Books => ({
  ...books,
  turn: books.turn + 1,
  points: 0,
  left: books.allowed,
  // C13.1: overwatch ends with the turn.
  marines: books.marines.map((marine) => (marine.status === 'overwatch' ? { ...marine, status: 'play' } : marine)),
});

export const withMarine = (books: Books, place: number, change: Partial<Marine>): Books => ({
  ...books,
  marines: books.marines.map((marine, at) => (at === place ? { ...marine, ...change } : marine)),
});

export const counted = ({ counters }: Marine, id: string, by: number): readonly Counter[] =>
  counters.map((counter) => (counter.id === id ? { id, left: Math.max(0, counter.left + by) } : counter));

export const PSI = 'psi';
const SPARE = 'spare:';
export const isSpare = (id: string): boolean => id.startsWith(SPARE);
export const weaponOf = (id: string): string => id.slice(isSpare(id) ? SPARE.length : 0);

/** D15.1: names, weapons, ammunition, spares and psi points as the mission gives them. */
export const marinesOf = ({ squads }: Roster): Marine[] =>
  squads.flatMap(({ members }) =>
    members.map(({ name, rank, weapons, ammunition, spares, psi }) => ({
      name,
      rank,
      weapons,
      status: 'play',
      counters: [
        ...Object.entries(ammunition).map(([id, left]) => ({ id, left })),
        ...Object.entries(spares).map(([id, { left }]) => ({ id: SPARE + id, left })),
        ...(psi === null ? [] : [{ id: PSI, left: psi }]),
      ],
    })),
  );

const KEY = 'sensorium.books';

const isBooks = (value: unknown): value is Books =>
  typeof value === 'object' &&
  value !== null &&
  (Object.keys(FRESH) as (keyof Books)[]).every((key) => typeof (value as Partial<Books>)[key] === typeof FRESH[key]) &&
  Array.isArray((value as Books).marines) &&
  Array.isArray((value as Books).aims);

/** What makes no sense any more begins anew. */
export const readBooks = (text: string | null): Books => {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isBooks(found) ? found : FRESH;
  } catch {
    return FRESH;
  }
};

/** Written at once: a locked phone loses nothing. */
export const keepBooks = (books: Books): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(books));
  } catch {
    // Kept as long as the page lasts.
  }
};

export const keptBooks = (): Books => {
  try {
    return readBooks(localStorage.getItem(KEY));
  } catch {
    return FRESH;
  }
};
