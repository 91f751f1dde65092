/** Who plays: a guest at once, with an account where that is wanted. Sessions are random; the database has their hashes alone. */
import { hash, verify } from '@node-rs/argon2';
import type { Person } from '@sensorium/host/online';
import { isTaken, type Database, type Row } from './storage/database.ts';
import { hashOf, newId, newMovingSecret, newToken, typedSecret } from './secrets.ts';

interface PersonRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
}

export interface Known extends Person {
  readonly hasAccount: boolean;
}

export interface Session {
  readonly token: string;
  readonly person: Known;
}

export class NameTaken extends Error {}

const DAY = 24 * 60 * 60 * 1000;
/** Since it was last used. */
export const SESSION_LASTS = 180 * DAY;

const SELECT = 'select p.id, p.name, p.account from people p';
const known = ({ id, name, account }: PersonRow): Known => ({ id, name, hasAccount: account !== null });
const accountOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
/** Compared with where there is no such account, so that both take the same time. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$8u0ZmBo9x2F0u5qYbJZ0Qm8Cw0a1k5Hq0l6v8c9d0e8';

export class People {
  private readonly database: Database;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  async guest(name: string): Promise<Session> {
    const id = newId();
    const at = this.now();
    await this.database.query('insert into people (id, name, created, seen) values ($1, $2, $3, $3)', [id, name, at]);
    return this.begin({ id, name, hasAccount: false });
  }

  async find(token: string): Promise<Known | null> {
    const now = this.now();
    const [row] = await this.database.query<PersonRow & { seen: number }>(
      `select p.id, p.name, p.account, s.seen from people p join sessions s on s.person = p.id
       where s.token = $1 and s.seen > $2`,
      [hashOf(token), now - SESSION_LASTS],
    );
    if (row === undefined) return null;
    if (row.seen < now - DAY)
      await this.database.query('update sessions set seen = $2 where token = $1', [hashOf(token), now]);
    return known(row);
  }

  /** Sessions nobody used for too long end, and with its last one a guest who sits nowhere and could not come back. */
  async sweep(): Promise<void> {
    await this.database.batch([
      { text: 'delete from sessions where seen <= $1', values: [this.now() - SESSION_LASTS] },
      {
        text: `delete from people p where account is null and moving is null and seen <= $1
          and not exists (select 1 from sessions s where s.person = p.id)
          and not exists (select 1 from seats s where s.person = p.id)`,
        values: [this.now() - SESSION_LASTS],
      },
    ]);
  }

  async named(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<PersonRow>(`${SELECT} where p.id = any($1::text[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, { id, name }]));
  }

  async rename(person: string, name: string): Promise<void> {
    await this.database.query('update people set name = $2 where id = $1', [person, name]);
  }

  /** An account for a guest, or another password. Other sessions end. Throws `NameTaken`. */
  async register(person: Person, name: string, password: string): Promise<Session> {
    const secret = await hash(password);
    try {
      await this.database.batch([
        {
          text: 'update people set name = $2, account = $3, password = $4 where id = $1',
          values: [person.id, name, accountOf(name), secret],
        },
        { text: 'delete from sessions where person = $1', values: [person.id] },
      ]);
    } catch (error) {
      if (isTaken(error)) throw new NameTaken(`the name ${name} has an account already`);
      throw error;
    }
    return this.begin({ id: person.id, name, hasAccount: true });
  }

  async enter(name: string, password: string): Promise<Session | null> {
    const [row] = await this.database.query<PersonRow & { password: string }>(
      `select p.id, p.name, p.account, p.password from people p where p.account = $1`,
      [accountOf(name)],
    );
    const isRight = await verify(row?.password ?? NOBODYS, password).catch(() => false);
    return row === undefined || !isRight ? null : this.begin(known(row));
  }

  /** The secret with which he goes on elsewhere; the one before is void. */
  async movingSecret(person: string): Promise<string> {
    const secret = newMovingSecret();
    await this.database.query('update people set moving = $2 where id = $1', [person, hashOf(typedSecret(secret))]);
    return secret;
  }

  async moveIn(secret: string): Promise<Session | null> {
    const [row] = await this.database.query<PersonRow>(`${SELECT} where p.moving = $1`, [hashOf(typedSecret(secret))]);
    return row === undefined ? null : this.begin(known(row));
  }

  async end(token: string): Promise<void> {
    await this.database.query('delete from sessions where token = $1', [hashOf(token)]);
  }

  /** Everything that is kept about him: games he sat at are named, their replays can be had by their links. */
  async dataOf(person: string): Promise<Readonly<Record<string, unknown>>> {
    const [people, sessions, subscriptions, seats, talk] = await this.database.batch([
      { text: 'select id, name, account, created, seen from people where id = $1', values: [person] },
      { text: 'select created, seen from sessions where person = $1', values: [person] },
      { text: 'select endpoint, created from subscriptions where person = $1', values: [person] },
      {
        text: `select s.game, s.party, s.orders, s.bid, g.terms, g.stage, g.turn, g.winner, g.created, g.changed
          from seats s join games g on g.id = s.game where s.person = $1 order by g.created`,
        values: [person],
      },
      {
        text: `select t.game, t.line, t.at from talk t join seats s on s.game = t.game and s.party = t.party
          where s.person = $1 order by t.at`,
        values: [person],
      },
    ]);
    return { person: people?.[0] ?? null, sessions, subscriptions, games: seats, messages: talk };
  }

  /** Nothing of him is left but the orders of games others played too, which name nobody. */
  async forget(person: string): Promise<void> {
    await this.database.batch([
      {
        text: 'delete from talk t using seats s where s.game = t.game and s.party = t.party and s.person = $1',
        values: [person],
      },
      { text: 'update seats set orders = null where person = $1', values: [person] },
      {
        text: `with gone as (delete from games g where not exists
          (select 1 from seats s where s.game = g.id and s.person is not null and s.person <> $1)
          and exists (select 1 from seats s where s.game = g.id and s.person = $1) returning id)
          delete from log l using gone where l.game = gone.id`,
        values: [person],
      },
      { text: 'delete from people where id = $1', values: [person] },
    ]);
  }

  private async begin(person: Known): Promise<Session> {
    const token = newToken();
    const at = this.now();
    await this.database.batch([
      {
        text: 'insert into sessions (token, person, created, seen) values ($1, $2, $3, $3)',
        values: [hashOf(token), person.id, at],
      },
      { text: 'update people set seen = $2 where id = $1', values: [person.id, at] },
    ]);
    return { token, person };
  }
}
