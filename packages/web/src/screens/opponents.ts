/** Who can play against a person: the automata and bots of chapter S, by the ids the engine knows them by. */
import type { Side } from '@sensorium/engine';

export const OPPONENTS = {
  aliens: ['diceroller-2', 'diceroller-1', 'deathwing-solo'],
  marines: ['marine-drill'],
} as const satisfies Readonly<Record<Side, readonly string[]>>;

export type OpponentId = (typeof OPPONENTS)[Side][number];
export const PERSON = 'person';
