/** C8: movement. C18.11: entering the board is a move to the entry square. */
import {
  BEARINGS,
  BURNING,
  FRONT,
  SOLID,
  isAdjacentStep,
  isBurning,
  isOccupied,
  isSeen,
  isSolid,
  opposite,
  pieceAt,
  pieceOf,
  profileOf,
  refusal,
  relocate,
  removePiece,
  setPiece,
  stepDirection,
  terrainAt,
  terrainRow,
  type Command,
  type Facing,
  type Game,
  type Offers,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { forgetRun } from './kills.ts';
import { fireAfterMove, movingShotRefusal } from './moveAndFire.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    move: 'square';
  }
  interface EventTypes {
    'piece-moved': { readonly piece: PieceId; readonly from: Square; readonly to: Square };
    'piece-left': { readonly piece: PieceId; readonly from: Square; readonly to: Square };
    'piece-entered': { readonly piece: PieceId; readonly area: number; readonly to: Square } & PieceNow<'facing'>;
  }
  interface HookTypes {
    /** H10: other ways than walking of stepping onto a square of special terrain, each with the price of the step. */
    waysOnto: Hook<'all', (game: Game, piece: Piece, to: Square, cost: number, offers: Offers) => void>;
    /** Why that way of stepping onto the square is not possible; undefined for a way unknown here. */
    wayRefusal: Hook<'first', (game: Game, piece: Piece, to: Square, how: number) => Refusal | null | undefined>;
    /** A piece has just stepped onto a square, in a way: what the square does to it. */
    stepTaken: Hook<'all', (game: Game, id: PieceId, how: number) => void>;
    /** Adds to C8.3 and C17.10: whether this piece may stand on that square. */
    mayStandOn: Hook<'veto', (game: Game, piece: Piece, square: Square) => Refusal | null>;
    /** Replaces C8.7: the square beyond the floor onto which this piece may now step and so leave the board, or −1. */
    wayOut: Hook<'found', (game: Game, piece: Piece) => Square>;
    /** A piece has left the board of its own will; `from` is where it stood. */
    pieceLeft: Hook<'all', (game: Game, id: PieceId, from: Square) => void>;
  }
}

/** How a move is made: plainly, or with a shot after it (C14). */
export const WALKING = 0;
const FIRING = 1;

const NOT_A_STEP = refusal('C8.1', 'not-a-neighbouring-square');
const NOT_FLOOR = refusal('C8.3', 'not-floor');
const OCCUPIED = refusal('C8.3', 'square-occupied');
const CLOSED_DOOR = refusal('C8.3', 'door-closed');
const IN_FLAMES = refusal('C8.4', 'square-burns');
const BETWEEN_TWO = refusal('C8.5', 'diagonal-blocked');
const NO_SIDESTEP = refusal('C8.6', 'no-sidestep');
const IN_SIGHT = refusal('C17.3', 'blip-would-be-seen');
const NEXT_TO_MARINE = refusal('C17.3', 'blip-next-to-marine');
const MUST_LURK = refusal('C18.9', 'must-lurk');
const FIGURES_MUST_LURK = refusal('C18.10', 'must-lurk');
const NOT_ITS_ENTRY = refusal('C18.11', 'not-its-entry-square');
const ENTRY_OCCUPIED = refusal('C18.11', 'square-occupied');
const ENTRY_CLOSED = refusal('C18.11', 'door-closed');
const ENTRY_BURNS = refusal('C18.11', 'square-burns');
const CANNOT_FIRE_MOVING = refusal('C14.1', 'cannot-move-and-fire');

/** C8.5: both squares a diagonal step passes between are wall, closed door or occupied. */
export const isPinched = (game: Game, from: Square, direction: number): boolean => {
  if (direction < 4) return false;
  const { flanks } = game.setup.board;
  const slot = (from * 8 + direction) * 2;
  const p = flanks[slot]!;
  const q = flanks[slot + 1]!;
  return (isSolid(game.cells, p) || isOccupied(game.cells, p)) && (isSolid(game.cells, q) || isOccupied(game.cells, q));
};

/** C15.12: into fire only from a burning square of the same section. */
const mayEnterFire = (game: Game, from: Square, to: Square): boolean =>
  isBurning(game.cells, from) && game.setup.board.section[from] === game.setup.board.section[to];

export const isNextToMarine = (game: Game, square: Square): boolean => {
  const { neighbours, steps, stepStart } = game.setup.board;
  const end = stepStart[square + 1]!;
  for (let i = stepStart[square]!; i < end; i++) {
    const direction = steps[i]!;
    const near = neighbours[square * 8 + direction]!;
    if (!isOccupied(game.cells, near)) continue;
    const piece = pieceOf(game, pieceAt(game.cells, near));
    if (piece.side === 'marines' && isAdjacentStep(game, square, direction, SOLID)) return true;
  }
  for (const near of game.setup.hooks.linkedSquares(game, square)) {
    const id = pieceAt(game.cells, near);
    if (id >= 0 && pieceOf(game, id).side === 'marines') return true;
  }
  return false;
};

/** C17.3, with the blip already lifted off its old square. */
export const blipRefusal = (game: Game, to: Square): Refusal | null =>
  isNextToMarine(game, to) ? NEXT_TO_MARINE : isSeen(game, to) ? IN_SIGHT : null;

export const standRefusal = (game: Game, piece: Piece, to: Square): Refusal | null => {
  return game.setup.hooks.mayStandOn(game, piece, to);
};

/** Price of a step by where the square lies, and what lies on it; 0 where the unit cannot go there. */
const stepCost = (game: Game, piece: Piece, to: Square, direction: number): number => {
  const { unit } = profileOf(game, piece);
  const cost = unit.hasFacing ? unit.moveCosts[BEARINGS[piece.facing * 8 + direction]!] : unit.moveCosts[FRONT];
  return cost === 0 || terrainAt(game.cells, to) === 0 ? cost : cost + (terrainRow(game, to).surcharge ?? 0);
};

/** What forbids a step of a figure; blips also `blipRefusal`. */
export const stepRefusal = (game: Game, piece: Piece, to: Square, direction: number): Refusal | null => {
  const { cells } = game;
  if (isSolid(cells, to)) return CLOSED_DOOR;
  if (isOccupied(cells, to)) return OCCUPIED;
  if ((cells[to]! & BURNING) !== 0 && !mayEnterFire(game, piece.square, to)) return IN_FLAMES;
  if (isPinched(game, piece.square, direction)) return BETWEEN_TWO;
  return standRefusal(game, piece, to);
};

const entryRefusal = (game: Game, piece: Piece, to: Square): Refusal | null => {
  if (!game.setup.board.entries[piece.area]!.squares.includes(to)) return NOT_ITS_ENTRY;
  if (piece.mustLurk) return profileOf(game, piece).unit.isBlip ? MUST_LURK : FIGURES_MUST_LURK;
  if (isSolid(game.cells, to)) return ENTRY_CLOSED;
  if (isOccupied(game.cells, to)) return ENTRY_OCCUPIED;
  if (isBurning(game.cells, to)) return ENTRY_BURNS;
  if (profileOf(game, piece).unit.isFromPool) {
    const why = blipRefusal(game, to);
    if (why !== null) return why;
  }
  return standRefusal(game, piece, to);
};

/** Runs a test with the piece taken off the board (C17.3: its old square is empty). */
export const lifted = <Result>(game: Game, piece: Piece, test: () => Result): Result => {
  const { cells } = game;
  const here = cells[piece.square]!;
  setPiece(cells, game.setup.rules.terrain, piece.square, -1);
  const result = test();
  cells[piece.square] = here;
  return result;
};

const figureMoves = (game: Game, piece: Piece, offers: Offers): void => {
  const { neighbours, steps, stepStart } = game.setup.board;
  const { square } = piece;
  const firing = movingShotRefusal(game, piece) === null;
  const end = stepStart[square + 1]!;
  for (let i = stepStart[square]!; i < end; i++) {
    const direction = steps[i]!;
    const to = neighbours[square * 8 + direction]!;
    const cost = stepCost(game, piece, to, direction);
    if (cost === 0 || stepRefusal(game, piece, to, direction) !== null) continue;
    offers.offer(to, WALKING, cost);
    if (firing) offers.offer(to, FIRING, cost);
    offerWaysOnto(game, piece, to, cost, offers);
  }
  const out = game.setup.hooks.wayOut(game, piece);
  if (out >= 0) offers.offer(out, WALKING, LEAVE_COST);
};

const offerWaysOnto = (game: Game, piece: Piece, to: Square, cost: number, offers: Offers): void => {
  if (terrainAt(game.cells, to) === 0) return;
  game.setup.hooks.waysOnto(game, piece, to, cost, offers);
};

const wayRefusal = (game: Game, piece: Piece, to: Square, how: number): Refusal | null => {
  if (how === WALKING) return null;
  if (how === FIRING) return movingShotRefusal(game, piece);
  const why = game.setup.hooks.wayRefusal(game, piece, to, how);
  return why === undefined ? CANNOT_FIRE_MOVING : why;
};

const isWayOut = (game: Game, piece: Piece, at: Square): boolean =>
  at >= 0 && game.setup.board.floor[at] !== 1 && game.setup.hooks.wayOut(game, piece) === at;

const blipMoves = (game: Game, piece: Piece, offers: Offers): void => {
  const { neighbours, steps, stepStart } = game.setup.board;
  const { square } = piece;
  const end = stepStart[square + 1]!;
  for (let i = stepStart[square]!; i < end; i++) {
    const direction = steps[i]!;
    const to = neighbours[square * 8 + direction]!;
    if (stepRefusal(game, piece, to, direction) !== null || stealthRefusal(game, piece, to) !== null) continue;
    const cost = stepCost(game, piece, to, direction);
    offers.offer(to, WALKING, cost);
    offerWaysOnto(game, piece, to, cost, offers);
  }
};

const ENTER_COST = 1;
const LEAVE_COST = 1;

const enterCost = (game: Game, to: Square): number => ENTER_COST + (terrainRow(game, to).surcharge ?? 0);

export const move: Verb = {
  id: 'move',
  target: 'square',
  options: (game, piece, offers) => {
    if (piece.square < 0) {
      for (const to of game.setup.board.entries[piece.area]!.squares)
        if (entryRefusal(game, piece, to) === null) {
          offers.offer(to, WALKING, enterCost(game, to));
          offerWaysOnto(game, piece, to, enterCost(game, to), offers);
        }
    } else if (profileOf(game, piece).unit.isBlip) lifted(game, piece, () => blipMoves(game, piece, offers));
    else figureMoves(game, piece, offers);
  },
  refusal: (game, piece, { at, how }) => {
    if (piece.square < 0) return entryRefusal(game, piece, at) ?? wayRefusal(game, piece, at, how);
    if (isWayOut(game, piece, at)) return how === WALKING ? null : CANNOT_FIRE_MOVING;
    const direction = stepDirection(game.setup.board, piece.square, at);
    if (direction < 0) return isNeighbourWall(game, piece, at) ? NOT_FLOOR : NOT_A_STEP;
    if (stepCost(game, piece, at, direction) === 0) return NO_SIDESTEP;
    const why = stepRefusal(game, piece, at, direction);
    if (why !== null) return why;
    if (!profileOf(game, piece).unit.isBlip) return wayRefusal(game, piece, at, how);
    return lifted(game, piece, () => stealthRefusal(game, piece, at) ?? wayRefusal(game, piece, at, how));
  },
  cost: (game, piece, { at }) => {
    if (piece.square < 0) return enterCost(game, at);
    if (isWayOut(game, piece, at)) return LEAVE_COST;
    return stepCost(game, piece, at, stepDirection(game.setup.board, piece.square, at));
  },
  perform: (game, piece, command) => {
    if (piece.square < 0) enterBoard(game, piece, command);
    else if (isWayOut(game, piece, command.at)) leaveBoard(game, piece, command.at);
    else {
      relocate(game, piece.id, command.at, piece.facing);
      game.sink?.({ is: 'piece-moved', piece: piece.id, from: piece.square, to: command.at, rule: 'C8.1' });
      tellStep(game, piece.id, command.how);
      if (command.how === FIRING && pieceOf(game, piece.id).square === command.at) fireAfterMove(game, piece.id);
    }
  },
};

/** C17.3 for the counters it holds for. */
const stealthRefusal = (game: Game, piece: Piece, to: Square): Refusal | null =>
  profileOf(game, piece).unit.isFromPool ? blipRefusal(game, to) : null;

export const tellStep = (game: Game, id: PieceId, how: number): void => {
  game.setup.hooks.stepTaken(game, id, how);
};

const isNeighbourWall = (game: Game, piece: Piece, to: Square): boolean => {
  const { board } = game.setup;
  if (to < 0 || to >= board.size || board.floor[to] === 1) return false;
  return Math.abs(board.x[to]! - board.x[piece.square]!) <= 1 && Math.abs(board.y[to]! - board.y[piece.square]!) <= 1;
};

/** He has escaped: not dead, not on the board. */
export const leaveBoard = (game: Game, piece: Piece, to: Square, rule = 'C8.7'): void => {
  forgetRun(game, piece.id);
  removePiece(game, piece.id, 'escaped');
  game.state.changed = true;
  game.sink?.({ is: 'piece-left', piece: piece.id, from: piece.square, to, rule });
  game.setup.hooks.pieceLeft(game, piece.id, piece.square);
};

const enterBoard = (game: Game, piece: Piece, { at: to, how }: Pick<Command, 'at' | 'how'>): void => {
  const area = game.setup.board.entries[piece.area]!;
  const inward: Facing = opposite(area.sides[area.squares.indexOf(to)]!);
  relocate(game, piece.id, to, profileOf(game, piece).unit.hasFacing ? inward : -1);
  game.state.changed = true;
  game.sink?.({
    is: 'piece-entered',
    piece: piece.id,
    area: piece.area,
    to,
    now: { facing: pieceOf(game, piece.id).facing },
    rule: 'C18.11',
  });
  tellStep(game, piece.id, how);
};
