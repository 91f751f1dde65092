/** Somebody who is connected, here or to another process: the tables he sits at, and what he hears of. */
import type { Party } from '@sensorium/host';
import type { FromServer, Person, Tell } from '@sensorium/host/online';
import { Fault } from '../fault.ts';
import type { Guest } from '../games/guests.ts';
import type { LiveGame } from '../games/liveGame.ts';

/** Tables one connection may sit at. */
const MOST_TABLES = 50;

interface Sitting extends Guest {
  readonly live: LiveGame | null;
}

export class Client {
  readonly person: Person;
  readonly send: (message: FromServer) => void;
  hearsLobby = false;
  hearsGames = false;
  private readonly tables = new Map<string, Sitting>();

  constructor(person: Person, send: (message: FromServer) => void) {
    this.person = person;
    this.send = send;
  }

  tell(message: Tell): void {
    this.send(message);
  }

  sits(game: string): boolean {
    return this.tables.has(game);
  }

  get games(): Iterable<string> {
    return this.tables.keys();
  }

  /** What he is told of from now on. */
  sitAt(game: string, party: Party | null, live: LiveGame | null): void {
    if (this.tables.size >= MOST_TABLES && !this.tables.has(game))
      throw new Fault('too-many', `a connection may sit at ${MOST_TABLES} tables`);
    const before = this.tables.get(game);
    if (before !== undefined && before.live === live && before.party === party) return;
    this.leaveTable(game);
    const sitting: Sitting = { party, live, tell: (message) => this.tell(message) };
    this.tables.set(game, sitting);
    live?.enter(sitting);
  }

  leaveTable(game: string): void {
    const sitting = this.tables.get(game);
    this.tables.delete(game);
    if (sitting !== undefined) sitting.live?.leave(sitting);
  }

  end(): void {
    for (const game of this.tables.keys()) this.leaveTable(game);
  }
}
