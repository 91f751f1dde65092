/** What is chosen for an invitation, and the terms it makes. Pure, so that it can be tested without a page. */
import type { Terms } from '@sensorium/host/online';
import {
  BOUGHT,
  NOTHING_BROUGHT,
  optionsFor,
  type Brought,
  type Optioned,
  type Values,
} from '../screens/ruleOptions.ts';

export interface TermsChoice {
  readonly mission: string;
  readonly sides: Terms['sides'];
  readonly players: Terms['players'];
  readonly match: boolean;
  readonly clock: Terms['clock']['kind'];
  readonly novice: boolean;
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly watch: Terms['watch']['kind'];
  readonly turns: number;
  readonly talk: Terms['talk'];
  readonly response: number;
  readonly open: boolean;
  /** D1.1, A1.13: what the players fix before a game. */
  readonly options: Values;
}

export const usualTerms = (mission: string): TermsChoice => ({
  mission,
  sides: 'marines',
  players: 2,
  match: false,
  clock: 'none',
  novice: false,
  minutes: 30,
  increment: 10,
  days: 3,
  watch: 'nobody',
  turns: 2,
  talk: 'phrases',
  response: 5,
  open: false,
  options: {},
});

/** Numbers that may be typed, with their limits (as the server has them). */
export const LIMITS = {
  minutes: [1, 600],
  increment: [0, 600],
  days: [1, 30],
  turns: [1, 20],
  response: [1, 30],
} as const satisfies Partial<Record<keyof TermsChoice, readonly [number, number]>>;
export type Limited = keyof typeof LIMITS;

/** The nearest that is allowed. */
export const within = (field: Limited, typed: number): number => {
  const [least, most] = LIMITS[field];
  return Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.round(typed))) : least;
};

const SIDES_FOR = {
  2: ['marines', 'aliens', 'lot', 'bids'],
  3: ['marines', 'marines-2', 'aliens', 'lot'],
} as const satisfies Record<Terms['players'], readonly Terms['sides'][]>;

export const sidesFor = (players: Terms['players']): readonly Terms['sides'][] => SIDES_FOR[players];

/** A match and bids are for two; sides that are not there become the marines. */
export const sound = (choice: TermsChoice, isForTwo: boolean): TermsChoice => {
  const players = isForTwo ? choice.players : 2;
  return {
    ...choice,
    players,
    sides: sidesFor(players).includes(choice.sides) ? choice.sides : 'marines',
    match: choice.match && players === 2 && choice.sides !== 'bids',
  };
};

const clockOf = ({ clock, novice, minutes, increment, days }: TermsChoice): Terms['clock'] =>
  (
    {
      none: { kind: 'none' },
      printed: { kind: 'printed', novice },
      thinking: { kind: 'thinking', minutes, increment },
      days: { kind: 'days', days },
    } as const
  )[clock];

/** Bids buy a force (D16). */
export const broughtBy = ({ sides }: Pick<TermsChoice, 'sides'>): Brought =>
  sides === 'bids' ? BOUGHT : NOTHING_BROUGHT;

export const termsOf = (choice: TermsChoice, mission: Optioned): Terms => {
  const { sides, players, match, watch, turns, talk, response, open } = choice;
  const options = optionsFor(mission, broughtBy(choice), choice.options);
  return {
    mission: choice.mission,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    sides,
    players,
    match,
    clock: clockOf(choice),
    watch: watch === 'later' ? { kind: watch, turns } : { kind: watch },
    talk,
    response,
    open,
  };
};
