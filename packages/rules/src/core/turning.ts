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

declare module '@sensorium/engine' {
  interface EventTypes {
    'piece-turned': { readonly piece: PieceId; readonly from: Facing; readonly to: Facing };
  }
}

const LURKING = refusal('C18.8', 'lurking');
const NO_SHOT = refusal('C14.1', 'no-shot-with-a-turn');
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
    for (let to = 0; to < 4; to++) if (to !== piece.facing) offers.offer(to, 0, turnCost(game, piece, to));
  },
  refusal: (_game, piece, { at, how }) => {
    if (piece.facing < 0) return LURKING;
    if (how !== 0) return NO_SHOT;
    return at === piece.facing || at < 0 || at > 3 ? NO_TURN : null;
  },
  cost: (game, piece, { at }) => turnCost(game, piece, at),
  perform: (game, piece, { at }) => {
    const draft = edit(game, piece.id);
    draft.facing = at;
    draft.freeTurn = false; // C9.4
    game.sink?.({ is: 'piece-turned', piece: piece.id, from: piece.facing, to: at, rule: 'C9.1' });
  },
};
