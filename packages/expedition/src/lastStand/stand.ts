/** D23: the solo mission from board to board. The state is plain data; every function gives a new one. */
import { freshLuck, pieceOf, takeNumber, type Game, type Luck, type Scenario } from '@sensorium/engine';
import { penaltyDue } from '@sensorium/rules';
import { LAST_BOARD, laidBoard, layStandBoard, type StandBoard, type StandLaying } from './boards.ts';
import type { SagaOptions } from '../sagaOptions.ts';
import { standScenario } from './scenario.ts';
import { CLOUD_RUNNER, type StandMarine } from './squad.ts';

export interface FinishedBoard {
  readonly number: number;
  readonly turns: number;
  readonly kills: number;
  /** Places in the roster of those who fell there. */
  readonly fallen: readonly number[];
}

export const STAND_OUTCOMES = ['none', 'won', 'lost'] as const;

export interface LastStand {
  readonly luck: Luck;
  /** The seed of the game on the present board. */
  readonly seed: number;
  /** 1–10. */
  readonly number: number;
  readonly board: StandBoard;
  readonly marines: readonly StandMarine[];
  /** D22.17: command points still to be taken. */
  readonly penalty: number;
  readonly finished: readonly FinishedBoard[];
  readonly outcome: (typeof STAND_OUTCOMES)[number];
  /** S6.11: the person chooses where the sources let him. */
  readonly ties?: 'mine';
  /** D1.1: rule options that differ from the usual, on all boards. */
  readonly options?: SagaOptions;
}

/** SOLO SCORE TABLE: the most kills of each verdict. */
export const VERDICTS = [
  { id: 'verdict-disgrace', to: 20 },
  { id: 'verdict-poor', to: 50 },
  { id: 'verdict-mediocre', to: 75 },
  { id: 'verdict-valiant', to: 99 },
  { id: 'verdict-heroic', to: Infinity },
] as const;
export type VerdictId = (typeof VERDICTS)[number]['id'];

const SEEDS = 0x1_0000_0000;

export const isAlive = ({ fellOn }: StandMarine): boolean => fellOn === 0;

const withBoard = (stand: Omit<LastStand, 'board' | 'seed'>): LastStand => {
  const { board, luck } = layStandBoard(stand.number, stand.marines.filter(isAlive).length, stand.luck);
  const seed = takeNumber(luck, 'lot', SEEDS);
  return { ...stand, board, seed: seed.number, luck: seed.luck };
};

export const beginStand = (
  seed: number,
  marines: readonly StandMarine[] = CLOUD_RUNNER,
  { ties = 'lots', ...options }: { readonly ties?: 'mine' | 'lots' } & SagaOptions = {},
): LastStand => ({
  ...withBoard({ luck: freshLuck(seed), number: 1, marines, penalty: 0, finished: [], outcome: 'none' }),
  ...(ties === 'mine' ? { ties } : {}),
  ...(Object.keys(options).length === 0 ? {} : { options }),
});

/** S6.11: the present board as the person has laid it, with the luck that his lots have left. */
export const withLaidBoard = (stand: LastStand, laying: StandLaying, luck = stand.luck): LastStand => ({
  ...stand,
  board: laidBoard(laying, stand.marines.filter(isAlive).length),
  luck,
});

/** The game to be played now, by those who live, in roster order. */
export const scenarioOfStand = ({ number, board, marines, penalty, ties, options }: LastStand): Scenario => {
  const scenario = standScenario(number, board, marines.filter(isAlive), penalty);
  return { ...scenario, options: { ...scenario.options, ...options, ...(ties === undefined ? {} : { ties }) } };
};

/** D23.24, D23.25: kills over all boards. */
export const killsOf = ({ finished }: LastStand): number => finished.reduce((sum, { kills }) => sum + kills, 0);

/** D23.24; null unless the mission is lost. */
export const verdictOf = (stand: LastStand): VerdictId | null => {
  if (stand.outcome !== 'lost') return null;
  const kills = killsOf(stand);
  return VERDICTS.find(({ to }) => kills <= to)!.id;
};

export class StandError extends Error {}

/** D23.10: the dead stay dead; rounds, spares, psi points and counts are as they are. */
const afterBoard = (stand: LastStand, game: Game): StandMarine[] => {
  let place = 0;
  return stand.marines.map((marine) => {
    if (!isAlive(marine)) return marine;
    const piece = pieceOf(game, place++);
    return { ...marine, counts: piece.counts, fellOn: piece.fate === 'dead' ? stand.number : 0 };
  });
};

/** The mission after the game of the present board is over. */
export const finishBoard = (stand: LastStand, game: Game): LastStand => {
  if (stand.outcome !== 'none') throw new StandError('D23.1: the mission is over');
  if (game.state.winner === 'none') throw new StandError('D23.9: the board is not finished');
  const marines = afterBoard(stand, game);
  const fallen = marines.flatMap(({ fellOn }, index) => (fellOn === stand.number ? [index] : []));
  const finished = [
    ...stand.finished,
    { number: stand.number, turns: game.state.turn, kills: game.state.kills, fallen },
  ];
  const next = { ...stand, marines, finished, penalty: penaltyDue(game) };
  if (game.state.winner !== 'marines') return { ...next, outcome: 'lost' };
  if (stand.number === LAST_BOARD) return { ...next, outcome: 'won' };
  return withBoard({ ...next, number: stand.number + 1 });
};
