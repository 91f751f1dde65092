/** A15.6–A15.9: the sniper's two postures. */
import {
  LYING,
  isBurning,
  isOccupied,
  isSolid,
  layDown,
  refusal,
  secondSquare,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
  type Word,
} from '@sensorium/engine';
import type { Hindrance } from '../core/activation.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'lie-down': 'none';
  }
  interface EventTypes {
    'sniper-lay-down': { readonly piece: PieceId; readonly behind: Square };
    'sniper-got-up': { readonly piece: PieceId; readonly at: Square };
  }
}

export const isLying = (piece: Piece): boolean => piece.counts[LYING] === 1;

const COST = 2; // A15.8
const NOT_A_SNIPER = refusal('A15.7', 'not-a-sniper');
const LIES = refusal('A15.8', 'already-lying');
const NO_ROOM = refusal('A15.8', 'no-room-behind');
const NOT_LYING = refusal('A15.8', 'not-lying');
const NOT_HIS_SQUARE = refusal('A15.8', 'not-one-of-his-squares');

/** The square directly behind, which must be free and not closed off. */
const lieRefusal = (game: Game, piece: Piece): Refusal | null => {
  if (isLying(piece)) return LIES;
  const behind = game.setup.board.neighbours[piece.square * 8 + ((piece.facing + 2) & 3)]!;
  if (behind < 0 || isSolid(game.cells, behind) || isOccupied(game.cells, behind)) return NO_ROOM;
  return isBurning(game.cells, behind) && !isBurning(game.cells, piece.square) ? NO_ROOM : null;
};

export const lieDown: Verb = {
  id: 'lie-down',
  target: 'none',
  missing: NOT_A_SNIPER,
  options: (game, piece, offers) => {
    if (piece.facing >= 0 && lieRefusal(game, piece) === null) offers.offer(-1, 0, COST);
  },
  refusal: (game, piece, { at, how }) => (at === -1 && how === 0 ? lieRefusal(game, piece) : NOT_A_SNIPER),
  cost: () => COST,
  perform: (game, piece) => {
    layDown(game, piece.id, true, piece.square);
    const behind = secondSquare(game.setup.board, game.state.pieces[piece.id]!);
    game.sink?.({ is: 'sniper-lay-down', piece: piece.id, behind, rule: 'A15.8' });
  },
};

const squaresOf = (game: Game, piece: Piece): Square[] => [piece.square, secondSquare(game.setup.board, piece)];

/** Getting up he takes either square; his facing stays. */
export const getUp: Verb = {
  id: 'stand',
  target: 'square',
  missing: NOT_LYING,
  options: (game, piece, offers) => {
    if (isLying(piece)) for (const at of squaresOf(game, piece)) offers.offer(at, 0, COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (!isLying(piece)) return NOT_LYING;
    return how === 0 && squaresOf(game, piece).includes(at) ? null : NOT_HIS_SQUARE;
  },
  cost: () => COST,
  perform: (game, piece, { at }) => {
    layDown(game, piece.id, false, at);
    game.sink?.({ is: 'sniper-got-up', piece: piece.id, at, rule: 'A15.8' });
  },
};

/** A15.9. */
const NOT_WHILE_LYING: ReadonlySet<Word> = new Set(['move', 'turn', 'attack', 'open', 'close', 'cut', 'jump', 'climb']);
const LIES_PRONE = refusal('A15.9', 'sniper-is-prone');

export const lyingProne: Hindrance = {
  isHindered: (_game, piece) => isLying(piece),
  mayAct: (_game, piece, verb) => (isLying(piece) && NOT_WHILE_LYING.has(verb) ? LIES_PRONE : null),
};
