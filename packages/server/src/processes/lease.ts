/**
 * A process is alive while it says so every second. Who has said nothing for three seconds is dead to the others, and its games are anybody's; should it
 * live after all, nothing it writes is accepted, since every row names the owner of its game.
 */
import type { Database } from '../storage/database.ts';

const RENEWED = 1000;
const LASTS = 3000;
/** A process that is the only one needs no witness. */
const FOR_EVER = 1e15;
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export interface LeaseNews {
  /** Others are dead. */
  readonly onDied: (processes: readonly string[]) => void;
  /** This one was dead to the others for a while: some of its games may be theirs. */
  readonly onLost: () => void;
}

export class Lease {
  readonly id: string;
  private readonly database: Database;
  private readonly news: LeaseNews;
  private living = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isEnded = false;

  constructor(id: string, database: Database, news: LeaseNews) {
    this.id = id;
    this.database = database;
    this.news = news;
  }

  /** No other process is known. */
  get isAlone(): boolean {
    return this.living.size === 0;
  }

  async begin(): Promise<void> {
    const isAlone = this.database.kind === 'pglite';
    if (isAlone) await this.database.query('delete from processes');
    await this.sign(isAlone ? FOR_EVER : null);
    if (isAlone) return;
    this.living = await this.others();
    this.wait();
  }

  /** One that has just begun says so itself. */
  meet(process: string): void {
    this.living.add(process);
  }

  async end(): Promise<void> {
    this.isEnded = true;
    clearTimeout(this.timer);
    await this.database.query('delete from processes where id = $1', [this.id]);
  }

  private wait(): void {
    if (this.isEnded) return;
    this.timer = setTimeout(() => {
      this.renew().then(
        () => this.wait(),
        () => this.wait(),
      );
    }, RENEWED);
    this.timer.unref();
  }

  private async sign(until: number | null): Promise<void> {
    const value = until === null ? `${NOW} + ${LASTS}` : String(until);
    await this.database.query(
      `insert into processes (id, until) values ($1, ${value}) on conflict (id) do update set until = excluded.until`,
      [this.id],
    );
  }

  private async renew(): Promise<void> {
    const kept = await this.database.query(
      `update processes set until = ${NOW} + ${LASTS} where id = $1 and until > ${NOW} returning id`,
      [this.id],
    );
    if (kept.length === 0 && !this.isEnded) {
      await this.sign(null);
      this.news.onLost();
    }
    const now = await this.others();
    const died = [...this.living].filter((id) => !now.has(id));
    this.living = now;
    if (died.length > 0) this.news.onDied(died);
  }

  private async others(): Promise<Set<string>> {
    await this.database.query(`delete from processes where until < ${NOW} - 60000`);
    const rows = await this.database.query<{ id: string }>(
      `select id from processes where until > ${NOW} and id <> $1`,
      [this.id],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
