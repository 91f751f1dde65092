/** Runs put together for tables: every game once, every cell of one version. */
import { everyPlayer } from '@sensorium/players';
import { RecordError, cellKey, cellName, pairUp, type GameLine } from './records.ts';
import type { Pairs } from './statistics.ts';
import { isSameVersion } from './version.ts';

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
  if (!isSameVersion(line, first.line))
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

/** An automaton brings its rules with it: the mission as it is set up can be compared only where both games have the same. */
const moduleOf = ({ aliens }: GameLine): string | undefined => everyPlayer().find(({ id }) => id === aliens)?.module;

const ordersOf = ({ nodes, force }: GameLine): string => {
  const orders = [
    ...(nodes === undefined ? [] : [`--nodes ${nodes}`]),
    ...(force === undefined ? [] : [`--force ${force}`]),
  ];
  return orders.length === 0 ? 'neither --nodes nor --force' : orders.join(' ');
};

const unlikeness = (line: GameLine, other: GameLine): string | null => {
  if (ordersOf(line) !== ordersOf(other)) return `was played with ${ordersOf(line)}, but with ${ordersOf(other)}`;
  const isKnown = line.scenario !== undefined && other.scenario !== undefined && moduleOf(line) === moduleOf(other);
  return isKnown && line.scenario !== other.scenario ? 'is another version of the mission than' : null;
};

/** S9.16: two runs' games in pairs. Players may be of any version; a mission both have played must be the same. */
export const pairRuns = (first: Run, second: Run): Pairs[] => {
  const missions = new Map<string, Place>();
  for (const { file, lines } of [first, second])
    lines.forEach((line, i) => {
      const where = `${file}:${i + 1}`;
      const before = missions.get(line.mission);
      if (before === undefined) {
        missions.set(line.mission, { where, line });
        return;
      }
      const why = unlikeness(line, before.line);
      if (why !== null) throw new RecordError(`${where}: ${line.mission} ${why} in ${before.where}`);
    });
  return pairUp(first.lines, second.lines);
};
