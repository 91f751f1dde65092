/** "It is your turn", to who is not at the table: over the push service of his browser, encrypted, with keys of this server. */
import type { Party } from '@sensorium/host';
import type { LiveGame } from '../games/liveGame.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../storage/database.ts';
import { authorization, encrypted, newPushKeys, type PushKeys, type Subscription } from './encryption.ts';

/** The push services of the browsers: nobody makes this server call another address. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];
const MOST_OF_ONE = 10;
const PATIENCE = 10_000;
/** Seconds for which a push service keeps it for a browser that is not there. */
const KEPT = 24 * 3600;
const GONE = [404, 410];

export interface PushSettings {
  /** Whom a push service may write to: `mailto:…` or an address. */
  readonly subject: string;
  /** Other push services, by origin. */
  readonly services: readonly string[];
}

/** What the page's service worker gets. */
export interface PushMessage {
  readonly is: 'your-turn';
  readonly game: string;
  readonly mission: string;
  readonly party: Party;
}

export class Push {
  private readonly database: Database;
  private readonly settings: PushSettings;
  private readonly now: () => number;
  private readonly metrics: Metrics;
  private keys: Promise<PushKeys> | null = null;
  /** Of each game in memory: whom it waited for when it was last looked at. */
  private readonly waitedFor = new WeakMap<LiveGame, string>();

  constructor(database: Database, settings: PushSettings, now: () => number, metrics: Metrics) {
    this.database = database;
    this.settings = settings;
    this.now = now;
    this.metrics = metrics;
  }

  async publicKey(): Promise<string> {
    return (await this.ownKeys()).publicKey;
  }

  /** The same for all processes, and for ever: browsers have subscribed to them. */
  private ownKeys(): Promise<PushKeys> {
    this.keys ??= this.readKeys();
    this.keys.catch(() => (this.keys = null));
    return this.keys;
  }

  private async readKeys(): Promise<PushKeys> {
    await this.database.query(
      `insert into settings (name, value) values ('push-keys', $1::jsonb) on conflict do nothing`,
      [JSON.stringify(newPushKeys())],
    );
    const [found] = await this.database.query<{ value: PushKeys }>(
      `select value from settings where name = 'push-keys'`,
    );
    return found!.value;
  }

  isService(endpoint: string): boolean {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    if (url === null) return false;
    if (this.settings.services.includes(url.origin)) return true;
    const isKnown = SERVICES.some((name) => url.hostname === name || (name[0] === '.' && url.hostname.endsWith(name)));
    return url.protocol === 'https:' && url.port === '' && isKnown;
  }

  async subscribe(person: string, { endpoint, keys }: Subscription): Promise<void> {
    await this.database.batch([
      {
        text: `insert into subscriptions (endpoint, person, keys, created) values ($1, $2, $3::jsonb, $4)
          on conflict (endpoint) do update set person = excluded.person, keys = excluded.keys, created = excluded.created`,
        values: [endpoint, person, JSON.stringify(keys), this.now()],
      },
      {
        text: `delete from subscriptions where person = $1 and endpoint not in
          (select endpoint from subscriptions where person = $1 order by created desc limit ${MOST_OF_ONE})`,
        values: [person],
      },
    ]);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.database.query('delete from subscriptions where person = $1 and endpoint = $2', [person, endpoint]);
  }

  /** Whoever is asked now, was not before, and is not at the table. */
  gameChanged(live: LiveGame): void {
    const before = (this.waitedFor.get(live) ?? live.askedWhenTaken).split(' ');
    const { asked, seats, terms } = live.row;
    this.waitedFor.set(live, asked);
    for (const party of asked.split(' ') as Party[]) {
      const person = seats.find((seat) => seat.party === party)?.person;
      if (before.includes(party) || live.isOver || live.isHere(party) || person === undefined || person === null)
        continue;
      const message: PushMessage = { is: 'your-turn', game: live.id, mission: terms.mission.slice(0, 200), party };
      this.send(person, message).catch((error: unknown) => this.metrics.broken('push', error));
    }
  }

  async send(person: string, message: PushMessage): Promise<void> {
    const found = await this.database.query<{ endpoint: string; keys: Subscription['keys'] }>(
      'select endpoint, keys from subscriptions where person = $1',
      [person],
    );
    await Promise.all(found.map((subscription) => this.deliver(subscription, message)));
  }

  private async deliver(subscription: Subscription, message: PushMessage): Promise<void> {
    const { endpoint } = subscription;
    if (!this.isService(endpoint)) return;
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT),
        urgency: 'normal',
        // Of one game only the last is kept by the service.
        topic: message.game.slice(0, 32),
        authorization: authorization(endpoint, await this.ownKeys(), this.settings.subject, this.now()),
      },
      body: new Uint8Array(encrypted(JSON.stringify(message), subscription)),
    });
    this.metrics.count(`sensorium_pushes_total{status="${answer.status}"}`);
    if (GONE.includes(answer.status))
      await this.database.query('delete from subscriptions where endpoint = $1', [endpoint]);
  }
}
