/** The stores of the database, and how those of an older version become those of today. */
import { splitSave, type SavedText } from './savedGame.ts';

export const VERSION = 4;

/**
 * `games`: what each is about, written once. `openings`: how it was set up, written once. `standings`: how far it is, small, written
 * with every order. `entries`: its orders, one record each. `forces`, `sagas`: lists, campaigns and last stands. `missions`: those of one's own.
 */
export type Store = 'games' | 'openings' | 'standings' | 'entries' | 'forces' | 'sagas' | 'missions';

const BY_ID = { keyPath: 'id' } as const;

/** Up to version 2 each save was one text, written anew after every order; what is known of a game's course lay with the game. */
const beforeOrders = (database: IDBDatabase): void => {
  for (const store of ['games', 'saves', 'forces', 'sagas'])
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, BY_ID);
};

interface OldGame {
  readonly id: string;
  readonly changed: number;
  readonly turn: number;
  readonly winner: string;
  readonly endedBy: string;
}

const readAll = <T>(transaction: IDBTransaction, store: string, then: (found: T[]) => void): void => {
  const request = transaction.objectStore(store).getAll() as IDBRequest<T[]>;
  request.addEventListener('success', () => then(request.result));
};

const ordersApart = (database: IDBDatabase, transaction: IDBTransaction): void => {
  database.createObjectStore('openings', BY_ID);
  database.createObjectStore('standings', BY_ID);
  database.createObjectStore('entries', { keyPath: ['game', 'number'] });
  for (const store of ['forces', 'sagas'])
    readAll<{ id: string }>(transaction, store, (records) => {
      for (const record of records) transaction.objectStore(store).put({ ...record, revision: 1 });
    });
  readAll<OldGame>(transaction, 'games', (games) =>
    readAll<SavedText>(transaction, 'saves', (saves) => {
      for (const game of games) takeOver(transaction, game, saves.find(({ id }) => id === game.id)?.save);
      database.deleteObjectStore('saves');
    }),
  );
};

/** A save that is no text of ours could not be opened before either. */
const takeOver = (transaction: IDBTransaction, game: OldGame, save: string | undefined): void => {
  const split = save === undefined ? null : splitSave(game.id, save, game);
  if (split === null) return;
  transaction.objectStore('openings').put(split.opening);
  transaction.objectStore('standings').put(split.standing);
  for (const entry of split.entries) transaction.objectStore('entries').put(entry);
};

export const upgrade = (database: IDBDatabase, transaction: IDBTransaction, from: number): void => {
  if (from < 2) beforeOrders(database);
  if (from < 3) ordersApart(database, transaction);
  if (from < 4) database.createObjectStore('missions', BY_ID);
};
