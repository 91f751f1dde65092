/** A game that belongs to something longer: played at the terminal and kept in the same file. */
import type { Replay } from '@sensorium/engine';
import { GameHost, openTable, resumeReplay, type ClockReading, type TablePlan } from '@sensorium/host';
import { anyKey } from '../commands/numbers.ts';
import type { Console } from '../terminal/console.ts';
import { tryToWriteWhole } from '../terminal/disk.ts';
import { inFile } from '../terminal/files.ts';
import { keepingOn } from '../terminal/keeping.ts';
import { openSession } from '../terminal/openSession.ts';
import { checkSeats } from '../terminal/seats.ts';
import { terminalWords, type Language } from '../terminalWords.ts';

export interface Surroundings {
  readonly file: string;
  /** The command that goes on with it. */
  readonly goOn: string;
  readonly console: Console;
  readonly language: Language;
  readonly plain: boolean;
}

export interface GameInHand {
  readonly plan: TablePlan;
  /** What has been played of it. */
  readonly game: Replay | null;
  /** C4.5: what was left of the turn. */
  readonly reading?: ClockReading;
  /** The whole file with the game as far as it has come. */
  readonly text: (game: Replay, reading: ClockReading | null) => string;
}

const now = (): number => performance.now();

const hostFor = (file: string, { game, plan, reading }: GameInHand): GameHost => {
  if (game === null) return openTable(plan, { now, drawSeed: anyKey });
  const table = inFile(`${file}: game`, () => resumeReplay(game));
  return new GameHost(
    { table, hasHistory: true, sides: plan.sides, clock: plan.clock, reading: reading ?? null },
    { now },
  );
};

/** Plays on until the game is over or left. */
export const playThrough = async (where: Surroundings, hand: GameInHand): Promise<GameHost> => {
  const host = hostFor(where.file, hand);
  checkSeats(host.sides, host.setup.scenario);
  const { language, plain, file, goOn } = where;
  const words = terminalWords(language);
  const write = (target: string): string | null =>
    tryToWriteWhole(target, hand.text(host.replay(), host.clock.reading), words);
  const { console, keep } = keepingOn(where.console, words, () => write(file));
  await openSession({ host, console, language, plain, keep, goOn, write }).run();
  return host;
};
