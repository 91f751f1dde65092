/** The games in this browser: what each is about, and how far it is. Their orders are stored by the worker (`orders.ts`). */
import type { Mission } from '@sensorium/content';
import type { Scenario, Seed } from '@sensorium/engine';
import type { TypedKind } from '@sensorium/host/companion';
import type { Seats } from '@sensorium/host/protocol';
import { useSyncExternalStore } from 'preact/compat';
import { forgetClock } from './clocks.ts';
import type { KeptGame } from './backup.ts';
import { NoDatabase, answerTo, within } from './database.ts';
import { ORDERS, forgetOrders, storeSave } from './orders.ts';
import type { SagaKind, SagaRecord } from './sagas.ts';
import { joinSave, type Progress, type Standing } from './savedGame.ts';
import { askToStay } from './space.ts';
import { onChanged, tellOthers } from './tabs.ts';
import { noteUnderway } from './underway.ts';

const GAME_VERSION = 1;

interface Match {
  readonly id: string;
  readonly leg: 1 | 2;
  /** Of two people at one screen: who led the marines in the first game, and who in the second. */
  readonly names?: MatchNames;
}
export type MatchNames = readonly [first: string, second: string];

export interface NewGame {
  readonly mission: string;
  readonly sides: Seats;
  readonly clock: 'off' | 'normal' | 'novice';
  /** As somebody typed it. */
  readonly seed?: Seed;
  /** Rule options that differ from the mission's own (D1.1). */
  readonly options?: Readonly<Record<string, string | number>>;
  /** The mission itself, where it came out of a file. */
  readonly own?: Mission;
  /** The whole scenario, where the mission alone does not say it: bought forces, campaigns. */
  readonly scenario?: Scenario;
  /** The mission of one's own it was begun from, to go back to. */
  readonly draft?: string;
  /** Beside a real board: what is rolled and drawn there. Absent in a game at the screen. */
  readonly typed?: readonly TypedKind[];
  /** D21, D23: what the game is a part of. */
  readonly saga?: { readonly kind: SagaKind; readonly id: string };
  /** C21: a match is two games with the sides swapped; both carry its id. */
  readonly match: Match | null;
}

/** Written once, when the game is made. */
export interface StoredGame extends NewGame {
  readonly id: string;
  readonly version: typeof GAME_VERSION;
  /** Milliseconds since 1970. */
  readonly begun: number;
}

export interface GameRecord extends StoredGame, Progress {
  readonly changed: number;
  readonly hasSave: boolean;
  /** Its last orders are in this page only. */
  readonly isUnstored: boolean;
}

/** What the database did not take, as long as the page lasts. */
interface Unstored extends Progress {
  readonly save: string;
  /** Who could not store it: if another has stored since, that counts. */
  readonly owner: string;
}
const unstored = new Map<string, Unstored>();
/** Games that were made here; where there is no database they are nowhere else. */
const made = new Map<string, StoredGame>();
const writing = new Map<string, Promise<unknown>>();

const recordOf = (game: StoredGame, standing: Standing | undefined): GameRecord => {
  const held = unstored.get(game.id);
  const { turn, winner, endedBy } = held ?? standing ?? { turn: 1, winner: '', endedBy: '' };
  const changed = standing?.changed ?? game.begun;
  const hasSave = standing !== undefined || held !== undefined;
  return { ...game, turn, winner, endedBy, changed, hasSave, isUnstored: held !== undefined };
};

const readAll = async (): Promise<GameRecord[]> => {
  try {
    const [games, standings] = await within(['games', 'standings'], 'readonly', (at) =>
      Promise.all([
        answerTo(at('games').getAll() as IDBRequest<StoredGame[]>),
        answerTo(at('standings').getAll() as IDBRequest<Standing[]>),
      ]),
    );
    const byId = new Map(standings.map((standing) => [standing.id, standing]));
    return games.filter(({ version }) => version === GAME_VERSION).map((game) => recordOf(game, byId.get(game.id)));
  } catch {
    return [...made.values()].map((game) => recordOf(game, undefined));
  }
};

const listeners = new Set<() => void>();
let listed: readonly GameRecord[] | null = null;

const refresh = async (): Promise<void> => {
  listed = (await readAll()).sort((a, b) => b.changed - a.changed);
  for (const listener of listeners) listener();
};

/** What nobody looks at is read when somebody does. */
const outdate = (): void => {
  if (listeners.size > 0) void refresh();
  else listed = null;
};
onChanged(({ store }) => {
  if (store === 'games') outdate();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listed === null) void refresh();
  return () => listeners.delete(listener);
};

/** Newest first; null until they are read. */
export const useGames = (): readonly GameRecord[] | null => useSyncExternalStore(subscribe, () => listed);

export const isRunning = (game: GameRecord): boolean => game.winner === '';

const store = async (game: StoredGame): Promise<void> => {
  await within(['games'], 'readwrite', async (at) => void (await answerTo(at('games').put(game))));
  tellOthers({ store: 'games', id: game.id });
  outdate();
  void askToStay();
};

/** Nobody waits for it to be written: what cannot be kept is told at the table. */
export const createGame = (game: NewGame): GameRecord => {
  const record: StoredGame = { ...game, id: crypto.randomUUID(), version: GAME_VERSION, begun: Date.now() };
  made.set(record.id, record);
  writing.set(
    record.id,
    store(record).catch(() => outdate()),
  );
  return recordOf(record, undefined);
};

/** The game was deleted under the hands of who plays it: its record is written again. */
export const restoreGame = async ({ id }: Pick<GameRecord, 'id'>): Promise<void> => {
  const game = made.get(id);
  if (game !== undefined) await store(game);
};

export const readGame = async (id: string): Promise<GameRecord | undefined> => {
  await writing.get(id);
  try {
    const [game, standing] = await within(['games', 'standings'], 'readonly', (at) =>
      Promise.all([
        answerTo(at('games').get(id) as IDBRequest<StoredGame | undefined>),
        answerTo(at('standings').get(id) as IDBRequest<Standing | undefined>),
      ]),
    );
    if (game === undefined) return undefined;
    made.set(id, game);
    return recordOf(game, standing);
  } catch (error) {
    const game = made.get(id);
    if (game === undefined || !(error instanceof NoDatabase)) throw error;
    return recordOf(game, undefined);
  }
};

export const readSave = async (id: string): Promise<string | undefined> => {
  await writing.get(id);
  const held = unstored.get(id);
  if (held !== undefined) return held.save;
  const stored = await ORDERS.read(id).catch(() => null);
  return stored === null ? undefined : joinSave(stored);
};

export const readUnstored = (id: string): Unstored | undefined => unstored.get(id);

/** The table is left, and something of it is not stored: this page still has it. */
export const holdUnstored = (id: string, held: Promise<Unstored>): void => {
  const hold = async (): Promise<void> => {
    unstored.set(id, await held);
    outdate();
  };
  writing.set(
    id,
    hold().catch(() => undefined),
  );
};

export const forgetUnstored = (id: string): void => {
  if (unstored.delete(id)) outdate();
};

/** A whole save from elsewhere. */
export const keepGame = async (id: string, save: string, progress: Progress): Promise<void> => {
  await writing.get(id);
  try {
    await storeSave(id, save, progress);
    tellOthers({ store: 'games', id });
  } catch {
    unstored.set(id, { save, owner: '', ...progress });
  }
  outdate();
};

/** The game, its orders, and the mention of it in the campaign or last stand it belongs to, at once. */
export const removeGame = async (id: string): Promise<void> => {
  made.delete(id);
  unstored.delete(id);
  forgetClock(id);
  noteUnderway(id, null);
  let saga: string | undefined;
  try {
    saga = await within(['games', 'openings', 'standings', 'entries', 'sagas'], 'readwrite', async (at) => {
      const game = await answerTo(at('games').get(id) as IDBRequest<StoredGame | undefined>);
      at('games').delete(id);
      forgetOrders(at, id);
      if (game?.saga === undefined) return undefined;
      const record = await answerTo(at('sagas').get(game.saga.id) as IDBRequest<SagaRecord | undefined>);
      if (record?.game !== id) return undefined;
      at('sagas').put({ ...record, game: '', isGameLost: true, revision: record.revision + 1 });
      return record.id;
    });
  } finally {
    outdate();
  }
  tellOthers({ store: 'games', id, isRemoved: true });
  if (saga !== undefined) tellOthers({ store: 'sagas', id: saga });
};

/** Every game with how far it is. */
export const allGames = async (): Promise<{ readonly game: StoredGame; readonly progress: Progress }[]> =>
  (await readAll()).map(({ turn, winner, endedBy, changed: _changed, hasSave: _has, isUnstored: _un, ...game }) => ({
    game,
    progress: { turn, winner, endedBy },
  }));

/** A game out of a backup. */
export const putBack = async ({ game, progress, save }: KeptGame): Promise<void> => {
  await store({ ...game, version: GAME_VERSION });
  await keepGame(game.id, save, progress);
};

export const gamesOfMatch = async (match: string): Promise<GameRecord[]> =>
  (await readAll()).filter((game) => game.match?.id === match).sort((a, b) => a.match!.leg - b.match!.leg);
