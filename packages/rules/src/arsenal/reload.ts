/** A7.32–A7.34, A15.32: reloading. */
import {
  SOLID,
  edit,
  isAdjacentStep,
  onBoard,
  pieceOf,
  profileOf,
  refusal,
  sees,
  stepDirection,
  type Game,
  type Piece,
  type Refusal,
  type Verb,
} from '@sensorium/engine';
import { ARSENAL_RELOADS, type Reload } from './reloads.ts';

const COST = 4;
const HELPED_COST = 2;
const NOTHING_TO_RELOAD = refusal('A7.33', 'nothing-to-reload');
const COMBI_FLAMER = refusal('A7.34', 'combi-flamer-has-no-reload');
const NO_SPARE = refusal('A7.33', 'no-spare');

const reloadOf = (game: Game, piece: Piece, how: number): Reload | undefined =>
  ARSENAL_RELOADS[profileOf(game, piece).rows[how]?.row ?? ''];

const reloadRefusal = (game: Game, piece: Piece, how: number): Refusal | null => {
  const reload = reloadOf(game, piece, how);
  if (profileOf(game, piece).rows[how]?.row === 'combi-flamer') return COMBI_FLAMER;
  if (reload === undefined || profileOf(game, piece).rows[how]!.ammunition === undefined) return NOTHING_TO_RELOAD;
  return (piece.counts[reload.spare] ?? 0) > 0 ? null : NO_SPARE;
};

/** A15.32: a techmarine next to the figure who sees it. */
const isHelped = (game: Game, piece: Piece): boolean =>
  game.state.marines.some((id) => {
    const helper = pieceOf(game, id);
    if (id === piece.id || !onBoard(helper)) return false;
    if (!profileOf(game, helper).rows.some(({ row }) => row === 'servo-arm')) return false;
    const direction = stepDirection(game.setup.board, helper.square, piece.square);
    return direction >= 0 && isAdjacentStep(game, helper.square, direction, SOLID) && sees(game, helper, piece.square);
  });

const costOf = (game: Game, piece: Piece, how: number): number =>
  profileOf(game, piece).rows[how]?.weapon?.isHeavy === true && isHelped(game, piece) ? HELPED_COST : COST;

/** `how` is the place of the weapon in the list of gear. */
export const reload: Verb = {
  id: 'reload',
  target: 'none',
  missing: NOTHING_TO_RELOAD,
  options: (game, piece, offers) => {
    const { gear } = profileOf(game, piece);
    for (let how = 0; how < gear.length; how++)
      if (reloadRefusal(game, piece, how) === null) offers.offer(-1, how, costOf(game, piece, how));
  },
  refusal: (game, piece, { at, how }) => (at === -1 ? reloadRefusal(game, piece, how) : NOTHING_TO_RELOAD),
  cost: (game, piece, { how }) => costOf(game, piece, how),
  perform: (game, piece, { how }) => {
    const weapon = profileOf(game, piece).gear[how]!;
    const { spare, full } = reloadOf(game, piece, how)!;
    const spares = piece.counts[spare]! - 1;
    edit(game, piece.id).counts = { ...piece.counts, [weapon]: full, [spare]: spares };
    game.sink?.({ is: 'weapon-reloaded', piece: piece.id, weapon, spares, rule: 'A7.32' });
  },
};
