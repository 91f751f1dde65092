/** Brings a database up to date: numbered files, each run once, all under one lock. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Database, Statement } from './database.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any number, as long as nobody else takes it. */
const LOCK = 730_411_905;

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

const migrations = (): Migration[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ number: Number(name.slice(0, 4)), name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

class TooNew extends Error {}

const highest = async (database: Database): Promise<number> => {
  await database.batch([
    { text: `select pg_advisory_xact_lock(${LOCK})` },
    { text: 'create table if not exists migrations (number integer primary key, name text not null)' },
  ]);
  const [found] = await database.query<{ number: number | null }>('select max(number) as number from migrations');
  return found?.number ?? 0;
};

export const migrate = async (database: Database): Promise<void> => {
  const known = migrations();
  const done = await highest(database);
  if (done > known.at(-1)!.number)
    throw new TooNew(
      `the database is of a newer version of Sensorium (${done}); this one knows ${known.at(-1)!.number}`,
    );
  for (const migration of known.filter(({ number }) => number > done)) await apply(database, migration);
};

/** Another process may have been quicker: then the whole step is undone, and nothing is lost. */
const apply = async (database: Database, { number, name, text }: Migration): Promise<void> => {
  const steps: Statement[] = [
    { text: `select pg_advisory_xact_lock(${LOCK})` },
    { text: 'insert into migrations (number, name) values ($1, $2)', values: [number, name] },
    { text },
  ];
  try {
    await database.batch(steps);
  } catch (error) {
    if ((await highest(database)) < number) throw error;
  }
};
