/** Whether the dice of a finished game are those that were promised: the key has the hash, and the game follows from the key. */
import { EngineClient } from '../engine/client.ts';
import { PERSON } from '../screens/opponents.ts';

export type DiceVerdict =
  | { readonly is: 'right' | 'wrong'; readonly key: string }
  /** Played again with that key, it goes another way. */
  | { readonly is: 'broken'; readonly key: string; readonly why: string };

const PROMISED = 'sensorium.online.dice/';

/** The hash as this browser was shown it first: what the server says later cannot change it. */
export const promisedDice = (game: string, told: string): { readonly hash: string; readonly isOwn: boolean } => {
  try {
    const known = localStorage.getItem(PROMISED + game);
    return { hash: known ?? told, isOwn: known !== null };
  } catch {
    return { hash: told, isOwn: false };
  }
};

export const keepPromise = (game: string, told: string): void => {
  try {
    if (localStorage.getItem(PROMISED + game) === null) localStorage.setItem(PROMISED + game, told);
  } catch {
    // Not allowed here: then the server's record must do.
  }
};

/** The game is played again in a worker: a save whose dice do not come from its key is refused there. */
export const checkDice = async (replay: string, promised: string): Promise<DiceVerdict> => {
  const { seed } = JSON.parse(replay) as { readonly seed: string | number };
  const key = String(seed);
  const engine = new EngineClient();
  try {
    const sides = { marines: PERSON, aliens: PERSON };
    const { dossier } = await engine.ask('open', { scenario: '', sides, clock: 'off', save: replay }, null);
    return { is: dossier.commitment === promised ? 'right' : 'wrong', key };
  } catch (error) {
    return { is: 'broken', key, why: error instanceof Error ? error.message : String(error) };
  } finally {
    engine.close();
  }
};
