/** A8.16–A8.22: the line of a multi-melta. */
import {
  SOLID,
  hasMarker,
  isAdjacentStep,
  isBurning,
  isSolid,
  pieceAt,
  pieceOf,
  profileOf,
  shootingDistance,
  type Game,
  type Piece,
  type PieceId,
  type Square,
} from '@sensorium/engine';
import { outcomeOf, tellFired } from '../core/firing.ts';
import { kill } from '../core/kills.ts';
import type { WeaponRow } from './rows.ts';
import { FRAG } from './markers.ts';
import { weaponRowOf } from './shotCodes.ts';
import { applyShot, gearOf, rollShotAt, rowIdOf, settleWeapon, targetAt } from './shots.ts';
import { successesOf } from './successes.ts';
import { handicapsOf, markOf, rollDice } from './victims.ts';

const MOST_PIECES = 4;

/** A8.17: the direction of the beam, or −1 off row, column and diagonal. */
const beamDirection = (game: Game, from: Square, to: Square): number => {
  const { board } = game.setup;
  const dx = board.x[to]! - board.x[from]!;
  const dy = board.y[to]! - board.y[from]!;
  const isStraight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  if (!isStraight || board.level[from] !== board.level[to]) return -1;
  for (let direction = 0; direction < 8; direction++) {
    const next = from + Math.sign(dy) * board.width + Math.sign(dx);
    if (board.neighbours[from * 8 + direction] === next) return direction;
  }
  return -1;
};

/** A8.18: what the beam does not go beyond. */
const stopsBeam = (game: Game, at: Square): boolean =>
  isSolid(game.cells, at) || isBurning(game.cells, at) || hasMarker(game.state, at, FRAG);

/** A8.18: the next square of the beam, or −1 where it stops. */
const nextOnBeam = (game: Game, shooter: Piece, row: WeaponRow, at: Square, direction: number): Square => {
  const { board } = game.setup;
  const next = board.neighbours[at * 8 + direction]!;
  if (next < 0 || !isAdjacentStep(game, at, direction, SOLID) || stopsBeam(game, at) || stopsBeam(game, next))
    return -1;
  return shootingDistance(board, shooter.square, next) > (row.range as number) ? -1 : next;
};

/** A8.18, A8.20: the pieces on the line, nearest first, fixed before the first die. */
const piecesOnLine = (game: Game, shooter: Piece, row: WeaponRow, first: Square): PieceId[] => {
  const pieces = [pieceAt(game.cells, first)];
  const direction = beamDirection(game, shooter.square, first);
  if (direction < 0) return pieces;
  let at = nextOnBeam(game, shooter, row, first, direction);
  while (at >= 0 && pieces.length < MOST_PIECES) {
    const id = pieceAt(game.cells, at);
    if (id >= 0 && !pieces.includes(id)) pieces.push(id);
    at = nextOnBeam(game, shooter, row, at, direction);
  }
  return pieces;
};

/** A8.19: one more for each place behind the first. */
const rollAtPlace = (game: Game, shooter: Piece, how: number, id: PieceId, place: number): boolean => {
  const row = weaponRowOf(profileOf(game, shooter), how)!;
  const victim = pieceOf(game, id);
  const mark = markOf(game, row, victim);
  const dice = rollDice(game, 'shooting', shooter.id, row.dice);
  const reasons = [
    { value: mark.kill as number, because: 'A8.19' },
    ...(place === 0 ? [] : [{ value: place, because: 'A8.19' }]),
  ];
  const number = (mark.kill as number) + place;
  const changed = handicapsOf(game, victim);
  const isReached = successesOf(dice, number, changed) >= mark.dice;
  const { square: at } = victim;
  const outcome = outcomeOf(game, shooter, at, isReached);
  game.sink?.({
    is: 'shot-fired',
    by: shooter.id,
    at,
    with: rowIdOf(game, shooter, how),
    target: id,
    dice,
    needed: reasons,
    ...outcome,
    jammed: false,
    test: { least: mark.dice, ...changed },
    rule: 'A8.19',
  });
  return outcome.hit;
};

export const fireLine = (game: Game, shooter: Piece, how: number, at: Square): void => {
  if (targetAt(game, at) < 0) {
    // A8.21: the beam ends at a door.
    const shot = rollShotAt(game, shooter, how, at, -1, { rule: 'A8.21', bonus: [], canJam: false });
    applyShot(game, shot, 'A8.21');
    settleWeapon(game, shooter, shot);
    return;
  }
  const row = weaponRowOf(profileOf(game, shooter), how)!;
  const killed = piecesOnLine(game, shooter, row, at).filter((id, place) => rollAtPlace(game, shooter, how, id, place));
  for (const id of killed) kill(game, id, 'A8.19');
  tellFired(game, shooter, gearOf(game, shooter, how), []);
};
