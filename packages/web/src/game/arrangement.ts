/** How the screen is laid out: by the shape of the window. The style sheets go by its name. */
import { useSyncExternalStore } from 'preact/compat';

/** Columns beside the board; all in one column; or, in a window of little height, squad and actions at the sides. */
export type Arrangement = 'desk' | 'tall' | 'short';

/** In the size of the text: who reads it twice as large has half the room (62.44em are 999 pixels of usual text). */
const SHORT = '(max-height: 31.19em) and (min-aspect-ratio: 1/1), (max-width: 62.44em) and (min-aspect-ratio: 4/3)';
const NARROW = '(max-width: 62.44em)';

const isTrue = (query: string): boolean => window.matchMedia(query).matches;

const arrangementNow = (): Arrangement => (isTrue(SHORT) ? 'short' : isTrue(NARROW) ? 'tall' : 'desk');

const subscribe = (listener: () => void): (() => void) => {
  const queries = [SHORT, NARROW].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

export const useArrangement = (): Arrangement => useSyncExternalStore(subscribe, arrangementNow);
