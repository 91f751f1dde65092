/** Where the person is: the part of the address after `#`, so that any static server will do and links work offline. */
import { useMemo, useSyncExternalStore } from 'preact/compat';

export const SCREENS = [
  'home',
  'new',
  'generate',
  'play',
  'after',
  'replays',
  'replay',
  'analysis',
  'rules',
  'reference',
  'settings',
  'lessons',
  'forces',
  'squads',
  'campaign',
  'solo',
  'about',
  'missions',
  'editor',
  'link',
  'paper',
  'online',
  'friend',
  'join',
  'table',
  'outcome',
  'recorded',
  'records',
  'beside',
  'companion',
] as const;
export type Screen = (typeof SCREENS)[number];

export interface Route {
  readonly screen: Screen;
  /** What follows the screen: a mission, a game, a rule number. */
  readonly id: string;
}

const isScreen = (word: string): word is Screen => (SCREENS as readonly string[]).includes(word);

/** An address nobody knows leads home. */
export const parseRoute = (hash: string): Route => {
  const [word = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (!isScreen(word)) return { screen: 'home', id: '' };
  try {
    return { screen: word, id: decodeURIComponent(rest.join('/')) };
  } catch {
    return { screen: word, id: '' };
  }
};

export const formatRoute = (screen: Screen, id = ''): string => {
  if (screen === 'home') return '#/';
  return id === '' ? `#/${screen}` : `#/${screen}/${encodeURIComponent(id)}`;
};

export const goTo = (screen: Screen, id = ''): void => {
  location.hash = formatRoute(screen, id);
};

/** Like `goTo`, but "back" does not return to where one was: for screens that only pass through. */
export const replaceWith = (screen: Screen, id = ''): void => {
  location.replace(formatRoute(screen, id));
};

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const useRoute = (): Route => {
  const hash = useSyncExternalStore(listen, () => location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
};
