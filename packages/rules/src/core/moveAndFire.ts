/** C14: move and fire. */
import {
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
import { forEachTarget, shoot } from './firing.ts';

declare module '@sensorium/engine' {
  interface FrameTypes {
    /** C14.4: the move is done and its conversions made; the shot is due. */
    'shot-after-move': { readonly piece: PieceId };
    'choose-target': { readonly piece: PieceId };
  }
}

const movingRow = (game: Game, piece: Piece): RangedRow | undefined =>
  profileOf(game, piece).rows.find((row) => row.ranged?.firesOnTheMove === true)?.ranged;

/** C14.1: a storm bolter that is not jammed. */
export const canFireOnTheMove = (game: Game, piece: Piece): boolean =>
  piece.side === 'marines' && piece.weapon !== 'jammed' && movingRow(game, piece) !== undefined;

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
    forEachTarget(game, shooter, movingRow(game, shooter)!.range, () => {
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
    forEachTarget(game, shooter, movingRow(game, shooter)!.range, (at) => out.add(word, piece, at, 0, 0));
  },
  refusal: () => NOT_A_TARGET,
  choose: (game, { piece }, command) => {
    popFrame(game);
    if (command.do === 'pass') return;
    const shooter = pieceOf(game, piece);
    const row = movingRow(game, shooter)!;
    // C14.3, C14.6: always the first number, and no shot of a run.
    shoot(game, shooter, row, command.at, [{ value: row.needed[0]!, because: 'C14.3' }], 'C14.3');
  },
  otherwise: () => ({ do: 'pass', piece: -1, at: -1, how: 0, cp: 0 }),
};
