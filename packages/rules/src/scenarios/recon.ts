/** D20.2, D20.3: how many genestealers have shown themselves, and whether a marine has seen one. */
import {
  edit,
  isSeen,
  onBoard,
  pieceOf,
  profileOf,
  refusal,
  type Game,
  type PieceId,
  type Refusal,
  type State,
  recall,
  remember,
} from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'recon:figures': number;
    'recon:seen': number;
  }
}

const STOOD = 'recon:figures';
const SEEN = 'recon:seen';
/** Mark on a figure that has been counted. */
const COUNTED = 'recon-counted';
export const FIGURES_WANTED = 5; // D20.2

type Remembering = { readonly state: Pick<State, 'memory'> };

const figuresShown = (game: Remembering): number => recall(game.state, STOOD);

/** D20.2: how many more must stand on the board before anybody may leave it. */
export const figuresToBeShown = (game: Remembering): number => Math.max(0, FIGURES_WANTED - figuresShown(game));

export const hasSeenOne = (game: Game): boolean => recall(game.state, SEEN) === 1;

/** D20.2: a figure stands on a board square, placed there or having entered. */
export const noteFigure = (game: Game, id: PieceId): void => {
  const piece = game.state.pieces[id];
  if (!onBoard(piece) || piece.side !== 'aliens' || profileOf(game, piece).unit.isBlip) return;
  if (piece.counts[COUNTED] === 1) return;
  edit(game, id).counts = { ...piece.counts, [COUNTED]: 1 };
  remember(game.state, STOOD, figuresShown(game) + 1);
};

/** D20.3: a figure is in a marine's LOS; judged after every step and at every check. */
export const noteSight = (game: Game): void => {
  if (hasSeenOne(game)) return;
  const isInSight = game.state.aliens.some((id) => {
    const alien = pieceOf(game, id);
    return onBoard(alien) && alien.facing >= 0 && isSeen(game, alien.square);
  });
  if (isInSight) remember(game.state, SEEN, 1);
};

const TOO_EARLY = refusal('D20.2', 'five-genestealers-first');

export const reconTeleport = (game: Game): Refusal | null => (figuresToBeShown(game) === 0 ? null : TOO_EARLY);
