/** The examples of docs/bots.md: in the lab, and at a server against each other. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ServerProcess, freePort } from '../../packages/server/testing/serverProcess.ts';

const run = promisify(execFile);
const HERE = fileURLToPath(new URL('.', import.meta.url));
const SENSORIUM = fileURLToPath(new URL('../../packages/cli/bin/sensorium.mjs', import.meta.url));
const PYTHON = `python3 ${join(HERE, 'random_bot.py')}`;
const MODULE = join(HERE, 'eager.ts');
const hasPython = spawnSync('python3', ['--version']).status === 0;

const simulate = (...more: readonly string[]) =>
  run(process.execPath, [SENSORIUM, 'simulate', '--mission', 'first-steps', '--games', '2', '--json', ...more]);

test('a module takes a side in the lab', async () => {
  const { stdout } = await simulate('--aliens', MODULE, '--jobs', '2');
  expect(JSON.parse(stdout)).toMatchObject({ partial: false, games: 2 });
});

test.skipIf(!hasPython)('a program in another language takes a side in the lab', async () => {
  const { stdout } = await simulate('--marines', PYTHON, '--jobs', '1');
  expect(JSON.parse(stdout)).toMatchObject({ partial: false, games: 2 });
});

test('a program that ends, or says what is no order, makes the run void (S9.14) and says why', async () => {
  await expect(simulate('--aliens', 'exit 3 ;', '--jobs', '1')).rejects.toThrow('has ended (3)');
  const silly = `${process.execPath} -e "let n = 0; process.stdin.on('data', () => { if (n++ === 0) console.log('{}') })"`;
  await expect(simulate('--aliens', silly, '--jobs', '1')).rejects.toThrow('no order');
});

test.skipIf(!hasPython)(
  'two programs play a whole game at a server: one invites, the other follows the link',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'sensorium-bots-'));
    const server = new ServerProcess(await freePort(), ['--data', data, '--quiet', '--rate', '1000']);
    await server.start();
    const bot = (...parameters: readonly string[]) => {
      const child = spawn(process.execPath, [SENSORIUM, 'bot', ...parameters, '--server', server.home], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      const waiting: (() => void)[] = [];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        for (const wake of waiting) wake();
      });
      const hears = (what: RegExp): Promise<string> =>
        new Promise((done) => {
          const look = (): void => {
            const found = what.exec(said)?.[1];
            if (found !== undefined) done(found);
          };
          waiting.push(look);
          look();
        });
      const ended = new Promise<number | null>((done) => child.once('close', done));
      return { hears, ended };
    };
    const host = bot(MODULE, '--side', 'aliens', '--mission', 'first-steps', '--response', '1');
    const guest = bot(PYTHON, '--join', await host.hears(/invitation ([\w-]+)/));
    expect(await Promise.all([host.ended, guest.ended])).toEqual([0, 0]);
    expect(await host.hears(/over: (\w+)/)).toMatch(/marines|aliens|draw/);
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  },
  300_000,
);
