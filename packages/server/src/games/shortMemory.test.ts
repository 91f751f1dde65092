import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../../testing/picker.ts';
import { LIMITS } from '../server.ts';
import { openParlour, sayAny, sitDown, type Parlour } from '../testing/parlour.ts';
import { TestPlayer, newSession } from '../testing/player.ts';

const IDLE = 1000;
/** More than a game remembers, and too few for anybody to have won. */
const ORDERS = 12;
const DAY = 24 * 60 * 60 * 1000;

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour({ limits: { ...LIMITS, idle: IDLE } });
}, 60_000);
afterAll(() => parlour.server.stop());

const liveGames = async (): Promise<number> =>
  Number(/^sensorium_live_games (\d+)$/m.exec(await (await fetch(`${parlour.home}/metrics`)).text())![1]);

test('what the game has forgotten is told from the log; put away, it goes on from a position as if nothing had been', async () => {
  const table = await sitDown(parlour);
  const pick = picker(5);
  for (let i = 0; i < ORDERS; i++) await sayAny(table, parlour.time, pick);
  const heard = table.marines.table.update();
  const whole = await table.marines.ask('look', { game: table.game });
  expect([whole.events, whole.numbers, whole.view]).toEqual([heard.events, heard.numbers, heard.view]);
  const since = await table.aliens.ask('look', { game: table.game, since: 3 });
  expect(since.events).toEqual(table.aliens.table.update(3).events);

  const tokens = [table.marines.token, table.aliens.token];
  for (const player of [table.marines, table.aliens]) player.close();
  for (let tries = 0; tries < 50 && (await liveGames()) > 0; tries++) {
    await pause(100);
    await parlour.time.pass(2 * IDLE);
  }
  expect(await liveGames()).toBe(0);
  const [marines, aliens] = await Promise.all(tokens.map((token) => TestPlayer.connect(parlour.home, token)));
  const back = await marines!.open(table.game);
  expect([back.update!.events, back.update!.view]).toEqual([heard.events, heard.view]);
  await aliens!.open(table.game);
  const players = { marines: marines!, aliens: aliens! };
  expect(await sayAny({ game: table.game, players }, parlour.time, pick)).toBe(true);
  expect(marines!.table.at).toBe(heard.at + 1);
}, 60_000);

test('a session that nobody uses for half a year ends; one that is used does not', async () => {
  const [used, unused] = await Promise.all(['Ana', 'Bo'].map((name) => newSession(parlour.home, name)));
  const whoIs = async (token: string): Promise<unknown> => {
    const answer = await fetch(`${parlour.home}/api/v1/session`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { person: unknown }).person;
  };
  await parlour.time.pass(100 * DAY);
  expect(await whoIs(used!)).not.toBeNull();
  await parlour.time.pass(100 * DAY);
  expect(await whoIs(used!)).not.toBeNull();
  expect(await whoIs(unused!)).toBeNull();
});
