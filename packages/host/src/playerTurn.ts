/** One turn of a player that is no person: it decides, and says it. */
import type { Command, Refusal, Side, Table } from '@sensorium/engine';
import { IllegalAnswer, insteadOf } from '@sensorium/players';
import type { SeatedPlayers } from './seats.ts';

const GAVE_UP = 'S4.9';

const said = (table: Table, side: Side, command: Command, because?: string): Refusal | null => {
  const answer = table.play(side, command, because);
  return 'reason' in answer ? answer : null;
};

/**
 * S4.9: a refused action of an automaton ends the activation at once, is logged, and is never tried again. S9.2: what a bot
 * says is never repaired; the game stays as it was.
 */
export const playTurn = (table: Table, players: SeatedPlayers, side: Side): void => {
  const { command, because } = players.answer(table.game, side);
  const refused = said(table, side, command, because);
  if (refused === null) return;
  const isGivenUp = players.isAutomaton(side) && said(table, side, insteadOf(table.game, command), GAVE_UP) === null;
  if (!isGivenUp) throw new IllegalAnswer(`'${command.do}' was refused by ${refused.rule} (${refused.reason})`);
};
