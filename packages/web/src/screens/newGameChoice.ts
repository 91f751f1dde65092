/** What is chosen before a game begins, and what a game is made from. Pure, so that it can be tested without a page. */
import { otherSide, type Side } from '@sensorium/engine';
import type { TypedKind } from '@sensorium/host/companion';
import { SECOND, type Seats } from '../engine/protocol.ts';
import { AUTOMATA, PERSON, USUAL } from './opponents.ts';
import type { MatchNames } from '../storage/games.ts';

const CLOCKS = ['off', 'normal', 'novice'] as const;
type ClockKind = (typeof CLOCKS)[number];

export interface Choice {
  readonly mission: string;
  readonly side: Side;
  /** A player's id, or a friend at this screen. */
  readonly opponent: string;
  /** Who plays the person's side in his place, while he watches; empty where he plays himself. */
  readonly deputy: string;
  /** A3.10: who plays the second marine player; empty where there is none. */
  readonly partner: string;
  /** Null until somebody has chosen: as `usualClock` says. */
  readonly clock: ClockKind | null;
  /** As typed; empty for a new one each time. */
  readonly seed: string;
  readonly match: boolean;
  /** Of two people at this screen, for the table of their match. */
  readonly names: MatchNames;
  /** Rule options that differ from the mission's own (D1.1). */
  readonly options: Readonly<Record<string, string | number>>;
  /** S6.11: who decides where all is the same to the automaton. */
  readonly ties: 'lots' | 'mine';
  /** What is rolled and drawn beside a real board; null where the game is played at the screen. */
  readonly typed: readonly TypedKind[] | null;
  /** D16.1: a force list kept in this browser, `BID`, or nothing for the mission's own marines. */
  readonly force: string;
}

/** In place of a force list: who leads the marines, and with how many points, is bid for (D16.2). */
export const BID = 'bid';

/** In place of a mission's name: the one that was opened, and where it is kept until it is played. */
export const FROM_FILE = 'file';
export const OPENED = 'new-game/opened';
/** Where it is kept whether one plays beside a real board. */
export const WHERE = 'new-game-where';

export const defaultOpponent = (side: Side): string => USUAL[otherSide(side)];

/** C4, S6.2: two people keep the time, and nobody waits for who plays against a program. */
const usualClock = ({ opponent }: Choice): ClockKind => (opponent === PERSON ? 'normal' : 'off');

/** Two clicks to play: marines, the default automaton, no clock, new dice. */
export const firstChoice = (mission: string): Choice => ({
  mission,
  side: 'marines',
  opponent: defaultOpponent('marines'),
  deputy: '',
  partner: '',
  clock: null,
  seed: '',
  match: false,
  names: ['', ''],
  options: {},
  ties: 'lots',
  typed: null,
  force: '',
});

/** A bot that plays the marines cannot play the aliens: changing sides keeps a friend and replaces a program. */
export const withSide = (choice: Choice, side: Side): Choice => ({
  ...choice,
  side,
  deputy: side === choice.side ? choice.deputy : '',
  opponent: choice.opponent === PERSON ? PERSON : side === choice.side ? choice.opponent : defaultOpponent(side),
});

/** S6.2, D1.1, D22.1: S0 is played without a timer, and so is a bought force against any automaton. */
const isUntimed = ({ side, opponent }: Choice, isBought: boolean): boolean =>
  side === 'marines' && (isBought ? AUTOMATA.some((id) => id === opponent) : opponent === 'deathwing-solo');

/** The clocks to choose from; a bought force has its time from leaders and time points (D16.17). */
export const clocksFor = (choice: Choice, isBought: boolean): readonly ClockKind[] => {
  if (isUntimed(choice, isBought)) return ['off'];
  return isBought ? ['off', 'normal'] : CLOCKS;
};

/** The clock as chosen, or what comes nearest to it among those there are. */
export const clockFor = (choice: Choice, isBought: boolean): ClockKind => {
  const clocks = clocksFor(choice, isBought);
  const clock = choice.clock ?? usualClock(choice);
  return clocks.includes(clock) ? clock : clocks.at(-1)!;
};

/** S6.11: the automata whose sources let the solo player choose somewhere. */
const HAS_TIES: readonly string[] = ['deathwing-solo', 'diceroller-1'];
type Seated = Pick<Choice, 'side' | 'opponent'> & Partial<Pick<Choice, 'deputy'>>;
export const asksForTies = ({ side, opponent, deputy = '' }: Seated): boolean =>
  deputy === '' && side === 'marines' && HAS_TIES.includes(opponent);

/** The option as the game is begun with it: nothing where nobody would be asked. */
export const tiesOption = (choice: Seated & Pick<Choice, 'ties'>): { readonly ties?: 'mine' } =>
  asksForTies(choice) && choice.ties === 'mine' ? { ties: 'mine' } : {};

export const HIGHEST_SEED = 0xffffffff;

/** The number, null where it must be drawn, undefined where it is none. */
export const readSeed = (typed: string): number | null | undefined => {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (text === '') return null;
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const seed = Number(text);
  return seed <= HIGHEST_SEED ? seed : undefined;
};

/** For a new game: nothing where the seed must be drawn. */
export const typedSeed = (typed: string): { readonly seed?: number } => {
  const seed = readSeed(typed) ?? undefined;
  return seed === undefined ? {} : { seed };
};

export const seatsFor = (choice: Choice): Seats => ({
  marines: choice.side === 'marines' ? choice.deputy || PERSON : choice.opponent,
  ...(choice.partner === '' ? {} : { [SECOND]: choice.partner }),
  aliens: choice.side === 'aliens' ? choice.deputy || PERSON : choice.opponent,
});
