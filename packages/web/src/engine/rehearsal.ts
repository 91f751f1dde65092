/**
 * An automaton's first turn takes ten times as long as the others: its maps are not drawn yet, and nothing has run
 * before. So it is rehearsed at another table, while the person still looks at his own.
 */
import { SIDES, Table, otherwise, pending, type Setup } from '@sensorium/engine';
import { playerEntry } from '@sensorium/players';
import { SeatedPlayers } from './players.ts';
import type { Seats } from './protocol.ts';

const SEED = 1;
const MOST_COMMANDS = 400;

const isAutomaton = (seat: string): boolean => seat !== 'person' && playerEntry(seat).kind === 'automaton';

/** Says one thing with every call; false when there is nothing left to rehearse. */
export const rehearsal = (setup: Setup, sides: Seats): (() => boolean) => {
  if (!SIDES.some((side) => isAutomaton(sides[side]))) return () => false;
  const players = new SeatedPlayers(sides, SEED);
  let table: Table | null = null;
  let left = MOST_COMMANDS;
  return () => {
    table ??= new Table(setup, { seed: SEED });
    const { game } = table;
    const open = pending(game);
    if (open === null || game.state.turn > 1 || --left < 0) return false;
    const command = players.isSeated(open.side) ? players.decide(game, open.side) : otherwise(game);
    return !('reason' in table.play(open.side, command));
  };
};
