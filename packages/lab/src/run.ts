import { localRunner, workerRunner, type GameRunner } from './gameRunners.ts';
import { isQuick, type GameRecord, type Match } from './match.ts';
import { cellName, type GameLine } from './records.ts';
import type { Played, PlayedTasks, Task } from './tasks.ts';
import { TimeCounts, type SparseTimes } from './timeCounts.ts';

/** `missions`: all games of a match, then the next match; `seeds`: a game of every match, then the next seed. */
export const ORDERS = ['missions', 'seeds'] as const;
export type Order = (typeof ORDERS)[number];

/** A part of a run: the Kth of N. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

export interface RunPlan {
  readonly matches: readonly Match[];
  /** Games of each match; game i of a match has seed `seed + i`. */
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** `missions` if left out. */
  readonly order?: Order;
  /** The whole run if left out. */
  readonly shard?: Shard;
  /** Modules from outside, as URLs, that register the players and rules of the plan: every worker imports them first. */
  readonly extensions?: readonly string[];
  /** Games of the plan that are there already and not played again. */
  readonly played?: readonly Played[];
}

export interface RunWatch {
  /** Games played now, in the order of the run, whatever worker was first; a run that is stopped may leave gaps. */
  readonly onRecord?: (record: GameRecord, times: SparseTimes) => void;
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops handing out games and ends the workers. */
  readonly signal?: AbortSignal;
}

export interface RunResult {
  /** In the order of the run. */
  readonly records: readonly GameRecord[];
  /** The same with the times of their decisions. */
  readonly lines: readonly GameLine[];
  readonly times: TimeCounts;
  readonly total: number;
  /** True if it was stopped before the last game. */
  readonly isPartial: boolean;
}

/** S9.14: an exception or an illegal answer: the whole run is void. */
export class InvalidRun extends Error {}

interface Ordered extends Pick<RunPlan, 'games' | 'seed' | 'order' | 'shard'> {
  readonly matches: readonly unknown[];
}

/** Every game of the plan, in its order. */
export const tasksOf = ({ matches, games, seed, order, shard = WHOLE }: Ordered): Task[] => {
  const isBySeed = order === 'seeds';
  return Array.from({ length: matches.length * games }, (_, place) => {
    const match = isBySeed ? place % matches.length : Math.floor(place / games);
    const i = isBySeed ? Math.floor(place / matches.length) : place % games;
    return { match, seed: (seed + i) >>> 0 };
  })
    .filter((_, place) => place % shard.of === shard.number - 1)
    .map((task, index) => ({ index, ...task }));
};

const WHOLE: Shard = { number: 1, of: 1 };

/** Milliseconds of play in a portion: small portions keep every core busy to the end and a stop quick; large ones save messages. */
const PORTION = 100;
const LARGEST_PORTION = 64;
/** Portions of quick games a worker has before it, so that it never waits for the next. */
const AHEAD = 2;

/** Until so many milliseconds of play nothing is said of how long the rest takes: the first games are slow. */
const TRIAL = 500;
/**
 * What a worker costs before it plays as fast as the others, in milliseconds of CPU time: 300 to load, the rest for machine code,
 * which every thread compiles for itself. Less than that is played sooner without it.
 */
const WORKER_COSTS = 3000;

/** What a run has come to: which games are left, and which are played, reported in order. */
class Progress {
  readonly tasks: readonly Task[];
  private readonly left: readonly Task[];
  private readonly slots: (Played | undefined)[];
  private readonly watch: RunWatch;
  private handedOut = 0;
  private reported = 0;
  private done = 0;
  private spent = { games: 0, milliseconds: 0 };
  private last = { games: 0, milliseconds: 0 };

  constructor(plan: RunPlan, watch: RunWatch) {
    this.tasks = tasksOf(plan);
    this.watch = watch;
    this.slots = new Array<Played | undefined>(this.tasks.length).fill(undefined);
    for (const game of plan.played ?? []) this.slots[game.index] = game;
    this.left = this.tasks.filter(({ index }) => this.slots[index] === undefined);
    this.done = this.tasks.length - this.left.length;
  }

  get isDone(): boolean {
    return this.done === this.tasks.length;
  }

  get gamesLeft(): number {
    return this.left.length - this.handedOut;
  }

  /** Games that make up a portion, as far as is known. */
  private get wanted(): number {
    const { games, milliseconds } = this.spent;
    return games === 0 ? 0 : Math.floor((PORTION * games) / Math.max(milliseconds, 1));
  }

  /** Slow games are dealt one by one: a second one before a worker might have been played by another. */
  get ahead(): number {
    return this.wanted > 0 ? AHEAD : 1;
  }

  /** The next games for one of so many runners. */
  portion(runners: number): readonly Task[] {
    const share = Math.floor(this.gamesLeft / (runners * AHEAD * 2));
    const size = Math.max(1, Math.min(this.wanted, share, LARGEST_PORTION));
    const tasks = this.left.slice(this.handedOut, this.handedOut + size);
    this.handedOut += tasks.length;
    return tasks;
  }

  /** The games that are left take longer than another worker costs. */
  get isLong(): boolean {
    const { games, milliseconds } = this.last;
    return this.spent.milliseconds > TRIAL && (this.gamesLeft * milliseconds) / Math.max(1, games) > WORKER_COSTS;
  }

  receive({ played, milliseconds }: PlayedTasks): void {
    this.last = { games: played.length, milliseconds };
    this.spent = { games: this.spent.games + played.length, milliseconds: this.spent.milliseconds + milliseconds };
    for (const game of played) this.slots[game.index] = game;
    this.done += played.length;
    while (this.reported < this.left.length && this.slots[this.left[this.reported]!.index] !== undefined)
      this.report(this.left[this.reported++]!);
    this.watch.onProgress?.(this.done, this.tasks.length);
  }

  private report({ index }: Task): void {
    const game = this.slots[index];
    if (game !== undefined) this.watch.onRecord?.(game.record, game.times);
  }

  /** Games behind one that is still being played are kept too. */
  result(): RunResult {
    for (const task of this.left.slice(this.reported)) this.report(task);
    this.reported = this.left.length;
    const games = this.slots.filter((game) => game !== undefined);
    const times = new TimeCounts();
    for (const game of games) times.merge(game.times);
    const total = this.tasks.length;
    return {
      records: games.map(({ record }) => record),
      lines: games.map(({ record, times: own }) => ({ ...record, times: own })),
      times,
      total,
      isPartial: games.length < total,
    };
  }
}

/**
 * Plays every game of the plan in `jobs` threads. The records are the same whatever their number. Quick games are begun in this thread; workers
 * are started when there is enough to do for them.
 */
export const runGames = (plan: RunPlan, watch: RunWatch = {}): Promise<RunResult> => {
  const progress = new Progress(plan, watch);
  const jobs = Math.min(plan.jobs, progress.gamesLeft);

  return new Promise((resolve, reject) => {
    const runners: GameRunner[] = [];
    const before = new Map<GameRunner, number>();
    let isOver = false;
    const stop = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      watch.signal?.removeEventListener('abort', finish);
      void Promise.all(runners.map((runner) => runner.stop())).then(settle);
    };
    const finish = (): void => stop(() => resolve(progress.result()));
    const onFailure = (message: string): void => stop(() => reject(new InvalidRun(message)));

    const feed = (runner: GameRunner): void => {
      let portions = before.get(runner) ?? 0;
      for (; portions < progress.ahead && progress.gamesLeft > 0; portions++) runner.assign(progress.portion(jobs));
      before.set(runner, portions);
    };

    const onPlayed = (runner: GameRunner, result: PlayedTasks): void => {
      if (isOver) return;
      progress.receive(result);
      before.set(runner, before.get(runner)! - 1);
      if (isOver) return;
      if (result.failed !== null)
        onFailure(`${nameOf(plan, progress.tasks[result.failed.index]!)}: ${result.failed.message}`);
      else if (progress.isDone) finish();
      else {
        feed(runner);
        if (runners.length < jobs && progress.isLong) hire();
      }
    };

    const hire = (): void => {
      while (runners.length < jobs) {
        const worker = workerRunner(plan, { onPlayed, onFailure });
        runners.push(worker);
        feed(worker);
      }
    };

    if (watch.signal?.aborted === true || progress.isDone) {
      finish();
      return;
    }
    watch.signal?.addEventListener('abort', finish);
    // Searching players would keep this thread from hearing that it should stop.
    if (plan.matches.every(isQuick)) {
      const own = localRunner(plan.matches, { onPlayed, onFailure });
      runners.push(own);
      feed(own);
    } else hire();
  });
};

const nameOf = ({ matches }: RunPlan, { match, seed }: Task): string => {
  const played = matches[match]!;
  return `${cellName({ ...played, mission: played.mission.id })}, seed ${seed}`;
};
