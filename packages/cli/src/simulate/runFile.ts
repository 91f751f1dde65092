/** The file of a run: one line a game, written as they come, and taken up again by `--resume`. */
import { closeSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import {
  formatInvalid,
  formatRecord,
  gamesIn,
  parseRecords,
  type GameLine,
  type GameRecord,
  type RunPlan,
} from '@sensorium/lab';
import { readText } from '../terminal/disk.ts';
import { BadOrder } from './orders.ts';

type Played = NonNullable<RunPlan['played']>;

/** Some two hundred thousand games. */
const LONGEST_RUN = 100_000_000;

const tried = <T>(what: string, path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new BadOrder(`cannot ${what} '${path}': ${(error as Error).message}`);
  }
};

export const readRun = (path: string): GameLine[] =>
  parseRecords(
    path,
    tried('read', path, () => readText(path, 'the file of a run', LONGEST_RUN)),
  );

export const writeText = (path: string, text: string): void =>
  tried('write', path, () => {
    writeFileSync(path, text);
  });

/** Tried before the games are played, not after. */
export const tryToWrite = (path: string): void => closeSync(tried('write', path, () => openSync(path, 'a')));

export class RunFile {
  readonly played: Played;
  private readonly path: string;
  private readonly descriptor: number;

  private constructor(path: string, mode: 'a' | 'w', played: Played) {
    this.played = played;
    this.path = path;
    this.descriptor = tried('write', path, () => openSync(path, mode));
  }

  static begin(path: string): RunFile {
    return new RunFile(path, 'w', []);
  }

  /** Goes on where the file ends; a last line that was not written to its end is played again. */
  static resume(path: string, plan: RunPlan): RunFile {
    tryToWrite(path);
    const text = tried('read', path, () => readText(path, 'the file of a run', LONGEST_RUN));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const played = gamesIn(path, whole, plan);
    if (whole.length < text.length) tried('write', path, () => truncateSync(path, Buffer.byteLength(whole)));
    return new RunFile(path, 'a', played);
  }

  add(record: GameRecord, times: Parameters<typeof formatRecord>[1]): void {
    this.write(formatRecord(record, times));
  }

  /** S9.14. */
  invalidate(why: string): void {
    this.write(formatInvalid(why));
  }

  private write(line: string): void {
    tried('write', this.path, () => {
      writeFileSync(this.descriptor, `${line}\n`);
    });
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
