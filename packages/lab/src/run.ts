import { Worker } from 'node:worker_threads';
import type { GameRecord, Match } from './match.ts';
import { TimeCounts } from './timeCounts.ts';
import type { FromWorker, Task } from './worker.ts';

export interface RunPlan {
  readonly matches: readonly Match[];
  /** Games of each match; game i of a match has seed `seed + i`. */
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
}

export interface RunWatch {
  /** In the order of the run, whatever worker was first. */
  readonly onRecord?: (record: GameRecord) => void;
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops handing out games and ends the workers. */
  readonly signal?: AbortSignal;
}

export interface RunResult {
  readonly records: readonly GameRecord[];
  readonly times: TimeCounts;
  readonly total: number;
  /** True if it was stopped before the last game. */
  readonly isPartial: boolean;
}

/** S9.14: an exception or an illegal answer: the whole run is void. */
export class InvalidRun extends Error {}

const tasksOf = ({ matches, games, seed }: RunPlan): Task[] =>
  matches.flatMap((_, match) =>
    Array.from({ length: games }, (__, i) => ({ index: match * games + i, match, seed: (seed + i) >>> 0 })),
  );

/** Small portions keep every core busy to the end and a stop quick; large ones save messages. */
const portionOf = (tasks: number, jobs: number): number => Math.max(1, Math.min(32, Math.floor(tasks / (jobs * 8))));

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

/** Plays every game of the plan on `jobs` workers. The records are the same whatever their number. */
export const runGames = (plan: RunPlan, watch: RunWatch = {}): Promise<RunResult> => {
  const tasks = tasksOf(plan);
  const jobs = Math.max(1, Math.min(plan.jobs, tasks.length));
  const portion = portionOf(tasks.length, jobs);
  const times = new TimeCounts();
  const records: GameRecord[] = [];
  const early = new Map<number, GameRecord>();
  let handedOut = 0;
  let done = 0;

  return new Promise((resolve, reject) => {
    const workers: Worker[] = [];
    let isOver = false;
    const stop = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      watch.signal?.removeEventListener('abort', abort);
      void Promise.all(workers.map((worker) => worker.terminate())).then(settle);
    };
    const finish = (): void =>
      stop(() => resolve({ records, times, total: tasks.length, isPartial: records.length < tasks.length }));
    const fail = (message: string): void => stop(() => reject(new InvalidRun(message)));
    const abort = (): void => finish();

    const receive = (record: GameRecord, index: number): void => {
      done += 1;
      early.set(index, record);
      for (let next = early.get(records.length); next !== undefined; next = early.get(records.length)) {
        early.delete(records.length);
        records.push(next);
        watch.onRecord?.(next);
      }
      watch.onProgress?.(done, tasks.length);
    };

    const feed = (worker: Worker): void => {
      if (done === tasks.length) finish();
      else if (handedOut < tasks.length && !isOver) {
        const share = tasks.slice(handedOut, handedOut + portion);
        handedOut += share.length;
        worker.postMessage(share);
      }
    };

    const hear = (worker: Worker, message: FromWorker): void => {
      if (isOver) return;
      if (message.is === 'played') receive(message.record, message.index);
      else if (message.is === 'failed') fail(`${nameOf(plan, tasks[message.index]!)}: ${message.message}`);
      else {
        times.merge(message.times);
        feed(worker);
      }
    };

    if (watch.signal?.aborted === true) {
      finish();
      return;
    }
    watch.signal?.addEventListener('abort', abort);
    for (let i = 0; i < jobs; i++) {
      const worker = startWorker(plan.matches);
      workers.push(worker);
      worker.on('message', (message: FromWorker) => hear(worker, message));
      worker.on('error', (error) => fail(error.message));
      feed(worker);
    }
  });
};

const nameOf = ({ matches }: RunPlan, { match, seed }: Task): string => {
  const { mission, marines, aliens } = matches[match]!;
  return `${mission.id}, ${marines} against ${aliens}, seed ${seed}`;
};
