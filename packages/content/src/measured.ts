/** What the lab has measured of a mission (S9.21), and what it says to somebody who is about to play it. */
import { otherSide, type Side } from '@sensorium/engine';
import { MEASURED } from './measured.generated.ts';
import { measuredIds } from './measuredMissions.ts';

/** S9.17: what a side won, and the 95 % interval of that share. */
interface Won {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/** Games of one pair of players on one mission. Draws and unfinished games (S9.14) are won by nobody. */
export interface Measured {
  readonly mission: string;
  readonly marines: string;
  readonly aliens: string;
  readonly games: number;
  readonly won: Readonly<Record<Side, Won>>;
  /** S9.24: with an earlier version of rules, players or mission. */
  readonly isOlder?: true;
}

export interface Outlook {
  /** The program that played the side of the person who asks. */
  readonly standIn: string;
  readonly games: number;
  /** Of the games the stand-in won, and the interval of that share. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Of the games nobody won. */
  readonly undecided: number;
  /** S9.24: as the programs or the rules were before. */
  readonly isOlder: boolean;
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
  const { games, won, isOlder = false } = row;
  const { wins, low, high } = won[side];
  const share = wins / games;
  const undecided = 1 - (won.marines.wins + won.aliens.wins) / games;
  return { standIn: row[side], games, share, low, high, undecided, isOlder, level: levelOf(share) };
};

/** Of all games measured on these missions, the share the marines won; null where none was. */
export const marinesShare = (
  isWanted: (mission: string) => boolean,
  measured: readonly Measured[] = MEASURED,
): number | null => {
  const rows = measured.filter(({ mission }) => isWanted(mission));
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return games === 0 ? null : rows.reduce((sum, row) => sum + row.won.marines.wins, 0) / games;
};

/** Whose games say how strong the aliens are, the stronger first (S9.20). */
const YARDSTICKS = ['marine-captain', 'marine-drill'];

/** The share the marines won there against each alien player; shares of one marine player only can be compared. */
type Shares = ReadonlyMap<string, number>;

/** Of the marine player who has met most of the alien players there. */
const sharesOn = (mission: string, measured: readonly Measured[]): Shares =>
  YARDSTICKS.map((marines) => {
    const rows = measured.filter((row) => row.mission === mission && row.marines === marines);
    return new Map(rows.map(({ aliens, won, games }) => [aliens, won.marines.wins / games]));
  }).reduce((most, other) => (other.size > most.size ? other : most));

/** S9.15: the mean over the missions of the list, of equal weight, on which everybody who was met at all was met. */
const usualShares = (measured: readonly Measured[]): Shares => {
  const met = measuredIds().map((mission) => sharesOn(mission, measured));
  const everybody = [...new Set(met.flatMap((shares) => [...shares.keys()]))];
  const comparable = met.filter(({ size }) => size === everybody.length);
  const meanOf = (id: string): number =>
    comparable.reduce((sum, shares) => sum + shares.get(id)!, 0) / comparable.length;
  return new Map(comparable.length === 0 ? [] : everybody.map((id) => [id, meanOf(id)]));
};

const easiestFirst =
  (shares: Shares) =>
  (a: string, b: string): number =>
    Number(shares.has(b)) - Number(shares.has(a)) || (shares.get(b) ?? 0) - (shares.get(a) ?? 0);

/**
 * S9.21: alien players, the easiest first, as measured: on the missions of S9.15, or on the one mission that is asked for. Who
 * was not measured there comes last, in the order that holds elsewhere.
 */
export const byDifficulty = <Id extends string>(
  aliens: readonly Id[],
  mission?: string,
  measured: readonly Measured[] = MEASURED,
): Id[] => {
  const usual = aliens.toSorted(easiestFirst(usualShares(measured)));
  return mission === undefined ? usual : usual.sort(easiestFirst(sharesOn(mission, measured)));
};
