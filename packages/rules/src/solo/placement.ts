/** S1.13–S1.15: a drawn blip placed on the board; S0.8, S1.5, S1.15, S6.6: a drawn blip lost. */
import {
  isBurning,
  isOccupied,
  isSeen,
  isSolid,
  pieceOf,
  popFrame,
  push,
  refusal,
  relocate,
  NO_FACING,
  type FrameOf,
  type Game,
  type Interjection,
  type PieceId,
  type Square,
  type PieceNow,
} from '@sensorium/engine';
import { loseUnseen } from '../core/entryAreas.ts';
import { isNextToMarine } from '../core/movement.ts';
import { placedNow } from '../core/figures.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    appear: 'square';
    lose: 'none';
  }
  interface EventTypes {
    'blip-ambushes': { readonly piece: PieceId; readonly at: Square } & PieceNow<'profile'>;
  }
}

const placing = (game: Game): FrameOf<'place-blip'> | null => {
  const frame = game.state.stack.at(-1);
  return frame?.kind === 'place-blip' ? frame : null;
};

const withoutFirst = (game: Game, frame: FrameOf<'place-blip'>): void => {
  popFrame(game);
  push(game, { kind: 'placing-blips', hand: frame.hand.slice(1), placed: frame.placed, isStart: frame.isStart });
};

/** S0.19, S1.14: no piece, no closed door, not burning, not seen. */
export const isHidingPlace = (game: Game, square: Square): boolean => {
  const { board } = game.setup;
  if (board.floor[square] !== 1 || isOccupied(game.cells, square) || isSolid(game.cells, square)) return false;
  return !isBurning(game.cells, square) && !isSeen(game, square);
};

/** S1.14, distance aside. */
export const isBlipAmbush = (game: Game, blip: PieceId, square: Square): boolean =>
  isHidingPlace(game, square) &&
  !isNextToMarine(game, square) &&
  game.setup.hooks.mayStandOn(game, pieceOf(game, blip), square) === null;

const NOT_AN_AMBUSH = refusal('S1.14', 'not-an-ambush-square');
const NOTHING_TO_LOSE = refusal('S6.6', 'no-drawn-blip');

export const appear: Interjection = {
  id: 'appear',
  target: 'square',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    const frame = placing(game);
    if (frame === null || frame.isStart) return;
    const word = game.setup.rules.wordIndex.get('appear')!;
    for (let square = 0; square < game.setup.board.size; square++)
      if (isBlipAmbush(game, frame.hand[0]!, square)) out.add(word, frame.hand[0]!, square, 0, 0);
  },
  refusal: () => NOT_AN_AMBUSH,
  perform: (game, _speaker, { piece, at }) => {
    withoutFirst(game, placing(game)!);
    relocate(game, piece, at, NO_FACING);
    game.state.changed = true;
    game.sink?.({ is: 'blip-ambushes', piece, at, now: placedNow(game, piece), rule: 'S1.13' });
  },
};

export const lose: Interjection = {
  id: 'lose',
  target: 'none',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    const frame = placing(game);
    if (frame !== null) out.add(game.setup.rules.wordIndex.get('lose')!, frame.hand[0]!, -1, 0, 0);
  },
  refusal: () => NOTHING_TO_LOSE,
  perform: (game, _speaker, { piece }) => {
    withoutFirst(game, placing(game)!);
    loseUnseen(game, piece, 'S6.6');
  },
};
