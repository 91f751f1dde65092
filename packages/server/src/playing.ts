/** All that online play needs once the database is open: people, games, and the other processes. */
import { command } from '@sensorium/engine';
import { Elsewhere } from './fault.ts';
import { Bidding } from './games/bidding.ts';
import { Hall } from './games/hall.ts';
import { Shelf } from './games/shelf.ts';
import { GameStore } from './games/store.ts';
import { Summaries } from './games/summaries.ts';
import type { Timing } from './games/timing.ts';
import { Journal } from './journal.ts';
import type { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { LINK_LIMITS, Links } from './links/links.ts';
import { Lease } from './processes/lease.ts';
import { Post } from './processes/post.ts';
import { Relay } from './processes/relay.ts';
import { Push, type PushSettings } from './push/push.ts';
import { newDice, newId } from './secrets.ts';
import { Answering, type Request } from './socket/answering.ts';
import { Client } from './socket/client.ts';
import type { Behind } from './socket/connection.ts';
import type { Crowd } from './socket/crowd.ts';
import { Desk } from './socket/desk.ts';
import { Lists } from './socket/lists.ts';
import type { Database } from './storage/database.ts';

export interface PlayingSettings {
  readonly timing: Timing;
  readonly crowd: Crowd;
  readonly metrics: Metrics;
  readonly mostGames: number;
  readonly idle: number;
  readonly push: PushSettings;
}

const DAY = 24 * 60 * 60 * 1000;

export class Playing implements Behind {
  /** This process, as the others know it. */
  readonly id = newId();
  readonly database: Database;
  readonly metrics: Metrics;
  readonly people: People;
  readonly journal: Journal;
  readonly shelf: Shelf;
  readonly hall: Hall;
  readonly lists: Lists;
  readonly answering: Answering;
  readonly relay: Relay;
  readonly push: Push;
  readonly links: Links;
  private readonly lease: Lease;
  private sweeping: ReturnType<typeof setTimeout> | undefined;

  private constructor(database: Database, settings: PlayingSettings) {
    const { timing, crowd, metrics, mostGames, idle } = settings;
    const owner = this.id;
    const store = new GameStore(database);
    this.database = database;
    this.metrics = metrics;
    this.people = new People(database, timing.now);
    this.journal = new Journal(database, owner);
    this.shelf = new Shelf(store, this.journal, { owner, timing, idle });
    this.push = new Push(database, settings.push, timing.now, metrics);
    this.links = new Links(database, timing.now, LINK_LIMITS);
    this.hall = new Hall(store, this.shelf, { owner, timing, drawDice: newDice, mostGames });
    const summaries = new Summaries(store, this.people, this.shelf);
    this.answering = new Answering(new Desk(this.hall, new Bidding(this.hall, store), summaries), metrics);
    this.lists = new Lists(crowd, summaries);
    this.lease = new Lease(owner, database, {
      onDied: (processes) => {
        this.relay.died(processes);
        void this.shelf.adopt();
      },
      onLost: () => void this.shelf.dropLost(),
    });
    const post = new Post(database, owner, () => this.lease.isAlone);
    this.relay = new Relay(owner, post, {
      answering: this.answering,
      lists: this.lists,
      crowd,
      onMet: (process) => this.lease.meet(process),
    });
    this.hall.listener = this.lists;
    this.hall.onMoved = (live) => this.push.gameChanged(live);
    if (database.kind === 'postgres') this.lists.herald = this.relay;
  }

  static async begin(database: Database, settings: PlayingSettings): Promise<Playing> {
    const playing = new Playing(database, settings);
    await playing.relay.open();
    await playing.lease.begin();
    playing.relay.announce();
    playing.sweep();
    // Nobody who comes waits for the games of others.
    void playing.shelf.adopt();
    return playing;
  }

  /** Once a day, and when it begins. */
  private sweep(): void {
    this.people.sweep().catch((error: unknown) => this.metrics.broken('sessions', error));
    this.sweeping = setTimeout(() => this.sweep(), DAY).unref();
  }

  forward = (client: Client, owner: string, request: Request): void => this.relay.forward(client, owner, request);

  /** He is deleted: whoever plays with him has won. */
  async resignAll(person: string): Promise<void> {
    const client = new Client({ id: person, name: '' }, () => undefined);
    for (const { game, party } of await this.hall.leaveAll(person)) {
      const fields = { game, party, command: command('resign'), key: newId() };
      const request = { id: 0, ask: 'say', fields } as const;
      try {
        await this.answering.answer(client, request);
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        this.relay.forward(client, error.owner, request);
      }
    }
  }

  /** What was said is stored, and the games are given up, before the others hear that this process is gone. */
  async end(): Promise<void> {
    clearTimeout(this.sweeping);
    await this.shelf.close();
    await this.relay.close();
    await this.lease.end();
    await this.database.close();
  }
}
