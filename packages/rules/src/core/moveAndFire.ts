/** C14: move and fire. */
import {
  PASS,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  type Decision,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type RangedRow,
  type Refusal,
  type Hook,
} from '@sensorium/engine';
import { forEachTarget, isEmpty, neededOnTheMove, shoot } from './firing.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    target: 'square';
  }
  interface DecisionTypes {
    'choose-target': true;
  }
  interface HookTypes {
    /** Replaces C14.1: a shot may go with every move and every turn; why not now, or null. */
    freeShot: Hook<'one', (game: Game, piece: Piece) => Refusal | null>;
  }
  interface FrameTypes {
    /** C14.4: the move is done and its conversions made; the shot is due. */
    'shot-after-move': { readonly piece: PieceId };
    'choose-target': { readonly piece: PieceId };
  }
}

/** The place in the list of gear of the weapon that can be fired on the move, or −1. */
const movingWeapon = (game: Game, piece: Piece): number => {
  const { rows } = profileOf(game, piece);
  for (let how = 0; how < rows.length; how++)
    if (rows[how]!.ranged?.firesOnTheMove === true && !isEmpty(game, piece, how)) return how;
  return -1;
};

const movingRow = (game: Game, piece: Piece): RangedRow =>
  profileOf(game, piece).rows[movingWeapon(game, piece)]!.ranged!;

const JAMMED = refusal('C13.13', 'weapon-jammed');
const CANNOT_FIRE_MOVING = refusal('C14.1', 'cannot-move-and-fire');

/** C14.1: a storm bolter that is not jammed. */
export const movingShotRefusal = (game: Game, piece: Piece): Refusal | null => {
  const { freeShot } = game.setup.hooks;
  if (freeShot !== null) return freeShot(game, piece);
  if (piece.weapon === 'jammed') return JAMMED;
  return piece.side === 'marines' && movingWeapon(game, piece) >= 0
    ? null
    : (emptyRefusal(game, piece) ?? CANNOT_FIRE_MOVING);
};

/** Why a weapon that can be fired on the move cannot be now: it has no ammunition. */
const emptyRefusal = (game: Game, piece: Piece): Refusal | undefined =>
  profileOf(game, piece).rows.find((row) => row.ranged?.firesOnTheMove === true)?.ranged?.emptyRefusal;

const NO_SHOT_WITH_A_TURN = refusal('C14.1', 'no-shot-with-a-turn');

/** C14.1 knows none. */
export const turningShotRefusal = (game: Game, piece: Piece): Refusal | null => {
  const { freeShot } = game.setup.hooks;
  return freeShot === null ? NO_SHOT_WITH_A_TURN : freeShot(game, piece);
};

/** C14.4: conversions first, then the choice of a target. */
export const fireAfterMove = (game: Game, id: PieceId): void => {
  push(game, { kind: 'shot-after-move', piece: id });
  push(game, { kind: 'conversions' });
};

export const shotAfterMove: Procedure<'shot-after-move'> = {
  kind: 'shot-after-move',
  run: (game, { piece }) => {
    let hasTarget = false;
    const shooter = pieceOf(game, piece);
    forEachTarget(game, shooter, movingRow(game, shooter), () => {
      hasTarget = true;
    });
    if (hasTarget) push(game, { kind: 'choose-target', piece }); // else it was just a move (C14.5)
  },
};

const NOT_A_TARGET = refusal('C14.3', 'not-a-target');

export const chooseTarget: Decision<'choose-target'> = {
  kind: 'choose-target',
  decision: 'choose-target',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    const shooter = pieceOf(game, piece);
    const word = wordIndex.get('target')!;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    forEachTarget(game, shooter, movingRow(game, shooter), (at) => out.add(word, piece, at, 0, 0));
  },
  refusal: () => NOT_A_TARGET,
  choose: (game, { piece }, command) => {
    popFrame(game);
    if (command.do === 'pass') return;
    const shooter = pieceOf(game, piece);
    const needed = neededOnTheMove(game, movingRow(game, shooter), command.at);
    shoot(game, shooter, movingWeapon(game, shooter), command.at, needed, 'C14.3'); // C14.6: no shot of a run
  },
  otherwise: () => PASS,
};
