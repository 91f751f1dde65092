import { totalOf } from './chance.ts';
import { pending, type Game, type Pending } from './game.ts';
import type { Phase, Piece, Side, State } from './state.ts';

/**
 * What one side may know (Table C-J): the state with every hidden thing blotted out. It has the state's own shape, so
 * whatever reads one reads the other; a hidden number is the marked value below.
 */
export interface View extends Omit<State, 'luck'> {
  readonly side: Side;
  readonly pending: Pending | null;
}

/** The value of a blip whose counter the viewer has not seen. */
export const HIDDEN_VALUE = 0;
/** The command points of a counter the viewer has not seen. */
export const HIDDEN_CP = -1;

const hideValue = (piece: Piece | null): Piece | null =>
  piece === null || piece.value === 0 ? piece : { ...piece, value: HIDDEN_VALUE };

/** C7.2: hidden from the draw to E4. */
const isCounterOut = (phase: Phase): boolean => phase !== 'setup' && phase !== 'clock' && phase !== 'end';

export const viewFor = (game: Game, side: Side): View => {
  const { luck: _chance, ...known } = game.state;
  const isAliens = side === 'aliens';
  return {
    ...known,
    side,
    pending: pending(game),
    pieces: isAliens ? known.pieces.slice() : known.pieces.map(hideValue),
    aliens: known.aliens.slice(),
    features: known.features.slice(),
    burning: known.burning.slice(),
    // The marine player knows how many counters are out, not which.
    pool: isAliens ? known.pool.slice() : [totalOf(known.pool)],
    cpDrawn: isAliens && isCounterOut(known.phase) ? HIDDEN_CP : known.cpDrawn,
    stack: known.stack.slice(),
  };
};
