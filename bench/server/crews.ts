/** Clients in processes of their own: they get ready, are told to begin, and say how long each order took. */
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile, processorTime, resident, rounded, sum, type Row } from './figures.ts';

export interface Load {
  readonly clients: number;
  readonly seconds: number;
  /** Orders a second of a client; 0: as fast as it is answered. */
  readonly pace: number;
}

/** What a crew needs to know; it is started with it as JSON. */
export interface CrewOrders extends Load {
  readonly play: 'sensorium' | 'boardgame.io' | 'colyseus';
  readonly homes: readonly string[];
  readonly games: number;
  /** Where rivals are installed. */
  readonly modules?: string;
}

export interface CrewReport {
  readonly times: readonly number[];
  readonly faults: number;
}

const CREWS = 2;
const CREW = fileURLToPath(new URL('./crew.ts', import.meta.url));

/** Plays against servers that run, and sums up what it cost them. */
export const measureLoad = async (
  load: Load,
  { pids, ...orders }: Pick<CrewOrders, 'play' | 'homes' | 'modules'> & { readonly pids: readonly number[] },
): Promise<Row> => {
  const empty = sum(pids.map(resident));
  const games = load.clients / 2;
  const wanted = JSON.stringify({ ...load, ...orders, games: Math.ceil(games / CREWS) } satisfies CrewOrders);
  const crews = Array.from({ length: CREWS }, () => fork(CREW, [wanted]));
  const next = <Message>(): Promise<Message[]> =>
    Promise.all(
      crews.map(
        (crew) =>
          new Promise<Message>((done, failed) => {
            crew.once('message', (message) => done(message as Message));
            crew.once('exit', (code) => failed(new Error(`a crew ended (${code})`)));
          }),
      ),
    );
  await next();
  await pause(500);
  const before = sum(pids.map(processorTime));
  const full = sum(pids.map(resident));
  const reports = next<CrewReport>();
  for (const crew of crews) crew.send('begin');
  const results = await reports;
  const spent = sum(pids.map(processorTime)) - before;
  const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
  return {
    clients: load.clients,
    games,
    pace: load.pace === 0 ? 'full' : load.pace,
    'orders/s': Math.round(times.length / load.seconds),
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'server ms/order': rounded((spent * 1000) / Math.max(1, times.length), 3),
    'kB/game with 2 connections': Math.round(((full - empty) * 1024) / games),
    faults: sum(results.map(({ faults }) => faults)),
  };
};
