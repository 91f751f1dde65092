/** PostgreSQL, for several processes and for safety against loss of power. */
import pg from 'pg';
import type { Database, Row, Statement, Value } from './database.ts';

/** int8: milliseconds since 1970 are far below what a number holds. */
pg.types.setTypeParser(20, Number);

const MOST_CONNECTIONS = 10;
const PATIENCE = 10_000;
const RETRY = 500;

interface Ears {
  readonly channels: readonly string[];
  readonly hear: (message: string) => void;
  readonly onGap: () => void;
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  private readonly address: string;
  private readonly pool: pg.Pool;
  private ears: Ears | null = null;
  private listener: pg.Client | null = null;
  private isClosed = false;

  constructor(address: string, most: number) {
    this.address = address;
    this.pool = new pg.Pool({ connectionString: address, max: most, connectionTimeoutMillis: PATIENCE });
    // A connection that breaks while nobody uses it is replaced by the next.
    this.pool.on('error', () => undefined);
  }

  async query<Found extends Row>(text: string, values: readonly Value[] = [], name?: string): Promise<Found[]> {
    const asked = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await this.pool.query<Found>(asked)).rows;
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const found: Row[][] = [];
      for (const { text, values } of statements)
        found.push(
          (values === undefined ? await client.query(text) : await client.query(text, [...values])).rows as Row[],
        );
      await client.query('commit');
      client.release();
      return found;
    } catch (error) {
      // A connection in doubt is not given to the next.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  async listen(channels: readonly string[], hear: (message: string) => void, onGap: () => void): Promise<void> {
    this.ears = { channels, hear, onGap };
    await this.hearAgain(this.ears);
  }

  async notify(messages: readonly (readonly [channel: string, payload: string])[]): Promise<void> {
    await this.query('select pg_notify(c, p) from unnest($1::text[], $2::text[]) as u (c, p)', [
      messages.map(([channel]) => channel),
      messages.map(([, payload]) => payload),
    ]);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.listener?.end();
    await this.pool.end();
  }

  /** A connection of its own, made anew when it breaks. */
  private async hearAgain(ears: Ears): Promise<void> {
    const client = new pg.Client({ connectionString: this.address });
    client.on('notification', ({ payload }) => ears.hear(payload ?? ''));
    client.on('error', () => this.loseListener(client));
    client.on('end', () => this.loseListener(client));
    await client.connect();
    this.listener = client;
    for (const channel of ears.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  private loseListener(client: pg.Client): void {
    if (this.listener !== client || this.isClosed) return;
    this.listener = null;
    const { ears } = this;
    if (ears === null) return;
    const retry = (): void => {
      if (this.isClosed) return;
      this.hearAgain(ears).then(
        () => ears.onGap(),
        () => setTimeout(retry, RETRY).unref(),
      );
    };
    setTimeout(retry, RETRY).unref();
  }
}

export const openPostgres = (address: string, connections = MOST_CONNECTIONS): Database =>
  new PostgresDatabase(address, connections);
