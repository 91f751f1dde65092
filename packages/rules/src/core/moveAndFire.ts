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
} from '@sensorium/engine';
import { forEachTarget, isEmpty, neededOnTheMove, shoot } from './firing.ts';

declare module '@sensorium/engine' {
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

/** C14.1: a storm bolter that is not jammed. */
export const canFireOnTheMove = (game: Game, piece: Piece): boolean =>
  piece.side === 'marines' && piece.weapon !== 'jammed' && movingWeapon(game, piece) >= 0;

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
