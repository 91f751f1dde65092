import { parentPort, workerData } from 'node:worker_threads';
import type { Match } from './match.ts';
import { playTasks, type Task } from './tasks.ts';

const { matches } = workerData as { readonly matches: readonly Match[] };

parentPort!.on('message', (tasks: readonly Task[]) => parentPort!.postMessage(playTasks(matches, tasks)));
