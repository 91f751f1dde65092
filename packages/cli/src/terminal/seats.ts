import type { Command, Game, Side } from '@sensorium/engine';
import { PlainError } from './files.ts';

/** Whoever decides for a side: a person at the keyboard, or a player that answers by itself. */
export type Seat =
  | { readonly is: 'person' }
  | { readonly is: 'player'; readonly id: string; decide(game: Game): Command };

export const PERSON = 'person';

export const createSeat = (id: string, side: Side, _seed: number): Seat => {
  if (id === PERSON) return { is: 'person' };
  throw new PlainError(`There is no player '${id}' for the ${side}. Known: ${PERSON}.`);
};
