/** Whole games between players that need no person (S9.23). */
import { MISSIONS } from '@sensorium/content';
import { playGame, runGames, type Match } from '@sensorium/lab';
import { Worker } from 'node:worker_threads';
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

interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

const spentOn = async (work: () => Promise<unknown>): Promise<Spent> => {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
};

const GAMES = 200;
const played = (jobs: number): Promise<unknown> =>
  runGames({
    matches: [{ mission, marines: 'marine-drill', aliens: 'diceroller-1' }],
    games: GAMES,
    seed: 1,
    jobs,
  });

/** Nothing but arithmetic: what the machine gives to workers that share nothing. */
const COUNTING = `
  const { workerData: count } = require('node:worker_threads');
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (Math.imul(sum, 31) + i) | 0;`;
const COUNTS = 1e9;
const counted = (jobs: number): Promise<unknown> =>
  Promise.all(
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

const ROUNDS = 3;

export interface SpeedUp {
  /** By the clock on the wall: counting and nothing else, and games. */
  readonly counting: number;
  readonly games: number;
  /** CPU time of the same games on one worker over that on two: less than 1 by what each worker has to load and warm up. */
  readonly work: number;
}

/** How much faster two workers are than one. */
export const speedUp = async (): Promise<SpeedUp> => {
  const rounds: SpeedUp[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const counts = { one: await spentOn(() => counted(1)), two: await spentOn(() => counted(2)) };
    const plays = { one: await spentOn(() => played(1)), two: await spentOn(() => played(2)) };
    rounds.push({
      counting: counts.one.wall / counts.two.wall,
      games: plays.one.wall / plays.two.wall,
      work: plays.one.cpu / plays.two.cpu,
    });
  }
  return {
    counting: median(rounds.map((round) => round.counting)),
    games: median(rounds.map((round) => round.games)),
    work: median(rounds.map((round) => round.work)),
  };
};
