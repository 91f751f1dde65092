/** What an automaton says besides the words of the two-player game, in the alien action phase. */
import {
  edit,
  isSeen,
  pending,
  pieceOf,
  profileOf,
  refusal,
  type Game,
  type Interjection,
  type Piece,
  type PieceId,
  type Word,
} from '@sensorium/engine';
import { activate as coreActivate, endActivation } from '../core/activation.ts';
import {
  CHARGING,
  ENDING,
  FREE,
  dropDice,
  hasFlag,
  noteActivation,
  setFlags,
  setMeant,
  setStruck,
  setTarget,
} from './notes.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    aim: 'piece';
    activate: 'none';
    stay: 'none';
  }
  interface EventTypes {
    /** S4.18: whom an alien is after. */
    'target-chosen': { readonly piece: PieceId; readonly target: PieceId };
    /** S5.6: its activation is over. */
    'activation-ended': { readonly piece: PieceId };
    /** S7.4: what the automaton says next; `rule` is the rule that chose it. */
    'automaton-acted': { readonly piece: PieceId; readonly word: Word };
    /** S4.9: an error: an action was refused and its activation ended. */
    'automaton-refused': { readonly piece: PieceId; readonly word: Word; readonly reason: string };
  }
}

export const isAliensToDecide = (game: Game): boolean => pending(game)?.side === 'aliens';
export const isAlienAction = (game: Game): boolean => game.state.stack.at(-1)?.kind === 'alien-action';
export const isInPlay = (piece: Piece): boolean => piece.fate === 'in-play';

const NOT_NOW = refusal('S3.2', 'not-now');

const forEachWaiting = (game: Game, found: (piece: Piece) => void): void => {
  if (!isAlienAction(game)) return;
  for (const id of game.state.aliens) {
    const piece = pieceOf(game, id);
    if (isInPlay(piece) && (piece.activation === 'ready' || piece.activation === 'active')) found(piece);
  }
};

/** S3.10, S0.24: whether it may ignore LOS from the beginning of its activation. */
const startsFree = (game: Game, piece: Piece, lurkersInSight: boolean): boolean => {
  if (hasFlag(game, piece.id, CHARGING)) return true;
  if (piece.square >= 0) return isSeen(game, piece.square);
  return lurkersInSight && game.setup.board.entries[piece.area]!.squares.every((square) => isSeen(game, square));
};

/** S5.6: every genestealer is activated, even if it can do nothing. `lurkersInSight`: S0.24 (3) holds. */
export const activateFor = (lurkersInSight: boolean): Interjection => ({
  id: 'activate',
  target: 'none',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    const word = game.setup.rules.wordIndex.get('activate')!;
    forEachWaiting(game, (piece) => {
      if (piece.activation === 'ready' && profileOf(game, piece).unit.hasFacing) out.add(word, piece.id, -1, 0, 0);
    });
  },
  refusal: () => NOT_NOW,
  perform: (game, _speaker, { piece }) => {
    if (startsFree(game, pieceOf(game, piece), lurkersInSight)) setFlags(game, piece, FREE);
    noteActivation(game);
    coreActivate(game, piece);
  },
});

/** S4.13, S5.6: the activation of an alien is over; one that has not begun is used up. */
export const stay: Interjection = {
  id: 'stay',
  target: 'none',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    const word = game.setup.rules.wordIndex.get('stay')!;
    forEachWaiting(game, (piece) => out.add(word, piece.id, -1, 0, 0));
  },
  refusal: () => NOT_NOW,
  perform: (game, _speaker, { piece }) => {
    endActivation(game, 'aliens');
    edit(game, piece).activation = 'done';
    setTarget(game, piece, -1);
    noteActivation(game);
    dropDice(game);
    game.sink?.({ is: 'activation-ended', piece, rule: 'S5.6' });
  },
};

/** How `aim` is meant: whom to go for (S4.18), whom to attack or turn to (S5.16), or that only the final facing is left (S4.14). */
export const AIM_MOVE = 0;
export const AIM_STRIKE = 1;
export const AIM_END = 2;
export const AIM_TURN = 3;

export const aim: Interjection = {
  id: 'aim',
  target: 'piece',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    const word = game.setup.rules.wordIndex.get('aim')!;
    forEachWaiting(game, (piece) => {
      for (const marine of game.state.marines) {
        if (pieceOf(game, marine).square < 0) continue;
        for (const how of [AIM_MOVE, AIM_STRIKE, AIM_END, AIM_TURN]) out.add(word, piece.id, marine, how, 0);
      }
    });
  },
  refusal: () => NOT_NOW,
  perform: (game, _speaker, { piece, at, how }) => {
    dropDice(game);
    if (how === AIM_STRIKE) setStruck(game, piece, at);
    else if (how === AIM_TURN) setMeant(game, pieceOf(game, piece), at);
    else if (how === AIM_END) setFlags(game, piece, ENDING);
    else {
      setTarget(game, piece, at);
      game.sink?.({ is: 'target-chosen', piece, target: at, rule: 'S4.18' });
    }
  },
};

/** S3.10 (a): exposed at any moment of its activation, in S1 and S2. */
export const noteExposure = (game: Game, id: PieceId): void => {
  const piece = game.state.pieces[id];
  if (piece === null || piece === undefined || piece.square < 0 || piece.facing < 0) return;
  if (!hasFlag(game, id, FREE) && isSeen(game, piece.square)) setFlags(game, id, FREE);
};
