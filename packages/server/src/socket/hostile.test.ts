import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack } from '../../testing/hostile.ts';
import { picker } from '../../testing/picker.ts';
import { openParlour, sayAny, sitDown, type Parlour } from '../testing/parlour.ts';
import { TestPlayer, newSession } from '../testing/player.ts';
import { LIMITS } from '../server.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour({ limits: { ...LIMITS, connectionsPerAddress: 100_000, rate: 100_000, burst: 100_000 } });
}, 60_000);
afterAll(() => parlour.server.stop());

test('hostile frames by the thousand: refused one by one, then cut off; nothing changes and nobody stays', async () => {
  const table = await sitDown(parlour);
  const pick = picker(8);
  for (let i = 0; i < 5; i++) await sayAny(table, parlour.time, pick);
  const before = await table.marines.ask('look', { game: table.game });
  const token = await newSession(parlour.home, 'Mallory');
  let answered = 0;
  for (let i = 0; i < 30; i++) answered += await attack(parlour.home, token, table.game, 300, pick);
  expect(answered).toBeGreaterThan(30 * 150);
  expect(await table.marines.ask('look', { game: table.game })).toEqual(before);
  const metrics = await (await fetch(`${parlour.home}/metrics`)).text();
  expect(metrics).toMatch(/^sensorium_connections 2$/m);
  expect(metrics).not.toContain('sensorium_failures_total');
}, 120_000);

test('one message too large ends the connection, and nothing of it is kept', async () => {
  const player = await TestPlayer.guest(parlour.home, 'Mallory');
  player.raw('x'.repeat(LIMITS.message + 1));
  await player.closed;
  expect(player.wire).toHaveLength(1);
});

test('a session is of this server alone: not guessed, not fixed, not used from another origin', async () => {
  const post = (path: string, headers: Record<string, string>, body: object = {}) =>
    fetch(`${parlour.home}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const planted = 'A'.repeat(43);
  const fixed = await post('/session', { cookie: `sensorium=${planted}` }, { name: 'Eve' });
  expect(fixed.headers.get('set-cookie')).not.toContain(planted);
  const token = await newSession(parlour.home, 'Ana');
  const mine = { cookie: `sensorium=${token}` };
  expect((await post('/name', { ...mine, origin: 'https://elsewhere.example' }, { name: 'Eve' })).status).toBe(403);
  expect((await post('/name', { ...mine, origin: 'null' }, { name: 'Eve' })).status).toBe(403);
  const registered = await post('/account', mine, { name: `Ana ${token.slice(0, 6)}`, password: 'long enough' });
  expect(registered.headers.get('set-cookie')).not.toContain(token);
  expect((await post('/name', mine, { name: 'Eve' })).status).toBe(401);
});
