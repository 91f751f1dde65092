/** What the lab has measured of a mission (S9.21), and what it says to somebody who is about to play it. */
import { otherSide, type Side } from '@sensorium/engine';
import { MEASURED } from './measured.generated.ts';

/** Games of one pair of players on one mission, and how many of them the marines won. */
export interface Measured {
  readonly mission: string;
  readonly marines: string;
  readonly aliens: string;
  readonly games: number;
  readonly wins: number;
  /** S9.17: the 95 % interval of the share the marines win. */
  readonly low: number;
  readonly high: number;
}

export interface Outlook {
  /** The program that played the side of the person who asks. */
  readonly standIn: string;
  readonly games: number;
  /** Of the games the stand-in won, and the interval of that share. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** From 1, mostly won, to 5, hardly ever. */
  readonly level: number;
}

/** The least share of games won for each level; below the last it is the fifth. */
const LEVELS = [0.6, 0.4, 0.2, 0.05];

export const levelOf = (share: number): number => {
  const place = LEVELS.findIndex((least) => share >= least);
  return place < 0 ? LEVELS.length + 1 : place + 1;
};

/**
 * How the best program fared on that side of the mission against this opponent: the one that surely wins most, by the
 * lower end of its interval. Null if nobody has played there.
 */
export const outlookFor = (
  mission: string,
  side: Side,
  opponent: string,
  measured: readonly Measured[] = MEASURED,
): Outlook | null =>
  measured
    .filter((row) => row.mission === mission && row[otherSide(side)] === opponent)
    .map((row) => outlookOf(row, side))
    .reduce<Outlook | null>((best, other) => (best === null || other.low > best.low ? other : best), null);

const outlookOf = (row: Measured, side: Side): Outlook => {
  const { games, wins, low, high } = row;
  const isMarines = side === 'marines';
  const share = isMarines ? wins / games : 1 - wins / games;
  return {
    standIn: row[side],
    games,
    share,
    low: isMarines ? low : 1 - high,
    high: isMarines ? high : 1 - low,
    level: levelOf(share),
  };
};

/** Of all games measured on these missions, the share the marines won; null where none was. */
export const marinesShare = (
  isWanted: (mission: string) => boolean,
  measured: readonly Measured[] = MEASURED,
): number | null => {
  const rows = measured.filter(({ mission }) => isWanted(mission));
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return games === 0 ? null : rows.reduce((sum, row) => sum + row.wins, 0) / games;
};
