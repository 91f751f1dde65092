/** Games that a script measures with and keeps in runs/ while they are of use: begun again, it goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import {
  formatRecord,
  gatherRuns,
  isSameVersion,
  measure,
  parseRecords,
  presentVersion,
  type CellName,
  type GameLine,
} from '@sensorium/lab';

export const linesIn = (file: string, text: string): GameLine[] =>
  gatherRuns([{ file, lines: parseRecords(file, text) }]);

/** The games at hand that the present version would still play; the others are of no use any more. */
export const atHand = (run: string): GameLine[] => {
  if (!existsSync(run)) return [];
  const text = readFileSync(run, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = linesIn(run, whole).filter((line) => isSameVersion(line, presentVersion(line) ?? {}));
  writeFileSync(run, lines.map((line) => `${formatRecord(line, line.times)}\n`).join(''));
  return lines;
};

/** Of the time given, which began with the program; the rest is for the tables. */
const SHARE = 0.95;

/** Until the time is over or somebody presses Ctrl-C; what has been played is kept. */
export const playFor = async (
  run: string,
  minutes: number,
  cells: readonly CellName[],
  lines: readonly GameLine[],
  onCell: (cell: CellName) => void = () => undefined,
): Promise<GameLine[]> => {
  const stopper = new AbortController();
  const stop = (): void => stopper.abort();
  const timer = setTimeout(stop, minutes * 60_000 * SHARE - performance.now());
  process.once('SIGINT', stop).once('SIGTERM', stop);
  mkdirSync(dirname(run), { recursive: true });
  try {
    return await measure(cells, lines, {
      jobs: availableParallelism(),
      signal: stopper.signal,
      onRecord: ({ deaths: _deaths, ...record }, times) => appendFileSync(run, `${formatRecord(record, times)}\n`),
      onCell,
    });
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
};
