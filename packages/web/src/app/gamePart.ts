/** The seam to the game screen: everything the shell asks of it. */
import { EngineClient } from '../engine/client.ts';
import type { Party, ReplayFrames } from '../engine/protocol.ts';
import type { GameSession } from '../game/index.ts';
import type { GameRecord } from '../storage/games.ts';

export const progressOf = (session: GameSession): Pick<GameRecord, 'turn' | 'winner' | 'endedBy'> => {
  const { turn, winner, endedBy } = session.getSnapshot().view;
  return { turn, winner: winner === 'none' ? '' : winner, endedBy };
};

/** A running game as one has seen it, for somebody else to look at. */
export const seenGame = async (party: Party, save: string): Promise<string> => {
  const engine = new EngineClient();
  try {
    return await engine.ask('seen', party, save);
  } finally {
    engine.close();
  }
};

export const openReplay = async (save: string): Promise<ReplayFrames> => {
  const engine = new EngineClient();
  try {
    return await engine.ask('frames', save);
  } finally {
    engine.close();
  }
};
