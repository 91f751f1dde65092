import {
  HIDDEN_CP,
  SEEDED,
  computeCells,
  createGame,
  freshLuck,
  totalOf,
  type Chance,
  type Game,
  type Luck,
  type Piece,
  type Setup,
  type State,
  type UnitRow,
  type View,
} from '@sensorium/engine';
import { CP_COUNTERS, SECOND_COUNTER, SECOND_SPENT } from '@sensorium/rules';
import type { Rng } from './rng.ts';

/** Asking for chance here would be asking for what nobody knows. */
const NO_CHANCE: Chance = {
  die: () => {
    throw new Error('a view holds no dice');
  },
  draw: () => {
    throw new Error('a view holds no counters');
  },
};
const NO_LUCK: Luck = freshLuck(0);

const stateOf = (view: View, luck: Luck): State => {
  const { side: _side, pending: _pending, ...known } = view;
  return { ...known, luck };
};

/**
 * The board as a side sees it, in the form rules read. Hidden values stay blotted out and nothing can be rolled: it is
 * for listing options and measuring, not for playing on.
 */
export const seenGame = (setup: Setup, view: View): Game => {
  const state: State = { ...view, luck: NO_LUCK };
  return {
    setup,
    state,
    cells: computeCells(setup.board, setup.rules.terrain, state, setup.profiles),
    chance: NO_CHANCE,
    sink: null,
  };
};

const compositions = new WeakMap<Setup, readonly number[]>();

/** Counters of value 1, 2, 3 … there are in this game, in play and in the pool together: public (Table C-A). */
export const blipComposition = (setup: Setup): readonly number[] => {
  let counts = compositions.get(setup);
  if (counts === undefined) compositions.set(setup, (counts = countBlips(setup, createGame(setup, { seed: 0 }).state)));
  return counts;
};

const unitOf = (setup: Setup, piece: Piece): UnitRow => setup.profiles[piece.profile]!.unit;

const countBlips = (setup: Setup, state: State): number[] => {
  const counts = state.pool.slice();
  for (const piece of state.pieces)
    if (piece !== null && piece.value > 0 && unitOf(setup, piece).isFromPool)
      counts[piece.value - 1] = (counts[piece.value - 1] ?? 0) + 1;
  return counts;
};

/**
 * Deals a hidden world that fits the view: values for the blips the viewer cannot look under, out of all counters; the
 * command counter, not below what has been spent; fresh luck. It can be played on like any game.
 */
export const imagine = (setup: Setup, view: View, rng: Rng): Game => {
  const state = stateOf(view, freshLuck(rng.next()));
  state.pieces = state.pieces.slice();
  state.aliens = state.aliens.slice();
  state.features = state.features.slice();
  state.burning = state.burning.slice();
  state.markers = state.markers.slice();
  state.stack = state.stack.slice();
  if (view.side === 'marines') dealBlips(setup, state, rng);
  else state.pool = state.pool.slice();
  if (state.cpDrawn === HIDDEN_CP) state.cpDrawn = dealCommand(state, rng);
  if (state.memory[SECOND_COUNTER] === HIDDEN_CP)
    state.memory = { ...state.memory, [SECOND_COUNTER]: dealSecond(state, rng) };
  const cells = computeCells(setup.board, setup.rules.terrain, state, setup.profiles);
  return { setup, state, cells, chance: SEEDED, sink: null };
};

const isHidden = (setup: Setup, piece: Piece): boolean => piece.value === 0 && unitOf(setup, piece).isBlip;

const dealBlips = (setup: Setup, state: State, rng: Rng): void => {
  const pool = blipComposition(setup).slice();
  const cups = new Map<string, number[]>();
  for (const { is, unit } of setup.profiles) if (unit.cup !== undefined) cups.set(is, unit.cup.slice());
  const leftFor = ({ profile }: Piece): number[] => cups.get(setup.profiles[profile]!.is) ?? pool;
  for (const piece of state.pieces) if (piece !== null && piece.value > 0) leftFor(piece)[piece.value - 1]! -= 1;
  state.pieces.forEach((piece, id) => {
    if (piece === null || !isHidden(setup, piece)) return;
    const kind = drawOne(leftFor(piece), rng);
    state.pieces[id] = { ...piece, value: kind + 1 };
  });
  state.pool = pool;
};

/** With nothing left (a scenario that put more into play than the box holds) any value fits. */
const drawOne = (left: number[], rng: Rng): number => {
  const total = totalOf(left);
  if (total === 0) return rng.below(left.length);
  let ticket = rng.below(total);
  let kind = 0;
  while (ticket >= left[kind]!) ticket -= left[kind++]!;
  left[kind]! -= 1;
  return kind;
};

/** C7.1, C7.5: equally likely counters, less those already outspent. */
const dealCommand = (state: State, rng: Rng): number => {
  const least = Math.max(1, state.cpSpent - state.cpBonus);
  return least + rng.below(Math.max(1, CP_COUNTERS.length - least + 1));
};

/** A3.11: another counter than the first player's, not below what has been spent. */
const dealSecond = ({ cpDrawn, memory }: State, rng: Rng): number => {
  const spent = memory[SECOND_SPENT] ?? 0;
  const left = CP_COUNTERS.map((_, place) => place + 1).filter((value) => value !== cpDrawn && value >= spent);
  return left.length === 0 ? Math.max(1, spent) : left[rng.below(left.length)]!;
};
