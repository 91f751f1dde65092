/** What is kept of runs for good: enough for every table, and to go on with them elsewhere. */
import { missionCalled } from '@sensorium/expedition';
import { playGame, type GameRecord, type Match, type Version } from './match.ts';
import { cellKey, cellName, cellsIn, formatRecord, type GameLine } from './records.ts';
import { versionOf } from './version.ts';

/** How long players think is known after so many games of a cell. */
const TIMED = 20;

const withoutPlaces = ({ times: _times, deaths: _deaths, ...line }: GameLine): Omit<GameRecord, 'deaths'> => line;

/** The lines of a run without where pieces died, and with decision times for the first games of each cell only. */
export const keptText = (lines: readonly GameLine[]): string => {
  const timed = new Set([...cellsIn(lines).values()].flatMap((cell) => cell.slice(0, TIMED)));
  return lines
    .map((line) => `${formatRecord(withoutPlaces(line), timed.has(line) ? line.times : undefined)}\n`)
    .join('');
};

const matchOf = ({ mission: id, file, marines, aliens }: GameLine): Match | null => {
  const mission = missionCalled(file ?? id);
  return mission === null ? null : { mission, marines, aliens, ...(file === undefined ? {} : { file }) };
};

const versionThatAgrees = (cell: readonly GameLine[], count: number): Version | null => {
  const match = matchOf(cell[0]!);
  if (match === null) return null;
  const agrees = cell.slice(0, count).every(({ seed, hash }) => playGame(match, seed).record.hash === hash);
  return agrees ? versionOf(match) : null;
};

/**
 * S9.24: the first games of every cell, played again. Where they end as they did, the present version of rules and players
 * takes the cell over; where one ends otherwise, it is given up.
 */
export const playedAgain = (
  lines: readonly GameLine[],
  count: number,
): { readonly kept: GameLine[]; readonly givenUp: string[] } => {
  const cells = cellsIn(lines);
  const versions = new Map([...cells].map(([key, cell]) => [key, versionThatAgrees(cell, count)]));
  return {
    kept: lines.flatMap((line) => {
      const version = versions.get(cellKey(line)) ?? null;
      return version === null ? [] : [{ ...line, ...version }];
    }),
    givenUp: [...cells].filter(([key]) => versions.get(key) === null).map(([, cell]) => cellName(cell[0]!)),
  };
};
