/** Whole games between players that need no person (S9.23). */
import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { MISSIONS } from '@sensorium/content';
import { playGame, runGames, type Match } from '@sensorium/lab';
import { AUTOMATA } from '@sensorium/rules';
import { median } from './timing.ts';

const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;

/** One game after the other, each with the next seed. */
export const games = (marines: string, aliens: string): (() => number) => {
  const match: Match = { mission, marines, aliens };
  let seed = 0;
  return () => {
    playGame(match, ++seed);
    return 1;
  };
};

/** Marines against the automata on the missions of chapter M: the table of S9.23. */
const TABLE: readonly Match[] = MISSIONS.filter(({ origin }) => origin === 'codex').flatMap((played) =>
  AUTOMATA.map((aliens) => ({ mission: played, marines: 'marine-drill', aliens })),
);
const TABLE_GAMES = 400;
const WARM_UP = 5;
const SAMPLE = 10;

/** S9.23: minutes of CPU time for the whole table, by the first games of every cell. */
export const tableMinutes = (): number => {
  const playSeeds = (first: number, count: number): void => {
    for (let seed = first; seed < first + count; seed++) for (const match of TABLE) playGame(match, seed);
  };
  playSeeds(1, WARM_UP);
  const before = process.cpuUsage();
  playSeeds(1 + WARM_UP, SAMPLE);
  const { user, system } = process.cpuUsage(before);
  return (((user + system) / 1e6 / SAMPLE) * TABLE_GAMES) / 60;
};

export interface Spent {
  /** Milliseconds by the clock on the wall, and of CPU. */
  readonly wall: number;
  readonly cpu: number;
}

/** Long enough that what every thread loads and compiles for itself is a small part. */
export const CREW_GAMES = 1000;

/** Plays them; what the process has spent since it began. */
export const playInThreads = async (jobs: number): Promise<Spent> => {
  await runGames({
    matches: [{ mission, marines: 'marine-drill', aliens: 'diceroller-1' }],
    games: CREW_GAMES,
    seed: 1,
    jobs,
  });
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
};

/** In a process of its own: nothing is warm. */
const crew = (jobs: number): Promise<Spent> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('crew.ts', import.meta.url), [String(jobs)]);
    child.once('message', (spent: Spent) => resolve(spent));
    child.once('error', reject);
  });

/** Nothing but arithmetic: what the machine gives to workers that share nothing. */
const COUNTING = `
  const { workerData: count } = require('node:worker_threads');
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (Math.imul(sum, 31) + i) | 0;`;
const COUNTS = 4e9;
const counted = async (jobs: number): Promise<number> => {
  const start = performance.now();
  await Promise.all(
    Array.from(
      { length: jobs },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(COUNTING, { eval: true, workerData: COUNTS / jobs });
          worker.once('exit', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return performance.now() - start;
};

const ROUNDS = 3;

export interface SpeedUp {
  /** By the clock on the wall: counting and nothing else, and games. */
  readonly counting: number;
  readonly games: number;
  /** Milliseconds of CPU that the second thread needs beyond the games: to load, and for machine code of its own. */
  readonly threadCosts: number;
}

/** How much faster two threads are than one. */
export const speedUp = async (): Promise<SpeedUp> => {
  const rounds: SpeedUp[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const counts = { one: await counted(1), two: await counted(2) };
    const plays = { one: await crew(1), two: await crew(2) };
    rounds.push({
      counting: counts.one / counts.two,
      games: plays.one.wall / plays.two.wall,
      threadCosts: plays.two.cpu - plays.one.cpu,
    });
  }
  const middle = (value: (round: SpeedUp) => number): number => median(rounds.map(value));
  return {
    counting: middle((round) => round.counting),
    games: middle((round) => round.games),
    threadCosts: middle((round) => round.threadCosts),
  };
};
