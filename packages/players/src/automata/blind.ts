/** S3.3: the game as an automaton sees it: no blip values, no command points, no kinds of blips, no luck. */
import {
  HIDDEN_CP,
  HIDDEN_VALUE,
  freshLuck,
  totalOf,
  withoutSecrets,
  type Chance,
  type Game,
  type Piece,
} from '@sensorium/engine';

/** A game whose hidden values are blotted out; planning reads nothing else. */
export type BlindGame = Game & { readonly isBlind: true };

const NO_CHANCE: Chance = {
  die: () => {
    throw new Error('S3.3: an automaton rolls no dice of its own');
  },
  draw: () => {
    throw new Error('S3.3: an automaton draws nothing of its own');
  },
};

/** Records are values, so the blotted copy of one is made once. */
const HIDDEN = new WeakMap<Piece, Piece>();

const hidden = (piece: Piece): Piece => {
  let copy = HIDDEN.get(piece);
  if (copy === undefined) HIDDEN.set(piece, (copy = { ...piece, value: HIDDEN_VALUE }));
  return copy;
};

const hideAll = (pieces: readonly (Piece | null)[]): (Piece | null)[] => {
  const copy = pieces.slice();
  for (let id = 0; id < copy.length; id++) {
    const piece = copy[id];
    if (piece !== null && piece !== undefined && piece.value !== HIDDEN_VALUE) copy[id] = hidden(piece);
  }
  return copy;
};

const NO_LUCK = freshLuck(0);

/** One decision is made at a time, so its cells are used again. */
let kept = new Int32Array(0);
const copied = (cells: Int32Array): Int32Array => {
  if (kept.length !== cells.length) kept = new Int32Array(cells.length);
  kept.set(cells);
  return kept;
};

/** The cells are copied, because planning lifts pieces off the board (S3.8). */
export const blinded = (game: Game): BlindGame => ({
  setup: game.setup,
  state: {
    ...game.state,
    pieces: hideAll(game.state.pieces),
    cpDrawn: HIDDEN_CP,
    pool: [totalOf(game.state.pool)],
    memory: withoutSecrets(game.state.memory),
    luck: NO_LUCK,
  },
  cells: copied(game.cells),
  chance: NO_CHANCE,
  sink: null,
  isBlind: true,
});
