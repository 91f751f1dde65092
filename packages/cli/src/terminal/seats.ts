import { otherwise, type Command, type Game, type Scenario, type Side } from '@sensorium/engine';
import { createAutomaton } from '@sensorium/players';
import { AUTOMATA } from '@sensorium/rules';
import { PlainError } from './files.ts';

/** Whoever decides for a side: a person at the keyboard, or a player that answers by itself. */
export type Seat = { readonly is: 'person' } | PlayerSeat;

export interface PlayerSeat {
  readonly is: 'player';
  readonly id: string;
  decide(game: Game): Command;
  /** What it says when it was refused. */
  giveUp(game: Game): Command;
}

export const PERSON = 'person';

/** The rule modules a player needs in the game it plays (S3.1). */
export const modulesFor = (id: string): string[] => AUTOMATA.filter((automaton) => automaton === id);

/** Ids that can be given to `--marines` and `--aliens`. */
export const seatsFor = (side: Side): string[] => (side === 'aliens' ? [PERSON, ...AUTOMATA] : [PERSON]);

export const createSeat = (id: string, side: Side, scenario: Scenario): Seat => {
  if (id === PERSON) return { is: 'person' };
  if (!seatsFor(side).includes(id))
    throw new PlainError(`There is no player '${id}' for the ${side}. There are: ${seatsFor(side).join(', ')}.`);
  for (const module of modulesFor(id))
    if (!scenario.modules.includes(module))
      throw new PlainError(`This game was not begun with '${id}', which has rules of its own (S3.1). Begin a new one.`);
  const automaton = createAutomaton(id);
  return { is: 'player', id, decide: (game) => automaton.nextCommand(game).command, giveUp: otherwise };
};
