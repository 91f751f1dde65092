// npm run bench:server -- [--clients 1000] [--seconds 15] [--processes 1] [--pace 1]: protocol players on loopback, in processes of their own, against our server on
// PostgreSQL (with fsync) or, without its programs, the embedded database. With a pace every client gives an order a second; without, as fast as it is answered.
// Prints times from an order to its answer, orders a second, processor time of the servers for each, and memory.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { postgresPrograms, startPostgres } from '../packages/server/testing/postgres.ts';
import { ServerProcess, freePort } from '../packages/server/testing/serverProcess.ts';
import { LoadedGame, percentile } from './serverLoad.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    processes: { type: 'string', default: '1' },
    pace: { type: 'string', default: '1' },
    profile: { type: 'string' },
    crew: { type: 'string' },
  },
});
const [clients, seconds, processes, pace] = [
  Number(values.clients),
  Number(values.seconds),
  Number(values.processes),
  Number(values.pace),
];
const CREWS = 2;
const TICKS = 100;

/** Seconds of processor time of a process, by Linux. */
const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

interface Crew {
  readonly times: readonly number[];
  readonly faults: number;
}

const playAsCrew = async (homes: readonly string[]): Promise<void> => {
  const games: LoadedGame[] = [];
  for (let i = 0; i < clients / 2 / CREWS; i++) games.push(await LoadedGame.begin(homes, i));
  process.send!('ready');
  await new Promise((done) => process.once('message', done));
  const until = performance.now() + seconds * 1000;
  await Promise.all(games.map((game) => game.play(until, pace)));
  const told: Crew = {
    times: games.flatMap(({ times }) => times),
    faults: games.reduce((sum, { faults }) => sum + faults, 0),
  };
  process.send!(told, () => process.exit(0));
};

const main = async (): Promise<void> => {
  const postgres = postgresPrograms() === null ? null : await startPostgres();
  const database =
    postgres === null ? ['--data', `/tmp/sensorium-bench-${process.pid}`] : ['--database', postgres.address];
  const settings = [...database, '--max-per-address=100000', '--max-connections=100000', '--rate=100000', '--quiet'];
  const servers = await Promise.all(
    Array.from(
      { length: processes },
      async () =>
        new ServerProcess(
          await freePort(),
          settings,
          values.profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', values.profile],
        ),
    ),
  );
  for (const server of servers) await server.start();
  await Promise.all(servers.map(({ home }) => fetch(`${home}/api/v1/session`)));
  const empty = servers.map(({ pid }) => resident(pid));
  const homes = servers.map(({ home }) => home).join(',');
  const crews = Array.from({ length: CREWS }, () =>
    fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--crew', homes]),
  );
  await Promise.all(crews.map((crew) => new Promise((done) => crew.once('message', done))));
  await pause(500);
  const before = servers.map(({ pid }) => processorTime(pid));
  const full = servers.map(({ pid }) => resident(pid));
  const told = Promise.all(
    crews.map((crew) => new Promise<Crew>((done) => crew.once('message', (m) => done(m as Crew)))),
  );
  for (const crew of crews) crew.send('begin');
  const results = await told;
  const spent = servers.reduce((sum, { pid }, i) => sum + processorTime(pid) - before[i]!, 0);
  const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
  const games = clients / 2;
  console.log(
    JSON.stringify({
      database: postgres === null ? 'embedded' : 'PostgreSQL',
      processes,
      clients,
      games,
      pace,
      orders: times.length,
      'orders a second': Math.round(times.length / seconds),
      'p50 ms': percentile(times, 0.5),
      'p99 ms': percentile(times, 0.99),
      'server ms an order': Number(((spent * 1000) / times.length).toFixed(3)),
      'MB empty': Math.round(empty.reduce((a, b) => a + b, 0)),
      'MB with games': Math.round(full.reduce((a, b) => a + b, 0)),
      'kB a game with two connections': Math.round(
        ((full.reduce((a, b) => a + b, 0) - empty.reduce((a, b) => a + b, 0)) * 1024) / games,
      ),
      faults: results.reduce((sum, { faults }) => sum + faults, 0),
    }),
  );
  for (const server of servers) await server.kill('SIGTERM');
  postgres?.stop();
};

await (values.crew === undefined ? main() : playAsCrew(values.crew.split(',')));
