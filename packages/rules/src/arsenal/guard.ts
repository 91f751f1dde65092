/** A7.39–A7.41: standing on guard. */
import {
  edit,
  pieceOf,
  refusal,
  type Game,
  type Interjection,
  type Piece,
  type PieceId,
  type Verb,
} from '@sensorium/engine';
import { GUARD } from './counters.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    guard: 'none';
    'drop-guard': 'none';
  }
  interface EventTypes {
    'guard-set': { readonly piece: PieceId };
    'guard-lost': { readonly piece: PieceId };
  }
}

export const isOnGuard = (piece: Piece): boolean => piece.counts[GUARD] === 1;

const SET_COST = 2;
const ON_GUARD = refusal('A7.39', 'already-on-guard');

export const guard: Verb = {
  id: 'guard',
  target: 'none',
  options: (_game, piece, offers) => {
    if (!isOnGuard(piece)) offers.offer(-1, 0, SET_COST);
  },
  refusal: (_game, piece, { at, how }) => (isOnGuard(piece) || at !== -1 || how !== 0 ? ON_GUARD : null),
  cost: () => SET_COST,
  perform: (game, piece) => {
    edit(game, piece.id).counts = { ...piece.counts, [GUARD]: 1 };
    game.sink?.({ is: 'guard-set', piece: piece.id, rule: 'A7.39' });
  },
};

export const loseGuard = (game: Game, id: PieceId, rule: string): void => {
  const piece = pieceOf(game, id);
  if (!isOnGuard(piece)) return;
  const { [GUARD]: _, ...others } = piece.counts;
  edit(game, id).counts = others;
  game.sink?.({ is: 'guard-lost', piece: id, rule });
};

const NOT_ON_GUARD = refusal('A7.41', 'not-on-guard');
const NOT_NOW = refusal('A7.41', 'not-between-action-and-shots');

/** C13.11: at any time, but in the alien action phase never between an action and what follows it. */
const mayDropNow = (game: Game): boolean => {
  const top = game.state.stack.at(-1)?.kind;
  return top === 'marine-action' || top === 'alien-action' || top === 'cp-response';
};

export const dropGuard: Interjection = {
  id: 'drop-guard',
  target: 'none',
  speakers: ['marines'],
  options: (game, _speaker, out) => {
    if (!mayDropNow(game)) return;
    for (const id of game.state.marines)
      if (isOnGuard(pieceOf(game, id))) out.add(game.setup.rules.wordIndex.get('drop-guard')!, id, -1, 0, 0);
  },
  refusal: (game, _speaker, command) => {
    const piece = game.state.pieces[command.piece];
    return piece !== null && piece !== undefined && isOnGuard(piece) && !mayDropNow(game) ? NOT_NOW : NOT_ON_GUARD;
  },
  perform: (game, _speaker, command) => loseGuard(game, command.piece, 'A7.41'),
};
