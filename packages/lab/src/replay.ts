import { Table, hashPosition, pending, type Replay } from '@sensorium/engine';
import { playTurn, seatPrograms } from '@sensorium/host';
import { LAST_TURN, setupOf, type GameRecord, type Match } from './match.ts';
import { InvalidGame } from './tally.ts';

/** Plays a game of a run again, word for word, as a replay file; it must end where the run's did (S9.24). */
export const replayGame = (match: Match, record: GameRecord): Replay => {
  const table = new Table(setupOf(match), { seed: record.seed });
  const players = seatPrograms(match, record.seed);
  for (let due = pending(table.game); due !== null; due = pending(table.game)) {
    if (table.game.state.turn > LAST_TURN) break;
    playTurn(table, players, due.side);
  }
  const hash = hashPosition(table.game.state);
  if (hash === record.hash) return table.replay();
  throw new InvalidGame(
    `seed ${record.seed} now ends in position ${hash}, but ${record.hash} was recorded: rules or players have changed since`,
  );
};
