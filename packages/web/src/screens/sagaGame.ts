/** Games that belong to a campaign or a solo mission: begun from it, and read by it when they are over. */
import { parseReplay, playReplay, type Game, type GameEvent, type Replay } from '@sensorium/engine';
import type { TablePlan } from '@sensorium/host/expedition';
import { setupFor } from '@sensorium/rules';
import type { ClockReading } from '../engine/protocol.ts';
import { readClock } from '../storage/clocks.ts';
import { createGame, keepGame, readGame, readSave, removeGame } from '../storage/games.ts';
import { sagas, type SagaKind, type SagaRecord } from '../storage/sagas.ts';

export interface Saga {
  readonly kind: SagaKind;
  readonly id: string;
}

/** A new game of the saga; its id. It is the game the saga gives everywhere: its seed is the saga's. */
const beginSagaGame = (saga: Saga, { scenario, seed, sides, clock }: TablePlan): string =>
  createGame({ mission: scenario.id, scenario, seed, saga, sides, clock, match: null }).id;

/** The game is begun when the saga knows of it; where another window has moved the saga on meanwhile, there is none (`Outdated`). */
export const beginInHand = async (
  saga: Saga,
  plan: TablePlan,
  write: (inHand: Pick<SagaRecord, 'game' | 'isGameLost'>) => Promise<unknown>,
): Promise<string> => {
  const game = beginSagaGame(saga, plan);
  try {
    await write({ game, isGameLost: false });
    return game;
  } catch (error) {
    await removeGame(game);
    throw error;
  }
};

/** A saga whose game is gone, whatever has become of it, begins that game anew. */
export const sagaWithItsGame = async (id: string): Promise<SagaRecord | undefined> => {
  const record = await sagas.get(id);
  if (record === undefined || record.game === '' || (await readGame(record.game)) !== undefined) return record;
  return sagas.put({ ...record, game: '', isGameLost: true });
};

export interface PlayedGame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** The game of the saga as it ended; null while it goes on, or where it is gone. */
export const playedGame = async ({ game: id }: SagaRecord): Promise<PlayedGame | null> => {
  const record = id === '' ? undefined : await readGame(id);
  const save = record === undefined || record.winner === '' ? undefined : await readSave(id);
  if (save === undefined) return null;
  const events: GameEvent[] = [];
  const game = playReplay(parseReplay(save), setupFor, (step) => events.push(...step.events));
  return { game, events };
};

/** The game in hand as it stands in a file, and what is left of its turn (C4.5). */
export interface GameInHand {
  readonly game: Replay | null;
  readonly reading?: ClockReading;
}

export const gameInHand = async ({ game: id }: SagaRecord): Promise<GameInHand> => {
  const save = id === '' ? undefined : await readSave(id);
  if (save === undefined) return { game: null };
  const reading = readClock(id);
  return { game: parseReplay(save), ...(reading === null ? {} : { reading }) };
};

/** A game that came with a file; its id, or nothing. */
export const takeIn = async (
  { game: replay, reading }: GameInHand,
  saga: Saga,
  { sides, clock }: Pick<TablePlan, 'sides' | 'clock'>,
): Promise<string> => {
  if (replay === null) return '';
  const { scenario, seed } = replay;
  const id = beginSagaGame(saga, { scenario, seed, sides, clock });
  const text = JSON.stringify({ ...replay, sides, clock, reading });
  await keepGame(id, text, { turn: 1, winner: '', endedBy: '' });
  return id;
};

export const forgetGame = async (id: string): Promise<void> => {
  if (id !== '') await removeGame(id);
};
