/**
 * Group commit: rows of many games are stored together, and each is acknowledged when it is stored. A game belongs to one process; what another has
 * written meanwhile, or a game that is no longer ours, makes the row fail and with it every later one of that game.
 */
import { isTaken, type Database, type Statement } from './storage/database.ts';

/** How a game stands after a row: what lists show of it. */
export interface Standing {
  readonly number: number;
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
  readonly standing: Standing;
}

/** The game is no longer this process's: whoever has it knows better. */
export class GameLost extends Error {}

interface Waiting {
  readonly row: LogRow;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

const MOST_AT_ONCE = 2000;

/** The games' rows are locked first, so that nobody takes over one of them before its rows are there. */
const statementFor = (rows: readonly LogRow[], owner: string): Statement => {
  const last = new Map(rows.map((row) => [row.game, row]));
  const standings = [...last.values()];
  return {
    text: `with owned as (
        update games g set number = u.number, turn = u.turn, asked = u.asked, winner = u.winner, ended_by = u.ended_by,
          ended_how = u.ended_how, stage = u.stage, times = u.times::jsonb, changed = u.at
        from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[])
          as u (game, number, turn, asked, winner, ended_by, ended_how, stage, times, at)
        where g.id = u.game and g.owner = $11
        returning g.id)
      insert into log (game, number, entry, key, at)
      select u.game, u.number, u.entry, u.key, u.at
      from unnest($12::text[], $13::integer[], $14::text[], $15::text[], $16::bigint[]) as u (game, number, entry, key, at)
      join owned on owned.id = u.game
      returning game`,
    values: [
      standings.map(({ game }) => game),
      standings.map(({ standing }) => standing.number),
      standings.map(({ standing }) => standing.turn),
      standings.map(({ standing }) => standing.asked),
      standings.map(({ standing }) => standing.winner),
      standings.map(({ standing }) => standing.endedBy),
      standings.map(({ standing }) => standing.endedHow),
      standings.map(({ standing }) => standing.stage),
      standings.map(({ standing }) => standing.times),
      standings.map(({ at }) => at),
      owner,
      rows.map(({ game }) => game),
      rows.map(({ number }) => number),
      rows.map(({ entry }) => entry),
      rows.map(({ key }) => key),
      rows.map(({ at }) => at),
    ],
  };
};

export class Journal {
  stored = 0;
  batches = 0;
  private readonly database: Database;
  private readonly owner: string;
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor(database: Database, owner: string) {
    this.database = database;
    this.owner = owner;
  }

  get backlog(): number {
    return this.waiting.length;
  }

  /** Fulfilled when it is stored. */
  append(row: LogRow): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      if (!this.isWriting) void this.write();
    });
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, MOST_AT_ONCE);
      await this.store(group);
    }
    this.isWriting = false;
  }

  private async store(group: readonly Waiting[]): Promise<void> {
    this.batches += 1;
    try {
      const { text, values } = statementFor(
        group.map(({ row }) => row),
        this.owner,
      );
      const inserted = await this.database.query<{ game: string }>(text, values);
      const ours = new Set(inserted.map(({ game }) => game));
      for (const { row, done, failed } of group) {
        if (ours.has(row.game)) {
          this.stored += 1;
          done();
        } else failed(new GameLost(row.game));
      }
    } catch (error) {
      await this.storeApart(group, error as Error);
    }
  }

  /** One of them spoils the others: each game by itself, so that only the guilty one fails. */
  private async storeApart(group: readonly Waiting[], error: Error): Promise<void> {
    const games = [...new Set(group.map(({ row }) => row.game))];
    if (games.length === 1) {
      const why = isTaken(error) ? new GameLost(games[0]) : error;
      for (const { failed } of group) failed(why);
      return;
    }
    for (const game of games) await this.store(group.filter(({ row }) => row.game === game));
  }
}
