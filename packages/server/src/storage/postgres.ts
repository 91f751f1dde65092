/** PostgreSQL, for several processes and for safety against loss of power. */
import pg from 'pg';
import type { Database, Row, Statement, Value } from './database.ts';

/** int8: milliseconds since 1970 are far below what a number holds. */
pg.types.setTypeParser(20, Number);

const MOST_CONNECTIONS = 10;
const PATIENCE = 10_000;
const RETRY = 500;

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  private readonly address: string;
  private readonly pool: pg.Pool;
  private readonly heard = new Map<string, (message: string) => void>();
  private listener: pg.Client | null = null;
  private isClosed = false;

  constructor(address: string) {
    this.address = address;
    this.pool = new pg.Pool({ connectionString: address, max: MOST_CONNECTIONS, connectionTimeoutMillis: PATIENCE });
    // A connection that breaks while nobody uses it is replaced by the next.
    this.pool.on('error', () => undefined);
  }

  async query<Found extends Row>(text: string, values: readonly Value[] = []): Promise<Found[]> {
    return (await this.pool.query<Found>(text, [...values])).rows;
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

  async listen(channel: string, hear: (message: string) => void): Promise<void> {
    this.heard.set(channel, hear);
    await this.hearAgain();
  }

  async notify(channel: string, message: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, message]);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.listener?.end();
    await this.pool.end();
  }

  /** A connection of its own, made anew when it breaks. */
  private async hearAgain(): Promise<void> {
    if (this.listener === null) {
      const client = new pg.Client({ connectionString: this.address });
      client.on('notification', ({ channel, payload }) => this.heard.get(channel)?.(payload ?? ''));
      client.on('error', () => this.loseListener(client));
      client.on('end', () => this.loseListener(client));
      await client.connect();
      this.listener = client;
    }
    for (const channel of this.heard.keys()) await this.listener.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  private loseListener(client: pg.Client): void {
    if (this.listener !== client || this.isClosed) return;
    this.listener = null;
    const retry = (): void => {
      if (!this.isClosed) this.hearAgain().catch(() => setTimeout(retry, RETRY).unref());
    };
    setTimeout(retry, RETRY).unref();
  }
}

export const openPostgres = (address: string): Database => new PostgresDatabase(address);
