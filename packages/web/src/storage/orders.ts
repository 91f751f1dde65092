/**
 * The orders of games in the database: appended one by one by whoever owns the game, never by anybody else. What is stored is never
 * older than what was stored before: the owner and his count are compared in the transaction that writes.
 */
import { answerTo, within, type Store } from './database.ts';
import { splitSave, type Progress, type Standing, type StoredEntry, type StoredGame } from './savedGame.ts';

const ALL: readonly Store[] = ['games', 'openings', 'standings', 'entries'];

/** `taken`: another window plays on. `gone`: the game was deleted, or the browser has cleared it away. */
export type Refused = 'taken' | 'gone';

/** What is new: orders that follow the first `keep`; the ones stored after those were taken back. */
export interface News {
  readonly keep: number;
  readonly entries: readonly StoredEntry[];
  readonly standing: Standing;
}

export interface OrderStore {
  /** From now on only this owner writes. What was stored until now; null for a game of which nothing is. */
  claim(game: string, owner: string): Promise<StoredGame | null | 'gone'>;
  read(game: string): Promise<StoredGame | null>;
  begin(opening: StoredGame['opening'], news: News): Promise<Refused | null>;
  append(news: News): Promise<Refused | null>;
}

const entriesOf = (game: string, from = 0): IDBKeyRange => IDBKeyRange.bound([game, from], [game, Infinity]);

type At = (store: Store) => IDBObjectStore;

const readIn = async (at: At, game: string): Promise<StoredGame | null> => {
  const [opening, standing, entries] = await Promise.all([
    answerTo(at('openings').get(game) as IDBRequest<StoredGame['opening'] | undefined>),
    answerTo(at('standings').get(game) as IDBRequest<Standing | undefined>),
    answerTo(at('entries').getAll(entriesOf(game)) as IDBRequest<StoredEntry[]>),
  ]);
  return opening === undefined || standing === undefined ? null : { opening, standing, entries };
};

const exists = async (at: At, game: string): Promise<boolean> =>
  (await answerTo(at('games').getKey(game))) !== undefined;

const write = (at: At, { keep, entries, standing }: News, stored: number): void => {
  if (stored > keep) at('entries').delete(entriesOf(standing.id, keep));
  for (const entry of entries) at('entries').put(entry);
  at('standings').put(standing);
};

const standingIn = (at: At, game: string): Promise<Standing | undefined> =>
  answerTo(at('standings').get(game) as IDBRequest<Standing | undefined>);

const isOlder = (stored: Standing, news: Standing): boolean =>
  stored.owner !== news.owner || stored.number > news.number;

export const ORDERS: OrderStore = {
  claim: (game, owner) =>
    within(ALL, 'readwrite', async (at) => {
      if (!(await exists(at, game))) return 'gone';
      const stored = await readIn(at, game);
      if (stored === null) return null;
      at('standings').put({ ...stored.standing, owner, number: stored.standing.length });
      return stored;
    }),

  read: (game) => within(ALL, 'readonly', (at) => readIn(at, game)),

  begin: (opening, news) =>
    within(ALL, 'readwrite', async (at) => {
      if (!(await exists(at, opening.id))) return 'gone';
      const stored = await standingIn(at, opening.id);
      if (stored !== undefined && isOlder(stored, news.standing)) return 'taken';
      at('openings').put(opening);
      write(at, news, stored?.length ?? 0);
      return null;
    }),

  append: (news) =>
    within(['standings', 'entries'], 'readwrite', async (at) => {
      const stored = await standingIn(at, news.standing.id);
      if (stored === undefined) return 'gone';
      if (isOlder(stored, news.standing)) return 'taken';
      write(at, news, stored.length);
      return null;
    }),
};

/** A whole save from elsewhere, over whatever is stored of the game. */
export const storeSave = (game: string, save: string, progress: Progress): Promise<void> =>
  within(ALL, 'readwrite', async (at) => {
    const split = splitSave(game, save, { ...progress, changed: Date.now() });
    if (split === null) throw new Error('this is no saved game');
    const stored = await standingIn(at, game);
    at('openings').put(split.opening);
    write(at, { keep: 0, ...split }, stored?.length ?? 0);
  });

export const forgetOrders = (at: At, game: string): void => {
  at('openings').delete(game);
  at('standings').delete(game);
  at('entries').delete(entriesOf(game));
};
