/** What games cost that nobody plays just now: in memory, put away, and after a restart. */
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf, type Party } from '@sensorium/host';
import type { ToldUpdate } from '@sensorium/host/online';
import { newSession } from '../../packages/server/src/testing/player.ts';
import { TERMS } from '../../packages/server/src/testing/trialServer.ts';
import type { Fleet } from './fleet.ts';
import { resident, rounded, sum, timed, type Row } from './figures.ts';
import { LightClient, chosen } from './loadedGame.ts';

/** A game of one person against himself on two devices would not do: two, known by their sessions. */
interface Pattern {
  readonly game: string;
  readonly orders: number;
  readonly token: string;
}

/** One game with so many orders, or as many as it lasts. */
export const playPattern = async (fleet: Fleet, orders: number): Promise<Pattern> => {
  const [home] = fleet.homes as [string];
  const tokens = await Promise.all(['Ana', 'Bo'].map((name) => newSession(home, name)));
  const [marines, aliens] = await Promise.all(tokens.map((token) => LightClient.connect(home, token)));
  const { game, place } = await marines!.answer<{ game: string; place: string }>('invite', {
    terms: { ...TERMS, mission: 'suicide-mission' },
  });
  await aliens!.answer('join', { place });
  const clients: Partial<Record<Party, LightClient>> = { marines: marines!, aliens: aliens! };
  for (const client of Object.values(clients))
    client.now = (await client.answer<{ update: ToldUpdate }>('open', { game })).update;
  let said = 0;
  while (said < orders) {
    const party = marines!.now!.asked[0];
    const client = party === undefined ? undefined : clients[party];
    const offer = chosen(client?.now?.offers ?? [], said);
    if (client === undefined || offer === undefined) break;
    await client.answer('say', { game, party, command: commandOf(offer), key: `k${said}` });
    said += 1;
    // The other hears of it a moment later.
    while (Object.values(clients).some(({ now }) => now!.at < said)) await pause(1);
  }
  for (const client of Object.values(clients)) client.close();
  return { game, orders: said, token: tokens[0]! };
};

/** So many games like it, with its whole log: of each only the name is another. */
export const multiply = (fleet: Fleet, { game }: Pattern, copies: number): Promise<void> =>
  fleet.withDatabase(async (database) => {
    const columns =
      'terms, scenario, dice, stage, turn, asked, winner, ended_by, ended_how, times, next, leg, wants_rematch, created, changed';
    const numbers = `generate_series(1, ${copies}) n`;
    await database.query(
      `insert into games (id, ${columns}) select 'copy-' || n, ${columns} from games, ${numbers} where id = $1 on conflict do nothing`,
      [game],
    );
    await database.query(
      `insert into seats (game, party, person) select 'copy-' || n, party, person from seats, ${numbers} where game = $1 on conflict do nothing`,
      [game],
    );
    await database.query(
      `insert into log (game, number, entry, key, at) select 'copy-' || n, number, entry, key, at from log, ${numbers} where game = $1 on conflict do nothing`,
      [game],
    );
    await database.query(
      `insert into snapshots (game, number, length, state) select 'copy-' || n, number, length, state from snapshots, ${numbers} where game = $1 on conflict do nothing`,
      [game],
    );
    await database.query('analyze');
  });

const lookAt = (client: LightClient, game: string, since: number): Promise<unknown> =>
  client.answer('look', { game, since });

/** Games in memory, nobody at the table. */
export const measureMemory = async (fleet: Fleet, { token, orders }: Pattern, games: number): Promise<Row> => {
  const client = await LightClient.connect(fleet.homes[0]!, token);
  await lookAt(client, 'copy-1', orders);
  const before = sum(fleet.pids.map(resident));
  const milliseconds = await timed(async () => {
    for (let n = 1; n <= games; n += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, games + 1 - n) }, (_, i) => lookAt(client, `copy-${n + i}`, orders)),
      );
  });
  await pause(2000);
  const after = sum(fleet.pids.map(resident));
  client.close();
  return {
    'live games': games,
    'MB without': Math.round(before),
    'MB with': Math.round(after),
    'kB/game': rounded(((after - before) * 1024) / games),
    'ms to bring one back': rounded(milliseconds / games, 2),
  };
};

/** First answers of games that were put away: the middle one of several. */
export const measureFirst = async (fleet: Fleet, { token, orders }: Pattern, isKept: boolean): Promise<Row> => {
  const client = await LightClient.connect(fleet.homes[0]!, token);
  await lookAt(client, 'copy-1', orders);
  const times: number[] = [];
  for (let n = 2; n < 13; n++) times.push(await timed(() => lookAt(client, `copy-${n}`, orders)));
  const whole = await timed(() => lookAt(client, 'copy-14', -1));
  client.close();
  times.sort((a, b) => a - b);
  return {
    from: isKept ? 'a position' : `${orders} orders`,
    'first answer ms': rounded(times[5]!, 2),
    'with all that has happened ms': rounded(whole, 2),
  };
};

/** From the start of the process to the first answer of a game. */
export const measureRestart = async (fleet: Fleet, { token, orders }: Pattern, games: number): Promise<Row> => {
  await fleet.stop();
  const milliseconds = await timed(async () => {
    await fleet.start(1);
    await lookAt(await LightClient.connect(fleet.homes[0]!, token), 'copy-3', orders);
  });
  return { 'stored games': games, 'restart to first answer ms': Math.round(milliseconds) };
};
