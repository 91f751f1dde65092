/** One's games on the server and the lobby, kept as they change. */
import type { GameSummary, Lobby, Tell } from '@sensorium/host/online';
import { useMemo, useSyncExternalStore } from 'preact/compat';
import type { Connection } from './connection.ts';

/** How many wait for one. */
export const waitingIn = (games: readonly GameSummary[]): number => games.filter(({ isMyTurn }) => isMyTurn).length;

/** Something the server lists: asked for with every connection, and told from then on. */
class Listed<List> {
  private list: List | null = null;
  private readonly watching = new Set<() => void>();

  constructor(connection: Connection, ask: () => Promise<List>, listIn: (message: Tell) => List | null) {
    const askNow = (): void => {
      if (connection.getState().is !== 'open') return;
      ask().then(
        (list) => this.set(list),
        // Without a line the next connection asks again.
        () => undefined,
      );
    };
    connection.hear((message) => {
      const list = listIn(message);
      if (list !== null) this.set(list);
    });
    connection.watch(askNow);
    askNow();
  }

  subscribe = (changed: () => void): (() => void) => {
    this.watching.add(changed);
    return () => this.watching.delete(changed);
  };

  getSnapshot = (): List | null => this.list;

  private set(list: List): void {
    this.list = list;
    for (const changed of this.watching) changed();
  }
}

interface Lists {
  readonly games: Listed<readonly GameSummary[]>;
  readonly lobby: () => Listed<Lobby>;
}

const known = new WeakMap<Connection, Lists>();

const listsOf = (connection: Connection): Lists => {
  const found = known.get(connection);
  if (found !== undefined) return found;
  let lobby: Listed<Lobby> | null = null;
  const lists: Lists = {
    games: new Listed(
      connection,
      () => connection.ask('games', {}),
      (message) => (message.tell === 'games' ? message.games : null),
    ),
    lobby: () =>
      (lobby ??= new Listed(
        connection,
        () => connection.ask('lobby', {}),
        (message) => (message.tell === 'lobby' ? message.lobby : null),
      )),
  };
  known.set(connection, lists);
  return lists;
};

/** Null until they have come. */
export const useGamesOnline = (connection: Connection): readonly GameSummary[] | null => {
  const { games } = listsOf(connection);
  return useSyncExternalStore(games.subscribe, games.getSnapshot);
};

export const useLobby = (connection: Connection): Lobby | null => {
  const lobby = useMemo(() => listsOf(connection).lobby(), [connection]);
  return useSyncExternalStore(lobby.subscribe, lobby.getSnapshot);
};

/** For who is not a component. */
export const onGames = (connection: Connection, told: (games: readonly GameSummary[]) => void): (() => void) => {
  const { games } = listsOf(connection);
  return games.subscribe(() => told(games.getSnapshot() ?? []));
};
