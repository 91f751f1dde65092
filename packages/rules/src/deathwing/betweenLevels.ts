/** D10: sight, fire and close combat through holes. D8.20, D8.21: prone defenders. */
import {
  PASS,
  BEARINGS,
  DIRECTION_COUNT,
  NO_FACING,
  SIDE,
  isFloor,
  isInFireArc,
  pieceAt,
  pieceOf,
  profileOf,
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
import { thingOf } from './data.ts';
import { isNearHole, ladderAbove, linkedSquares } from './holes.ts';
import { REACH, rangeBetweenLevels } from './sightThroughHoles.ts';

declare module '@sensorium/engine' {
  interface DecisionTypes {
    'level-retreat': true;
  }
  interface FrameTypes {
    /** D10.4: a marine who survived an attack from another level may take one free step. */
    'level-retreat': { readonly piece: PieceId };
  }
}

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

const BLIPS_DO_NOT = refusal('D17.16', 'blips-cannot-attack-it');

export const whyNotStruck = (game: Game, piece: Piece, at: Square): Refusal | null => {
  if (profileOf(game, piece).unit.isBlip)
    return at >= 0 && thingOf(terrainRow(game, at)) === 'bulkhead' ? BLIPS_DO_NOT : null;
  const isLinked = piece.square >= 0 && linkedSquares(game, piece.square).includes(at);
  return piece.side === 'marines' && isLinked ? MARINES_DO_NOT : null;
};

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
  isPublic: true,
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
