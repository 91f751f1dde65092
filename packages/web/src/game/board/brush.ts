/** Squares and pieces of an event, as points of the canvas. */
import type { Board, GameEvent, PieceId, Square } from '@sensorium/engine';
import { lookOf } from '../looks/events.ts';
import type { Brush } from '../looks/look.ts';
import type { Stage } from '../stage.ts';
import type { Point } from './camera.ts';
import type { Effects } from './effects.ts';
import { centreOf } from './model.ts';

const brushOn = (effects: Effects, board: Board, level: number, before: Stage): Brush => {
  const squareOf = (piece: PieceId): Square => before.actors.get(piece)?.square ?? -1;
  const at = (square: Square, paint: (point: Point) => void): void => {
    if (square >= 0 && board.level[square] === level) paint(centreOf(board, square));
  };
  const between = (by: PieceId, square: Square, paint: (from: Point, to: Point) => void): void =>
    at(squareOf(by), (from) => at(square, (to) => paint(from, to)));
  return {
    squareOf,
    shot: (by, square, isHit) => between(by, square, (from, to) => effects.shot(from, to, isHit)),
    slash: (by, square) => between(by, square, (from, to) => effects.slash(from, to)),
    jet: (by, square, hue) => between(by, square, (from, to) => effects.jet(from, to, hue)),
    lob: (by, square) => between(by, square, (from, to) => effects.lob(from, to)),
    beam: (by, square, hue) => between(by, square, (from, to) => effects.beam(from, to, hue)),
    burst: (square, hue, count, force) => at(square, (point) => effects.burst(point, hue, count, force)),
    ring: (square, hue) => at(square, (point) => effects.ring(point, hue)),
    cloud: (squares, hue) => {
      for (const square of squares) at(square, (point) => effects.cloud(point, hue));
    },
  };
};

/** What an event looks like on the level that is shown. */
export const paintEvent = (effects: Effects, board: Board, level: number, event: GameEvent, before: Stage): void => {
  const { effect } = lookOf(event);
  if (effect === null) return;
  effect(event, brushOn(effects, board, level, before));
  effects.wake();
};
