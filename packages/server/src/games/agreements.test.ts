import { commandOf, type Party } from '@sensorium/host';
import { NO_ORDERS } from '@sensorium/host/online';
import { buyForce, formatForce } from '@sensorium/expedition/forces';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picker } from '../../testing/picker.ts';
import { newKey, openParlour, sayAny, sayable, sitDown, type Parlour, type Sitting } from '../testing/parlour.ts';
import { TestPlayer } from '../testing/player.ts';
import { TERMS } from '../testing/trialServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
}, 60_000);
afterAll(() => parlour.server.stop());

const RESIGN = { do: 'resign', piece: -1, at: -1, how: 0, cp: 0 };
const resign = ({ game, players }: Sitting, party: Party): Promise<unknown> =>
  players[party]!.ask('say', { game, party, command: RESIGN, key: newKey() });

const untilAsked = async (table: Sitting, party: Party): Promise<void> => {
  const pick = picker(1);
  while (sayable(table.players[party]!.table.update().offers).length === 0) await sayAny(table, parlour.time, pick);
};
const endOf = async (table: Sitting, by: Party = 'aliens'): Promise<{ winner: string; endedHow: string }> => {
  const player = table.players[by]!;
  await player.until(() => player.table.update().view.winner !== 'none');
  const found = (await player.ask('games', {})).find(({ game }) => game === table.game)!;
  return { winner: found.winner, endedHow: found.endedHow };
};

describe('clocks', () => {
  test('none: who is asked and away for a week may be claimed from, not before, and not by himself', async () => {
    const table = await sitDown(parlour);
    await untilAsked(table, 'marines');
    expect(await table.aliens.answer('claim', { game: table.game })).toMatchObject({ fault: 'not-now' });
    await table.marines.ask('close', { game: table.game });
    await parlour.time.pass(7 * DAY - 1000);
    expect(await table.aliens.answer('claim', { game: table.game })).toMatchObject({ fault: 'not-now' });
    await parlour.time.pass(1000);
    expect(await table.marines.answer('claim', { game: table.game })).toMatchObject({ fault: 'not-now' });
    await table.aliens.ask('claim', { game: table.game });
    expect(await endOf(table)).toEqual({ winner: 'aliens', endedHow: 'claimed' });
  });

  test('C4.7  the printed one: the server says that time is up, and the aliens play on', async () => {
    const table = await sitDown(parlour, { mission: 'first-steps', clock: { kind: 'printed' } });
    const pick = picker(1);
    while (table.marines.table.update().clock?.isRunning !== true) await sayAny(table, parlour.time, pick);
    const { clock } = await table.marines.ask('look', { game: table.game });
    await parlour.time.pass(clock!.milliseconds + 10);
    await table.aliens.until(() => table.aliens.table.update().events.some(({ is }) => is === 'time-ran-out'));
    expect(table.aliens.table.update().view.winner).toBe('none');
  });

  test('thinking time: it runs for who is asked, an answer adds, and at its end the game is lost', async () => {
    const clock = { kind: 'thinking', minutes: 2, increment: 5 } as const;
    const table = await sitDown(parlour, { clock });
    await untilAsked(table, 'marines');
    const before = (await table.marines.ask('look', { game: table.game })).time!;
    expect(before.running).toEqual(['marines']);
    await parlour.time.pass(30_000);
    const after = (await table.marines.ask('look', { game: table.game })).time!;
    expect(before.left.marines! - after.left.marines!).toBe(30_000);
    await parlour.time.pass(3 * MINUTE);
    expect(await endOf(table)).toEqual({ winner: 'aliens', endedHow: 'time' });
  });

  test('days: who has not answered in time may be claimed from, at the table or not; a restart gives no more', async () => {
    const table = await sitDown(parlour, { clock: { kind: 'days', days: 2 } });
    await untilAsked(table, 'marines');
    await parlour.time.pass(DAY);
    await (await parlour.server.play()).shelf.drop(table.game);
    await table.aliens.open(table.game);
    const { time, claimIn } = await table.aliens.ask('look', { game: table.game });
    expect([time!.left.marines! <= DAY, claimIn! <= DAY / 1000]).toEqual([true, true]);
    await parlour.time.pass(DAY);
    await table.aliens.ask('claim', { game: table.game });
    expect(await endOf(table)).toEqual({ winner: 'aliens', endedHow: 'claimed' });
  });
});

describe('the alien turn (C7.10)', () => {
  /** Some games end before an alien is seen: then another. */
  const tableWithWindow = async (response: number): Promise<Sitting> => {
    for (let seed = 1; ; seed++) {
      const table = await sitDown(parlour, { mission: 'first-steps', response });
      const pick = picker(seed);
      for (let i = 0; i < 150; i++) {
        if (table.aliens.table.update().window !== null) return table;
        if (!(await sayAny(table, parlour.time, pick))) break;
      }
    }
  };

  test('C20.3  a window lasts as agreed, however early he passes', async () => {
    const { game, marines, aliens } = await tableWithWindow(4);
    const { at, window } = aliens.table.update();
    expect(window).toEqual({ party: 'marines', left: 4000 });
    const pass = { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };
    const early = marines.ask('say', { game, party: 'marines', command: pass, key: newKey() });
    await marines.ask('look', { game });
    await parlour.time.pass(3999);
    expect((await aliens.ask('look', { game })).at).toBe(at);
    await parlour.time.pass(1);
    expect((await early).at).toBeGreaterThan(at);
  });

  test('“wait” holds it for all to see; when he goes away his standing orders answer', async () => {
    const { game, marines, aliens } = await tableWithWindow(4);
    await marines.ask('wait', { game, party: 'marines' });
    const { at, window } = await aliens.ask('look', { game });
    expect(window).toMatchObject({ left: null });
    await parlour.time.pass(MINUTE);
    expect((await aliens.ask('look', { game })).at).toBe(at);
    const orders = { ...NO_ORDERS, answer: 'pass' } as const;
    await marines.ask('orders', { game, party: 'marines', orders });
    expect((await marines.open(game)).orders).toEqual({ marines: orders });
    expect((await aliens.open(game)).orders).not.toHaveProperty('marines');
    expect(await aliens.answer('orders', { game, party: 'aliens', orders })).toMatchObject({ fault: 'not-allowed' });
    await marines.ask('close', { game });
    await parlour.time.pass(4000);
    const after = await aliens.ask('look', { game });
    expect([after.at > at, after.window]).toEqual([true, null]);
  });
});

describe('before and after a game', () => {
  test('D16.2–D16.4  secret bids: the lower has the marines and buys their force', async () => {
    const ana = await TestPlayer.guest(parlour.home, 'Ana');
    const bo = await TestPlayer.guest(parlour.home, 'Bo');
    const { game, place } = await ana.ask('invite', { terms: { ...TERMS, sides: 'bids' } });
    await bo.ask('join', { place });
    await ana.ask('bid', { game, points: 30 });
    expect((await bo.ask('open', { game })).bids).toEqual({ mine: null, shown: null, points: null });
    await bo.ask('bid', { game, points: 30 });
    expect((await ana.ask('open', { game })).bids).toMatchObject({ mine: null, shown: null });
    await ana.ask('bid', { game, points: 26 });
    await bo.ask('bid', { game, points: 24 });
    const opened = await bo.ask('open', { game });
    expect([opened.summary.stage, opened.summary.mine, opened.bids!.points]).toEqual(['mustering', ['marines'], 24]);
    expect(await ana.answer('muster', { game, force: {} })).toMatchObject({ fault: 'not-now' });
    expect(await bo.answer('muster', { game, force: { squads: 'nonsense' } })).toMatchObject({ fault: 'not-allowed' });
    await bo.ask('muster', { game, force: JSON.parse(formatForce(buyForce(24, 'Ours'))) });
    expect((await ana.ask('open', { game })).summary).toMatchObject({ stage: 'running', mine: ['aliens'] });
  });

  test('a match goes on with the sides swapped; a rematch needs both', async () => {
    const table = await sitDown(parlour, { match: true });
    await resign(table, 'marines');
    await table.aliens.until(() =>
      table.aliens.told.some((told) => told.tell === 'seats' && told.summary.next !== null && told.summary.next !== ''),
    );
    const next = (await table.aliens.ask('games', {})).find(({ leg }) => leg === 2)!;
    expect(next).toMatchObject({ stage: 'running', mine: ['marines'] });
    await table.aliens.open(next.game);
    await table.aliens.ask('say', { game: next.game, party: 'marines', command: RESIGN, key: newKey() });
    expect(await table.marines.ask('rematch', { game: next.game, swapped: false })).toEqual({ game: null });
    expect(await table.marines.ask('rematch', { game: next.game, swapped: false })).toEqual({ game: null });
    const both = await Promise.all([
      table.aliens.ask('rematch', { game: next.game, swapped: false }),
      table.aliens.ask('rematch', { game: next.game, swapped: false }),
    ]);
    expect(both[0].game).not.toBeNull();
    expect(both[0]).toEqual(both[1]);
  });

  test('open invitations are in the lobby until somebody sits down; two who come at once get one place', async () => {
    const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => TestPlayer.guest(parlour.home, name)));
    const { game, place } = await ana!.ask('invite', { terms: { ...TERMS, open: true } });
    expect((await bo!.ask('lobby', {})).invitations.map((shown) => shown.place)).toContain(place);
    const answers = await Promise.all([bo!.answer('join', { place }), cy!.answer('join', { place })]);
    expect(answers.filter((answer) => 'answer' in answer)).toHaveLength(1);
    expect((await bo!.ask('lobby', {})).invitations.map((shown) => shown.summary.game)).not.toContain(game);
    expect(await ana!.answer('withdraw', { game })).toMatchObject({ fault: 'not-now' });
  });

  test('messages: none, phrases, free; numbered though two speak at once', async () => {
    const silent = await sitDown(parlour, { talk: 'off' });
    expect(await silent.marines.answer('talk', { game: silent.game, text: 'hello' })).toMatchObject({
      fault: 'not-allowed',
    });
    const few = await sitDown(parlour, { talk: 'phrases' });
    expect(await few.marines.answer('talk', { game: few.game, text: 'you fool' })).toMatchObject({
      fault: 'not-allowed',
    });
    await Promise.all([
      few.marines.ask('talk', { game: few.game, text: 'hello' }),
      few.aliens.ask('talk', { game: few.game, text: 'thanks' }),
    ]);
    expect((await few.marines.open(few.game)).talk.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('who is deleted leaves no game waiting', async () => {
    const ana = await TestPlayer.guest(parlour.home, 'Ana');
    const bo = await TestPlayer.guest(parlour.home, 'Bo');
    const { game, place } = await ana.ask('invite', { terms: { ...TERMS, sides: 'bids' } });
    await bo.ask('join', { place });
    const gone = await fetch(`${parlour.home}/api/v1/data`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect(gone.status).toBe(200);
    expect((await bo.ask('games', {})).map((one) => one.game)).not.toContain(game);
  });
});

test('an order of another’s figure, place or game changes nothing', async () => {
  const table = await sitDown(parlour, { mission: 'decoy', players: 3 });
  await untilAsked(table, 'marines');
  const own = sayable(table.marines.table.update().offers).find(({ piece }) => piece >= 0)!;
  const second = table.players['marines-2']!;
  const order = { game: table.game, command: commandOf(own), key: newKey() };
  expect(await second.answer('say', { ...order, party: 'marines' })).toMatchObject({ fault: 'not-your-place' });
  expect(await second.answer('say', { ...order, party: 'marines-2' })).toHaveProperty('refused');
});
