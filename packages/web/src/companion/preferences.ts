/** How somebody likes to be told what happens beside his board: kept in this browser. */
import type { Pacing } from '@sensorium/host/companion';
import { useSyncExternalStore } from 'preact/compat';

export interface Preferences {
  readonly pacing: Pacing;
  readonly isAloud: boolean;
}

const KEY = 'sensorium.beside';
const FIRST: Preferences = { pacing: 'pieces', isAloud: false };

const read = (): Preferences => {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    return { pacing: found.pacing === 'list' ? 'list' : 'pieces', isAloud: found.isAloud === true };
  } catch {
    return FIRST;
  }
};

let known: Preferences | null = null;
const listeners = new Set<() => void>();

const now = (): Preferences => (known ??= read());

export const prefer = (change: Partial<Preferences>): void => {
  known = { ...now(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Kept as long as the page lasts.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, now);
