import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameServer } from '../server.ts';
import { startServer } from '../testing/trialServer.ts';
import { LINK_LIMITS, Links, isWholeLink } from './links.ts';

const linkOf = (text: string): string => `1m-${text.length.toString(36)}-abc-${text}`;
const DAY = 24 * 3600 * 1000;

let server: GameServer;
let home: string;

beforeAll(async () => {
  ({ server, home } = await startServer());
}, 120_000);
afterAll(() => server.stop());

const post = (body: object, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${home}/api/v1/links`, { method: 'POST', headers, body: JSON.stringify(body) });

test('a packed link gets eight letters, the same again the same ones, and they lead back to it', async () => {
  const { name } = (await (await post({ link: linkOf('hello') })).json()) as { name: string };
  expect(name).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
  expect(await (await post({ link: linkOf('hello') })).json()).toEqual({ name });
  for (const typed of [name, name.toUpperCase()])
    expect(await (await fetch(`${home}/api/v1/links/${typed}`)).json()).toEqual({ link: linkOf('hello') });
  expect(await (await fetch(`${home}/api/v1/links`)).json()).toEqual({ longest: 400_000, days: 180 });
});

test('a name nobody has, what is no whole link, and what is too long are refused with the reason', async () => {
  const unknown = await fetch(`${home}/api/v1/links/aaaaaaaa`);
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { error: 'nothing is kept under that name, or no longer' },
  ]);
  expect((await post({ link: linkOf('hello').slice(0, -1) })).status).toBe(400);
  expect((await post({ link: '<script>' })).status).toBe(400);
  expect((await post({ link: linkOf('a'.repeat(390_000)) })).status).toBe(200);
  expect((await post({ link: linkOf('b') }, { 'content-type': 'text/plain' })).status).toBe(400);
});

test('one address makes so many and no more, and what is far too long is not read to its end', async () => {
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await post({ link: linkOf(`number${i}`) })).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await post({ link: linkOf('a'.repeat(400_100)) })).status).toBe(413);
});

test('what nobody opens is given up, what is opened stays, and there is an end to how many there are', async () => {
  const { database } = await server.play();
  await database.query('delete from links');
  let now = 0;
  const links = new Links(database, () => now, { ...LINK_LIMITS, most: 2 });
  const first = (await links.keep(linkOf('one')))!;
  const second = (await links.keep(linkOf('two')))!;
  expect(await links.keep(linkOf('three'))).toBeNull();
  expect(await links.keep(linkOf('one'))).toBe(first);
  now += 100 * DAY;
  expect(await links.open(first)).toBe(linkOf('one'));
  now += 100 * DAY;
  expect(await links.open(first)).toBe(linkOf('one'));
  expect(await links.open(second)).toBeNull();
  expect(await links.keep(linkOf('three'))).not.toBeNull();
});

test('only the form of our links is one', () => {
  expect([linkOf('a-_Z'), `${linkOf('ab')}c`, linkOf('a b'), '', 'hello'].map(isWholeLink)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
