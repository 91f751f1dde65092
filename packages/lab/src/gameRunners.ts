/** Who plays the games of a run. */
import { Worker } from 'node:worker_threads';
import type { Match } from './match.ts';
import type { WorkerOrders } from './worker.ts';
import { playTasks, type PlayedTasks, type Task } from './tasks.ts';

export interface GameRunner {
  /** Answered by one call of `onPlayed`; games assigned before are played first. */
  assign(tasks: readonly Task[]): void;
  stop(): Promise<unknown>;
}

export interface RunnerEvents {
  readonly onPlayed: (runner: GameRunner, result: PlayedTasks) => void;
  readonly onFailure: (message: string) => void;
}

/** TypeScript sources cannot be the entry of a worker: there a line of JavaScript loads the loader first. */
const startWorker = (workerData: WorkerOrders): Worker => {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new Worker(new URL('./worker.js', import.meta.url), { workerData });
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return new Worker(`import(${loader}).then(({ register }) => { register(); return import(${entry}); });`, {
    eval: true,
    workerData,
    execArgv: ['--conditions=sensorium-source'],
  });
};

export const workerRunner = (
  { matches, extensions = [] }: Partial<WorkerOrders> & Pick<WorkerOrders, 'matches'>,
  { onPlayed, onFailure }: RunnerEvents,
): GameRunner => {
  const worker = startWorker({ matches, extensions });
  const runner: GameRunner = { assign: (tasks) => worker.postMessage(tasks), stop: () => worker.terminate() };
  worker.on('message', (result: PlayedTasks) => onPlayed(runner, result));
  worker.on('error', (error) => onFailure(error.message));
  return runner;
};

/** Plays in this thread: nothing is loaded and compiled a second time. Between portions the others are heard. */
export const localRunner = (matches: readonly Match[], { onPlayed }: RunnerEvents): GameRunner => {
  const portions: (readonly Task[])[] = [];
  let isStopped = false;
  const play = (): void => {
    if (isStopped) return;
    onPlayed(runner, playTasks(matches, portions.shift()!));
  };
  const runner: GameRunner = {
    assign: (tasks) => {
      portions.push(tasks);
      setImmediate(play);
    },
    stop: () => {
      isStopped = true;
      return Promise.resolve();
    },
  };
  return runner;
};
