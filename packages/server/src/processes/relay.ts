/**
 * A game lives in one process; people are connected to any. What somebody asks of a game elsewhere goes there as a letter, and what he is told comes back
 * as one: the process that has the game sees a client like its own.
 */
import type { FromServer, Person } from '@sensorium/host/online';
import { Client } from '../socket/client.ts';
import type { Answering, Request } from '../socket/answering.ts';
import type { Crowd } from '../socket/crowd.ts';
import type { Post } from './post.ts';

type Letter =
  | {
      readonly is: 'asked';
      readonly from: string;
      readonly client: number;
      readonly person: Person;
      readonly request: Request;
    }
  | { readonly is: 'gone'; readonly from: string; readonly client: number }
  | { readonly is: 'said'; readonly client: number; readonly message: FromServer }
  | { readonly is: 'here'; readonly from: string }
  | { readonly is: 'lobby' }
  | { readonly is: 'games'; readonly person: string }
  | { readonly is: 'seats'; readonly game: string };

/** One of our own whose games are elsewhere. */
interface Sent {
  readonly client: Client;
  /** Where he sits. */
  readonly tables: Map<string, string>;
  /** What is not answered yet, and by whom. */
  readonly asked: Map<number, string>;
}

/** What other processes say of lists that have changed. */
export interface ListNews {
  readonly lobbyChanged: () => void;
  readonly gamesChanged: (person: string) => void;
  readonly seatsChanged: (game: string) => void;
}

interface Surroundings {
  readonly answering: Answering;
  readonly lists: ListNews;
  readonly crowd: Crowd;
  readonly onMet: (process: string) => void;
}

export class Relay {
  private readonly own: string;
  private readonly post: Post;
  private readonly surroundings: Surroundings;
  private readonly sent = new Map<number, Sent>();
  private readonly numbers = new Map<Client, number>();
  private readonly visitors = new Map<string, Client>();
  private next = 1;

  constructor(own: string, post: Post, surroundings: Surroundings) {
    this.own = own;
    this.post = post;
    this.surroundings = surroundings;
  }

  open(): Promise<void> {
    return this.post.open(
      (letter) => this.hear(letter as Letter),
      () => this.reset(),
    );
  }

  /** Everything that is said here is on its way. */
  close(): Promise<void> {
    return this.post.sent();
  }

  /** The others need not wait until they find out. */
  announce(): void {
    this.send({ is: 'here', from: this.own });
  }

  tellLobby(): void {
    this.send({ is: 'lobby' });
  }

  tellGames(person: string): void {
    this.send({ is: 'games', person });
  }

  tellSeats(game: string): void {
    this.send({ is: 'seats', game });
  }

  // --- our people, games elsewhere -----------------------------------------------------------------------------------------

  forward(client: Client, owner: string, request: Request): void {
    const number = this.numberOf(client);
    const sent = this.sent.get(number)!;
    sent.asked.set(request.id, owner);
    const { game } = request.fields as { readonly game?: string };
    if (request.ask === 'open' && game !== undefined) sent.tables.set(game, owner);
    if (request.ask === 'close' && game !== undefined) sent.tables.delete(game);
    this.send({ is: 'asked', from: this.own, client: number, person: client.person, request }, owner);
  }

  /** He has disconnected. */
  gone(client: Client): void {
    const number = this.numbers.get(client);
    if (number === undefined) return;
    const { tables, asked } = this.sent.get(number)!;
    this.numbers.delete(client);
    this.sent.delete(number);
    for (const owner of new Set([...tables.values(), ...asked.values()]))
      this.send({ is: 'gone', from: this.own, client: number }, owner);
  }

  private numberOf(client: Client): number {
    let number = this.numbers.get(client);
    if (number === undefined) {
      number = this.next++;
      this.numbers.set(client, number);
      this.sent.set(number, { client, tables: new Map(), asked: new Map() });
    }
    return number;
  }

  // --- letters -------------------------------------------------------------------------------------------------------------

  private send(letter: Letter, to?: string): void {
    if (to === undefined) this.post.sendAll(letter);
    else this.post.send(to, letter);
  }

  private hear(letter: Letter): void {
    switch (letter.is) {
      case 'asked':
        return void this.serve(letter);
      case 'gone':
        return this.leave(`${letter.from} ${letter.client}`);
      case 'said':
        return this.pass(letter.client, letter.message);
      case 'here':
        return this.surroundings.onMet(letter.from);
      case 'lobby':
        return this.surroundings.lists.lobbyChanged();
      case 'games':
        return this.surroundings.lists.gamesChanged(letter.person);
      case 'seats':
        return this.surroundings.lists.seatsChanged(letter.game);
    }
  }

  private pass(number: number, message: FromServer): void {
    const sent = this.sent.get(number);
    if (sent === undefined) return;
    if ('to' in message && message.to !== null) sent.asked.delete(message.to);
    sent.client.send(message);
  }

  // --- people elsewhere, our games -----------------------------------------------------------------------------------------

  private async serve({ from, client: number, person, request }: Extract<Letter, { is: 'asked' }>): Promise<void> {
    const key = `${from} ${number}`;
    let visitor = this.visitors.get(key);
    if (visitor === undefined) {
      visitor = new Client(person, (message) => this.send({ is: 'said', client: number, message }, from));
      this.visitors.set(key, visitor);
      this.surroundings.crowd.add(visitor);
    }
    visitor.send(await this.surroundings.answering.answerHere(visitor, request));
  }

  private leave(key: string): void {
    const visitor = this.visitors.get(key);
    if (visitor === undefined) return;
    this.visitors.delete(key);
    this.surroundings.crowd.delete(visitor);
    const games = [...visitor.games];
    visitor.end();
    for (const game of games) this.surroundings.lists.seatsChanged(game);
  }

  // --- processes that are gone ---------------------------------------------------------------------------------------------

  /** Their people are gone, and their games are to be opened anew. */
  died(processes: readonly string[]): void {
    for (const process of processes) {
      for (const key of this.visitors.keys()) if (key.startsWith(`${process} `)) this.leave(key);
      for (const sent of this.sent.values()) this.recall(sent, (owner) => owner === process);
    }
  }

  /** Letters may have been lost: nobody waits for an answer that will not come. */
  private reset(): void {
    for (const key of this.visitors.keys()) this.leave(key);
    for (const sent of this.sent.values()) this.recall(sent, () => true);
  }

  private recall({ client, tables, asked }: Sent, isGone: (owner: string) => boolean): void {
    for (const [id, owner] of asked)
      if (isGone(owner)) {
        asked.delete(id);
        client.send({ to: id, fault: 'try-again', text: 'the game has moved: try again' });
      }
    for (const [game, owner] of tables)
      if (isGone(owner)) {
        tables.delete(game);
        client.tell({ tell: 'stage', game, stage: 'running' });
      }
  }
}
