/** A PostgreSQL of its own for tests, from Debian's programs: in a folder that is gone afterwards. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './serverProcess.ts';

const HOME = '/usr/lib/postgresql';

/** The folder of the newest server programs; null where there are none. */
export const postgresPrograms = (): string | null => {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(HOME, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return found ?? null;
};

export interface TrialPostgres {
  readonly address: string;
  /** Without the network, as one reaches it on its own machine. */
  readonly local: string;
  readonly stop: () => void;
}

const idOf = (user: string): number => Number(spawnSync('id', ['-u', user]).stdout.toString());

/** It refuses to run as root: then the user `postgres` of the package runs it. */
const run = (program: string, parameters: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0;
  const [name, all] = isRoot
    ? (['runuser', ['-u', 'postgres', '--', program, ...parameters]] as const)
    : ([program, parameters] as const);
  const { status, stderr } = spawnSync(name, [...all], { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program}: ${stderr.toString()}`);
};

export const startPostgres = async (): Promise<TrialPostgres> => {
  const bin = postgresPrograms();
  if (bin === null) throw new Error('there is no PostgreSQL server');
  const folder = mkdtempSync(join(tmpdir(), 'sensorium-postgres-'));
  if (process.getuid?.() === 0) chownSync(folder, idOf('postgres'), -1);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    local: `postgres:///postgres?user=postgres&host=${encodeURIComponent(folder)}&port=${port}`,
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
