import { parentPort, workerData } from 'node:worker_threads';
import type { Match } from './match.ts';
import { playTasks, type Task } from './tasks.ts';

export interface WorkerOrders {
  readonly matches: readonly Match[];
  /** Imported before anything is played. */
  readonly extensions: readonly string[];
}

const { matches, extensions } = workerData as WorkerOrders;
for (const extension of extensions) await import(extension);

parentPort!.on('message', (tasks: readonly Task[]) => parentPort!.postMessage(playTasks(matches, tasks)));
