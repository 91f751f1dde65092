import { hashText } from '@sensorium/engine';
import { cellsIn, missionNames, type GameLine } from './records.ts';
import { wilson, type Interval } from './statistics.ts';
import { TimeCounts } from './timeCounts.ts';

/** What games come to, in sums: all that is said of them follows from it. */
export interface Totals {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly turns: number;
  readonly losses: number;
  readonly kills: number;
  /** S9.22: games with contact, those of them within 20 turns, and the turns of first contact added up. */
  readonly met: number;
  readonly metSoon: number;
  readonly metTurns: number;
  /** S9.21: within which 95 % of the decisions were made, of the games that say it; null where none does. */
  readonly milliseconds: { readonly marines: number; readonly aliens: number } | null;
  /** S9.24: of the ends of the games, in their order. */
  readonly hash: string;
}

/** S9.21: what tables say of games. */
export interface Figures {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
  readonly draws: number;
  readonly unfinished: number;
  /** Means of a game. */
  readonly turns: number;
  readonly losses: number;
  readonly kills: number;
  /** S9.22: share of games with contact within 20 turns. */
  readonly contact: number;
  readonly milliseconds: Totals['milliseconds'];
  readonly hash: string;
}

/** One cell of the table: a mission and a pair of players. */
export interface Cell extends Figures {
  readonly mission: string;
  /** The mission as tables call it: with its file where another one has the same id. */
  readonly name: string;
  readonly marines: string;
  readonly aliens: string;
}

const CONTACT_BY = 20;

/** In the order in which the pairs first appear. */
export const summarize = (lines: readonly GameLine[]): Cell[] => {
  const nameOf = missionNames(lines);
  return [...cellsIn(lines).values()].map((cell) => {
    const { mission, marines, aliens } = cell[0]!;
    return { mission, name: nameOf(cell[0]!), marines, aliens, ...figuresOf(totalsOf(cell)) };
  });
};

const timesOf = (lines: readonly GameLine[]): Totals['milliseconds'] => {
  const timed = lines.filter(({ times }) => times !== undefined);
  if (timed.length === 0) return null;
  const counts = new TimeCounts();
  for (const { times } of timed) counts.merge(times!);
  return { marines: counts.percentile('marines', 0.95), aliens: counts.percentile('aliens', 0.95) };
};

export const totalsOf = (lines: readonly GameLine[]): Totals => {
  const sum = (value: (line: GameLine) => number): number => lines.reduce((total, line) => total + value(line), 0);
  const count = (isCounted: (line: GameLine) => boolean): number => lines.filter(isCounted).length;
  return {
    games: lines.length,
    wins: count(({ outcome }) => outcome === 'marines'),
    draws: count(({ outcome }) => outcome === 'draw'),
    unfinished: count(({ outcome }) => outcome === 'unfinished'),
    turns: sum(({ turns }) => turns),
    losses: sum(({ losses }) => losses),
    kills: sum(({ kills }) => kills),
    met: count(({ contact }) => contact > 0),
    metSoon: count(({ contact }) => contact > 0 && contact <= CONTACT_BY),
    metTurns: sum(({ contact }) => contact),
    milliseconds: timesOf(lines),
    hash: hashText(lines.map(({ hash }) => hash).join(' ')),
  };
};

export const figuresOf = (totals: Totals): Figures => {
  const { games, wins, draws, unfinished, turns, losses, kills, metSoon, milliseconds, hash } = totals;
  return {
    games,
    wins,
    rate: wins / games,
    interval: wilson(wins, games),
    draws,
    unfinished,
    turns: turns / games,
    losses: losses / games,
    kills: kills / games,
    contact: metSoon / games,
    milliseconds,
    hash,
  };
};
