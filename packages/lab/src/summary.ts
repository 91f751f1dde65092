import type { GameRecord } from './match.ts';
import { cellsIn, type GameLine } from './records.ts';
import { wilson, type Interval } from './statistics.ts';
import { TimeCounts } from './timeCounts.ts';

/** S9.21: one cell of the table: a mission and a pair of players. */
export interface Cell {
  readonly mission: string;
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
export const summarize = (records: readonly GameLine[]): Cell[] => [...cellsIn(records).values()].map(cellOf);

const timesOf = (records: readonly GameLine[]): Cell['milliseconds'] => {
  const timed = records.filter(({ times }) => times !== undefined);
  if (timed.length === 0) return null;
  const counts = new TimeCounts();
  for (const { times } of timed) counts.merge(times!);
  return { marines: counts.percentile('marines', 0.95), aliens: counts.percentile('aliens', 0.95) };
};

const cellOf = (records: readonly GameLine[]): Cell => {
  const games = records.length;
  const mean = (value: (record: GameRecord) => number): number =>
    records.reduce((sum, record) => sum + value(record), 0) / games;
  const count = (isCounted: (record: GameRecord) => boolean): number => records.filter(isCounted).length;
  const wins = count(({ outcome }) => outcome === 'marines');
  const { mission, marines, aliens } = records[0]!;
  return {
    mission,
    marines,
    aliens,
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
