import { playGame, type GameRecord, type Match } from './match.ts';
import { TimeCounts, type SparseTimes } from './timeCounts.ts';

/** One game of a run: its place in the run, the match, the seed. */
export interface Task {
  readonly index: number;
  readonly match: number;
  readonly seed: number;
}

/** A game, and how long its players thought; only the first is the same every time. */
export interface Played {
  readonly index: number;
  readonly record: GameRecord;
  readonly times: SparseTimes;
}

export interface PlayedTasks {
  readonly played: readonly Played[];
  /** S9.14: the game that could not be played, and why. */
  readonly failed: { readonly index: number; readonly message: string } | null;
  readonly milliseconds: number;
}

/** Plays the games one after the other, up to the first that is invalid. */
export const playTasks = (matches: readonly Match[], tasks: readonly Task[]): PlayedTasks => {
  const began = performance.now();
  const played: Played[] = [];
  let failed: PlayedTasks['failed'] = null;
  for (const { index, match, seed } of tasks) {
    const times = new TimeCounts();
    try {
      const { record } = playGame(matches[match]!, seed, { times });
      played.push({ index, record, times: times.sparse() });
    } catch (error) {
      failed = { index, message: error instanceof Error ? error.message : String(error) };
      break;
    }
  }
  return { played, failed, milliseconds: performance.now() - began };
};
