import { totalOf } from './chance.ts';
import { pending, type Game, type Pending } from './game.ts';
import {
  MARINES_ONLY,
  cloneState,
  copyPiece,
  memoryEntries,
  type Luck,
  type Piece,
  type Side,
  type State,
} from './state.ts';

/**
 * What one side may know (Table C-J): the state with every hidden thing blotted out. It has the state's own shape, so
 * whatever reads one reads the other; a hidden number is the marked value below.
 */
export interface View extends State {
  side: Side;
  pending: Pending | null;
}

/** The value of a blip whose counter the viewer has not seen. */
export const HIDDEN_VALUE = 0;
/** The command points of a counter the viewer has not seen. */
export const HIDDEN_CP = -1;

const hideValue = (piece: Piece | null): Piece | null => {
  if (piece === null || piece.value === 0) return piece;
  const hidden = copyPiece(piece);
  hidden.value = HIDDEN_VALUE;
  return hidden;
};

/** Nobody knows what chance will bring. */
const HIDDEN_LUCK: Luck = Object.freeze({ seed: 0, used: Object.freeze([]) });

/** C7.2: hidden from the draw to E4, which sets it to 0. */
const isCounterOut = ({ phase, cpDrawn }: State): boolean =>
  cpDrawn > 0 || phase === 'marine-action' || phase === 'reinforcement' || phase === 'alien-action';

/** Numbers that only the marine player may know are marked as hidden. */
export const withoutSecrets = (memory: State['memory']): State['memory'] => {
  if (!Object.keys(memory).some((key) => key.startsWith(MARINES_ONLY))) return memory;
  return Object.fromEntries(
    memoryEntries(memory).map(([key, value]) => [key, key.startsWith(MARINES_ONLY) ? HIDDEN_CP : value]),
  );
};

export const viewFor = (game: Game, side: Side): View => {
  const view = cloneState(game.state) as View;
  view.side = side;
  view.pending = pending(game);
  view.luck = HIDDEN_LUCK;
  if (side === 'aliens') {
    if (isCounterOut(view)) view.cpDrawn = HIDDEN_CP;
    view.memory = withoutSecrets(view.memory);
  } else {
    for (let id = 0; id < view.pieces.length; id++) view.pieces[id] = hideValue(view.pieces[id]!);
    // The marine player knows how many counters are out, not which.
    view.pool = [totalOf(view.pool)];
  }
  return view;
};

/** What both players may see: the marines' view without what only they know. */
export const publicView = (game: Game): View => {
  const { cpDrawn, memory } = viewFor(game, 'aliens');
  return { ...viewFor(game, 'marines'), cpDrawn, memory };
};
