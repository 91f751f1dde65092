/** All that is kept, row by row: into a file, out of it, or from one database into another. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Row } from './database.ts';

/** Each after what it points to, with its key. Which process has a game is nobody's business elsewhere. */
const TABLES = {
  settings: ['name'],
  people: ['id'],
  subscriptions: ['endpoint'],
  sessions: ['token'],
  scenarios: ['hash'],
  games: ['id'],
  seats: ['game', 'party'],
  log: ['game', 'number'],
  talk: ['game', 'number'],
  links: ['name'],
} as const satisfies Record<string, readonly string[]>;

type TableName = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as TableName[];
const PORTION = 1000;
const FORMAT = 'sensorium-backup';
const VERSION = 1;

export interface Portion {
  readonly table: TableName;
  readonly rows: readonly Row[];
}

export class CopyError extends Error {}

/** As everything stood at one moment, though others may write meanwhile: the database has one connection. */
export async function* portionsOf(database: Database): AsyncGenerator<Portion> {
  await database.query('begin transaction isolation level repeatable read read only');
  for (const table of NAMES) {
    const key = TABLES[table];
    let last: Row | undefined;
    do {
      const from =
        last === undefined ? '' : `where (${key.join(', ')}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})`;
      const values = last === undefined ? [] : key.map((column) => last![column] as string | number);
      const found = await database.query<{ row: Row }>(
        `select to_jsonb(t) as row from ${table} t ${from} order by ${key.join(', ')} limit ${PORTION}`,
        values,
      );
      const rows = found.map(({ row }) => row);
      if (rows.length > 0) yield { table, rows };
      last = rows.length < PORTION ? undefined : rows.at(-1);
    } while (last !== undefined);
  }
  await database.query('commit');
}

/** Throws `CopyError` where the database is not empty: nothing is ever mixed. Returns how many rows of each table. */
export const fill = async (database: Database, portions: AsyncIterable<Portion>): Promise<Record<string, number>> => {
  const [used] = await database.query<{ count: number }>('select count(*)::int as count from people');
  if (used!.count > 0) throw new CopyError('the database is not empty: nothing has been changed');
  const counts: Record<string, number> = {};
  await database.query('begin');
  try {
    for await (const { table, rows } of portions) {
      const clean = table === 'games' ? rows.map((row) => ({ ...row, owner: null })) : rows;
      await database.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
        JSON.stringify(clean),
      ]);
      counts[table] = (counts[table] ?? 0) + rows.length;
    }
    await database.query('commit');
  } catch (error) {
    await database.query('rollback');
    throw error;
  }
  return counts;
};

/** Everybody who reads it has the dice of games that run: it is written for its owner alone. */
export const writeBackup = async (database: Database, file: string): Promise<void> => {
  const lines = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`;
    for await (const portion of portionsOf(database)) yield `${JSON.stringify(portion)}\n`;
    yield `${JSON.stringify({ end: true })}\n`;
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
};

export async function* readBackup(file: string): AsyncGenerator<Portion> {
  const unpacked = createReadStream(file).pipe(createGunzip());
  let number = 0;
  let isWhole = false;
  for await (const line of createInterface({ input: unpacked })) {
    number += 1;
    const read = parsed(line);
    if (number === 1) {
      if (read?.['format'] !== FORMAT || read['version'] !== VERSION)
        throw new CopyError(`${file} is no backup of ours`);
    } else if (read?.['end'] === true) isWhole = true;
    else if (isPortion(read)) yield read;
    else throw new CopyError(`${file}: line ${number} cannot be read`);
  }
  if (!isWhole) throw new CopyError(`${file} is not whole: nothing has been changed`);
}

const parsed = (line: string): Row | null => {
  try {
    return JSON.parse(line) as Row;
  } catch {
    return null;
  }
};

const isPortion = (read: Row | null): read is Row & Portion =>
  read !== null && NAMES.some((name) => name === read['table']) && Array.isArray(read['rows']);
