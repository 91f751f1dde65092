/** Games put together: who wins where, with whom and against whom; careers, deaths and luck. */
import type { Side } from '@sensorium/engine';
import { PERSON, type Seats } from '../protocol.ts';
import type { Cause, Chronicle, Dice } from './chronicle.ts';
import { wilson, type Interval } from './interval.ts';

export interface Tally {
  /** A mission, a side, or a player. */
  readonly of: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** S9.17: of the share won. */
  readonly interval: Interval;
}

interface Career {
  readonly name: string;
  readonly unit: string;
  readonly games: number;
  readonly kills: number;
  readonly deaths: number;
  /** The most in one game. */
  readonly best: number;
}

interface CountedDeath {
  readonly cause: Cause;
  readonly by: string;
  readonly count: number;
}

export interface Luck extends Dice {
  readonly mean: number;
  /** What dice show on average. */
  readonly expected: number;
  /** The share of all such rolls that are lower. */
  readonly better: number;
}

export interface Records {
  readonly games: number;
  /** From where the person sat; games of two people or of two programs count for neither. */
  readonly byMission: readonly Tally[];
  readonly bySide: readonly Tally[];
  readonly byOpponent: readonly Tally[];
  /** Wins of the marines, whoever played them. */
  readonly marines: readonly Tally[];
  readonly careers: readonly Career[];
  readonly deaths: readonly CountedDeath[];
  readonly kills: number;
  readonly luck: Readonly<Record<Side, Luck>>;
}

/** The side of the one person at the table; null where there are two or none. */
const sideOfPerson = ({ marines, aliens }: Seats): Side | null => {
  if ((marines === PERSON) === (aliens === PERSON)) return null;
  return marines === PERSON ? 'marines' : 'aliens';
};

interface Result {
  readonly of: string;
  readonly isWon: boolean;
  readonly isDrawn: boolean;
}

const tallied = (results: readonly Result[]): Tally[] => {
  const names = [...new Set(results.map(({ of }) => of))];
  return names
    .map((of): Tally => {
      const own = results.filter((result) => result.of === of);
      const won = own.filter(({ isWon }) => isWon).length;
      const drawn = own.filter(({ isDrawn }) => isDrawn).length;
      return { of, games: own.length, won, drawn, interval: wilson(won, own.length) };
    })
    .sort((a, b) => b.games - a.games || (a.of < b.of ? -1 : 1));
};

const MEAN = 3.5;
const VARIANCE = 35 / 12;

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
const below = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    (t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))));
  return z >= 0 ? 1 - tail : tail;
};

export const luckOf = (all: readonly Dice[]): Luck => {
  const dice = all.reduce((sum, each) => sum + each.dice, 0);
  const pips = all.reduce((sum, each) => sum + each.pips, 0);
  const z = dice === 0 ? 0 : (pips - MEAN * dice) / Math.sqrt(VARIANCE * dice);
  return { dice, pips, mean: dice === 0 ? MEAN : pips / dice, expected: MEAN, better: below(z) };
};

/** Marines with names, each over all games in which one of that name fought. */
const careersOf = (chronicles: readonly Chronicle[]): Career[] => {
  const found = new Map<string, Career>();
  for (const { marines } of chronicles)
    for (const { name, unit, kills, isDead } of marines) {
      if (name === '') continue;
      const before = found.get(name) ?? { name, unit, games: 0, kills: 0, deaths: 0, best: 0 };
      found.set(name, {
        ...before,
        unit,
        games: before.games + 1,
        kills: before.kills + kills,
        deaths: before.deaths + (isDead ? 1 : 0),
        best: Math.max(before.best, kills),
      });
    }
  return [...found.values()].sort((a, b) => b.kills - a.kills || b.games - a.games || (a.name < b.name ? -1 : 1));
};

const deathsOf = (chronicles: readonly Chronicle[]): CountedDeath[] => {
  const found = new Map<string, CountedDeath>();
  for (const { deaths } of chronicles)
    for (const { cause, by } of deaths) {
      const key = `${cause} ${by}`;
      found.set(key, { cause, by, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.by < b.by ? -1 : 1));
};

/** Of games that are over. */
export const recordsOf = (all: readonly Chronicle[]): Records => {
  const chronicles = all.filter(({ winner }) => winner !== '');
  const own = chronicles.flatMap((chronicle) => {
    const side = sideOfPerson(chronicle.sides);
    return side === null ? [] : [{ chronicle, side }];
  });
  const resultsBy = (of: (chronicle: Chronicle, side: Side) => string): Result[] =>
    own.map(({ chronicle, side }) => ({
      of: of(chronicle, side),
      isWon: chronicle.winner === side,
      isDrawn: chronicle.winner === 'draw',
    }));
  return {
    games: chronicles.length,
    byMission: tallied(resultsBy(({ mission }) => mission)),
    bySide: tallied(resultsBy((_, side) => side)),
    byOpponent: tallied(resultsBy(({ sides }, side) => (side === 'marines' ? sides.aliens : sides.marines))),
    marines: tallied(
      chronicles.map(({ mission, winner }) => ({
        of: mission,
        isWon: winner === 'marines',
        isDrawn: winner === 'draw',
      })),
    ),
    careers: careersOf(chronicles),
    deaths: deathsOf(chronicles),
    kills: chronicles.reduce((sum, { kills }) => sum + kills, 0),
    luck: {
      marines: luckOf(chronicles.map(({ dice }) => dice.marines)),
      aliens: luckOf(chronicles.map(({ dice }) => dice.aliens)),
    },
  };
};
