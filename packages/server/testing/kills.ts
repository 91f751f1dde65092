/**
 * Nothing lost: servers are killed at random moments while games run. Afterwards every order that was acknowledged must be in the log, once, under the
 * number it was acknowledged with, and every game must go on.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf, type Party } from '@sensorium/host';
import { openDatabase } from '../src/storage/open.ts';
import { TestPlayer, newSession } from '../src/testing/player.ts';
import { newKey, sayable } from '../src/testing/parlour.ts';
import { TERMS } from '../src/testing/trialServer.ts';
import { freshData } from '../src/testing/freshData.ts';
import { picker } from './picker.ts';
import { ServerProcess, freePort } from './serverProcess.ts';

/** Games that are begun together. */
const AT_ONCE = 10;

type Pick = (below: number) => number;

export interface KillSettings {
  /** `postgres://…`; the embedded database where there is none. */
  readonly database?: string;
  readonly processes: number;
  readonly games: number;
  readonly kills: number;
  readonly seed: number;
  /** No further kills after that moment (of `performance.now`). */
  readonly until?: number;
  /** Killed with this; `SIGTERM` for a rolling restart. */
  readonly signal?: NodeJS.Signals;
}

export interface KillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly lost: readonly string[];
  /** Games that did not go on after the last kill. */
  readonly stuck: number;
  /** Milliseconds from a kill until the last of the games that went on, at most. */
  readonly longestPause: number;
}

interface Acknowledged {
  readonly game: string;
  readonly key: string;
  readonly at: number;
}

/** A player who never gives up: he connects again, to whichever server answers, and sends his order again with its key. */
class Sturdy {
  readonly said: Acknowledged[] = [];
  lastAt = 0;
  private readonly homes: () => readonly string[];
  private readonly token: string;
  private readonly game: string;
  private readonly party: Party;
  private readonly pick: Pick;
  private player: TestPlayer | null = null;
  private isStopped = false;

  constructor(homes: () => readonly string[], token: string, game: string, party: Party, pick: Pick) {
    this.homes = homes;
    this.token = token;
    this.game = game;
    this.party = party;
    this.pick = pick;
  }

  stop(): void {
    this.isStopped = true;
    this.player?.close();
  }

  get isOver(): boolean {
    return this.player !== null && this.player.table.at >= 0 && this.player.table.update().view.winner !== 'none';
  }

  async play(): Promise<void> {
    while (!this.isStopped) {
      try {
        const player = await this.connected();
        if (this.isOver) return;
        await this.order(player);
      } catch {
        this.player?.socket.terminate();
        this.player = null;
        await pause(50);
      }
    }
  }

  private async connected(): Promise<TestPlayer> {
    if (this.player !== null && this.player.socket.readyState === this.player.socket.OPEN) {
      if (!this.isBehind(this.player)) return this.player;
      await this.orLost(this.player, this.player.open(this.game));
      this.player.isMissing = false;
      this.player.told.length = 0;
      return this.player;
    }
    const homes = this.homes();
    const player = await TestPlayer.connect(homes[this.pick(homes.length)]!, this.token);
    this.player = player;
    await this.orLost(player, player.open(this.game));
    return player;
  }

  private isBehind(player: TestPlayer): boolean {
    return player.isMissing || player.told.some(({ tell }) => tell === 'stage');
  }

  /** Throws where the connection is gone first, or nothing comes. */
  private orLost<Result>(player: TestPlayer, wanted: Promise<Result>): Promise<Result> {
    const gone = player.closed.then(() => Promise.reject(new Error('gone')));
    return Promise.race([wanted, gone, pause(8000).then(() => Promise.reject(new Error('nothing came')))]);
  }

  private async order(player: TestPlayer): Promise<void> {
    const { offers, asked, at } = player.table.update();
    const own = sayable(offers);
    if (!asked.includes(this.party) || own.length === 0) {
      await Promise.race([
        player.until(() => player.table.at > at || this.isBehind(player)),
        player.closed,
        pause(500),
      ]);
      return;
    }
    await this.say(newKey(), commandOf(own[this.pick(own.length)]!), at);
  }

  private async say(key: string, command: ReturnType<typeof commandOf>, at: number): Promise<void> {
    for (let tries = 0; !this.isStopped && tries < 200; tries++) {
      try {
        const player = await this.connected();
        const order = { game: this.game, party: this.party, command, key, at };
        const answer = await this.orLost(player, player.answer('say', order));
        if ('answer' in answer) {
          const told = answer.answer as { at: number };
          this.said.push({ game: this.game, key, at: told.at });
          this.lastAt = performance.now();
        }
        if (!('fault' in answer) || answer.fault !== 'try-again') return;
      } catch {
        this.player?.socket.terminate();
        this.player = null;
      }
      await pause(30 + this.pick(50));
    }
  }
}

const startGame = async (homes: () => readonly string[], pick: Pick): Promise<Sturdy[]> => {
  const [home] = homes() as [string];
  const tokens = await Promise.all(['Ana', 'Bo'].map((name) => newSession(home, name)));
  const ana = await TestPlayer.connect(home, tokens[0]!);
  const { game, place } = await ana.ask('invite', { terms: { ...TERMS, mission: 'first-steps' } });
  const bo = await TestPlayer.connect(home, tokens[1]!);
  await bo.ask('join', { place });
  ana.close();
  bo.close();
  return (['marines', 'aliens'] as const).map(
    (party, i) => new Sturdy(homes, tokens[i]!, game, party, picker(pick(1_000_000))),
  );
};

/** Orders that were acknowledged and are not in the log as they were. */
const missing = async (
  settings: { database?: string; data: string },
  said: readonly Acknowledged[],
): Promise<{ lost: string[]; stored: number }> => {
  const database = await openDatabase(settings);
  const rows = await database.query<{ game: string; key: string | null; number: number }>(
    'select game, key, number from log order by game, number',
  );
  await database.close();
  const numbers = new Map(rows.map(({ game, key, number }) => [`${game} ${key?.split(' ').at(-1)}`, number]));
  const lost = said
    .filter(({ game, key, at }) => numbers.get(`${game} ${key}`) !== at)
    .map(({ game, key, at }) => `${game}: order ${key} was acknowledged as ${at}, is ${numbers.get(`${game} ${key}`)}`);
  const gaps = rows.filter(
    ({ game, number }, i) => number !== (rows[i - 1]?.game === game ? rows[i - 1]!.number + 1 : 1),
  );
  return {
    lost: [...lost, ...gaps.map(({ game, number }) => `${game}: no order before ${number}`)],
    stored: rows.length,
  };
};

export const runKills = async ({
  database,
  processes,
  games,
  kills,
  seed,
  until = Number.POSITIVE_INFINITY,
  signal = 'SIGKILL',
}: KillSettings): Promise<KillFigures> => {
  const pick = picker(seed);
  const data = database === undefined ? await freshData() : '';
  const settings = [
    ...(database === undefined ? ['--data', data] : ['--database', database]),
    '--max-per-address=20000',
    '--rate=10000',
    '--max-games=1000',
    '--quiet',
  ];
  const servers = await Promise.all(
    Array.from({ length: processes }, async () => new ServerProcess(await freePort(), settings)),
  );
  await Promise.all(servers.map((server) => server.start()));
  const homes = (): readonly string[] => {
    const running = servers.filter(({ isRunning }) => isRunning);
    return (running.length > 0 ? running : servers).map(({ home }) => home);
  };
  const tables = [];
  for (let i = 0; i < games; i += AT_ONCE)
    tables.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - i) }, () => startGame(homes, pick)))),
    );
  const playing = tables.flat().map((player) => player.play());
  let longestPause = 0;
  let killings = 0;
  for (; killings < kills && performance.now() < until; killings++) {
    await untilPlayed(tables);
    await pause(pick(600));
    const server = servers[pick(servers.length)]!;
    const killed = performance.now();
    await server.kill(signal);
    await server.start();
    // Now and then the next kill waits until all have gone on; else it may come before the games of the last have moved.
    if (processes > 1 && killings % 3 === 0) longestPause = Math.max(longestPause, await goneOn(tables, killed));
  }
  const killed = performance.now();
  const wait = Date.now() + 30_000;
  while (stuckSince(tables, killed) > 0 && Date.now() < wait) await pause(100);
  const stuck = stuckSince(tables, killed);
  for (const player of tables.flat()) player.stop();
  await Promise.all(playing);
  for (const server of servers) await server.kill('SIGTERM');
  const said = tables.flat().flatMap((player) => player.said);
  const found = await missing({ ...(database === undefined ? {} : { database }), data }, said);
  return { kills: killings, acknowledged: said.length, ...found, stuck, longestPause: Math.round(longestPause) };
};

/** Until there is something to lose. */
const untilPlayed = async (tables: readonly (readonly Sturdy[])[]): Promise<void> => {
  const count = (): number => tables.flat().reduce((sum, { said }) => sum + said.length, 0);
  const [before, until] = [count(), performance.now() + 5000];
  while (count() < before + tables.length && performance.now() < until) await pause(10);
};

const stuckSince = (tables: readonly (readonly Sturdy[])[], since: number): number =>
  tables.filter((players) => !players.some((player) => player.isOver || player.lastAt > since)).length;

/** How long after a kill the last game had gone on; looked at for a few seconds. */
const goneOn = async (tables: readonly (readonly Sturdy[])[], killed: number): Promise<number> => {
  const until = performance.now() + 10_000;
  while (stuckSince(tables, killed) > 0 && performance.now() < until) await pause(20);
  return performance.now() - killed;
};
