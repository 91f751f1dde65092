/** docs/running-a-server.md with Debian's nginx in front. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../testing/serverProcess.ts';
import { LIMITS, type GameServer } from './server.ts';
import { TestPlayer, newSession } from './testing/player.ts';
import { sitDown } from './testing/parlour.ts';
import { startServer } from './testing/trialServer.ts';

const GUIDE = new URL('../../../docs/running-a-server.md', import.meta.url);
const hasNginx = spawnSync('/usr/sbin/nginx', ['-v']).status === 0;

/** The guide's own configuration, on a port of ours and without TLS, which needs a certificate. */
const configurationFor = (port: number, backend: string, folder: string): string => {
  const [, guide] = /```nginx\n([^]*?)```/.exec(readFileSync(GUIDE, 'utf8')) as unknown as [string, string];
  const here = guide
    .replace(/ {2}server 127\.0\.0\.1:4480;\n {2}server 127\.0\.0\.1:4481;/, `  server ${backend};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ {2}ssl_certificate.*\n/g, '');
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${here}\n}`;
};

describe.skipIf(!hasNginx)('behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sensorium-nginx-'));
  let server: GameServer;
  let nginx: ChildProcess;
  let home: string;

  beforeAll(async () => {
    const started = await startServer({ isBehindProxy: true, limits: { ...LIMITS, connectionsPerAddress: 20 } });
    server = started.server;
    const port = await freePort();
    home = `http://127.0.0.1:${port}`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, configurationFor(port, new URL(started.home).host, folder));
    nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
    for (let tries = 0; tries < 100; tries++) {
      if (
        await fetch(`${home}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await pause(50);
    }
  }, 60_000);
  afterAll(async () => {
    nginx.kill();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a game is played through it; metrics stay inside; a body that is too large is refused', async () => {
    const { game, marines } = await sitDown({ home });
    expect((await marines.ask('look', { game })).pending).not.toBeNull();
    expect((await fetch(`${home}/metrics`)).status).toBe(403);
    const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(600_000) };
    expect((await fetch(`${home}/api/v1/session`, large)).status).toBe(413);
  });

  test('nobody makes up an address or a protocol of his own', async () => {
    const token = await newSession(home, 'Mallory');
    const opened = await Promise.allSettled(Array.from({ length: 40 }, () => TestPlayer.connect(home, token)));
    expect(opened.some(({ status }) => status === 'rejected')).toBe(true);
    const answer = await fetch(`${home}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' },
      body: '{}',
    });
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('Secure');
    for (const result of opened) if (result.status === 'fulfilled') result.value.close();
  });
});
