/** A game that was read out of a file is kept here. */
import type { FileFault, ReadGame } from '../reading/protocol.ts';
import { createGame, keepGame, type GameRecord } from './games.ts';

export type Imported =
  | { readonly ok: true; readonly game: GameRecord }
  | { readonly ok: false; readonly error: FileFault; readonly where: string };

export const keepRead = async ({ save, facts }: ReadGame): Promise<GameRecord> => {
  const { mission, sides, clock, turn, winner, endedBy, typed } = facts;
  const game = createGame({ mission, sides, clock, match: null, ...(typed === undefined ? {} : { typed }) });
  await keepGame(game.id, save, { turn, winner, endedBy });
  return { ...game, turn, winner, endedBy };
};
