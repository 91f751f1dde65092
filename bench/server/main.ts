// npm run bench:server -- [--only load,full,processes,stored,upkeep,rivals] [--seconds 10] [--minutes 20] [--clients 1000] [--stored 1000,10000,100000]
// [--processes 1,2,3] [--profile FOLDER]: protocol players on loopback, in processes of their own, against our server on PostgreSQL (with fsync) or, without its
// programs, the embedded database; then boardgame.io's server and Colyseus under the same load. Prints a table for each part; what is begun after so many minutes is left out.
import { parseArgs } from 'node:util';
import { measureLoad, type Load } from './crews.ts';
import type { Row } from './figures.ts';
import { Fleet } from './fleet.ts';
import { colyseusModules, startBoardgame, startColyseus, type Rival } from './rivalServers.ts';
import { measureFirst, measureMemory, measureRestart, multiply, playPattern } from './upkeep.ts';

const PARTS = ['load', 'full', 'processes', 'stored', 'upkeep', 'rivals'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '20' },
    clients: { type: 'string', default: '1000' },
    live: { type: 'string', default: '10000' },
    stored: { type: 'string', default: '1000,10000,100000' },
    processes: { type: 'string', default: '1,2,3' },
    profile: { type: 'string' },
  },
});
const listed = (text: string): number[] => text.split(',').map(Number);
const [seconds, clients, live] = [Number(values.seconds), Number(values.clients), Number(values.live)];
const until = performance.now() + Number(values.minutes) * 60_000;
const nodeSettings = values.profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', values.profile];
const PACED: Load = { clients, seconds, pace: 1 };
const FULL: Load = { clients: Math.min(clients, 200), seconds, pace: 0 };
const LONG_GAME = 2000;
const STORED_GAME = 20;

const print = (title: string, rows: readonly Row[]): void => {
  console.log(`\n${title}`);
  console.table(rows);
};

/** Opens a fleet for one part; rows come as they are measured, until time is over. */
const withFleet = async (
  title: string,
  act: (fleet: Fleet, tell: (row: Row) => boolean) => Promise<void>,
): Promise<void> => {
  const fleet = await Fleet.open(nodeSettings);
  const rows: Row[] = [];
  try {
    await act(fleet, (row) => {
      rows.push(row);
      return performance.now() < until;
    });
  } finally {
    print(`${title} (${fleet.kind})`, rows);
    await fleet.end();
  }
};

const ours = (fleet: Fleet, load: Load): Promise<Row> =>
  measureLoad(load, { play: 'sensorium', homes: fleet.homes, pids: fleet.pids });

const loaded = (title: string, load: Load): Promise<void> =>
  withFleet(title, async (fleet, tell) => {
    await fleet.start();
    tell(await ours(fleet, load));
  });

const byProcesses = (): Promise<void> =>
  withFleet('One, two and three processes', async (fleet, tell) => {
    for (const processes of listed(values.processes)) {
      await fleet.start(processes);
      const row = await ours(fleet, FULL);
      await fleet.stop();
      if (!tell({ processes, ...row })) break;
    }
  });

const byStored = (): Promise<void> =>
  withFleet('With games in the database', async (fleet, tell) => {
    await fleet.start();
    const pattern = await playPattern(fleet, STORED_GAME);
    for (const games of listed(values.stored)) {
      await fleet.stop();
      await multiply(fleet, pattern, games);
      await fleet.start();
      if (!tell({ 'stored games': games, ...(await ours(fleet, FULL)) })) break;
    }
  });

const upkeep = async (): Promise<void> => {
  await withFleet('A game that was put away', async (fleet, tell) => {
    await fleet.start();
    const pattern = await playPattern(fleet, LONG_GAME);
    for (const isKept of [true, false]) {
      await fleet.stop();
      if (!isKept) await fleet.withDatabase(async (database) => void (await database.query('delete from snapshots')));
      await multiply(fleet, pattern, 20);
      if (!isKept) await fleet.withDatabase(async (database) => void (await database.query('delete from snapshots')));
      await fleet.start();
      if (!tell(await measureFirst(fleet, pattern, isKept))) break;
    }
  });
  await withFleet('Games in memory, and a restart', async (fleet, tell) => {
    await fleet.start();
    const pattern = await playPattern(fleet, STORED_GAME);
    await fleet.stop();
    await multiply(fleet, pattern, live);
    await fleet.start();
    if (tell(await measureMemory(fleet, pattern, live))) tell(await measureRestart(fleet, pattern, live));
  });
};

const rivals = async (): Promise<void> => {
  const rows: Row[] = [];
  const measure = async (name: 'boardgame.io' | 'colyseus', rival: Rival, modules?: string): Promise<void> => {
    const told = { homes: [rival.home], pids: [rival.process.pid!], ...(modules === undefined ? {} : { modules }) };
    for (const load of [PACED, FULL])
      if (performance.now() < until)
        rows.push({ server: `${name}, in memory`, ...(await measureLoad(load, { play: name, ...told })) });
    rival.process.kill();
  };
  await measure('boardgame.io', await startBoardgame());
  const modules = colyseusModules();
  if (modules === null) console.log('Colyseus could not be installed: it is left out.');
  else await measure('colyseus', await startColyseus(modules), modules);
  print('Others, which keep nothing', rows);
};

const RUNS: Record<Part, () => Promise<void>> = {
  load: () => loaded('An order a second of every client', PACED),
  full: () => loaded('As fast as it is answered', FULL),
  processes: byProcesses,
  stored: byStored,
  upkeep,
  rivals,
};

for (const part of values.only.split(',')) {
  const run = RUNS[part as Part];
  if (run === undefined) throw new Error(`--only: one of ${PARTS.join(', ')}`);
  if (performance.now() < until) await run();
  else console.log(`${part}: left out, time is over`);
}
