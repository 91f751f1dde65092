import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface StorageSettings {
  /** `postgres://…`; the embedded database if left out. */
  readonly database?: string;
  /** Where the embedded one lies. */
  readonly data: string;
  /** To PostgreSQL, at most. */
  readonly connections?: number;
}

export const openDatabase = async ({ database, data, connections }: StorageSettings): Promise<Database> => {
  const opened = database === undefined ? openPglite(data) : openPostgres(database, connections);
  try {
    await migrate(opened);
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw error;
  }
  return opened;
};
