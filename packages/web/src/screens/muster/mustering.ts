/** D16: who leads the marines, with what force, against whom. Pure, so that it can be tested without a page. */
import type { Side } from '@sensorium/engine';
import type { Against, ForceList } from '@sensorium/expedition/forces';
import { AUTOMATA, PERSON } from '../opponents.ts';

export const MUSTER_CLOCKS = ['off', 'normal'] as const;
export type MusterClock = (typeof MUSTER_CLOCKS)[number];

/** C4: two people keep the time unless they say otherwise. */
export const usualClock = (isBetweenPeople: boolean): MusterClock => (isBetweenPeople ? 'normal' : 'off');

/** What comes out of it: enough to begin a game. */
export interface Mustered {
  readonly sides: Readonly<Record<Side, string>>;
  readonly points: number;
  readonly list: ForceList;
  readonly clock: MusterClock;
}

/** The first seat is the person who asked for the game; a program has the second. */
export const sidesFor = (
  against: Against,
  marines: 0 | 1,
  programs: Readonly<Record<Side, string>>,
): Readonly<Record<Side, string>> => {
  if (against === 'two') return { marines: PERSON, aliens: PERSON };
  return marines === 0 ? { marines: PERSON, aliens: programs.aliens } : { marines: programs.marines, aliens: PERSON };
};

/** D1.1, D22.1: solitaire, against an automaton, is never timed. */
export const clockFor = ({ aliens }: Readonly<Record<Side, string>>, clock: MusterClock): MusterClock =>
  AUTOMATA.some((id) => id === aliens) ? 'off' : clock;
