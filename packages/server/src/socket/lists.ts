/** Lists that change are told to who has asked for them, a little later and once for many changes; other processes hear of it too. */
import type { Listener } from '../games/hall.ts';
import type { Summaries } from '../games/summaries.ts';
import type { ListNews } from '../processes/relay.ts';
import type { Client } from './client.ts';
import type { Crowd } from './crowd.ts';

const PAUSE = 200;

/** Who tells the other processes. */
export interface Herald {
  tellLobby(): void;
  tellGames(person: string): void;
  tellSeats(game: string): void;
}

export class Lists implements Listener, ListNews {
  herald: Herald | null = null;
  private readonly crowd: Crowd;
  private readonly summaries: Summaries;
  private readonly due = new Set<string>();

  constructor(crowd: Crowd, summaries: Summaries) {
    this.crowd = crowd;
    this.summaries = summaries;
  }

  onLobby = (): void => {
    this.lobbyChanged();
    this.later('herald', () => this.herald?.tellLobby());
  };

  onGamesOf = (person: string): void => {
    this.gamesChanged(person);
    this.later(`herald games ${person}`, () => this.herald?.tellGames(person));
  };

  onSeats = (game: string): void => {
    this.seatsChanged(game);
    this.later(`herald seats ${game}`, () => this.herald?.tellSeats(game));
  };

  lobbyChanged = (): void => {
    const hearing = (): readonly Client[] => this.crowd.all.filter(({ hearsLobby }) => hearsLobby);
    if (hearing().length === 0) return;
    this.later('lobby', async () => {
      const lobby = await this.summaries.lobby();
      for (const client of hearing()) client.tell({ tell: 'lobby', lobby });
    });
  };

  gamesChanged = (person: string): void => {
    const hearing = (): readonly Client[] => this.crowd.of(person).filter(({ hearsGames }) => hearsGames);
    if (hearing().length === 0) return;
    this.later(`games ${person}`, async () => {
      const games = await this.summaries.gamesOf(person);
      for (const client of hearing()) client.tell({ tell: 'games', games });
    });
  };

  seatsChanged = (game: string): void => {
    const hearing = (): readonly Client[] => this.crowd.all.filter((client) => client.sits(game));
    if (hearing().length === 0) return;
    this.later(`seats ${game}`, async () => {
      for (const client of hearing())
        client.tell({ tell: 'seats', game, summary: await this.summaries.of(game, client.person.id) });
    });
  };

  private later(what: string, tell: () => void | Promise<void>): void {
    if (this.due.has(what) || (this.herald === null && what.startsWith('herald'))) return;
    this.due.add(what);
    setTimeout(() => {
      this.due.delete(what);
      Promise.resolve(tell()).catch(() => undefined);
    }, PAUSE).unref();
  }
}
