/**
 * Records of one kind in this browser, listed newest first and followed by screens, in every window. Each counts its revisions: who
 * changes one says which he has read, and an older one never lands on a newer one.
 */
import { useSyncExternalStore } from 'preact/compat';
import { NoDatabase, answerTo, within } from './database.ts';
import { askToStay } from './space.ts';
import { onChanged, tellOthers, type Changed } from './tabs.ts';

export interface StoredRecord {
  readonly id: string;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Another window has changed or deleted the record since it was read. */
export class Outdated extends Error {}

/** What somebody writes: with the revision he has read, 0 for a new record. */
export type Draft<T extends StoredRecord> = Omit<T, 'changed'>;

export interface Records<T extends StoredRecord> {
  readonly useAll: () => readonly T[] | null;
  readonly all: () => Promise<readonly T[]>;
  readonly get: (id: string) => Promise<T | undefined>;
  /** The record as it is stored now. Throws `Outdated`. */
  readonly put: (draft: Draft<T>) => Promise<T>;
  readonly remove: (id: string) => Promise<void>;
  /** Says when a record changes, in this window or another. */
  readonly onChange: (id: string, hear: () => void) => () => void;
}

/** The draft as the next revision. Throws `Outdated`. */
export const nextRevision = <T extends StoredRecord>(draft: Draft<T>, stored: T | undefined, now: number): T => {
  if ((stored?.revision ?? 0) !== draft.revision) throw new Outdated(draft.id);
  return { ...draft, revision: draft.revision + 1, changed: now } as unknown as T;
};

export const recordsOf = <T extends StoredRecord>(store: Exclude<Changed['store'], 'games'>): Records<T> => {
  /** Where there is no database they last as long as the page. */
  const memory = new Map<string, T>();
  const otherwise = async <R>(stored: Promise<R>, inMemory: () => R): Promise<R> => {
    try {
      return await stored;
    } catch (error) {
      if (error instanceof NoDatabase) return inMemory();
      throw error;
    }
  };
  const listeners = new Set<() => void>();
  let listed: readonly T[] | null = null;
  const readAll = (): Promise<T[]> =>
    otherwise(
      within([store], 'readonly', (at) => answerTo(at(store).getAll() as IDBRequest<T[]>)),
      () => [...memory.values()],
    );
  const refresh = async (): Promise<void> => {
    listed = (await readAll()).sort((a, b) => b.changed - a.changed);
    for (const listener of listeners) listener();
  };
  const hearers = new Set<(id: string) => void>();
  const outdate = async (id: string): Promise<void> => {
    listed = null;
    if (listeners.size > 0) await refresh();
    for (const hear of hearers) hear(id);
  };
  onChanged((changed) => {
    if (changed.store === store) void outdate(changed.id);
  });
  const changed = async (id: string): Promise<void> => {
    tellOthers({ store, id });
    await outdate(id);
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listed === null) void refresh();
    return () => listeners.delete(listener);
  };
  const readIn = (at: (name: typeof store) => IDBObjectStore, id: string): Promise<T | undefined> =>
    answerTo(at(store).get(id) as IDBRequest<T | undefined>);
  return {
    useAll: () => useSyncExternalStore(subscribe, () => listed),
    all: readAll,
    get: (id) =>
      otherwise(
        within([store], 'readonly', (at) => readIn(at, id)),
        () => memory.get(id),
      ),
    put: async (draft) => {
      const put = await otherwise(
        within([store], 'readwrite', async (at) => {
          const next = nextRevision(draft, await readIn(at, draft.id), Date.now());
          at(store).put(next);
          return next;
        }),
        () => {
          const next = nextRevision(draft, memory.get(draft.id), Date.now());
          memory.set(next.id, next);
          return next;
        },
      );
      await changed(put.id);
      void askToStay();
      return put;
    },
    remove: async (id) => {
      await otherwise(
        within([store], 'readwrite', (at) => answerTo(at(store).delete(id))),
        () => void memory.delete(id),
      );
      await changed(id);
    },
    onChange: (id, hear) => {
      const hearer = (other: string): void => {
        if (other === id) hear();
      };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  };
};
