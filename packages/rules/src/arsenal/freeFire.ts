/** A4.10–A4.16: free fire with moves and turns. */
import {
  PASS,
  onBoard,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  type Decision,
  type Game,
  type Piece,
  type Procedure,
  type Refusal,
  type Square,
  type Word,
} from '@sensorium/engine';
import { weaponRefusal } from './limits.ts';
import { forEachShot, shotRefusal, takeFreeShot } from './shooting.ts';
import { freeCodes, weaponRowOf } from './shotCodes.ts';

declare module '@sensorium/engine' {
  interface DecisionTypes {
    'free-fire': true;
  }
}

const NO_FREE_FIRE = refusal('A4.12', 'no-weapon-for-free-fire');
const ALIENS = refusal('A5.13', 'aliens-have-no-free-fire');

export const freeShot = (game: Game, piece: Piece): Refusal | null => {
  if (piece.side !== 'marines') return ALIENS;
  let first: Refusal | null = null;
  for (const how of freeCodes(game, piece)) {
    const why = weaponRefusal(game, piece, how);
    if (why === null) return null;
    first ??= why;
  }
  return first ?? NO_FREE_FIRE;
};

const forEachFreeShot = (game: Game, shooter: Piece, offer: (at: Square, how: number) => void): void =>
  forEachShot(game, shooter, (how) => weaponRowOf(profileOf(game, shooter), how)!.isFree, offer);

/** A4.11: after the move and its conversions; without a legal target there is no shot. */
export const freeFireDue: Procedure<'shot-after-move'> = {
  kind: 'shot-after-move',
  run: (game, { piece }) => {
    const shooter = pieceOf(game, piece);
    if (!onBoard(shooter)) return;
    let hasTarget = false;
    forEachFreeShot(game, shooter, () => {
      hasTarget = true;
    });
    if (hasTarget) push(game, { kind: 'choose-target', piece });
  },
};

const NOT_A_TARGET = refusal('A4.11', 'not-a-target');

const whyNoShot = (game: Game, shooter: Piece, word: Word, at: Square, how: number): Refusal => {
  if (word !== 'target') return NOT_A_TARGET;
  const isFree = weaponRowOf(profileOf(game, shooter), how)?.isFree;
  return isFree === false ? NO_FREE_FIRE : (shotRefusal(game, shooter, how, at) ?? NOT_A_TARGET);
};

export const freeFire: Decision<'choose-target'> = {
  kind: 'choose-target',
  decision: 'free-fire',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    const word = wordIndex.get('target')!;
    forEachFreeShot(game, pieceOf(game, piece), (at, how) => out.add(word, piece, at, how, 0));
  },
  refusal: (game, { piece }, { do: word, at, how }) => whyNoShot(game, pieceOf(game, piece), word, at, how),
  choose: (game, { piece }, { do: word, at, how }) => {
    popFrame(game);
    if (word !== 'pass') takeFreeShot(game, pieceOf(game, piece), how, at);
  },
  otherwise: () => PASS,
};
