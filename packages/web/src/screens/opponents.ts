/** Who can play against a person: the automata and bots of chapter S, by the ids the engine knows them by. */
import { byDifficulty } from '@sensorium/content';
import type { Side } from '@sensorium/engine';

/** Chapter S; a game against one is set up with its rules. */
export const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'] as const;

const OPPONENTS = {
  aliens: [...AUTOMATA, 'alien-hunter-1', 'alien-hunter-2', 'alien-hunter-3'],
  marines: ['marine-drill', 'marine-captain'],
} as const satisfies Readonly<Record<Side, readonly string[]>>;

export type OpponentId = (typeof OPPONENTS)[Side][number];

/** Who is there before anybody has chosen. */
export const USUAL = { aliens: 'diceroller-2', marines: 'marine-drill' } as const satisfies Readonly<
  Record<Side, OpponentId>
>;

/** S9.21: as hard as they were measured to be, on this mission if one is named. */
export const opponentsOf = (side: Side, mission?: string): readonly OpponentId[] =>
  side === 'aliens' ? byDifficulty(OPPONENTS.aliens, mission) : OPPONENTS.marines;

export const PERSON = 'person';
