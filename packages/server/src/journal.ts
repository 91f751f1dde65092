/**
 * Group commit: rows of many games are stored together, and each is acknowledged when it is stored. A game belongs to one process; what another has
 * written meanwhile, or a game that is no longer ours, makes the row fail and with it every later one of that game.
 */
import { isTaken, type Database, type Value } from './storage/database.ts';

/** How a game stands after a row: what lists show of it. */
export interface Standing {
  readonly turn: number;
  readonly asked: string;
  readonly winner: string;
  readonly endedBy: string;
  readonly endedHow: string;
  readonly stage: string;
  readonly times: string | null;
}

export interface LogRow {
  readonly game: string;
  readonly number: number;
  /** What was said, as JSON. */
  readonly entry: string;
  /** Of the client: the same again is the same order. */
  readonly key: string | null;
  readonly at: number;
  /** Null where lists show the same as before. */
  readonly standing: Standing | null;
}

/** The game is no longer this process's: whoever has it knows better. */
export class GameLost extends Error {}

interface Waiting {
  readonly row: LogRow;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

const MOST_AT_ONCE = 2000;

/**
 * The games' rows are locked first, so that nobody takes over one of them before its rows are there. Those that lists show otherwise than before are
 * written; of the others it is enough that they are ours.
 */
const APPEND = `with moved as (
    update games g set turn = u.turn, asked = u.asked, winner = u.winner, ended_by = u.ended_by,
      ended_how = u.ended_how, stage = u.stage, times = u.times::jsonb, changed = u.at
    from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[])
      as u (game, turn, asked, winner, ended_by, ended_how, stage, times, at)
    where g.id = u.game and g.owner = $10
    returning g.id),
  held as (select id from games where id = any($11::text[]) and owner = $10 for share),
  owned as (select id from moved union all select id from held)
  insert into log (game, number, entry, key, at)
  select u.game, u.number, u.entry, u.key, u.at
  from unnest($12::text[], $13::integer[], $14::text[], $15::text[], $16::bigint[]) as u (game, number, entry, key, at)
  join owned on owned.id = u.game
  returning game`;

const valuesFor = (rows: readonly LogRow[], owner: string): Value[] => {
  const moved = new Map<string, { at: number; standing: Standing }>();
  for (const { game, at, standing } of rows) if (standing !== null) moved.set(game, { at, standing });
  const standings = [...moved.values()].map(({ standing }) => standing);
  const held = new Set(rows.map(({ game }) => game).filter((game) => !moved.has(game)));
  return [
    [...moved.keys()],
    standings.map(({ turn }) => turn),
    standings.map(({ asked }) => asked),
    standings.map(({ winner }) => winner),
    standings.map(({ endedBy }) => endedBy),
    standings.map(({ endedHow }) => endedHow),
    standings.map(({ stage }) => stage),
    standings.map(({ times }) => times),
    [...moved.values()].map(({ at }) => at),
    owner,
    [...held],
    rows.map(({ game }) => game),
    rows.map(({ number }) => number),
    rows.map(({ entry }) => entry),
    rows.map(({ key }) => key),
    rows.map(({ at }) => at),
  ];
};

/** Groups under way at a time: while one waits for the disk the next is made ready. */
const LANES = { pglite: 1, postgres: 2 } as const;

export class Journal {
  stored = 0;
  batches = 0;
  private readonly database: Database;
  private readonly owner: string;
  private waiting: Waiting[] = [];
  private isCalled = false;
  /** Games of which something is under way: what comes later of one may not be stored before it. */
  private readonly underWay = new Set<string>();
  private lanes: number;

  constructor(database: Database, owner: string) {
    this.database = database;
    this.owner = owner;
    this.lanes = LANES[database.kind];
  }

  get backlog(): number {
    return this.waiting.length;
  }

  /** Fulfilled when it is stored. */
  append(row: LogRow): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      if (this.lanes > 0 && !this.isCalled) {
        // What is said in the same moment goes together.
        this.isCalled = true;
        queueMicrotask(() => {
          this.isCalled = false;
          void this.write();
        });
      }
    });
  }

  private async write(): Promise<void> {
    if (this.lanes === 0) return;
    this.lanes -= 1;
    for (let group = this.nextGroup(); group.length > 0; group = this.nextGroup()) {
      const games = new Set(group.map(({ row }) => row.game));
      for (const game of games) this.underWay.add(game);
      await this.store(group);
      for (const game of games) this.underWay.delete(game);
    }
    this.lanes += 1;
  }

  private nextGroup(): readonly Waiting[] {
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.waiting)
      (group.length < MOST_AT_ONCE && !this.underWay.has(one.row.game) ? group : rest).push(one);
    this.waiting = rest;
    return group;
  }

  private async store(group: readonly Waiting[]): Promise<void> {
    this.batches += 1;
    try {
      const values = valuesFor(
        group.map(({ row }) => row),
        this.owner,
      );
      const inserted = await this.database.query<{ game: string }>(APPEND, values, 'append');
      const ours = new Set(inserted.map(({ game }) => game));
      for (const { row, done, failed } of group) {
        if (ours.has(row.game)) {
          this.stored += 1;
          done();
        } else {
          failed(new GameLost(row.game));
          this.failLater(row.game);
        }
      }
    } catch (error) {
      await this.storeApart(group, error as Error);
    }
  }

  /** Of a game nothing is stored after what could not be. */
  private failLater(game: string): void {
    const later = this.waiting.filter(({ row }) => row.game === game);
    this.waiting = this.waiting.filter(({ row }) => row.game !== game);
    for (const { failed } of later) failed(new GameLost(game));
  }

  /** One of them spoils the others: each game by itself, so that only the guilty one fails. */
  private async storeApart(group: readonly Waiting[], error: Error): Promise<void> {
    const games = [...new Set(group.map(({ row }) => row.game))];
    if (games.length === 1) {
      const why = isTaken(error) ? new GameLost(games[0]) : error;
      for (const { failed } of group) failed(why);
      this.failLater(games[0]!);
      return;
    }
    for (const game of games) await this.store(group.filter(({ row }) => row.game === game));
  }
}
