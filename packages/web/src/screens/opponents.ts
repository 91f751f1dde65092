/** Who can play against a person: the automata and bots of chapter S, by the ids the engine knows them by. */
import { byDifficulty } from '@sensorium/content';
import type { Side } from '@sensorium/engine';

/** Chapter S; a game against one is set up with its rules. */
export const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'] as const;

/** S9.13: the levels, easiest first. */
export const LEVELS = {
  aliens: ['alien-hunter-1', 'alien-hunter-2', 'alien-hunter-3', 'alien-hunter-4', 'alien-hunter-5'],
  marines: ['marine-captain-1', 'marine-captain-2', 'marine-captain-3', 'marine-captain-4', 'marine-captain-5'],
} as const satisfies Readonly<Record<Side, readonly string[]>>;

const OPPONENTS = {
  aliens: [...AUTOMATA, ...LEVELS.aliens],
  marines: ['marine-drill', ...LEVELS.marines],
} as const satisfies Readonly<Record<Side, readonly string[]>>;

export type OpponentId = (typeof OPPONENTS)[Side][number];

/** Who is there before anybody has chosen. */
export const USUAL = { aliens: 'diceroller-2', marines: 'marine-drill' } as const satisfies Readonly<
  Record<Side, OpponentId>
>;

/** S9.13, S9.21: the printed automata as hard as they were measured to be, on this mission if one is named; then the levels. */
export const opponentsOf = (side: Side, mission?: string): readonly OpponentId[] =>
  side === 'aliens' ? [...byDifficulty(AUTOMATA, mission), ...LEVELS.aliens] : OPPONENTS.marines;

export const PERSON = 'person';
