/** Opens a game in a worker of its own. */
import { otherSide, type Side } from '@sensorium/engine';
import { EngineClient } from '../engine/client.ts';
import type { GameConfig } from '../engine/protocol.ts';
import { GameSession, type SessionHandlers } from './session.ts';

type SessionConfig = GameConfig & SessionHandlers;

export const createSession = async (config: SessionConfig): Promise<GameSession> => {
  const { onSaved, onClock, clockKept, ...game } = config;
  const handlers: SessionHandlers = {
    ...(onSaved === undefined ? {} : { onSaved }),
    ...(onClock === undefined ? {} : { onClock }),
    ...(clockKept === undefined ? {} : { clockKept }),
  };
  const engine = new EngineClient();
  try {
    const viewer: Side = config.sides.marines === 'person' || config.sides.aliens !== 'person' ? 'marines' : 'aliens';
    let { dossier, update } = await engine.ask('open', game, viewer);
    // A saved game says itself who plays.
    const other = otherSide(viewer);
    const isOthers = dossier.sides[viewer] !== 'person' && dossier.sides[other] === 'person';
    if (isOthers) ({ dossier, update } = await engine.ask('open', game, other));
    return new GameSession(engine, dossier, isOthers ? other : viewer, update, handlers);
  } catch (error) {
    engine.close();
    throw error;
  }
};
