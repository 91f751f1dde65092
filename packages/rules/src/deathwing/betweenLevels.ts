/** D10: sight, fire and close combat through holes. D8.20, D8.21: prone defenders. */
import {
  PASS,
  BEARINGS,
  DIRECTION_COUNT,
  NO_FACING,
  SIDE,
  inViewArc,
  isBurning,
  isFloor,
  isInFireArc,
  isOccupied,
  pieceAt,
  pieceOf,
  popFrame,
  push,
  refusal,
  relocate,
  squareAt,
  terrainRow,
  type Decision,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
} from '@sensorium/engine';
import type { Fight } from '../core/closeCombat.ts';
import { WALKING, stepRefusal, tellStep } from '../core/movement.ts';
import { isNearHole, ladderAbove, linkedSquares } from './holes.ts';

declare module '@sensorium/engine' {
  interface FrameTypes {
    /** D10.4: a marine who survived an attack from another level may take one free step. */
    'level-retreat': { readonly piece: PieceId };
  }
}

/** A hole through which one square is seen from another: its squares on both levels and the range (D10.9). */
interface Through {
  readonly near: Square;
  readonly far: Square;
  readonly range: number;
}

const REACH = 2;

/** D10.11: whether the square at offset e of the hole's far square is a candidate for a viewer at offset d of the near one. */
const isCandidate = (dx: number, dy: number, ex: number, ey: number): boolean => {
  if ((dx === 0 && dy === 0) || (ex === 0 && ey === 0)) return true;
  return ex * dx <= 0 && ey * dy <= 0 && ex * dx + ey * dy < 0;
};

/** D10.12–D10.14: what can stand in the way once the offsets are right. */
const isBlocked = (game: Game, from: Square, near: Square, far: Square, to: Square): boolean => {
  const { cells } = game;
  const { level, lines } = game.setup.board;
  const isLookingDown = level[far]! < level[near]!;
  const upper = isLookingDown ? near : far;
  if (upper !== from && isOccupied(cells, upper) && (isLookingDown || to !== far)) return true;
  if (from !== near && (isBurning(cells, near) || !lines.isClear(cells, from, near))) return true;
  return to !== far && (isBurning(cells, far) || !lines.isClear(cells, far, to));
};

/** The hole of least range through which the line runs, view arc aside; null if there is none. */
export const holeBetween = (game: Game, from: Square, to: Square): Through | null => {
  const { board } = game.setup;
  const down = board.level[from]! - board.level[to]!;
  const vx = board.x[from]!;
  const vy = board.y[from]!;
  const tx = board.x[to]!;
  const ty = board.y[to]!;
  if (Math.abs(down) !== 1 || Math.abs(tx - vx) > REACH || Math.abs(ty - vy) > REACH) return null;
  let best: Through | null = null;
  for (let hy = Math.max(vy, ty) - 1; hy <= Math.min(vy, ty) + 1; hy++)
    for (let hx = Math.max(vx, tx) - 1; hx <= Math.min(vx, tx) + 1; hx++) {
      const near = squareAt(board, hx, hy, board.level[from]);
      const far = squareAt(board, hx, hy, board.level[to]);
      const upper = down === 1 ? near : far;
      if (near < 0 || !isFloor(board, upper) || terrainRow(game, upper).isHole !== true) continue;
      if (!isCandidate(vx - hx, vy - hy, tx - hx, ty - hy) || isBlocked(game, from, near, far, to)) continue;
      const range = Math.max(Math.abs(vx - hx), Math.abs(vy - hy)) + 1 + Math.max(Math.abs(tx - hx), Math.abs(ty - hy));
      if (best === null || range < best.range) best = { near, far, range };
    }
  return best;
};

/** D10.10, D10.15. */
export const rangeBetweenLevels = (game: Game, viewer: Piece, square: Square): number => {
  if (!isNearHole(game, viewer.square)) return -1;
  const { board } = game.setup;
  const dx = board.x[square]! - board.x[viewer.square]!;
  const dy = board.y[square]! - board.y[viewer.square]!;
  if (Math.abs(dx) > REACH || Math.abs(dy) > REACH) return -1;
  if ((dx !== 0 || dy !== 0) && !inViewArc(viewer.facing, dx, dy)) return -1;
  return holeBetween(game, viewer.square, square)?.range ?? -1;
};

/** D10.7: the squares of the levels above and below at which he can aim, in scan order. */
export const aimsBetweenLevels = (game: Game, shooter: Piece, offer: (at: Square) => void): void => {
  if (!isNearHole(game, shooter.square)) return;
  const { board } = game.setup;
  const x = board.x[shooter.square]!;
  const y = board.y[shooter.square]!;
  const level = board.level[shooter.square]!;
  for (const other of [level - 1, level + 1])
    for (let ty = y - REACH; ty <= y + REACH; ty++)
      for (let tx = x - REACH; tx <= x + REACH; tx++) {
        const at = squareAt(board, tx, ty, other);
        if (at < 0 || !isFloor(board, at) || !isInFireArc(board, shooter, at)) continue;
        if (rangeBetweenLevels(game, shooter, at) >= 0) offer(at);
      }
};

/** D10.1, D10.2: a genestealer strikes a marine straight above or below it, whatever its facing. */
export const strikesInto = (game: Game, piece: Piece): readonly Square[] =>
  piece.side === 'marines' ? NOWHERE_ELSE : withMarines(game, linkedSquares(game, piece.square));

const withMarines = (game: Game, squares: readonly Square[]): readonly Square[] =>
  squares.length === 0 ? NOWHERE_ELSE : squares.filter((at) => holdsMarine(game, at));

const MARINES_DO_NOT = refusal('D10.1', 'no-close-combat-between-levels');

export const whyNotStruck = (game: Game, piece: Piece, at: Square): Refusal | null =>
  piece.side === 'marines' && piece.square >= 0 && linkedSquares(game, piece.square).includes(at)
    ? MARINES_DO_NOT
    : null;

const NOWHERE_ELSE: readonly Square[] = [];

const holdsMarine = (game: Game, at: Square): boolean => {
  const id = pieceAt(game.cells, at);
  return id >= 0 && pieceOf(game, id).side === 'marines';
};

/** D9.5: a ladder is struck through its lower square too. */
export const thingStruckAt = (game: Game, square: Square): Square => ladderAbove(game, square);

/** D9.5: ladders that stand in these squares. */
export const reachingInto = (game: Game, squares: readonly Square[]): readonly Square[] =>
  squares.map((square) => ladderAbove(game, square)).filter((above) => above >= 0);

/** D8.21, D10.4: what a marine may do who was attacked prone or from another level and lives. */
export const defenderSurvived = (game: Game, fight: Fight, hasWon: boolean): boolean => {
  const defender = pieceOf(game, fight.defender);
  if (defender.side === 'aliens' || fight.from !== 'none') return false;
  const isProne = defender.facing === NO_FACING;
  if (fight.towards < 0) {
    if (!isProne && retreatSquares(game, defender).length > 0)
      push(game, { kind: 'level-retreat', piece: defender.id });
  } else if (isProne && hasWon) push(game, { kind: 'stand-up', piece: defender.id, facing: fight.towards });
  return true;
};

/** D10.4: one of the three squares in front or the three behind that he could legally enter. */
const retreatSquares = (game: Game, marine: Piece): Square[] => {
  const squares: Square[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = game.setup.board.neighbours[marine.square * DIRECTION_COUNT + direction]!;
    if (to < 0 || BEARINGS[marine.facing * DIRECTION_COUNT + direction] === SIDE) continue;
    if (stepRefusal(game, marine, to, direction) === null && terrainRow(game, to).isChute !== true) squares.push(to);
  }
  return squares.sort((a, b) => a - b);
};

const NOT_A_RETREAT = refusal('D10.4', 'not-a-square-in-front-or-behind');

export const levelRetreat: Decision<'level-retreat'> = {
  kind: 'level-retreat',
  decision: 'level-retreat',
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    for (const to of retreatSquares(game, pieceOf(game, piece))) out.add(wordIndex.get('move')!, piece, to, 0, 0);
  },
  refusal: () => NOT_A_RETREAT,
  choose: (game, { piece: id }, command) => {
    popFrame(game);
    if (command.do === 'pass') return;
    const { square: from, facing } = pieceOf(game, id);
    relocate(game, id, command.at, facing);
    game.sink?.({ is: 'piece-moved', piece: id, from, to: command.at, rule: 'D10.4' });
    tellStep(game, id, WALKING); // D10.5
  },
  otherwise: () => PASS,
};
