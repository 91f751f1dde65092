import { parentPort, workerData } from 'node:worker_threads';
import { playGame, type GameRecord, type Match } from './match.ts';
import { TimeCounts } from './timeCounts.ts';

/** One game of a run: its place in the run, the match, the seed. */
export interface Task {
  readonly index: number;
  readonly match: number;
  readonly seed: number;
}

export type FromWorker =
  | { readonly is: 'played'; readonly index: number; readonly record: GameRecord }
  | { readonly is: 'failed'; readonly index: number; readonly message: string }
  | { readonly is: 'finished'; readonly times: Pick<TimeCounts, 'bins' | 'most'> };

const { matches } = workerData as { readonly matches: readonly Match[] };

parentPort!.on('message', (tasks: readonly Task[]) => {
  const tell = (message: FromWorker): void => parentPort!.postMessage(message);
  const times = new TimeCounts();
  for (const { index, match, seed } of tasks) {
    try {
      tell({ is: 'played', index, record: playGame(matches[match]!, seed, { times }).record });
    } catch (error) {
      tell({ is: 'failed', index, message: error instanceof Error ? error.message : String(error) });
    }
  }
  tell({ is: 'finished', times: { bins: times.bins, most: times.most } });
});
