/** A folder with an empty database that is up to date: the first one is made, which takes seconds, the others are copies of it. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../storage/open.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

const version = (): string => {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(name, MIGRATIONS)));
  return hash.digest('hex').slice(0, 12);
};

const temporary = (): string => mkdtempSync(join(tmpdir(), 'sensorium-data-'));

const template = async (): Promise<string> => {
  const folder = join(tmpdir(), `sensorium-empty-${userInfo().username}-${version()}`);
  if (existsSync(folder)) return folder;
  const made = temporary();
  await (await openDatabase({ data: made })).close();
  try {
    renameSync(made, folder);
  } catch {
    // Another test was quicker.
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
};

export const freshData = async (): Promise<string> => {
  const folder = temporary();
  cpSync(join(await template(), 'database'), join(folder, 'database'), { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
