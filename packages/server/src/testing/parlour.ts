/** Games of protocol players on a server with a time of its own. */
import { commandOf, type Offer, type Party } from '@sensorium/host';
import type { Terms } from '@sensorium/host/online';
import { FakeTime } from './fakeTime.ts';
import { TestPlayer } from './player.ts';
import { TERMS, startServer } from './trialServer.ts';
import type { GameServer, ServerSettings } from '../server.ts';

type Seated = Partial<Record<Party, TestPlayer>>;

export interface Parlour {
  readonly server: GameServer;
  readonly home: string;
  readonly time: FakeTime;
}

export const openParlour = async (settings: Partial<ServerSettings> = {}): Promise<Parlour> => {
  const time = new FakeTime();
  return { ...(await startServer({ timing: time, ...settings })), time };
};

export interface Sitting {
  readonly game: string;
  readonly players: Seated;
  readonly marines: TestPlayer;
  readonly aliens: TestPlayer;
}

/** The marines invite; everybody sits at the table. */
export const sitDown = async ({ home }: Pick<Parlour, 'home'>, terms: Partial<Terms> = {}): Promise<Sitting> => {
  const wanted = { ...TERMS, ...terms };
  const marines = await TestPlayer.guest(home, 'Ana');
  const { game, place } = await marines.ask('invite', { terms: wanted });
  const players: Seated = { marines };
  for (const party of wanted.players === 3 ? (['marines-2', 'aliens'] as const) : (['aliens'] as const)) {
    const player = await TestPlayer.guest(home, party);
    await player.ask('join', { place, party });
    players[party] = player;
  }
  for (const player of Object.values(players)) await player.open(game);
  return { game, players, marines, aliens: players.aliens! };
};

let keys = 0;
export const newKey = (): string => `k${keys++}`;

const GIVING_UP = new Set(['resign', 'agree-draw']);

export const sayable = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ do: word }) => !GIVING_UP.has(word));

/** Everybody at the table knows as much as the server has answered with. */
const caughtUp = async (players: Seated, at: number): Promise<void> => {
  for (const player of Object.values(players)) await player.until(() => player.table.at >= at);
};

/** One order of whoever is asked, any of his offers; an answer in the alien turn waits for its window. False when nobody is asked. */
export const sayAny = async (
  { game, players }: Pick<Sitting, 'game' | 'players'>,
  time: FakeTime,
  pick: (below: number) => number,
): Promise<boolean> => {
  const [anybody] = Object.values(players) as [TestPlayer];
  const { asked, window, at } = anybody.table.update();
  const party = asked.find((one) => sayable(players[one]?.table.update().offers ?? []).length > 0);
  if (party === undefined) return false;
  const player = players[party]!;
  const offers = sayable(player.table.update().offers);
  const said = offers[pick(offers.length)]!;
  if (window !== null && said.do === 'pass') {
    await time.pass(window.left ?? 0);
    await caughtUp(players, at + 1);
    return true;
  }
  const answer = await player.ask('say', { game, party, command: commandOf(said), key: newKey() });
  await caughtUp(players, answer.at);
  return true;
};
