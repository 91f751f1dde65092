/** Opens a game in a worker of its own. */
import { EngineClient } from '../engine/client.ts';
import type { GameConfig } from '../engine/protocol.ts';
import { requireLooks } from './looks/register.ts';
import { GameSession, type SessionHandlers } from './session.ts';

type SessionConfig = GameConfig & SessionHandlers;

export const createSession = async (config: SessionConfig): Promise<GameSession> => {
  const { onSaved, onClock, ...game } = config;
  const handlers: SessionHandlers = {
    ...(onSaved === undefined ? {} : { onSaved }),
    ...(onClock === undefined ? {} : { onClock }),
  };
  const engine = new EngineClient();
  try {
    const { dossier, viewer, update } = await engine.ask('open', game);
    requireLooks(dossier);
    return new GameSession(engine, dossier, viewer, update, handlers);
  } catch (error) {
    engine.close();
    throw error;
  }
};
