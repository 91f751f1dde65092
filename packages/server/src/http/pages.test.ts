import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageServer } from './pages.ts';
import { loadWords, wordsOf } from '@sensorium/content/words';
import { PortTaken, isOurs, listen, takenAddress } from './ports.ts';

const POLICY = 'default-src &#39;none&#39;; script-src &#39;self&#39;';
let folder: string;
let server: Server;
let home: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sensorium-serve-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  writeFileSync(join(folder, 'assets', 'page-abc.js'), 'export const answer = 42;'.repeat(99));
  writeFileSync(join(folder, 'font.woff2'), 'w');
  server = createPageServer(folder);
  home = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the page comes with its own policy, which nobody may frame', async () => {
  const answer = await fetch(`${home}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('scripts are compressed, typed, and kept for ever', async () => {
  const answer = await fetch(`${home}/assets/page-abc.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toContain('42');
});

test('what has not changed is not sent again', async () => {
  const etag = (await fetch(`${home}/`)).headers.get('etag') ?? '';
  expect((await fetch(`${home}/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each(['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets', '/assets/'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(home + path)).status).toBe(404);
  },
);

test('nothing can be sent to it', async () => {
  expect((await fetch(home, { method: 'POST' })).status).toBe(405);
});

test('a port that was asked for and is taken is an error; one that was not asked for is replaced', async () => {
  const taken = Number(new URL(home).port);
  await expect(listen(createPageServer(folder), '127.0.0.1', taken)).rejects.toThrow(PortTaken);
  const second = createPageServer(folder);
  expect(await listen(second, '127.0.0.1', undefined)).toBeGreaterThan(0);
  second.close();
});

test('one of ours is known from another program, also from one that never answers', async () => {
  expect(await isOurs(home)).toBe(true);
  const stranger = createServer((_, response) => void response.end('hello'));
  const silent = createServer(() => undefined);
  const [port, quiet] = [await listen(stranger, '127.0.0.1', 0), await listen(silent, '127.0.0.1', 0)];
  expect(await isOurs(`http://127.0.0.1:${port}/`)).toBe(false);
  expect(await isOurs(`http://127.0.0.1:${quiet}/`)).toBe(false);
  for (const other of [stranger, silent]) {
    other.closeAllConnections();
    other.close();
  }
});

test('where the usual address is taken it is said where the games are, in either language', async () => {
  const said = async (language: string, isRunning: boolean): Promise<string> => {
    await loadWords(language, ['serving']);
    return takenAddress(wordsOf(language, 'serving'), 'http://localhost:4480/', isRunning);
  };
  expect(await said('en', true)).toContain('runs already at http://localhost:4480/, and your games are there');
  expect(await said('en', false)).toContain('taken by another program');
  expect(await said('fr', true)).toContain(
    'tourne déjà à l’adresse http://localhost:4480/, et vos parties s’y trouvent',
  );
  expect(await said('fr', false)).toContain('occupée par un autre programme');
});

test('a folder without a page is refused', () => {
  expect(() => createPageServer(join(folder, 'assets'))).toThrow('build:web');
});
