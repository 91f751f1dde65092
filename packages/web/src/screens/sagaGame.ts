/** Games that belong to a campaign or a solo mission: begun from it, and read by it when they are over. */
import {
  parseReplay,
  playReplay,
  type Game,
  type GameEvent,
  type Replay,
  type Scenario,
  type Side,
} from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { createGame, keepGame, readGame, readSave, removeGame, type GameRecord } from '../storage/games.ts';
import type { SagaKind, SagaRecord } from '../storage/sagas.ts';

export interface SagaGame {
  readonly kind: SagaKind;
  readonly id: string;
  readonly scenario: Scenario;
  readonly sides: Readonly<Record<Side, string>>;
  readonly clock: GameRecord['clock'];
}

/** A new game of the saga; its id. The saga lies open in the page: the game has a seed of its own. */
export const beginSagaGame = ({ kind, id, scenario, sides, clock }: SagaGame): string => {
  const game = createGame({
    mission: scenario.id,
    scenario,
    saga: { kind, id },
    sides,
    clock,
    match: null,
  });
  return game.id;
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

/** The game in hand as it stands in a file. */
export const replayInHand = async ({ game: id }: SagaRecord): Promise<Replay | null> => {
  const save = id === '' ? undefined : await readSave(id);
  return save === undefined ? null : parseReplay(save);
};

/** A game that came with a file; its id, or nothing. */
export const takeIn = async (replay: Replay | null, order: Omit<SagaGame, 'scenario'>): Promise<string> => {
  if (replay === null) return '';
  const id = beginSagaGame({ ...order, scenario: replay.scenario });
  const text = JSON.stringify({ ...replay, sides: order.sides, clock: order.clock });
  await keepGame(id, text, { turn: 1, winner: '', endedBy: '' });
  return id;
};

export const forgetGame = async (id: string): Promise<void> => {
  if (id !== '') await removeGame(id);
};
