/** Who can play against a person: the automata and bots of chapter S, by the ids the engine knows them by. */
import type { Side } from '@sensorium/engine';

/** Chapter S; a game against one is set up with its rules. */
export const AUTOMATA = ['diceroller-2', 'diceroller-1', 'deathwing-solo'] as const;

export const OPPONENTS = {
  aliens: [...AUTOMATA, 'alien-hunter-1', 'alien-hunter-2', 'alien-hunter-3'],
  marines: ['marine-drill', 'marine-captain'],
} as const satisfies Readonly<Record<Side, readonly string[]>>;

export type OpponentId = (typeof OPPONENTS)[Side][number];
export const PERSON = 'person';
