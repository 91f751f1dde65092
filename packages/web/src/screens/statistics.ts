/** What a game was like, counted from its events. */
import type { GameEvent } from '@sensorium/engine';

export interface Statistics {
  readonly turns: number;
  readonly kills: number;
  readonly marinesLost: number;
  readonly shots: number;
  readonly hits: number;
  readonly jams: number;
  readonly fights: number;
  readonly fightsWon: number;
  readonly cpSpent: number;
  readonly doors: number;
}

export const statisticsOf = (events: readonly GameEvent[], marines: ReadonlySet<number>): Statistics => {
  const count = {
    turns: 1,
    kills: 0,
    marinesLost: 0,
    shots: 0,
    hits: 0,
    jams: 0,
    fights: 0,
    fightsWon: 0,
    cpSpent: 0,
    doors: 0,
  };
  for (const event of events) {
    if (event.is === 'phase-began') count.turns = Math.max(count.turns, event.turn);
    else if (event.is === 'piece-killed' && marines.has(event.piece)) count.marinesLost++;
    else if (event.is === 'piece-killed') count.kills += event.kills;
    else if (event.is === 'shot-fired') {
      count.shots++;
      if (event.hit) count.hits++;
      if (event.jammed) count.jams++;
    } else if (event.is === 'close-combat-fought') {
      count.fights++;
      if (event.killed >= 0 && !marines.has(event.killed)) count.fightsWon++;
    } else if (event.is === 'points-paid') count.cpSpent += event.cp;
    else if (event.is === 'door-opened') count.doors++;
  }
  return count;
};
