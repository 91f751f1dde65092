/** boardgame.io's server and Colyseus, each with the smallest game there is: a move sets one cell, and both players are told. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/server/testing/serverProcess.ts';

/** The last line for Node 20. */
const COLYSEUS = [
  '@colyseus/core@0.16.26',
  '@colyseus/ws-transport@0.16.5',
  '@colyseus/schema@3.0.76',
  'colyseus.js@0.16.22',
];

export interface Rival {
  readonly home: string;
  readonly process: ChildProcess;
}

const started = async (program: string, settings: readonly string[], cwd?: string): Promise<Rival> => {
  const port = await freePort();
  const running = spawn(process.execPath, [program, String(port), ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    ...(cwd === undefined ? {} : { cwd }),
  });
  await new Promise<void>((done, failed) => {
    running.stdout.on('data', (text: Buffer) => text.includes('ready') && done());
    running.once('exit', (code) => failed(new Error(`${program} ended (${code})`)));
  });
  return { home: `http://127.0.0.1:${port}`, process: running };
};

export const startBoardgame = (): Promise<Rival> =>
  started(fileURLToPath(new URL('./boardgameServer.mjs', import.meta.url)), []);

/** It is no dependency: it is installed beside, once. Null where that cannot be done. */
export const colyseusModules = (): string | null => {
  const folder = join(tmpdir(), 'sensorium-bench-colyseus');
  if (existsSync(join(folder, 'node_modules', 'colyseus.js'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...COLYSEUS], {
    cwd: folder,
    stdio: 'ignore',
    timeout: 120_000,
  });
  return status === 0 ? folder : null;
};

export const startColyseus = (modules: string): Promise<Rival> =>
  started(fileURLToPath(new URL('./colyseusServer.mjs', import.meta.url)), [modules]);
