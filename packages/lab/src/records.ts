import { SIDES } from '@sensorium/engine';
import { OUTCOMES, type GameRecord } from './match.ts';
import type { Pairs } from './statistics.ts';
import type { SparseTimes } from './timeCounts.ts';

export class RecordError extends Error {}

/** A line of a run's file. Times are those of the machine it was played on. */
export interface GameLine extends GameRecord {
  readonly times?: SparseTimes;
}

export const formatRecord = (record: Omit<GameRecord, 'deaths'>, times?: SparseTimes): string =>
  JSON.stringify({ ...record, times });

/** S9.14: the last line of a run that is void: whoever reads the file must not take the games before it. */
export const formatInvalid = (why: string): string => JSON.stringify({ invalid: why });

const parseRecord = (line: string, where: string): GameLine => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RecordError(`${where}: not a line of a run (no JSON)`);
  }
  const record = value as (Partial<GameLine> & { readonly invalid?: string; readonly shard?: object }) | null;
  const isText = (field: unknown): boolean => typeof field === 'string';
  if (typeof record !== 'object' || record === null) throw new RecordError(`${where}: not a line of a run`);
  if (record.invalid !== undefined) throw new RecordError(`${where}: the run is invalid (S9.14): ${record.invalid}`);
  if (record.shard !== undefined)
    throw new RecordError(`${where}: a shard of a run: put the shards together first (simulate merge)`);
  for (const field of ['mission', 'marines', 'aliens', 'hash'] as const)
    if (!isText(record[field])) throw new RecordError(`${where}: '${field}' is missing`);
  for (const field of ['seed', 'turns', 'losses', 'kills'] as const)
    if (!Number.isInteger(record[field])) throw new RecordError(`${where}: '${field}' is not a number`);
  if (!OUTCOMES.includes(record.outcome!))
    throw new RecordError(`${where}: 'outcome' is one of ${OUTCOMES.join(', ')}`);
  if (record.times !== undefined && !isTimes(record.times))
    throw new RecordError(`${where}: 'times' are not those of the lab`);
  return { ...record, deaths: Array.isArray(record.deaths) ? record.deaths : [] } as GameLine;
};

const isTimes = (times: Partial<SparseTimes> | null): boolean =>
  typeof times === 'object' &&
  SIDES.every((side) => Array.isArray(times?.[side]?.bins) && Number.isFinite(times?.[side]?.most));

/** Every line of a run's file, of which so many lines were read before; an error names the file and the line. */
export const parseRecords = (file: string, text: string, before = 0): GameLine[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), where: `${file}:${before + index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, where }) => parseRecord(line, where));

/** What games of one cell have in common: a mission and a pair of players, and what they were ordered with. */
type Ordered = Pick<GameRecord, 'mission' | 'file' | 'force' | 'marines' | 'aliens' | 'nodes'>;

export const cellKey = ({ mission, file, force, marines, aliens, nodes }: Ordered): string =>
  JSON.stringify([mission, file ?? '', force ?? '', marines, aliens, nodes ?? 0]);

export const cellName = ({ mission, marines, aliens, force, nodes }: Ordered): string =>
  `${mission}, ${marines} against ${aliens}${force === undefined ? '' : ` with ${force}`}${nodes === undefined ? '' : ` and ${nodes} nodes`}`;

/** The games of each cell, in the order in which the cells first appear. */
export const cellsIn = <Line extends GameRecord>(lines: readonly Line[]): Map<string, Line[]> => {
  const cells = new Map<string, Line[]>();
  for (const line of lines) {
    const key = cellKey(line);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [line]);
    else cell.push(line);
  }
  return cells;
};

/** How to call a mission among these: by its id, and by its file too where another one has the same id. */
export const missionNames = (lines: readonly GameRecord[]): ((one: Pick<GameRecord, 'mission' | 'file'>) => string) => {
  const files = new Map<string, Set<string>>();
  for (const { mission, file = '' } of lines) {
    const known = files.get(mission);
    if (known === undefined) files.set(mission, new Set([file]));
    else known.add(file);
  }
  return ({ mission, file }) =>
    file === undefined || (files.get(mission)?.size ?? 0) < 2 ? mission : `${mission} (${file})`;
};

/** S9.16: the games two runs have in common, by mission and seed. */
export const pairUp = (first: readonly GameRecord[], second: readonly GameRecord[]): Pairs[] => {
  const key = ({ mission, seed }: GameRecord): string => `${mission} ${seed}`;
  const others = new Map(second.map((record) => [key(record), record]));
  const pairs = new Map<string, { mission: string; games: number; first: number; second: number }>();
  for (const record of first) {
    const other = others.get(key(record));
    if (other === undefined) continue;
    let pair = pairs.get(record.mission);
    if (pair === undefined)
      pairs.set(record.mission, (pair = { mission: record.mission, games: 0, first: 0, second: 0 }));
    const isWon = record.outcome === 'marines';
    pair.games += 1;
    if (isWon !== (other.outcome === 'marines')) pair[isWon ? 'first' : 'second'] += 1;
  }
  return [...pairs.values()];
};
