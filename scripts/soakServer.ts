// npm run soak:server -- --kills 200 --games 50 --pairs 1000 --frames 100000 --minutes 60: servers are killed while games run, on the embedded database and on PostgreSQL with three
// processes; and pairs of worlds that differ in what is hidden are played over all missions and both sides. The status is 1 if an order was lost, a game
// stuck, or a byte told something. After so many minutes what is left is left out, and said.
import { parseArgs } from 'node:util';
import { MISSIONS } from '@sensorium/content';
import { SIDES } from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { SCENARIO_IDS } from '@sensorium/rules';
import { LIMITS } from '../packages/server/src/server.ts';
import { openParlour, sitDown } from '../packages/server/src/testing/parlour.ts';
import { newSession } from '../packages/server/src/testing/player.ts';
import { attack } from '../packages/server/testing/hostile.ts';
import { runKills, type KillSettings } from '../packages/server/testing/kills.ts';
import { playPair } from '../packages/server/testing/pairs.ts';
import { picker } from '../packages/server/testing/picker.ts';
import { postgresPrograms, startPostgres } from '../packages/server/testing/postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    games: { type: 'string', default: '50' },
    pairs: { type: 'string', default: '1000' },
    frames: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '120' },
  },
});
const numberOf = (name: keyof typeof values): number => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
  return value;
};
const [kills, games, pairs, seed] = [numberOf('kills'), numberOf('games'), numberOf('pairs'), numberOf('seed')];
const until = performance.now() + numberOf('minutes') * 60_000;
const isTime = (): boolean => performance.now() < until;
let failures = 0;

const kill = async (name: string, settings: Omit<KillSettings, 'games' | 'seed'>): Promise<void> => {
  const { lost, stuck, ...figures } = await runKills({ ...settings, games, seed, until });
  failures += lost.length + stuck;
  console.log(name, { ...figures, lost: lost.length, stuck });
  for (const line of lost.slice(0, 20)) console.log(line);
};

if (kills > 0 && isTime()) {
  await kill('embedded', { processes: 1, kills: Math.floor(kills / 2) });
  if (postgresPrograms() === null) console.log('There is no PostgreSQL server: nothing was killed on it.');
  else {
    const { address, stop } = await startPostgres();
    await kill('PostgreSQL, three processes', { database: address, processes: 3, kills: Math.ceil(kills / 2) });
    stop();
  }
}

const frames = numberOf('frames');
if (frames > 0 && isTime()) {
  const parlour = await openParlour({
    limits: { ...LIMITS, connectionsPerAddress: 1_000_000, rate: 100_000, burst: 100_000 },
  });
  const table = await sitDown(parlour);
  const before = JSON.stringify(await table.marines.ask('look', { game: table.game }));
  const token = await newSession(parlour.home, 'Mallory');
  const memory: number[] = [];
  let answered = 0;
  let sent = 0;
  for (; sent < frames && isTime(); sent += 300) {
    answered += await attack(parlour.home, token, table.game, 300, picker(seed + sent));
    if (sent % 30_000 === 0) {
      globalThis.gc?.();
      memory.push(Math.round(process.memoryUsage().heapUsed / 1e6));
    }
  }
  const isSame = JSON.stringify(await table.marines.ask('look', { game: table.game })) === before;
  if (!isSame) failures += 1;
  console.log('hostile frames', { wanted: frames, sent, answered, 'nothing changed': isSame, 'heap MB': memory });
  await parlour.server.stop();
}

const missions = [...MISSIONS, ...SCENARIO_IDS.map((id) => missionCalled(`generated:${id}:3`)!)];
const told = { pairs: 0, orders: 0, windows: 0, differing: 0 };
for (let i = 0; i < pairs && isTime(); i++) {
  const mission = missions[i % missions.length]!;
  const side = SIDES[Math.floor(i / missions.length) % 2]!;
  const { orders, windows, differs } = await playPair(mission, seed + i, side);
  told.pairs += 1;
  told.orders += orders;
  told.windows += windows;
  if (differs === null) continue;
  told.differing += 1;
  console.log(`${mission.id}, ${side}, seed ${seed + i}: ${differs.slice(0, 2000)}`);
}
failures += told.differing;
console.log('pairs of worlds', { wanted: pairs, ...told });
if (!isTime()) console.log('Time was over: what is missing was left out.');
process.exitCode = failures === 0 ? 0 : 1;
