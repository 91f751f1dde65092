/** Games in the database: rows and nothing else. */
import type { KeptPosition, LogStep, Party } from '@sensorium/host';
import type { StandingOrders, TalkLine, Stage, Terms } from '@sensorium/host/online';
import type { Database, Row, Statement } from '../storage/database.ts';
import type { KeptTimes } from './times.ts';

export interface SeatRow {
  readonly party: Party;
  readonly person: string | null;
  readonly orders: StandingOrders | null;
  readonly bid: number | null;
}

export interface GameRow {
  readonly id: string;
  readonly place: string | null;
  readonly terms: Terms;
  readonly scenario: string | null;
  readonly dice: string;
  readonly stage: Stage;
  readonly turn: number;
  readonly asked: string;
  readonly winner: string;
  readonly endedBy: string;
  readonly endedHow: string;
  readonly times: KeptTimes | null;
  readonly next: string | null;
  readonly leg: number;
  readonly wantsRematch: readonly { readonly person: string; readonly swapped: boolean }[];
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly SeatRow[];
}

const SELECT = `select g.id, g.place, g.terms, g.scenario, g.dice, g.stage, g.turn, g.asked, g.winner,
  g.ended_by as "endedBy", g.ended_how as "endedHow", g.times, g.next, g.leg, g.wants_rematch as "wantsRematch", g.created, g.changed,
  (select coalesce(jsonb_agg(jsonb_build_object('party', s.party, 'person', s.person, 'orders', s.orders, 'bid', s.bid)), '[]')
   from seats s where s.game = g.id) as seats
  from games g`;

/** By the clock of the database, which all processes share. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export interface KeptLine {
  readonly number: number;
  readonly step: LogStep;
  readonly key: string | null;
}

export class GameStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  private async games(where: string, values: Parameters<Database['query']>[1]): Promise<GameRow[]> {
    return (await this.database.query(`${SELECT} ${where}`, values)) as unknown as GameRow[];
  }

  async game(id: string): Promise<GameRow | null> {
    return (await this.games('where g.id = $1', [id]))[0] ?? null;
  }

  async behind(place: string): Promise<GameRow | null> {
    return (await this.games('where g.place = $1', [place]))[0] ?? null;
  }

  /** Open invitations, and running games that may be watched. */
  lobby(most: number): Promise<GameRow[]> {
    return this.games(
      `where (g.stage = 'waiting' and (g.terms->>'open')::boolean) or (g.stage = 'running' and g.terms->'watch'->>'kind' <> 'nobody')
       order by g.changed desc limit $1`,
      [most],
    );
  }

  gamesOf(person: string, most: number): Promise<GameRow[]> {
    return this.games(
      `where g.stage <> 'withdrawn' and exists (select 1 from seats s where s.game = g.id and s.person = $1)
       order by (g.stage = 'over'), g.changed desc limit $2`,
      [person, most],
    );
  }

  async countOpen(person: string): Promise<number> {
    const [found] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from games g join seats s on s.game = g.id
       where s.person = $1 and g.stage not in ('over', 'withdrawn')`,
      [person],
    );
    return found!.count;
  }

  async create(
    game: Omit<
      GameRow,
      'turn' | 'asked' | 'winner' | 'endedBy' | 'endedHow' | 'times' | 'next' | 'wantsRematch' | 'changed'
    >,
  ): Promise<void> {
    const seats: Statement[] = game.seats.map(({ party, person }) => ({
      text: 'insert into seats (game, party, person) values ($1, $2, $3)',
      values: [game.id, party, person],
    }));
    await this.database.batch([
      {
        text: `insert into games (id, place, terms, scenario, dice, stage, turn, asked, winner, ended_by, ended_how, leg, wants_rematch, created, changed)
          values ($1, $2, $3::jsonb, $4, $5, $6, 0, '', '', '', '', $7, '[]', $8, $8)`,
        values: [
          game.id,
          game.place,
          JSON.stringify(game.terms),
          game.scenario,
          game.dice,
          game.stage,
          game.leg,
          game.created,
        ],
      },
      ...seats,
    ]);
  }

  /** The free place becomes his; false where another was quicker. */
  async sit(game: string, party: Party, person: string): Promise<boolean> {
    const found = await this.database.query(
      'update seats set person = $3 where game = $1 and party = $2 and person is null returning party',
      [game, party, person],
    );
    return found.length > 0;
  }

  /** Who sits where is decided anew: by lot, or by bids. */
  async reseat(game: string, seats: readonly SeatRow[]): Promise<void> {
    await this.database.batch(
      seats.map(({ party, person }) => ({
        text: 'update seats set person = $3 where game = $1 and party = $2',
        values: [game, party, person],
      })),
    );
  }

  async setStage(game: string, stage: Stage, at: number): Promise<void> {
    await this.database.query('update games set stage = $2, changed = $3 where id = $1', [game, stage, at]);
  }

  /** The game begins: a scenario of that hash is kept once. */
  async begin(game: string, hash: string, scenario: string, at: number): Promise<void> {
    await this.database.batch([
      {
        text: 'insert into scenarios (hash, scenario) values ($1, $2) on conflict do nothing',
        values: [hash, scenario],
      },
      {
        text: `update games set scenario = $2, stage = 'running', changed = $3 where id = $1`,
        values: [game, hash, at],
      },
    ]);
  }

  async scenario(hash: string): Promise<string> {
    const [found] = await this.database.query<{ scenario: string }>('select scenario from scenarios where hash = $1', [
      hash,
    ]);
    return found!.scenario;
  }

  async stand(game: string, turn: number, asked: string): Promise<void> {
    await this.database.query('update games set turn = $2, asked = $3 where id = $1', [game, turn, asked]);
  }

  async setBid(game: string, party: Party, bid: number | null): Promise<void> {
    await this.database.query('update seats set bid = $3 where game = $1 and party = $2', [game, party, bid]);
  }

  async setOrders(game: string, party: Party, orders: StandingOrders): Promise<void> {
    await this.database.query('update seats set orders = $3::jsonb where game = $1 and party = $2', [
      game,
      party,
      JSON.stringify(orders),
    ]);
  }

  /** Who wants another game; false where somebody has said something meanwhile. */
  async wishRematch(game: string, wants: GameRow['wantsRematch'], before: GameRow['wantsRematch']): Promise<boolean> {
    const found = await this.database.query(
      'update games set wants_rematch = $2::jsonb where id = $1 and wants_rematch = $3::jsonb and next is null returning id',
      [game, JSON.stringify(wants), JSON.stringify(before)],
    );
    return found.length > 0;
  }

  /** The game that follows; false where there is one already. */
  async setNext(game: string, next: string): Promise<boolean> {
    const found = await this.database.query('update games set next = $2 where id = $1 and next is null returning id', [
      game,
      next,
    ]);
    return found.length > 0;
  }

  /** Who has it now: this process, unless another that lives has it; null where there is no such game. */
  async claim(game: string, owner: string): Promise<string | null> {
    for (;;) {
      const [claimed] = await this.database.query<{ owner: string }>(
        `update games g set owner = $2 where id = $1 and (owner is null or owner = $2 or not exists
          (select 1 from processes p where p.id = g.owner and p.until > ${NOW})) returning owner`,
        [game, owner],
      );
      if (claimed !== undefined) return claimed.owner;
      const [found] = await this.database.query<{ owner: string | null }>('select owner from games where id = $1', [
        game,
      ]);
      // It may have been given up in between.
      if (found?.owner !== null) return found?.owner ?? null;
    }
  }

  /** One of those who see that all are seated begins it: true for him. */
  async claimStart(game: string, owner: string): Promise<boolean> {
    const found = await this.database.query(
      `update games g set owner = $2 where id = $1 and stage = 'waiting' and (owner is null or not exists
        (select 1 from processes p where p.id = g.owner and p.until > ${NOW})) returning id`,
      [game, owner],
    );
    return found.length > 0;
  }

  /** Which of them this process still has. */
  async owned(games: readonly string[], owner: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'select id from games where id = any($1::text[]) and owner = $2',
      [games, owner],
    );
    return rows.map(({ id }) => id);
  }

  async releaseAll(owner: string): Promise<void> {
    await this.database.query('update games set owner = null where owner = $1', [owner]);
  }

  /** Running games with a clock that nobody who lives has. */
  async orphans(most: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from games g where stage = 'running' and terms->'clock'->>'kind' in ('printed', 'thinking')
        and (owner is null or not exists (select 1 from processes p where p.id = g.owner and p.until > ${NOW}))
        order by changed desc limit $1`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  async log(game: string, after = 0): Promise<KeptLine[]> {
    const rows = await this.database.query<Row & { number: number; entry: string; key: string | null }>(
      'select number, entry, key from log where game = $1 and number > $2 order by number',
      [game, after],
    );
    return rows.map(({ number, entry, key }) => ({ number, key, step: JSON.parse(entry) as LogStep }));
  }

  /** Under which number after that one an order with this key is stored. */
  async numberOf(game: string, key: string, after: number): Promise<number | null> {
    const [found] = await this.database.query<{ number: number }>(
      'select number from log where game = $1 and number > $2 and key = $3 limit 1',
      [game, after, key],
    );
    return found?.number ?? null;
  }

  async position(game: string): Promise<KeptPosition | null> {
    const [found] = await this.database.query<Row & KeptPosition>(
      'select number as at, length, state from snapshots where game = $1',
      [game],
    );
    return found ?? null;
  }

  /** The latest counts, whoever keeps it. */
  async keepPosition(game: string, { at, length, state }: KeptPosition): Promise<void> {
    await this.database.query(
      `insert into snapshots (game, number, length, state) values ($1, $2, $3, $4)
       on conflict (game) do update set number = excluded.number, length = excluded.length, state = excluded.state
       where snapshots.number < excluded.number`,
      [game, at, length, state],
    );
  }

  async talk(game: string, most: number): Promise<TalkLine[]> {
    const rows = await this.database.query<Row & { number: number; party: Party; text: string; at: number }>(
      'select number, party, line as text, at from talk where game = $1 order by number desc limit $2',
      [game, most],
    );
    return rows.toReversed().map(({ number, party, text, at }) => ({ number, party, text, at }));
  }

  /** The number it has got: two who speak at once get two. */
  async addTalk(game: string, { party, text, at }: Omit<TalkLine, 'number'>): Promise<number> {
    const [, added] = await this.database.batch([
      { text: 'select 1 from games where id = $1 for update', values: [game] },
      {
        text: `insert into talk (game, number, party, line, at)
          select $1, coalesce(max(number), 0) + 1, $2, $3, $4 from talk where game = $1 returning number`,
        values: [game, party, text, at],
      },
    ]);
    return added![0]!['number'] as number;
  }
}
