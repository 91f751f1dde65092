/** Positions for tests of bots: a drawn board, pieces on it, and the phase in which it begins. */
import {
  Options,
  advance,
  choices,
  createGame,
  pending,
  push,
  pushSequence,
  type FrameOf,
  type Game,
  type GameEvent,
  type PiecePlan,
  type Scenario,
} from '@sensorium/engine';
import { fillSupplies, setupFor } from '@sensorium/rules';
import type { Budget } from '../player.ts';
import { createPlayer } from '../registry.ts';

export interface Arena {
  /** `#` wall, `+` a closed door, `/` an open one, anything else floor. */
  readonly floor: readonly string[];
  readonly pieces: readonly PiecePlan[];
  readonly entries?: Scenario['board']['entries'];
  readonly phase: 'marine-action' | 'alien-action';
  readonly cp?: number;
  readonly rules?: Scenario['rules'];
}

const doorsIn = (floor: readonly string[]): Scenario['features'] =>
  floor.flatMap((row, y) =>
    Array.from(row).flatMap((character, x) =>
      character === '+' || character === '/'
        ? [{ at: [x, y] as const, is: character === '+' ? 'closed-door' : 'open-door' }]
        : [],
    ),
  );

export const arena = ({ floor, pieces, entries = [], phase, cp = 1, rules = [] }: Arena): Game => {
  const scenario: Scenario = {
    id: 'arena',
    modules: ['core', 'missions'],
    options: {},
    board: {
      levels: [{ floor, sections: floor.map((row) => Array.from(row, (_, x) => 'ABCDEFGH'[x >> 2]).join('')) }],
      entries,
    },
    features: doorsIn(floor),
    burning: [],
    pieces,
    deployment: [],
    startingBlips: 0,
    reinforcements: 0,
    novice: false,
    rules,
  };
  const begin = (game: Game): void => {
    fillSupplies(game);
    game.state.phase = phase;
    game.state.cpDrawn = cp;
    const steps = game.setup.rules.sequences.get('turn')!.map(({ id }) => id);
    pushSequence(game, 'turn');
    const turn = game.state.stack.pop() as FrameOf<'sequence'>;
    push(game, { ...turn, step: steps.indexOf(phase) + 1 });
    push(game, { kind: phase });
  };
  return createGame(setupFor(scenario), { seed: 1, begin });
};

/** Playout steps a decision: enough to find what is looked for, and soon found. */
const NODES = 2000;

/** Plays the phase with a bot on each side and tells what happened. */
export const playPhase = (
  game: Game,
  marines: string,
  aliens: string,
  seed = 1,
  budget: Budget = { nodes: NODES },
): GameEvent[] => {
  const events: GameEvent[] = [];
  const options = new Options(game.setup.rules.words);
  const settings = { seed, budget };
  const seats = { marines: createPlayer(marines, settings), aliens: createPlayer(aliens, settings) };
  const { phase } = game.state;
  game.sink = (event) => events.push(event);
  for (let due = pending(game); due !== null && game.state.phase === phase; due = pending(game)) {
    choices(game, options);
    advance(game, seats[due.side].decide(game, options));
  }
  return events;
};
