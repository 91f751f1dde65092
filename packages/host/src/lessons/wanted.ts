/** What a step of a lesson asks for, as it stands on this board. */
import type { BoardLesson, LessonOrder, LessonWho } from '@sensorium/content';
import {
  isRefusal,
  legal,
  onBoard,
  pieceOf,
  profileOf,
  readCommand,
  squareAt,
  type Command,
  type Coordinates,
  type Game,
  type Side,
  type Square,
} from '@sensorium/engine';
import { walksOf } from '../planner.ts';
import type { Walk } from '../protocol.ts';

/** A lesson that does not fit its board: its author is told, nobody plays it. */
export class LessonError extends Error {}

export const squareOf = ({ setup }: Game, [x, y, level = 0]: Coordinates): Square => squareAt(setup.board, x, y, level);

/** The place in the roster of A2: the second of squad A. */
const rosterPlace = ({ force }: BoardLesson, name: string): number => {
  let before = 0;
  for (const { squad, pieces } of force) {
    if (squad === name[0]) return before + Number(name.slice(1)) - 1;
    before += pieces.length;
  }
  return -1;
};

export const pieceCalled = (lesson: BoardLesson, game: Game, who: LessonWho): number => {
  if (typeof who === 'string') return rosterPlace(lesson, who);
  const square = squareOf(game, who);
  return game.state.pieces.find((piece) => onBoard(piece) && piece.square === square)?.id ?? -1;
};

/** The legal command an order means now, the first where it names nobody; null where there is none. */
export const commandFor = (lesson: BoardLesson, game: Game, side: Side, order: LessonOrder): Command | null => {
  const { by, dice: _dice, cp, ...rest } = order;
  const piece = by === undefined ? -1 : pieceCalled(lesson, game, by);
  const read = readCommand(game.setup, {
    ...rest,
    ...(piece < 0 ? {} : { piece }),
    ...(cp === undefined ? {} : { cp }),
  });
  if (isRefusal(read)) throw new LessonError(`'${order.do}' cannot be said: ${read.reason}`);
  return (
    legal(game, side)
      .all()
      .find(
        (one) =>
          one.do === read.do &&
          (by === undefined || one.piece === piece) &&
          one.at === read.at &&
          one.how === read.how &&
          (cp === undefined || one.cp === cp),
      ) ?? null
  );
};

/** What a piece can spend of its own now. */
export const apOf = (game: Game, id: number): number => {
  const piece = pieceOf(game, id);
  if (piece.activation === 'active') return piece.ap;
  return piece.activation === 'ready' ? profileOf(game, piece).unit.ap : 0;
};

/** The cheapest walk to a square with what the piece has left, or null. */
export const walkTo = (game: Game, id: number, to: Square): Walk | null =>
  walksOf(game, id, apOf(game, id)).find(({ at }) => at === to) ?? null;
