/** D8.18–D8.21: prone marines, standing up, and who faces a figure that has come to its feet (D1.15). */
import {
  NO_FACING,
  edit,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  type Decision,
  type Game,
  type GearRow,
  type Piece,
  type PieceId,
  type Refusal,
  type Verb,
  type Word,
} from '@sensorium/engine';
import type { Hindrance } from '../core/activation.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    stand: 'none' | 'square';
  }
  interface DecisionTypes {
    'stand-up': true;
  }
  interface FrameTypes {
    /** The owner faces a figure that has landed, stood up, jumped, climbed or come to light (D1.15). */
    'choose-facing': { readonly piece: PieceId };
    /** D8.21: a prone marine who has won may stand up and face his attacker. */
    'stand-up': { readonly piece: PieceId; readonly facing: number };
  }
  interface EventTypes {
    'marine-stood-up': { readonly piece: PieceId; readonly to: number };
  }
}

const NOT_PRONE = refusal('D8.19', 'not-prone');
const NEVER_PRONE = refusal('D8.22', 'never-prone');
const STAND_COST = 2; // D8.19

export const isProne = (piece: Piece): boolean =>
  piece.side === 'marines' && piece.square >= 0 && piece.facing === NO_FACING;

export const stand: Verb = {
  id: 'stand',
  target: 'none',
  missing: NEVER_PRONE,
  options: (_game, piece, offers) => {
    if (isProne(piece)) offers.offer(-1, 0, STAND_COST);
  },
  refusal: (_game, piece, { at, how }) => (isProne(piece) && at === -1 && how === 0 ? null : NOT_PRONE),
  cost: () => STAND_COST,
  perform: (game, piece) => push(game, { kind: 'choose-facing', piece: piece.id }),
};

const MUST_FACE = refusal('D1.15', 'not-a-facing');

export const chooseFacing: Decision<'choose-facing'> = {
  kind: 'choose-facing',
  decision: 'set-facing',
  isPublic: true,
  side: (game, { piece }) => pieceOf(game, piece).side,
  options: (game, { piece }, out) => {
    const word = game.setup.rules.wordIndex.get('face')!;
    for (let facing = 0; facing < 4; facing++) out.add(word, piece, facing, 0, 0);
  },
  refusal: () => MUST_FACE,
  choose: (game, { piece }, { at }) => {
    popFrame(game);
    edit(game, piece).facing = at;
    game.sink?.({ is: 'facing-set', piece, to: at, rule: 'D1.15' });
  },
  otherwise: (_game, { piece }) => ({ do: 'face', piece, at: 0, how: 0, cp: 0 }),
};

const ONLY_TOWARDS_ATTACKER = refusal('D8.21', 'only-towards-attacker');

export const standUp: Decision<'stand-up'> = {
  kind: 'stand-up',
  decision: 'stand-up',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece, facing }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('face')!, piece, facing, 0, 0);
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
  },
  refusal: () => ONLY_TOWARDS_ATTACKER,
  choose: (game, { piece }, command) => {
    popFrame(game);
    if (command.do === 'pass') return;
    edit(game, piece).facing = command.at;
    game.sink?.({ is: 'marine-stood-up', piece, to: command.at, rule: 'D8.21' });
  },
  otherwise: (_game, { piece, facing }) => ({ do: 'face', piece, at: facing, how: 0, cp: 0 }),
};

/** D1.13, D8.19: what a prone marine can still do. */
const WHILE_PRONE: ReadonlySet<Word> = new Set([
  'stand',
  'reload',
  'clear-jam',
  'teleport',
  'self-destruct',
  'detonate',
]);
const LIES_PRONE = refusal('D8.19', 'prone');
const NO_ROUNDS = refusal('D5.17', 'no-ammunition');
const NOT_CONVERTED = refusal('D12.11', 'ambush-blips-are-not-converted');

/** The marine lies, his cannon is empty, or something he carries forbids it; an ambush blip. */
const isHindered = (game: Game, piece: Piece): boolean => {
  if (piece.side === 'marines')
    return (
      piece.facing < 0 || piece.counts['assault-cannon'] === 0 || profileOf(game, piece).rows.some(forbidsSomething)
    );
  const { unit } = profileOf(game, piece);
  return unit.isBlip && !unit.isFromPool;
};

const forbidsSomething = ({ forbids }: GearRow): boolean => forbids !== undefined;

const mayAct = (game: Game, piece: Piece, verb: Word): Refusal | null => {
  if (piece.side === 'marines') {
    if (piece.facing < 0 && !WHILE_PRONE.has(verb)) return LIES_PRONE;
    if (verb === 'overwatch' && piece.counts['assault-cannon'] === 0) return NO_ROUNDS;
    return (
      profileOf(game, piece).rows.find(({ forbids }) => forbids?.verbs.includes(verb) === true)?.forbids?.why ?? null
    );
  }
  if (verb !== 'convert') return null;
  return profileOf(game, piece).unit.isFromPool ? null : NOT_CONVERTED;
};

/** D8.19, D5.17, D12.11. */
export const proneness: Hindrance = { isHindered, mayAct };
