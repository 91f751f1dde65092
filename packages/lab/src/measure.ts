/** Cells are played up to enough games (S9.17), one after the other, until somebody says stop. */
import { presentVersion, cellId, matchOf, type CellName } from './grid.ts';
import type { GameLine } from './records.ts';
import { runGames, type RunWatch } from './run.ts';
import { ENOUGH } from './statistics.ts';
import { NO_TIMES } from './timeCounts.ts';

export interface Measuring extends Pick<RunWatch, 'onRecord'> {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly onCell?: (cell: CellName) => void;
}

/** The games that were missing, with the seeds from 1 on; `atHand` are those of the present version that are there. */
export const measure = async (
  cells: readonly CellName[],
  atHand: readonly GameLine[],
  { jobs, signal, onRecord, onCell }: Measuring,
): Promise<GameLine[]> => {
  const all: GameLine[] = [];
  for (const cell of cells) {
    if (signal.aborted) break;
    onCell?.(cell);
    const own = atHand.filter((line) => cellId(line) === cellId(cell) && line.seed >= 1 && line.seed <= ENOUGH);
    const played = own.map(({ times = NO_TIMES, ...record }) => ({ index: record.seed - 1, record, times }));
    const matches = [{ ...matchOf(cell)!, version: presentVersion(cell)! }];
    const watch: RunWatch = { signal, ...(onRecord === undefined ? {} : { onRecord }) };
    const { lines } = await runGames({ matches, games: ENOUGH, seed: 1, jobs, played }, watch);
    all.push(...lines.filter(({ seed }) => !own.some((line) => line.seed === seed)));
  }
  return all;
};
