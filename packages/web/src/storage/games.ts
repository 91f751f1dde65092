/** The games in this browser: what each is about, and its save, kept after every command. */
import type { Mission } from '@sensorium/content';
import type { Scenario } from '@sensorium/engine';
import type { Seats } from '@sensorium/host/protocol';
import { useSyncExternalStore } from 'preact/compat';
import { forgetClock } from './clocks.ts';
import { tableOf } from './database.ts';
import type { SagaKind } from './sagas.ts';

const GAME_VERSION = 1;

export interface GameRecord {
  readonly id: string;
  readonly version: typeof GAME_VERSION;
  readonly mission: string;
  readonly sides: Seats;
  readonly clock: 'off' | 'normal' | 'novice';
  /** As somebody typed it. */
  readonly seed?: number;
  /** Rule options that differ from the mission's own (D1.1). */
  readonly options?: Readonly<Record<string, string | number>>;
  /** The mission itself, where it came out of a file. */
  readonly own?: Mission;
  /** The whole scenario, where the mission alone does not say it: bought forces, campaigns. */
  readonly scenario?: Scenario;
  /** D21, D23: what the game is a part of. */
  readonly saga?: { readonly kind: SagaKind; readonly id: string };
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly turn: number;
  /** Empty while the game goes on. */
  readonly winner: string;
  /** The rule that ended it. */
  readonly endedBy: string;
  /** C21: a match is two games with the sides swapped; both carry its id. */
  readonly match: { readonly id: string; readonly leg: 1 | 2 } | null;
  readonly hasSave: boolean;
}

interface SaveRecord {
  readonly id: string;
  readonly save: string;
}

export type NewGame = Pick<
  GameRecord,
  'mission' | 'own' | 'sides' | 'clock' | 'seed' | 'match' | 'options' | 'scenario' | 'saga'
>;

const games = tableOf<GameRecord>('games');
const saves = tableOf<SaveRecord>('saves');

const listeners = new Set<() => void>();
let listed: readonly GameRecord[] | null = null;

const refresh = async (): Promise<void> => {
  const found = await games.all();
  listed = found.filter(({ version }) => version === GAME_VERSION).sort((a, b) => b.changed - a.changed);
  for (const listener of listeners) listener();
};

/** Keeps a record, and the list with it, without reading all the others again. */
const put = async (record: GameRecord): Promise<void> => {
  await games.put(record);
  if (listed === null) return;
  listed = [record, ...listed.filter(({ id }) => id !== record.id)].sort((a, b) => b.changed - a.changed);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listed === null) void refresh();
  return () => listeners.delete(listener);
};

/** Newest first; null until they are read. */
export const useGames = (): readonly GameRecord[] | null => useSyncExternalStore(subscribe, () => listed);

export const isRunning = (game: GameRecord): boolean => game.winner === '';

/** Made here, with nothing saved yet: there is nothing to read. */
const fresh = new Map<string, GameRecord>();

/** Writes follow one another, so that an older save never lands on a newer one. */
let writing: Promise<void> = Promise.resolve();

const inOrder = (write: () => Promise<void>): Promise<void> => {
  writing = writing.catch(() => undefined).then(write);
  return writing;
};

/** Nobody waits for it to be written: what cannot be kept is told at the table, with the first save. */
export const createGame = (game: NewGame): GameRecord => {
  const now = Date.now();
  const record: GameRecord = {
    ...game,
    id: crypto.randomUUID(),
    version: GAME_VERSION,
    begun: now,
    changed: now,
    turn: 1,
    winner: '',
    endedBy: '',
    hasSave: false,
  };
  fresh.set(record.id, record);
  void inOrder(() => put(record)).catch(() => undefined);
  return record;
};

export const readGame = async (id: string): Promise<GameRecord | undefined> => fresh.get(id) ?? (await games.get(id));

export const readSave = async (id: string): Promise<string | undefined> =>
  fresh.has(id) ? undefined : (await saves.get(id))?.save;

const write = async (id: string, save: string, news: News): Promise<void> => {
  const record = await games.get(id);
  if (record === undefined) return;
  await saves.put({ id, save });
  await put({ ...record, ...news, hasSave: true, changed: Date.now() });
  if (news.winner !== '') forgetClock(id);
};
type News = Pick<GameRecord, 'turn' | 'winner' | 'endedBy'>;

export const keepGame = (id: string, save: string, news: News): Promise<void> => {
  fresh.delete(id);
  return inOrder(() => write(id, save, news));
};

export const removeGame = async (id: string): Promise<void> => {
  fresh.delete(id);
  await inOrder(async () => {
    await games.remove(id);
    await saves.remove(id);
  });
  forgetClock(id);
  await refresh();
};

export const gamesOfMatch = async (match: string): Promise<GameRecord[]> =>
  (await games.all()).filter((game) => game.match?.id === match).sort((a, b) => a.match!.leg - b.match!.leg);
