/** C9: facing and turning. */
import {
  edit,
  profileOf,
  refusal,
  turnBetween,
  type Facing,
  type Game,
  type Piece,
  type PieceId,
  type Verb,
} from '@sensorium/engine';

import { fireAfterMove, turningShotRefusal } from './moveAndFire.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    turn: 'facing';
  }
  interface EventTypes {
    'piece-turned': { readonly piece: PieceId; readonly from: Facing; readonly to: Facing };
  }
}

const PLAINLY = 0;
const FIRING = 1;
const LURKING = refusal('C18.8', 'lurking');
const NO_TURN = refusal('C9.1', 'not-a-turn');

/** C9.2–C9.4. */
const turnCost = (game: Game, piece: Piece, to: Facing): number => {
  const { unit } = profileOf(game, piece);
  if (turnBetween(piece.facing, to) === 2) return unit.halfTurn;
  const isFree = unit.hasFreeTurns && (piece.activation === 'ready' || piece.freeTurn);
  return isFree ? 0 : unit.quarterTurn;
};

export const turn: Verb = {
  id: 'turn',
  missing: refusal('C9.8', 'blips-never-turn'),
  target: 'facing',
  options: (game, piece, offers) => {
    if (piece.facing < 0) return;
    const firing = turningShotRefusal(game, piece) === null;
    for (let to = 0; to < 4; to++) {
      if (to === piece.facing) continue;
      const cost = turnCost(game, piece, to);
      offers.offer(to, PLAINLY, cost);
      if (firing) offers.offer(to, FIRING, cost);
    }
  },
  refusal: (game, piece, { at, how }) => {
    if (piece.facing < 0) return LURKING;
    if (at === piece.facing || at < 0 || at > 3) return NO_TURN;
    return how === PLAINLY ? null : turningShotRefusal(game, piece);
  },
  cost: (game, piece, { at }) => turnCost(game, piece, at),
  perform: (game, piece, { at, how }) => {
    const draft = edit(game, piece.id);
    draft.facing = at;
    draft.freeTurn = false; // C9.4
    game.sink?.({ is: 'piece-turned', piece: piece.id, from: piece.facing, to: at, rule: 'C9.1' });
    if (how === FIRING) fireAfterMove(game, piece.id);
  },
};
