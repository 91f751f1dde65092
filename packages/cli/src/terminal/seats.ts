import { byDifficulty } from '@sensorium/content';
import { otherwise, type Command, type Game, type Scenario, type Side } from '@sensorium/engine';
import { PLAYERS, createPlayer, playerEntry, seedOfSeat } from '@sensorium/players';
import { PlainError } from './disk.ts';

/** Whoever decides for a side: a person at the keyboard, or a player that answers by itself. */
export type Seat = { readonly is: 'person' } | PlayerSeat;

export interface PlayerSeat {
  readonly is: 'player';
  readonly id: string;
  decide(game: Game): Command;
  /** S4.9: what an automaton says when it was refused; null for a bot (S9.2). */
  readonly giveUp: ((game: Game) => Command) | null;
}

export const PERSON = 'person';

/** The rule modules a player needs in the game it plays (S3.1). */
export const modulesFor = (id: string): string[] =>
  PLAYERS.flatMap((known) => (known.id === id ? (known.module ?? []) : []));

const UNTIMED = 'deathwing-solo';

/** S6.2, D22.1: a game in which S0 plays has no marine timer. */
export const checkClock = (modules: readonly string[]): void => {
  if (modules.includes(UNTIMED))
    throw new PlainError(`--clock: there is no marine timer in a game with '${UNTIMED}' (S6.2). Leave it out.`);
};

/** Ids that can be given to `--marines` and `--aliens`; aliens the easiest first (S9.21), then those nobody measures. */
export const seatsFor = (side: Side): string[] => {
  const ids = PLAYERS.filter((known) => known.side === side).map(({ id }) => id);
  return [PERSON, ...(side === 'aliens' ? byDifficulty(ids) : ids)];
};

export const createSeat = (id: string, side: Side, scenario: Scenario, seed: number): Seat => {
  if (id === PERSON) return { is: 'person' };
  if (!seatsFor(side).includes(id))
    throw new PlainError(`There is no player '${id}' for the ${side}. There are: ${seatsFor(side).join(', ')}.`);
  for (const module of modulesFor(id))
    if (!scenario.modules.includes(module))
      throw new PlainError(`This game was not begun with '${id}', which has rules of its own (S3.1). Begin a new one.`);
  const player = createPlayer(id, { seed: seedOfSeat(seed, side), now: () => performance.now() });
  const isAutomaton = playerEntry(id).kind === 'automaton';
  return { is: 'player', id, decide: (game) => player.decide(game), giveUp: isAutomaton ? otherwise : null };
};
