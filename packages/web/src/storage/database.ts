/** A table of records in this browser. Where the browser keeps nothing (some private windows), it lasts as long as the page. */

export interface Table<T extends { readonly id: string }> {
  get(id: string): Promise<T | undefined>;
  all(): Promise<T[]>;
  put(record: T): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'sensorium';
/** Raised when a store is added or changes its form; `upgrade` then says how old data becomes new. */
const VERSION = 2;
const STORES = ['games', 'saves', 'forces', 'sagas'] as const;
export type Store = (typeof STORES)[number];

const upgrade = (database: IDBDatabase): void => {
  for (const store of STORES)
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
};

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => upgrade(request.result));
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('the database does not open')));
    request.addEventListener('blocked', () => failed(new Error('another window holds the database')));
  });

let opened: Promise<IDBDatabase | null> | undefined;
const database = (): Promise<IDBDatabase | null> => (opened ??= openDatabase().catch(() => null));

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
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

export const tableOf = <T extends { readonly id: string }>(store: Store): Table<T> => {
  const memory = new Map<string, T>();
  const reading = async <R>(read: (store: IDBObjectStore) => IDBRequest<R>, otherwise: () => R): Promise<R> => {
    const kept = await database();
    return kept === null ? otherwise() : answer(read(kept.transaction(store, 'readonly').objectStore(store)));
  };
  const writing = async (write: (store: IDBObjectStore) => void, otherwise: () => void): Promise<void> => {
    const kept = await database();
    if (kept === null) return otherwise();
    const transaction = kept.transaction(store, 'readwrite');
    write(transaction.objectStore(store));
    return complete(transaction);
  };
  return {
    get: (id) =>
      reading<T | undefined>(
        (records) => records.get(id),
        () => memory.get(id),
      ),
    all: () =>
      reading<T[]>(
        (records) => records.getAll(),
        () => [...memory.values()],
      ),
    put: (record) =>
      writing(
        (records) => records.put(record),
        () => void memory.set(record.id, record),
      ),
    remove: (id) =>
      writing(
        (records) => records.delete(id),
        () => void memory.delete(id),
      ),
  };
};
