/**
 * The database of this browser. The page and the worker each have a connection of their own; where none can be had,
 * whoever asks is told why.
 */
import { VERSION, upgrade, type Store } from './schema.ts';

export type { Store };

/**
 * `waiting`: a page of an older version holds the old form open. `refused`: the browser keeps nothing for this page.
 * `newer`: a newer version has written here, or wants to. `silent`: no answer. `closed`: the browser has cleared it away.
 */
export type DatabaseState = 'opening' | 'open' | 'waiting' | 'refused' | 'newer' | 'silent' | 'closed';

export class NoDatabase extends Error {
  readonly state: DatabaseState;

  constructor(state: DatabaseState) {
    super(`no database: ${state}`);
    this.state = state;
  }
}

const NAME = 'sensorium';
/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 4000;

let state: DatabaseState = 'opening';
let opened: Promise<IDBDatabase> | undefined;
const listeners = new Set<() => void>();

const become = (next: DatabaseState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const databaseState = (): DatabaseState => state;

export const onDatabaseState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  void connect().catch(() => undefined);
  return () => listeners.delete(listener);
};

/** A newer page may change the form: this one lets go, and says so when it is next asked. What is deleted is opened anew. */
const letGo = (database: IDBDatabase, newVersion: number | null): void => {
  database.close();
  if (newVersion === null) {
    opened = undefined;
    return become('closed');
  }
  opened = Promise.reject(new NoDatabase('newer'));
  opened.catch(() => undefined);
  become('newer');
};

const open = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    const patience = setTimeout(() => {
      if (state === 'opening') become('silent');
      if (state === 'silent') failed(new NoDatabase('silent'));
    }, PATIENCE);
    request.addEventListener('blocked', () => become('waiting'));
    request.addEventListener('upgradeneeded', ({ oldVersion }) =>
      upgrade(request.result, request.transaction!, oldVersion),
    );
    request.addEventListener('success', () => {
      clearTimeout(patience);
      const database = request.result;
      database.addEventListener('versionchange', ({ newVersion }) => letGo(database, newVersion));
      database.addEventListener('close', () => {
        opened = undefined;
        become('closed');
      });
      // It may come after it was given up: from now on it is there.
      opened = Promise.resolve(database);
      become('open');
      done(database);
    });
    request.addEventListener('error', () => {
      clearTimeout(patience);
      become(request.error?.name === 'VersionError' ? 'newer' : 'refused');
      failed(new NoDatabase(state));
    });
  });

const connect = (): Promise<IDBDatabase> => {
  if (opened !== undefined) return opened;
  opened = open().catch((error: unknown) => {
    if (error instanceof NoDatabase) throw error;
    // Asking is forbidden already.
    become('refused');
    throw new NoDatabase('refused');
  });
  opened.catch(() => undefined);
  return opened;
};

/** Asks once more, where there was no answer or a refusal. */
export const reconnect = (): void => {
  if (state === 'open' || state === 'opening' || state === 'waiting') return;
  opened = undefined;
  become('opening');
  void connect().catch(() => undefined);
};

export const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('the database does not answer')));
  });

/** A write counts when its transaction is complete, not when it was accepted. */
const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.addEventListener('complete', () => done());
    for (const end of ['error', 'abort'])
      transaction.addEventListener(end, () => failed(transaction.error ?? new Error('nothing was stored')));
  });

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, failed) => {
    patience = setTimeout(() => failed(new NoDatabase('silent')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(patience));
};

/** The connection can have been closed since it was last used: then it is opened once more. */
const begun = async (stores: readonly Store[], mode: IDBTransactionMode): Promise<IDBTransaction> => {
  // Closed browsers lose nothing that is complete; only a power cut may, and waiting for the disk would be felt.
  const how = { durability: 'relaxed' } as const;
  try {
    return (await connect()).transaction(stores, mode, how);
  } catch (error) {
    if (error instanceof NoDatabase) throw error;
    opened = undefined;
    return (await connect()).transaction(stores, mode, how);
  }
};

/** All of it happens, or nothing. Throws `NoDatabase` where there is none, and whatever a write fails with. */
export const within = async <T>(
  stores: readonly Store[],
  mode: 'readonly' | 'readwrite',
  work: (at: (store: Store) => IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const transaction = await begun(stores, mode);
  const finished = complete(transaction);
  finished.catch(() => undefined);
  const whole = async (): Promise<T> => {
    try {
      const result = await work((store) => transaction.objectStore(store));
      await finished;
      return result;
    } catch (error) {
      if (transaction.error === null) abort(transaction);
      throw error;
    }
  };
  return inTime(whole());
};

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
};
