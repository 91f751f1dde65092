/** Case words that are not the engine's own: modes, directions and weapons turned into what commands hold. */
import { frontSquare, type Command, type Game, type Piece, type PieceId, type Square } from '@sensorium/engine';
import { RELOADS } from '@sensorium/rules';
import type { Field } from './fields.ts';

/** The piece that an open choice is about, if it is about one. */
export const pieceAsked = (game: Game): PieceId => {
  const frame = game.state.stack.at(-1);
  if (frame === undefined) return -1;
  if (frame.kind === 'place-blip') return frame.hand[0]!;
  if (frame.kind === 'set-facing') return frame.placing.figures[frame.next]!;
  return 'piece' in frame ? frame.piece : -1;
};

const hasVerb = (game: Game, piece: Piece | null | undefined, word: string): boolean =>
  piece !== null &&
  piece !== undefined &&
  game.setup.profiles[piece.profile]!.verbs.some(({ verb }) => verb.id === word);

/** A hammer's and a flamer's self-destruction go by both names; a burst is a fire mode. */
export const wordOf = (game: Game, order: Field, piece: Piece | null | undefined): string => {
  const word = order.at('do').text();
  if (word === 'fire' && order.at('mode').isGiven && order.at('mode').text() === 'full-auto') return 'full-auto';
  if (word === 'self-destruct' && (hasVerb(game, piece, 'detonate') || isAskedToDetonate(game))) return 'detonate';
  if (word === 'detonate' && hasVerb(game, piece, 'self-destruct')) return 'self-destruct';
  return word;
};

const isAskedToDetonate = (game: Game): boolean => game.state.stack.at(-1)?.kind === 'detonate-free';

/** The square a word means when the case names none, or names a direction. */
export const impliedSquare = (game: Game, order: Field, word: string, piece: Piece | null | undefined): Square => {
  if (piece === null || piece === undefined) return -1;
  const { board } = game.setup;
  if (word === 'climb' && (order.at('to').value === 'up' || order.at('to').value === 'down')) {
    const step = board.width * board.height;
    const at = piece.square + (order.at('to').value === 'up' ? step : -step);
    return at >= 0 && at < board.size ? at : -1;
  }
  return word === 'attack' || word === 'cut' ? frontSquare(board, piece) : -1;
};

/** Beyond any list of gear, so that the rules refuse it. */
const NO_SUCH_WEAPON = 255;
const WALKING = 0;
const FIRING = 1;
const JUMPING = 2;

export const howOf = (game: Game, order: Field, word: string, piece: Piece | null | undefined): Command['how'] => {
  if (word === 'move') {
    if (order.at('jump').isGiven && order.at('jump').flag()) return JUMPING;
    if (order.at('mode').value === 'full-auto') return NO_SUCH_WEAPON;
    return order.at('fire').isGiven ? FIRING : WALKING;
  }
  if (word === 'turn') return order.at('fire').isGiven ? FIRING : WALKING;
  if ((word !== 'fire' && word !== 'reload') || piece === null || piece === undefined) return 0;
  const profile = game.setup.profiles[piece.profile]!;
  const isWanted = (weapon: string, i: number): boolean =>
    word === 'fire' ? profile.rows[i]!.ranged !== undefined : RELOADS[weapon] !== undefined;
  const how = order.at('weapon').isGiven
    ? profile.gear.indexOf(order.at('weapon').text())
    : profile.gear.findIndex(isWanted);
  return how < 0 ? NO_SUCH_WEAPON : how;
};
