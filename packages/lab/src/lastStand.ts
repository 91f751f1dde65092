/** Whole solo missions (D23) without a person. */
import {
  beginStand,
  finishBoard,
  killsOf,
  verdictOf,
  type LastStand,
  type StandMarine,
} from '@sensorium/expedition/lastStand';
import { tableOfStand } from '@sensorium/host';
import { setupFor } from '@sensorium/rules';
import { playOut } from './match.ts';

export interface StandRecord {
  readonly seed: number;
  readonly outcome: 'won' | 'lost' | 'unfinished';
  /** The board on which it ended. */
  readonly board: number;
  readonly turns: number;
  readonly kills: number;
  readonly verdict: string | null;
}

/** D23.1 knows no turn limit; a bot that gets nowhere must not hang the run. */
const MOST_TURNS = 200;

/** Plays the mission with a bot from its first board to its end. */
export const playStand = (seed: number, marines: string, squad?: readonly StandMarine[]): StandRecord => {
  let stand: LastStand = beginStand(seed, squad);
  let isStuck = false;
  while (stand.outcome === 'none' && !isStuck) {
    const { scenario, sides, seed: start } = tableOfStand(stand, marines);
    const { game } = playOut(setupFor(scenario), sides, start, { lastTurn: MOST_TURNS });
    isStuck = game.state.winner === 'none';
    if (!isStuck) stand = finishBoard(stand, game);
  }
  return {
    seed,
    outcome: stand.outcome === 'none' ? 'unfinished' : stand.outcome,
    board: stand.number,
    turns: stand.finished.reduce((sum, { turns }) => sum + turns, 0),
    kills: killsOf(stand),
    verdict: verdictOf(stand),
  };
};
