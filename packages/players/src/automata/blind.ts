/** S3.3: the game as an automaton sees it: no blip values, no command points, no pool, no luck. */
import { HIDDEN_CP, HIDDEN_VALUE, freshLuck, type Chance, type Game, type Piece } from '@sensorium/engine';

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

const hide = (piece: Piece | null): Piece | null =>
  piece === null || piece.value === HIDDEN_VALUE ? piece : { ...piece, value: HIDDEN_VALUE };

const NO_LUCK = freshLuck(0);

/** The cells are copied, because planning lifts pieces off the board (S3.8). */
export const blinded = (game: Game): BlindGame => ({
  setup: game.setup,
  state: { ...game.state, pieces: game.state.pieces.map(hide), cpDrawn: HIDDEN_CP, pool: [], luck: NO_LUCK },
  cells: game.cells.slice(),
  chance: NO_CHANCE,
  sink: null,
  isBlind: true,
});
