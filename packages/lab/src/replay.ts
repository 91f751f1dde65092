import { Table, type Command, type Replay, type Side } from '@sensorium/engine';
import { playGame, setupOf, type GameRecord, type Match } from './match.ts';
import { InvalidGame } from './tally.ts';

/** Plays a game of a run again, word for word, as a replay file; it must end where the run's did (S9.24). */
export const replayGame = (match: Match, record: GameRecord): Replay => {
  const said: [Side, Command][] = [];
  const played = playGame(match, record.seed, { onCommand: (side, command) => said.push([side, command]) });
  if (played.record.hash !== record.hash)
    throw new InvalidGame(
      `seed ${record.seed} now ends in position ${played.record.hash}, but ${record.hash} was recorded: rules or players have changed since`,
    );
  const table = new Table(setupOf(match), { seed: record.seed });
  for (const [side, command] of said) table.play(side, command);
  return table.replay();
};
