/**
 * An automaton's first turn takes ten times as long as the others: its maps are not drawn yet, and nothing has run
 * before. So it is rehearsed at another table, while the person still looks at his own.
 */
import { SIDES, Table, otherwise, pending, type Setup } from '@sensorium/engine';
import { playTurn } from './playerTurn.ts';
import type { Seats } from './protocol.ts';
import { SeatedPlayers } from './seats.ts';

const SEED = 1;
const MOST_COMMANDS = 400;

/** Says one thing with every call; false when there is nothing left to rehearse. */
export const rehearsal = (setup: Setup, sides: Seats): (() => boolean) => {
  const players = new SeatedPlayers(sides, SEED, {});
  if (!SIDES.some((side) => players.isAutomaton(side))) return () => false;
  let table: Table | null = null;
  let left = MOST_COMMANDS;
  return () => {
    table ??= new Table(setup, { seed: SEED });
    const { game } = table;
    const open = pending(game);
    if (open === null || game.state.turn > 1 || --left < 0) return false;
    if (!players.isSeated(open.side)) return !('reason' in table.play(open.side, otherwise(game)));
    playTurn(table, players, open.side);
    return true;
  };
};
