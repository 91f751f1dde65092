/** Opens a game in a worker of its own. */
import { EngineClient } from '../engine/client.ts';
import type { GameConfig, StoredAs } from '../engine/protocol.ts';
import { requireLooks } from './looks/register.ts';
import { GameSession, type SessionHandlers } from './session.ts';

/** `storedAs`: null for what is only looked at. */
export const createSession = async (
  config: GameConfig,
  storedAs: StoredAs | null,
  handlers: SessionHandlers = {},
): Promise<GameSession> => {
  const engine = new EngineClient();
  try {
    const opened = await engine.ask('open', config, storedAs);
    requireLooks(opened.dossier);
    return new GameSession(engine, { ...opened, isWatching: storedAs?.isWatching === true }, handlers);
  } catch (error) {
    engine.close();
    throw error;
  }
};
