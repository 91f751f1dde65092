/** The seam to the game screen: everything the shell asks of it. */
import type { Side } from '@sensorium/engine';
import { EngineClient } from '../engine/client.ts';
import type { Party, ReplayFrames } from '../engine/protocol.ts';
import { createSession, type GameSession } from '../game/index.ts';
import type { GameRecord } from '../storage/games.ts';

const ANYBODY: Readonly<Record<Side, string>> = { marines: 'person', aliens: 'person' };

/** A saved game says itself what it is; the rest of the configuration is not looked at. */
const fromSave = (save: string) => ({ scenario: '', sides: ANYBODY, clock: 'off', save }) as const;

export type SaveFacts = Pick<GameRecord, 'mission' | 'sides' | 'clock' | 'turn' | 'winner' | 'endedBy'>;

export const progressOf = (session: GameSession): Pick<GameRecord, 'turn' | 'winner' | 'endedBy'> => {
  const { turn, winner, endedBy } = session.getSnapshot().view;
  return { turn, winner: winner === 'none' ? '' : winner, endedBy };
};

/** Plays a save through and says what it is; throws what is wrong with it. */
export const openSave = async (save: string): Promise<SaveFacts> => {
  const session = await createSession(fromSave(save), null);
  try {
    const { scenario, sides, clock } = session.dossier;
    return { mission: scenario, sides, clock, ...progressOf(session) };
  } finally {
    session.close();
  }
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
