/** D8, D9: several levels: traps, ladders, jumping and climbing. */
import {
  isBurning,
  isOccupied,
  isSolid,
  pieceOf,
  profileOf,
  push,
  refusal,
  relocate,
  terrainRow,
  type Game,
  type Offers,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { barredRefusal } from '../core/doors.ts';
import { blipRefusal, lifted, standRefusal, tellStep } from '../core/movement.ts';
import { JUMPING } from './data.ts';
import { fall } from './falls.ts';
import { belowHole, hasLevels, holeAbove, linkedSquares } from './holes.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    jump: 'none';
    climb: 'square';
  }
  interface EventTypes {
    'piece-jumped': { readonly piece: PieceId; readonly from: Square; readonly to: Square };
    'piece-climbed': { readonly piece: PieceId; readonly from: Square; readonly to: Square };
  }
}

const NO_HOLE = refusal('D1.3', 'no-hole-here');
const JUMP_INTO_FIRE = refusal('D8.15', 'square-burns');
const TRAP_OCCUPIED = refusal('D8.17', 'square-occupied');
const BELOW_BURNS = refusal('C8.4', 'square-burns');
const CLOSED = refusal('C8.3', 'door-closed');

/** C8.3, A11.25, A14.6: nobody comes through a hole into what closes the square beyond it. */
const closedRefusal = (game: Game, to: Square): Refusal | null =>
  isSolid(game.cells, to) ? (barredRefusal(game, to) ?? CLOSED) : null;

/** D8.15, D8.17: whether the piece may jump through that hole; a blip has been lifted off its square. */
const jumpRefusal = (game: Game, piece: Piece, hole: Square): Refusal | null => {
  const below = belowHole(game, hole);
  if (below < 0) return NO_HOLE;
  if (piece.side === 'marines') return isBurning(game.cells, below) ? JUMP_INTO_FIRE : closedRefusal(game, below);
  return arrivalRefusal(game, piece, below, TRAP_OCCUPIED);
};

/** D8.17, D9.3: the destination must be empty; core's limits on blips hold there. */
export const arrivalRefusal = (game: Game, piece: Piece, to: Square, occupied: Refusal): Refusal | null => {
  if (isOccupied(game.cells, to)) return occupied;
  if (isBurning(game.cells, to)) return BELOW_BURNS;
  const why = closedRefusal(game, to) ?? standRefusal(game, piece, to);
  if (why !== null || !profileOf(game, piece).unit.isFromPool) return why;
  return blipRefusal(game, to);
};

export const waysOnto = (game: Game, piece: Piece, to: Square, cost: number, offers: Offers): void => {
  if (jumpRefusal(game, piece, to) === null) offers.offer(to, JUMPING, cost);
};

export const wayRefusal = (game: Game, piece: Piece, to: Square, how: number): Refusal | null | undefined =>
  how === JUMPING ? jumpRefusal(game, piece, to) : undefined;

/** D8.9, D8.17: through the hole on which the piece stands. */
export const jumpDown = (game: Game, id: PieceId): void => {
  const piece = pieceOf(game, id);
  const below = belowHole(game, piece.square);
  if (piece.side === 'marines') {
    fall(game, id, below, true);
    return;
  }
  relocate(game, id, below, piece.facing);
  game.sink?.({ is: 'piece-jumped', piece: id, from: piece.square, to: below, rule: 'D8.17' });
  arrive(game, id);
};

const arrive = (game: Game, id: PieceId): void => {
  if (profileOf(game, pieceOf(game, id)).unit.hasFacing) push(game, { kind: 'choose-facing', piece: id });
  tellStep(game, id, ARRIVING);
};
/** A step that the square entered does nothing more to: the piece has come through its hole. */
export const ARRIVING = 3;

const JUMP_COST = 1; // D8.8, D8.17

export const jump: Verb = {
  id: 'jump',
  target: 'none',
  missing: NO_HOLE,
  isUsed: hasLevels,
  options: (game, piece, offers) => {
    if (piece.square < 0 || belowHole(game, piece.square) < 0) return;
    if (lifted(game, piece, () => jumpRefusal(game, piece, piece.square)) === null) offers.offer(-1, 0, JUMP_COST);
  },
  refusal: (game, piece, { at, how }) =>
    piece.square < 0 || at !== -1 || how !== 0
      ? NO_HOLE
      : lifted(game, piece, () => jumpRefusal(game, piece, piece.square)),
  cost: () => JUMP_COST,
  perform: (game, piece) => jumpDown(game, piece.id),
};

const NOTHING_TO_CLIMB = refusal('D9.1', 'no-ladder-here');
const MARINES_CANNOT = refusal('D8.5', 'marines-cannot-climb-a-trap');
export const NOT_EMPTY = refusal('D9.3', 'square-occupied');
const LADDER_COST = 2; // D9.3
const TRAP_COST = 3; // D8.17

/** The terrain that links the piece's square with the one above or below it. */
const linkTo = (game: Game, piece: Piece, to: Square): string | null => {
  if (piece.square < 0 || to < 0) return null;
  if (to === belowHole(game, piece.square)) return terrainRow(game, piece.square).id === 'ladder' ? 'ladder' : null;
  return to === holeAbove(game, piece.square) ? terrainRow(game, to).id : null;
};

const climbRefusal = (game: Game, piece: Piece, to: Square): Refusal | null => {
  const link = linkTo(game, piece, to);
  if (link === null) return NOTHING_TO_CLIMB;
  if (link !== 'ladder' && piece.side === 'marines' && climbingAid(game, piece) === undefined) return MARINES_CANNOT;
  return lifted(game, piece, () => arrivalRefusal(game, piece, to, link === 'ladder' ? NOT_EMPTY : TRAP_OCCUPIED));
};

const climbCost = (game: Game, piece: Piece, to: Square): number => {
  const aid = to > piece.square ? climbingAid(game, piece) : undefined;
  return aid ?? (linkTo(game, piece, to) === 'ladder' ? LADDER_COST : TRAP_COST);
};

/** What climbing up costs with gear made for it. */
export const climbingAid = (game: Game, piece: Piece): number | undefined =>
  profileOf(game, piece).rows.find((row) => row.climbsFor !== undefined)?.climbsFor;

export const climb: Verb = {
  id: 'climb',
  target: 'square',
  missing: NOTHING_TO_CLIMB,
  isUsed: hasLevels,
  options: (game, piece, offers) => {
    if (piece.square < 0) return;
    for (const to of linkedSquares(game, piece.square))
      if (climbRefusal(game, piece, to) === null) offers.offer(to, 0, climbCost(game, piece, to));
  },
  refusal: (game, piece, { at, how }) => (how === 0 ? climbRefusal(game, piece, at) : NOTHING_TO_CLIMB),
  cost: (game, piece, { at }) => climbCost(game, piece, at),
  perform: (game, piece, { at }) => {
    const rule = linkTo(game, piece, at) === 'ladder' ? 'D9.3' : 'D8.17';
    relocate(game, piece.id, at, piece.facing);
    game.sink?.({ is: 'piece-climbed', piece: piece.id, from: piece.square, to: at, rule });
    arrive(game, piece.id);
  },
};
