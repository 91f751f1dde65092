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

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
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
const COUNTING =
  'let sum = 0; for (let i = 0; i < require("node:worker_threads").workerData; i++) sum = (sum * 31 + i) | 0;';
const COUNTS = 5e8;
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

/** How much faster two workers are than one by the clock on the wall: with games, and with counting and nothing else. */
export const speedUp = async (): Promise<{ games: number; counting: number }> => {
  const ratios = { games: [] as number[], counting: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    ratios.counting.push((await seconds(() => counted(1))) / (await seconds(() => counted(2))));
    ratios.games.push((await seconds(() => played(1))) / (await seconds(() => played(2))));
  }
  return { games: median(ratios.games), counting: median(ratios.counting) };
};
