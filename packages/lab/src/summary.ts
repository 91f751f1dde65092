import type { GameRecord } from './match.ts';
import { cellsIn, missionNames, type GameLine } from './records.ts';
import { wilson, type Interval } from './statistics.ts';
import { TimeCounts } from './timeCounts.ts';

/** S9.21: one cell of the table: a mission and a pair of players. */
export interface Cell {
  readonly mission: string;
  /** The mission as tables call it: with its file where another one has the same id. */
  readonly name: string;
  readonly marines: string;
  readonly aliens: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
  readonly draws: number;
  readonly unfinished: number;
  readonly turns: number;
  readonly losses: number;
  readonly kills: number;
  /** S9.22: share of games with contact within 20 turns. */
  readonly contact: number;
  /** S9.21: within which 95 % of the decisions were made, of the games that say it; null where none does. */
  readonly milliseconds: { readonly marines: number; readonly aliens: number } | null;
}

const CONTACT_BY = 20;

/** In the order in which the pairs first appear. */
export const summarize = (records: readonly GameLine[]): Cell[] => {
  const nameOf = missionNames(records);
  return [...cellsIn(records).values()].map((cell) => {
    const { mission, marines, aliens } = cell[0]!;
    return { mission, name: nameOf(cell[0]!), marines, aliens, ...sumUp(cell) };
  });
};

const timesOf = (records: readonly GameLine[]): Cell['milliseconds'] => {
  const timed = records.filter(({ times }) => times !== undefined);
  if (timed.length === 0) return null;
  const counts = new TimeCounts();
  for (const { times } of timed) counts.merge(times!);
  return { marines: counts.percentile('marines', 0.95), aliens: counts.percentile('aliens', 0.95) };
};

/** Games taken together, whatever cells they are of. */
export const sumUp = (records: readonly GameLine[]): Omit<Cell, 'mission' | 'name' | 'marines' | 'aliens'> => {
  const games = records.length;
  const mean = (value: (record: GameRecord) => number): number =>
    records.reduce((sum, record) => sum + value(record), 0) / games;
  const count = (isCounted: (record: GameRecord) => boolean): number => records.filter(isCounted).length;
  const wins = count(({ outcome }) => outcome === 'marines');
  return {
    games,
    wins,
    rate: wins / games,
    interval: wilson(wins, games),
    draws: count(({ outcome }) => outcome === 'draw'),
    unfinished: count(({ outcome }) => outcome === 'unfinished'),
    turns: mean(({ turns }) => turns),
    losses: mean(({ losses }) => losses),
    kills: mean(({ kills }) => kills),
    contact: count(({ contact }) => contact > 0 && contact <= CONTACT_BY) / games,
    milliseconds: timesOf(records),
  };
};
