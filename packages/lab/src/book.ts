/** S9.24: what is kept of runs for good: totals, what they were played with, and a hash of the run; no games. */
import { bothBehaviours } from './behaviour.ts';
import {
  REQUIRED,
  cellId,
  cellsOf,
  isMarine,
  listed,
  presentVersion,
  wantedCells,
  type CellName,
  type Rivals,
} from './grid.ts';
import type { Version } from './match.ts';
import { RecordError, cellName, pairUp, type GameLine } from './records.ts';
import { ENOUGH, bootstrap, type Interval, type Pairs } from './statistics.ts';
import { totalsOf, type Totals } from './summary.ts';
import { isSameVersion } from './version.ts';

/** The games of a cell with the seeds from 1 on. */
export interface Measurement extends CellName, Totals, Version {}

/** `first` and `second` are the pairs in which only that player did better; the version is that of both cells. */
export interface PairedMission extends Pairs, Version {
  readonly file?: string;
}

/** S9.18: two players on the same games. */
export interface Paired extends Rivals, Interval {
  readonly missions: readonly PairedMission[];
}

export interface Book {
  readonly measurements: readonly Measurement[];
  readonly paired: readonly Paired[];
}

/** What plays the games of a measurement. */
const COMMAND =
  'npx sensorium simulate --mission MISSION --marines MARINES --aliens ALIENS --games GAMES --seed 1 --out RUN.jsonl';

export const parseBook = (text: string): Book => JSON.parse(text) as Book;

const lines = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join(',\n');

/** A line a measurement, so that a diff shows what was measured anew. */
export const formatBook = ({ measurements, paired }: Book): string => {
  const contests = paired.map(({ missions, ...contest }) => {
    const head = JSON.stringify(contest).slice(0, -1);
    return `${head},"missions":[\n${lines(missions)}\n]}`;
  });
  return `{\n"command": ${JSON.stringify(COMMAND)},\n"measurements": [\n${lines(measurements)}\n],\n"paired": [\n${contests.join(',\n')}\n]\n}\n`;
};

/** Where its games would go otherwise now, or cannot be played any more. */
export const isOlder = (measurement: CellName & Version): boolean => {
  const present = presentVersion(measurement);
  return present === null || !isSameVersion(measurement, present);
};

const both = (first: Version, second: Version): Version => ({
  behaviour: bothBehaviours(first.behaviour, second.behaviour),
  scenario: [...new Set([first.scenario, second.scenario])].join(' '),
});

export const isOlderPair = (rivals: Rivals, mission: PairedMission): boolean => {
  const [first, second] = cellsOf(rivals, mission).map((cell) => presentVersion(cell) ?? undefined);
  return first === undefined || second === undefined || !isSameVersion(mission, both(first, second));
};

/** The games with seeds 1, 2, 3 … of each cell, as far as none is missing. */
const gamesOf = (all: readonly GameLine[]): Map<string, GameLine[]> => {
  const cells = new Map<string, GameLine[]>();
  for (const line of all.toSorted((a, b) => a.seed - b.seed)) {
    const id = cellId(line);
    const cell = cells.get(id) ?? [];
    if (line.seed === cell.length + 1) cells.set(id, [...cell, line]);
  }
  return cells;
};

/** A figure gives way to more games of the same version, or to enough of the present one (S9.17). */
const givesWay = (old: { readonly games: number } | undefined, isOld: boolean, games: number): boolean =>
  old === undefined || (isOld ? games >= Math.min(ENOUGH, old.games) : games > old.games);

const refuseOthers = (line: GameLine): void => {
  const present = presentVersion(line);
  if (present === null) throw new RecordError(`${cellName(line)}: there is no such mission`);
  if (!isSameVersion(line, present))
    throw new RecordError(
      `${cellName(line)} was played by another version (${line.behaviour ?? 'unknown'}; this is ${present.behaviour}), or the mission has changed`,
    );
};

const rounded = ({ milliseconds, ...totals }: Totals): Totals => {
  const round = (time: number): number => Number(time.toPrecision(2));
  return {
    ...totals,
    milliseconds:
      milliseconds === null ? null : { marines: round(milliseconds.marines), aliens: round(milliseconds.aliens) },
  };
};

const measurementOf = (games: readonly GameLine[]): Measurement => {
  const { mission, file, marines, aliens } = games[0]!;
  const cell = { mission, ...(file === undefined ? {} : { file }), marines, aliens };
  return { ...cell, ...rounded(totalsOf(games)), ...presentVersion(cell)! };
};

const measured = (old: readonly Measurement[], games: ReadonlyMap<string, readonly GameLine[]>): Measurement[] => {
  const all = new Map(old.map((measurement) => [cellId(measurement), measurement]));
  for (const [id, own] of games) {
    const known = all.get(id);
    if (givesWay(known, known !== undefined && isOlder(known), own.length)) all.set(id, measurementOf(own));
  }
  const order = new Map(wantedCells().map((cell, place) => [cellId(cell), place]));
  const place = (cell: CellName): number => order.get(cellId(cell)) ?? order.size;
  return [...all.values()].sort((a, b) => place(a) - place(b));
};

/** Pairs as the rivals see them: what the marines win less often is the aliens'. */
const pairedOn = (
  rivals: Rivals,
  cells: readonly [CellName, CellName],
  games: ReadonlyMap<string, readonly GameLine[]>,
): PairedMission | null => {
  const [a, b] = cells.map((cell) => games.get(cellId(cell)) ?? []);
  const [pairs] = pairUp(a!, b!);
  if (pairs === undefined) return null;
  const { first, second } = pairs;
  const { file } = cells[0];
  return {
    ...pairs,
    ...(file === undefined ? {} : { file }),
    ...(isMarine(rivals.first) ? {} : { first: second, second: first }),
    ...both(presentVersion(cells[0])!, presentVersion(cells[1])!),
  };
};

const pairedAnew = (
  old: Paired | undefined,
  { first, second, against }: Rivals,
  games: ReadonlyMap<string, readonly GameLine[]>,
): Paired[] => {
  const rivals = { first, second, against };
  const missions = listed().flatMap((mission) => {
    const known = old?.missions.find((one) => one.mission === mission.mission);
    const now = pairedOn(rivals, cellsOf(rivals, mission), games);
    if (now !== null && givesWay(known, known !== undefined && isOlderPair(rivals, known), now.games)) return [now];
    return known ?? [];
  });
  if (missions.length === 0) return [];
  const isSame = JSON.stringify(missions) === JSON.stringify(old?.missions);
  if (isSame) return [old!];
  const { low, high } = bootstrap(missions);
  return [{ ...rivals, low: Number(low.toFixed(5)), high: Number(high.toFixed(5)), missions }];
};

/** The book with the games of runs in it; those of another version than the present one are refused. */
export const entered = (book: Book, all: readonly GameLine[]): Book => {
  const games = gamesOf(all);
  for (const [first] of games.values()) refuseOthers(first!);
  return {
    measurements: measured(book.measurements, games),
    paired: REQUIRED.flatMap((rivals) => {
      const old = book.paired.find((one) => JSON.stringify(rivalsOf(one)) === JSON.stringify(rivalsOf(rivals)));
      return pairedAnew(old, rivals, games);
    }),
  };
};

const rivalsOf = ({ first, second, against }: Rivals): string[] => [first, second, against];
