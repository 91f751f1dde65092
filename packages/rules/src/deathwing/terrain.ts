/** D17: debris that deflects shots, crates in flames, disposal chutes. */
import {
  isOpaque,
  pieceAt,
  pieceOf,
  profileOf,
  refusal,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Scenario,
  type Square,
} from '@sensorium/engine';
import { destroyDoor } from '../core/doors.ts';
import { kill } from '../core/kills.ts';
import { leaveBoard } from '../core/movement.ts';
import { holeBetween } from './sightThroughHoles.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    'deflection-rolled': {
      readonly by: PieceId;
      readonly at: Square;
      readonly dice: readonly number[];
      readonly deflected: boolean;
    };
  }
}

/** Whether a scenario has squares of those kinds, or may come to have them. */
export const hasTerrain = (scenario: Scenario, ids: readonly string[]): boolean =>
  scenario.features.some((feature) => ids.includes(feature.is));

const DEFLECTED_ON = 5; // D17.8

const isDebris = (game: Game, square: Square): boolean => terrainRow(game, square).deflects === true;

/** D17.9, D17.10, D17.12: how many times debris lies in the way of a shot. */
const debrisInTheWay = (game: Game, from: Square, to: Square): number => {
  const { board } = game.setup;
  if (board.level[from] !== board.level[to]) {
    const through = holeBetween(game, from, to);
    if (through === null) return 0;
    const crossed = new Set([through.near, through.far, to]);
    crossed.delete(from);
    return [...crossed].filter((square) => isDebris(game, square)).length;
  }
  const { singles, pairs } = board.lines.tested(from, to);
  const crossed = [...singles, to].filter((square) => isDebris(game, square)).length;
  return crossed + pairs.filter(([a, b]) => isDebrisAtCorner(game, a, b) || isDebrisAtCorner(game, b, a)).length;
};

const isDebrisAtCorner = (game: Game, debris: Square, other: Square): boolean =>
  isDebris(game, debris) && (isOpaque(game.cells, other) || isDebris(game, other));

/** D17.8: the alien player's dice, one for each. */
export const deflects = (game: Game, shooter: Piece, at: Square): boolean => {
  const count = debrisInTheWay(game, shooter.square, at);
  if (count === 0) return false;
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(game.chance.die(game, { for: 'terrain', by: shooter.id }));
  const deflected = dice.some((die) => die >= DEFLECTED_ON);
  game.sink?.({ is: 'deflection-rolled', by: shooter.id, at, dice, deflected, rule: 'D17.8' });
  return deflected;
};

const FLAMES_BREAK_CRATE_ON = 6; // D17.3

/** D17.3. */
export const flamesReached = (game: Game, by: PieceId, squares: readonly Square[]): void => {
  const broken = squares.filter((at) => {
    const { id: what, thing } = terrainRow(game, at);
    if (thing !== 'crate') return false;
    const die = game.chance.die(game, { for: 'terrain', by });
    game.sink?.({ is: 'thing-rolled', at, what, die, needed: FLAMES_BREAK_CRATE_ON, rule: 'D17.3' });
    return die >= FLAMES_BREAK_CRATE_ON;
  });
  for (const at of broken) destroyDoor(game, by, at, 'D17.3');
};

const NO_BLIPS = refusal('D17.21', 'blips-keep-out-of-chutes');
const NEVER_PLACED = refusal('D17.21', 'nothing-is-placed-in-a-chute');
const SMOOTH_WALLS = refusal('D17.22', 'no-way-back-in-a-chute');
const ONE_AT_A_TIME = refusal('D17.23', 'one-genestealer-at-a-time');

const isChute = (game: Game, square: Square): boolean => square >= 0 && terrainRow(game, square).isChute === true;

const sectionOf = (game: Game, square: Square): readonly Square[] =>
  game.setup.board.sectionSquares[game.setup.board.section[square]!]!;

/** D17.20: the square of the outer door, standing or destroyed. */
const outerSquare = (game: Game, square: Square): Square =>
  sectionOf(game, square).find((at) => terrainRow(game, at).id !== 'disposal-chute') ?? square;

const isOuterDoorStanding = (game: Game, square: Square): boolean =>
  terrainRow(game, outerSquare(game, square)).id === 'outer-door';

const depth = (game: Game, square: Square): number => {
  const { x, y } = game.setup.board;
  const outer = outerSquare(game, square);
  return Math.abs(x[square]! - x[outer]!) + Math.abs(y[square]! - y[outer]!);
};

const isInSameChute = (game: Game, a: Square, b: Square): boolean =>
  game.setup.board.section[a] === game.setup.board.section[b];

/** D17.21–D17.23. */
export const chuteRefusal = (game: Game, piece: Piece, to: Square): Refusal | null => {
  const from = piece.square;
  if (isChute(game, from) && (!isInSameChute(game, from, to) || depth(game, to) > depth(game, from)))
    return SMOOTH_WALLS;
  if (!isChute(game, to)) return null;
  if (profileOf(game, piece).unit.isBlip) return NO_BLIPS;
  if (piece.side === 'marines' || !isOuterDoorStanding(game, to)) return null;
  const isTaken = sectionOf(game, to).some((square) => {
    const id = pieceAt(game.cells, square);
    return id >= 0 && id !== piece.id && pieceOf(game, id).side === 'aliens';
  });
  return isTaken ? ONE_AT_A_TIME : null;
};

/** D17.21. */
export const placementRefusal = (game: Game, square: Square): Refusal | null =>
  isChute(game, square) ? NEVER_PLACED : null;

/** D17.24–D17.26: out through the open end. */
const carryOff = (game: Game, id: PieceId): void => {
  const piece = pieceOf(game, id);
  if (piece.side === 'marines') leaveBoard(game, piece, outerSquare(game, piece.square), 'D17.26');
  else kill(game, id, 'D17.25');
};

/** D17.25. */
export const enterChute = (game: Game, id: PieceId): void => {
  const { square } = pieceOf(game, id);
  if (isChute(game, square) && !isOuterDoorStanding(game, square)) carryOff(game, id);
};

/** D17.24. */
export const openChute = (game: Game, at: Square, what: string): void => {
  if (what !== 'outer-door') return;
  for (const square of sectionOf(game, at)) {
    const id = pieceAt(game.cells, square);
    if (id >= 0) carryOff(game, id);
  }
};
