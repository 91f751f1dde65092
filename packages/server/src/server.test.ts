import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf, type Party } from '@sensorium/host';
import { TERMS, startServer } from './testing/trialServer.ts';
import { TestPlayer, newSession } from './testing/player.ts';
import type { GameServer } from './server.ts';
import type { Terms } from '@sensorium/host/online';

let server: GameServer;
let home: string;

beforeAll(async () => {
  ({ server, home } = await startServer());
}, 60_000);
afterAll(() => server.stop());

interface Pair {
  readonly game: string;
  readonly marines: TestPlayer;
  readonly aliens: TestPlayer;
}

const pair = async (terms: Partial<Terms> = {}): Promise<Pair> => {
  const marines = await TestPlayer.guest(home, 'Ana');
  const aliens = await TestPlayer.guest(home, 'Bo');
  const { game, place } = await marines.ask('invite', { terms: { ...TERMS, ...terms } });
  expect(await aliens.ask('join', { place })).toEqual({ game, party: 'aliens' });
  await marines.open(game);
  await aliens.open(game);
  return { game, marines, aliens };
};

let keys = 0;
const key = (): string => `k${keys++}`;

/** Whoever is asked says the first thing on his list, or what is wanted, until so many orders stand. */
const play = async ({ game, marines, aliens }: Pair, orders: number): Promise<void> => {
  const players: Partial<Record<Party, TestPlayer>> = { marines, aliens };
  for (let i = 0; i < orders; i++) {
    const { pending } = marines.table.update();
    if (pending === null) return;
    const player = players[pending.side]!;
    const { offers, at } = player.table.update();
    const said = offers.find(({ do: word }) => word !== 'resign' && word !== 'agree-draw')!;
    const answer = await player.ask('say', { game, party: pending.side, command: commandOf(said), key: key() });
    expect(answer.at).toBeGreaterThan(at);
    await marines.until(() => marines.table.at >= answer.at);
    await aliens.until(() => aliens.table.at >= answer.at);
  }
};

describe('a game of two people elsewhere', () => {
  test('an invitation, a seat, orders, and both are told their own side; what is told step by step is what a fresh look gives', async () => {
    const both = await pair();
    await play(both, 25);
    for (const [party, player] of [
      ['marines', both.marines],
      ['aliens', both.aliens],
    ] as const) {
      const fresh = await player.ask('look', { game: both.game });
      const { view, events, at } = player.table.update();
      expect([party, view]).toEqual([party, fresh.view]);
      expect(events).toEqual(fresh.events);
      expect(at).toBe(fresh.at);
      expect(player.isMissing).toBe(false);
    }
    expect(JSON.stringify(both.aliens.wire)).not.toMatch(/"seed":[1-9]|"dice":"/);
  });

  test('the same key again is the same order; a stale or foreign order changes nothing', async () => {
    const { game, marines, aliens } = await pair();
    const { offers } = marines.table.update();
    const command = commandOf(offers[0]!);
    const once = { game, party: 'marines', command, key: 'same' } as const;
    const [first, second] = await Promise.all([marines.ask('say', once), marines.ask('say', once)]);
    expect(first).toEqual(second);
    expect(await marines.ask('say', once)).toEqual(first);
    expect(await marines.ask('say', { ...once, at: first.at - 1 })).toEqual(first);
    expect(await marines.answer('say', { ...once, key: 'never-heard', at: first.at - 1 })).toMatchObject({
      fault: 'not-now',
    });
    expect(await aliens.answer('say', { ...once, party: 'aliens' })).toMatchObject({
      refused: { rule: expect.any(String) },
    });
    expect(await aliens.answer('say', once)).toMatchObject({ fault: 'not-your-place' });
    expect((await marines.ask('look', { game })).at).toBe(first.at);
  });

  test('nobody without a place gets in, and the secrets of a game that runs are nobody’s', async () => {
    const { game } = await pair();
    const stranger = await TestPlayer.guest(home, 'Cy');
    expect(await stranger.answer('open', { game })).toMatchObject({ fault: 'not-your-place' });
    expect(await stranger.answer('replay', { game })).toMatchObject({ fault: 'not-now' });
    expect(await stranger.answer('open', { game: 'nothing' })).toMatchObject({ fault: 'no-such-game' });
    expect((await fetch(`${home}/api/v1/replay/${game}`)).status).toBe(409);
  });

  test('C21.9  who resigns has lost; the record has the key, and the key the hash that was shown', async () => {
    const { game, marines, aliens } = await pair();
    const { dossier } = await aliens.open(game);
    const resign = { do: 'resign', piece: -1, at: -1, how: 0, cp: 0 };
    await marines.ask('say', { game, party: 'marines', command: resign, key: key() });
    await aliens.until(() => aliens.table.update().view.winner !== 'none');
    expect(aliens.table.update().view.winner).toBe('aliens');
    const replay = JSON.parse(await aliens.ask('replay', { game })) as { seed: string };
    const bytes = await crypto.subtle.digest('SHA-256', Buffer.from(replay.seed, 'hex'));
    expect(Buffer.from(bytes).toString('hex')).toBe(dossier!.commitment);
    expect(await marines.ask('rematch', { game, swapped: true })).toEqual({ game: null });
    const again = await aliens.ask('rematch', { game, swapped: true });
    const summary = (await aliens.ask('games', {})).find((one) => one.game === again.game);
    expect(summary).toMatchObject({ stage: 'running', mine: ['marines'] });
  });
});

describe('who one is', () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${home}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('a browser gets a cookie no script can read; another origin gets nothing', async () => {
    const answer = await post('/session', { name: 'Di' });
    expect(answer.headers.get('set-cookie')).toMatch(/^sensorium=[\w-]{43};.*HttpOnly; SameSite=Strict/);
    expect(await answer.json()).toMatchObject({ person: { name: 'Di', hasAccount: false } });
    expect((await post('/session', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post('/session', { name: 'a\u0000b' })).status).toBe(400);
  });

  test('an account, a secret for another device, all data as a file, and all of it deleted', async () => {
    const token = await newSession(home, 'Ed');
    const mine = { authorization: `Bearer ${token}` };
    expect((await post('/account', { name: 'Ed', password: 'short' }, mine)).status).toBe(400);
    expect((await post('/account', { name: 'Ed', password: 'long enough' }, mine)).status).toBe(200);
    expect((await post('/move', {}, mine)).status).toBe(401);
    expect((await post('/enter', { name: 'ED', password: 'wrong one' })).status).toBe(403);
    const entered = (await (await post('/enter', { name: 'ed', password: 'long enough', token: true })).json()) as {
      token: string;
    };
    const now = { authorization: `Bearer ${entered.token}` };
    const { secret } = (await (await post('/move', {}, now)).json()) as { secret: string };
    expect((await post('/enter', { secret: secret.toLowerCase() })).status).toBe(200);
    const data = (await (await fetch(`${home}/api/v1/data`, { headers: now })).json()) as { person: { name: string } };
    expect(data.person.name).toBe('Ed');
    expect((await fetch(`${home}/api/v1/data`, { method: 'DELETE', headers: now })).status).toBe(200);
    expect((await fetch(`${home}/api/v1/data`, { headers: now })).status).toBe(401);
  });

  test('without a session, with another version, or from another origin there is no connection', async () => {
    await expect(TestPlayer.connect(home, 'x'.repeat(43))).rejects.toThrow('401');
    expect((await fetch(`${home}/health`)).status).toBe(200);
    expect(await (await fetch(`${home}/metrics`)).text()).toContain('sensorium_connections');
  });
});
