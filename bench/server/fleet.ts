/** Our own server processes on one PostgreSQL with fsync, or one on the embedded database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/storage/open.ts';
import type { Database } from '../../packages/server/src/storage/database.ts';
import { postgresPrograms, startPostgres, type TrialPostgres } from '../../packages/server/testing/postgres.ts';
import { ServerProcess, freePort } from '../../packages/server/testing/serverProcess.ts';

const LIMITS = [
  '--max-per-address=100000',
  '--max-connections=100000',
  '--rate=100000',
  '--max-games=10000',
  '--quiet',
] as const;

export class Fleet {
  readonly kind: 'PostgreSQL' | 'embedded';
  servers: ServerProcess[] = [];
  private readonly postgres: TrialPostgres | null;
  private readonly data: string;
  private readonly nodeSettings: readonly string[];

  private constructor(postgres: TrialPostgres | null, nodeSettings: readonly string[]) {
    this.postgres = postgres;
    this.kind = postgres === null ? 'embedded' : 'PostgreSQL';
    this.data = mkdtempSync(join(tmpdir(), 'sensorium-bench-'));
    this.nodeSettings = nodeSettings;
  }

  static async open(nodeSettings: readonly string[] = []): Promise<Fleet> {
    return new Fleet(postgresPrograms() === null ? null : await startPostgres(), nodeSettings);
  }

  async start(processes = 1, ...settings: readonly string[]): Promise<void> {
    const database = this.postgres === null ? ['--data', this.data] : ['--database', this.postgres.local];
    this.servers = await Promise.all(
      Array.from(
        { length: this.postgres === null ? 1 : processes },
        async () => new ServerProcess(await freePort(), [...LIMITS, ...database, ...settings], this.nodeSettings),
      ),
    );
    for (const server of this.servers) await server.start();
    await Promise.all(this.homes.map((home) => fetch(`${home}/api/v1/session`)));
  }

  get homes(): readonly string[] {
    return this.servers.map(({ home }) => home);
  }

  get pids(): readonly number[] {
    return this.servers.map(({ pid }) => pid);
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.kill('SIGTERM');
  }

  /** With the embedded one no server may run meanwhile. */
  async withDatabase(act: (database: Database) => Promise<void>): Promise<void> {
    const database = await openDatabase({
      data: this.data,
      ...(this.postgres === null ? {} : { database: this.postgres.local }),
    });
    try {
      await act(database);
    } finally {
      await database.close();
    }
  }

  async end(): Promise<void> {
    await this.stop();
    this.postgres?.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
