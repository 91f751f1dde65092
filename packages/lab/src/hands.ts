/** Who plays the games of a run. */
import { Worker } from 'node:worker_threads';
import type { Match } from './match.ts';
import { playTasks, type PlayedTasks, type Task } from './tasks.ts';

export interface Hand {
  /** Answered by one call of `hear`; games given before are played first. */
  give(tasks: readonly Task[]): void;
  dismiss(): Promise<unknown>;
}

export interface Hearing {
  readonly hear: (hand: Hand, result: PlayedTasks) => void;
  readonly fail: (message: string) => void;
}

/** TypeScript sources cannot be the entry of a worker: there a line of JavaScript loads the loader first. */
const startWorker = (matches: readonly Match[]): Worker => {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new Worker(new URL('./worker.js', import.meta.url), { workerData: { matches } });
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return new Worker(`import(${loader}).then(({ register }) => { register(); return import(${entry}); });`, {
    eval: true,
    workerData: { matches },
    execArgv: ['--conditions=sensorium-source'],
  });
};

export const workerHand = (matches: readonly Match[], { hear, fail }: Hearing): Hand => {
  const worker = startWorker(matches);
  const hand: Hand = { give: (tasks) => worker.postMessage(tasks), dismiss: () => worker.terminate() };
  worker.on('message', (result: PlayedTasks) => hear(hand, result));
  worker.on('error', (error) => fail(error.message));
  return hand;
};

/** Plays in this thread: nothing is loaded and compiled a second time. Between portions the others are heard. */
export const ownHand = (matches: readonly Match[], { hear }: Hearing): Hand => {
  const portions: (readonly Task[])[] = [];
  let isDismissed = false;
  const play = (): void => {
    if (isDismissed) return;
    hear(hand, playTasks(matches, portions.shift()!));
  };
  const hand: Hand = {
    give: (tasks) => {
      portions.push(tasks);
      setImmediate(play);
    },
    dismiss: () => {
      isDismissed = true;
      return Promise.resolve();
    },
  };
  return hand;
};
