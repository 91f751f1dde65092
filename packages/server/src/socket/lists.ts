/** Lists that change are told to who has asked for them, a little later and once for many changes. */
import type { Hall, Listener } from '../games/hall.ts';
import type { Connection } from './connection.ts';

const PAUSE = 200;

export class Lists implements Listener {
  private readonly connections: ReadonlySet<Connection>;
  private readonly hall: () => Promise<Hall>;
  private readonly due = new Map<string, () => Promise<void>>();

  constructor(connections: ReadonlySet<Connection>, hall: () => Promise<Hall>) {
    this.connections = connections;
    this.hall = hall;
  }

  private later(what: string, tell: () => Promise<void>): void {
    if (this.due.has(what)) return;
    this.due.set(what, tell);
    setTimeout(() => {
      this.due.delete(what);
      tell().catch(() => undefined);
    }, PAUSE).unref();
  }

  onLobby = (): void => {
    const hearing = () => [...this.connections].filter(({ hearsLobby }) => hearsLobby);
    if (hearing().length === 0) return;
    this.later('lobby', async () => {
      const lobby = await (await this.hall()).lobby();
      for (const connection of hearing()) connection.tell({ tell: 'lobby', lobby });
    });
  };

  onGamesOf = (id: string): void => {
    const hearing = () => [...this.connections].filter(({ hearsGames, person }) => hearsGames && person.id === id);
    if (hearing().length === 0) return;
    this.later(`games ${id}`, async () => {
      const games = await (await this.hall()).gamesOf(id);
      for (const connection of hearing()) connection.tell({ tell: 'games', games });
    });
  };

  onSeats = (game: string): void => {
    const hearing = () => [...this.connections].filter((connection) => connection.sits(game));
    if (hearing().length === 0) return;
    this.later(`seats ${game}`, async () => {
      const hall = await this.hall();
      const row = await hall.row(game);
      for (const connection of hearing())
        connection.tell({ tell: 'seats', game, summary: await hall.summary(row, connection.person.id) });
    });
  };
}
