/**
 * What people put together on a screen before there is a game: bids, a force being bought, a board being laid. Kept as long as the
 * window is open, so that a reload does not begin it anew.
 */
import { useState } from 'preact/compat';

/** Raised when what is kept changes its form: what an older page has left is not read then. */
const KEY = 'sensorium.unfinished.2/';

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(KEY + key, JSON.stringify(value));
  } catch {
    // Private browsing: a reload begins anew.
  }
};

/** For the screen that will ask for it. */
export const keepUnfinished = write;

/** A state by its key; keys begin with the place they belong to. What must stay secret is left out of what is kept. */
export const useUnfinished = <T>(
  key: string,
  first: () => T,
  withoutSecrets: (next: T) => T = (next) => next,
): readonly [T, (next: T) => void] => {
  const [value, setValue] = useState<T>(() => (read(key) as T | null) ?? first());
  const keep = (next: T): void => {
    write(key, withoutSecrets(next));
    setValue(next);
  };
  return [value, keep];
};

/** It is finished, or given up. */
export const forgetUnfinished = (place: string): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${KEY}${place}/`)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
