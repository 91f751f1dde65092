/** A11.39–A11.43: Terminatus. */
import {
  edit,
  pieceOf,
  refusal,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
} from '@sensorium/engine';
import type { Fight } from '../core/closeCombat.ts';
import { affectedPart } from '../core/fire.ts';
import { kill } from '../core/kills.ts';
import { TERMINATUS } from './counters.ts';
import { FRAG_GRENADE, burstOf, carries, countRefusal, spendGrenade } from './grenades.ts';
import { applyBurst, markFrag, rollBurst } from './sections.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'arm-terminatus': 'none';
  }
  interface EventTypes {
    'terminatus-armed': { readonly piece: PieceId };
    'terminatus-set-off': { readonly piece: PieceId; readonly at: Square; readonly opponent: PieceId };
  }
}

const COST = 2;
const NO_FRAG = refusal('A11.39', 'no-frag-grenades');
const ARMED = refusal('A11.39', 'already-prepared');

const armRefusal = (game: Game, piece: Piece): Refusal | null => {
  if (piece.counts[TERMINATUS] === 1) return ARMED;
  if (!carries(game, piece, FRAG_GRENADE)) return NO_FRAG;
  return game.setup.rules.options['grenade-limit'] === 'on' ? countRefusal(piece) : null;
};

export const armTerminatus: Verb = {
  id: 'arm-terminatus',
  target: 'none',
  missing: NO_FRAG,
  options: (game, piece, offers) => {
    if (armRefusal(game, piece) === null) offers.offer(-1, 0, COST);
  },
  refusal: (game, piece, { at, how }) => (at === -1 && how === 0 ? armRefusal(game, piece) : NO_FRAG),
  cost: () => COST,
  perform: (game, piece) => {
    spendGrenade(game, piece.id, FRAG_GRENADE);
    edit(game, piece.id).counts = { ...pieceOf(game, piece.id).counts, [TERMINATUS]: 1 };
    game.sink?.({ is: 'terminatus-armed', piece: piece.id, rule: 'A11.39' });
  },
};

/** A11.42, A11.43: a figure that a close combat kills takes its opponent with it. True if it did. */
export const setOffTerminatus = (game: Game, { attacker, defender }: Fight, slain: PieceId): boolean => {
  const { counts, square: at } = pieceOf(game, slain);
  if (counts[TERMINATUS] !== 1) return false;
  const opponent = slain === attacker ? defender : attacker;
  game.sink?.({ is: 'terminatus-set-off', piece: slain, at, opponent, rule: 'A11.42' });
  kill(game, slain, 'A11.42');
  kill(game, opponent, 'A11.42');
  const part = affectedPart(game, [at]);
  const results = rollBurst(game, slain, burstOf(FRAG_GRENADE, 'A11.43'), part);
  markFrag(game, part);
  applyBurst(game, slain, results, 'A11.43');
  return true;
};
