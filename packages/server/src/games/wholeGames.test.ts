import { createHash } from 'node:crypto';
import { setupFromFile } from '@sensorium/content';
import { parseReplay, playReplay } from '@sensorium/engine';
import { commandOf, type Party } from '@sensorium/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picker } from '../../testing/picker.ts';
import { newKey, openParlour, sayAny, sayable, sitDown, type Parlour } from '../testing/parlour.ts';
import { TestPlayer } from '../testing/player.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
}, 60_000);
afterAll(() => parlour.server.stop());

const RESIGN = { do: 'resign', piece: -1, at: -1, how: 0, cp: 0 };

describe('whole games of protocol players', () => {
  test.each([
    ['first-steps', 2],
    ['decoy', 3],
  ] as const)(
    '%s, %i players: to the end, and the record plays again with the promised dice',
    async (mission, players) => {
      const table = await sitDown(parlour, { mission, players });
      const { dossier } = await table.aliens.open(table.game);
      const pick = picker(players);
      for (let i = 0; i < 200 && (await sayAny(table, parlour.time, pick)); i++);
      if (table.aliens.table.update().view.winner === 'none')
        await table.marines.ask('say', { game: table.game, party: 'marines', command: RESIGN, key: newKey() });
      await table.aliens.until(() => table.aliens.table.update().view.winner !== 'none');
      for (const player of Object.values(table.players)) {
        const { view, events } = player.table.update();
        const fresh = await player.ask('look', { game: table.game });
        expect([view, events, player.isMissing]).toEqual([fresh.view, fresh.events, false]);
      }
      const replay = parseReplay(await table.aliens.ask('replay', { game: table.game }));
      expect(
        createHash('sha256')
          .update(Buffer.from(String(replay.seed), 'hex'))
          .digest('hex'),
      ).toBe(dossier!.commitment);
      expect(playReplay(replay, setupFromFile).state.winner).toBe(table.aliens.table.update().view.winner);
      const key = String(replay.seed);
      for (const player of Object.values(table.players)) expect(player.wire.slice(0, -1).join()).not.toContain(key);
    },
    120_000,
  );
});

describe('connections that break', () => {
  test('who comes back catches up from his last number; an order sent twice is one; several devices see the same', async () => {
    const table = await sitDown(parlour);
    const { game, marines } = table;
    const pick = picker(5);
    for (let i = 0; i < 10; i++) await sayAny(table, parlour.time, pick);
    const phone = await TestPlayer.connect(parlour.home, marines.token);
    const since = marines.table.at;
    marines.close();
    const players = { ...table.players, marines: phone };
    await phone.open(game);
    for (let i = 0; i < 10; i++) await sayAny({ game, players }, parlour.time, pick);
    const back = await TestPlayer.connect(parlour.home, marines.token);
    const opened = await back.ask('open', { game, since });
    expect(opened.update!.events.length).toBeLessThan(phone.table.update().events.length);
    expect(opened.update!.view).toEqual(phone.table.update().view);
    while (sayable(phone.table.update().offers).length === 0 || phone.table.update().window !== null)
      await sayAny({ game, players }, parlour.time, pick);
    const command = commandOf(sayable(phone.table.update().offers)[0]!);
    const order = { game, party: 'marines' as Party, command, key: newKey() };
    const [one, other] = await Promise.all([phone.ask('say', order), back.ask('say', order)]);
    expect(one).toEqual(other);
  });

  test('a stopped server goes on from its log, with every key it has heard', async () => {
    const table = await sitDown(parlour);
    const { game, marines } = table;
    const pick = picker(6);
    while (sayable(marines.table.update().offers).length === 0) await sayAny(table, parlour.time, pick);
    const order = {
      game,
      party: 'marines' as Party,
      command: commandOf(sayable(marines.table.update().offers)[0]!),
      key: 'once',
    };
    const said = await marines.ask('say', order);
    await (await parlour.server.play()).shelf.drop(game);
    expect(await marines.ask('say', order)).toEqual(said);
    expect((await marines.ask('look', { game })).view).toEqual(marines.table.update().view);
    expect(await marines.answer('undo', { game, party: 'marines', key: newKey() })).toMatchObject({
      fault: 'not-now',
    });
  });

  test('C1.13  alone at the table one takes back one’s orders, but none that the other has seen', async () => {
    const table = await sitDown(parlour);
    const { game, marines, aliens } = table;
    const say = async () => {
      const { offers, at } = marines.table.update();
      const turn = sayable(offers).find(({ do: word }) => word === 'turn')!;
      await marines.ask('say', { game, party: 'marines', command: commandOf(turn), key: newKey() });
      await marines.until(() => marines.table.at > at);
    };
    const pick = picker(9);
    while (sayable(marines.table.update().offers).every(({ do: word }) => word !== 'turn'))
      await sayAny(table, parlour.time, pick);
    await say();
    await aliens.ask('close', { game });
    await say();
    expect((await marines.ask('look', { game })).undoable).toBe(1);
    const undone = await marines.ask('undo', { game, party: 'marines', key: newKey() });
    await marines.until(() => marines.table.at >= undone.at);
    expect((await marines.ask('look', { game })).undoable).toBe(0);
    expect(await marines.answer('undo', { game, party: 'marines', key: newKey() })).toMatchObject({ fault: 'not-now' });
  });
});

describe('onlookers', () => {
  test('what lies open, live: no secret of either side, no message of the players', async () => {
    const table = await sitDown(parlour, { watch: { kind: 'public' } });
    const guest = await TestPlayer.guest(parlour.home, 'Cy');
    const { update, talk } = await guest.open(table.game);
    expect([update!.offers, talk]).toEqual([[], []]);
    const pick = picker(3);
    for (let i = 0; i < 8; i++) await sayAny(table, parlour.time, pick);
    await table.marines.ask('talk', { game: table.game, text: 'between us' });
    await table.aliens.until(() => table.aliens.told.some(({ tell }) => tell === 'talk'));
    await guest.until(() => guest.table.at >= table.marines.table.at);
    expect(guest.table.update().view).toEqual((await guest.ask('look', { game: table.game })).view);
    expect(guest.wire.join()).not.toContain('between us');
    expect(guest.table.update().view.cpDrawn).toBe(-1);
  });

  test('everything, a turn later: nothing of this turn', async () => {
    const table = await sitDown(parlour, { mission: 'first-steps', watch: { kind: 'later', turns: 1 } });
    const guest = await TestPlayer.guest(parlour.home, 'Di');
    await guest.open(table.game);
    const pick = picker(4);
    const turn = () => table.marines.table.update().view.turn;
    for (let i = 0; i < 300 && turn() < 3 && (await sayAny(table, parlour.time, pick)); i++)
      expect(guest.table.update().view.turn).toBeLessThanOrEqual(Math.max(1, turn()));
    await guest.until(() => guest.table.update().view.turn >= turn());
    expect(guest.table.update().view.cpDrawn).toBeGreaterThanOrEqual(0);
    expect(guest.table.at).toBeLessThan(table.marines.table.at + 1);
  });
});
