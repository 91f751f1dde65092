/** The file of a run: one line a game, written as they come, and taken up again by `--resume`. A shard's begins with its order. */
import { closeSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import {
  formatHead,
  formatInvalid,
  formatRecord,
  gamesIn,
  parseRecords,
  type GameLine,
  type GameRecord,
  type RunPlan,
} from '@sensorium/lab';
import { readText as readFile } from '../terminal/disk.ts';
import { BadOrder } from './orders.ts';

type Played = NonNullable<RunPlan['played']>;

/** Some two hundred thousand games. */
const LONGEST_RUN = 100_000_000;

const tried = <T>(what: 'read' | 'write', path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new BadOrder(({ simulate }) => simulate.cannot[what](path, (error as Error).message));
  }
};

export const readText = (path: string): string =>
  tried('read', path, () => readFile(path, 'the file of a run', LONGEST_RUN));

export const readRun = (path: string): GameLine[] => parseRecords(path, readText(path));

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

  static begin(path: string, plan: RunPlan): RunFile {
    const file = new RunFile(path, 'w', []);
    if (plan.shard !== undefined) file.write(formatHead(plan, plan.shard));
    return file;
  }

  /** Goes on where the file ends; a last line that was not written to its end is played again. */
  static resume(path: string, plan: RunPlan): RunFile {
    tryToWrite(path);
    const text = readText(path);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '') return RunFile.begin(path, plan);
    const head = plan.shard === undefined ? '' : `${formatHead(plan, plan.shard)}\n`;
    if (!whole.startsWith(head)) throw new BadOrder(({ simulate }) => simulate.begunOtherwise(path));
    const played = gamesIn(path, whole.slice(head.length), plan, head === '' ? 0 : 1);
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
