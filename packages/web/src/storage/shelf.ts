/** Records of one kind in this browser, listed newest first and followed by screens. */
import { useSyncExternalStore } from 'preact/compat';
import { tableOf, type Store } from './database.ts';

export interface Kept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

export interface Shelf<T extends Kept> {
  readonly useAll: () => readonly T[] | null;
  readonly get: (id: string) => Promise<T | undefined>;
  readonly put: (record: Omit<T, 'changed'>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export const shelfOf = <T extends Kept>(store: Store): Shelf<T> => {
  const table = tableOf<T>(store);
  const listeners = new Set<() => void>();
  let listed: readonly T[] | null = null;
  const refresh = async (): Promise<void> => {
    listed = (await table.all()).sort((a, b) => b.changed - a.changed);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listed === null) void refresh();
    return () => listeners.delete(listener);
  };
  return {
    useAll: () => useSyncExternalStore(subscribe, () => listed),
    get: (id) => table.get(id),
    put: async (record) => {
      await table.put({ ...record, changed: Date.now() } as T);
      await refresh();
    },
    remove: async (id) => {
      await table.remove(id);
      await refresh();
    },
  };
};
