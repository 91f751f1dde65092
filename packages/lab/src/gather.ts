/** Runs put together for tables: every game once, every cell of one version. */
import { RecordError, cellKey, cellName, type GameLine } from './records.ts';

/** The lines of one run's file. */
export interface Run {
  readonly file: string;
  readonly lines: readonly GameLine[];
}

interface Place {
  readonly where: string;
  readonly line: GameLine;
}

/** S9.21: tables are of players with their own number of nodes and of the missions' own forces. */
const refuseUnusual = ({ nodes, force }: GameLine, where: string): void => {
  if (nodes !== undefined) throw new RecordError(`${where}: was played with --nodes ${nodes}`);
  if (force !== undefined) throw new RecordError(`${where}: was played with --force ${force}`);
};

const refuseMixture = (line: GameLine, where: string, first: Place): void => {
  if (line.code !== first.line.code || line.scenario !== first.line.scenario)
    throw new RecordError(
      `${where}: ${cellName(line)} was played by another version of players, rules or mission than in ${first.where}`,
    );
};

/** A game that two runs have played counts once; if it went differently, or a cell was played by two versions, nothing can be said. */
export const gatherRuns = (runs: readonly Run[]): GameLine[] => {
  const cells = new Map<string, Place>();
  const games = new Map<string, Place>();
  for (const { file, lines } of runs)
    lines.forEach((line, i) => {
      const where = `${file}:${i + 1}`;
      refuseUnusual(line, where);
      const cell = cellKey(line);
      const first = cells.get(cell);
      if (first === undefined) cells.set(cell, { where, line });
      else refuseMixture(line, where, first);
      const key = `${cell} ${line.seed}`;
      const same = games.get(key);
      if (same === undefined) games.set(key, { where, line });
      else if (same.line.hash !== line.hash)
        throw new RecordError(`${where}: ${cellName(line)}, seed ${line.seed}, ended otherwise in ${same.where}`);
    });
  return [...games.values()].map(({ line }) => line);
};
