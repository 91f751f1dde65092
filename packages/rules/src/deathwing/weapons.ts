/** D7: chainfist and thunder hammer. D5.15, D11.7: reloading. */
import {
  edit,
  frontSquare,
  isOccupied,
  pieceOf,
  profileOf,
  refusal,
  terrainRow,
  type Game,
  type GearRow,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { thingAt } from '../core/closeCombat.ts';
import { destroyDoor } from '../core/doors.ts';
import { blowUp } from '../core/flamer.ts';
import { RELOADS, thingOf } from './data.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    cut: 'square';
    detonate: 'none';
    reload: 'none';
  }
  interface EventTypes {
    'thing-cut': { readonly piece: PieceId; readonly at: Square; readonly what: string };
    'hammer-detonated': { readonly piece: PieceId; readonly at: Square };
    'weapon-reloaded': { readonly piece: PieceId; readonly weapon: string; readonly spares: number };
  }
}

const rowOf = (game: Game, piece: Piece, has: (row: GearRow) => boolean): GearRow =>
  profileOf(game, piece).rows.find(has)!;

const NO_CHAINFIST = refusal('D7.7', 'no-chainfist');
const BULKHEAD_NOT_IN_FRONT = refusal('D7.8', 'not-in-front');
const NOT_IN_FRONT = refusal('D7.9', 'not-in-front');
const NOTHING_TO_CUT = refusal('D7.9', 'nothing-to-cut');

/** D7.8, D7.9: what stands in the square directly in front; a ladder only if nobody is on it (D9.5). */
const cutRefusal = (game: Game, piece: Piece, at: Square): Refusal | null => {
  if (at < 0 || at !== frontSquare(game.setup.board, piece))
    return at >= 0 && thingOf(terrainRow(game, at)) === 'bulkhead' ? BULKHEAD_NOT_IN_FRONT : NOT_IN_FRONT;
  if (isOccupied(game.cells, at)) return NOTHING_TO_CUT;
  return thingAt(game, at) < 0 ? (terrainRow(game, at).cannotStrike ?? NOTHING_TO_CUT) : null;
};

const cutCost = (game: Game, piece: Piece, at: Square): number => {
  const { bulkhead, other } = rowOf(game, piece, (row) => row.cuts !== undefined).cuts!;
  return thingOf(terrainRow(game, thingAt(game, at))) === 'bulkhead' ? bulkhead : other;
};

export const cut: Verb = {
  id: 'cut',
  target: 'square',
  missing: NO_CHAINFIST,
  options: (game, piece, offers) => {
    const at = frontSquare(game.setup.board, piece);
    if (cutRefusal(game, piece, at) === null) offers.offer(at, 0, cutCost(game, piece, at));
  },
  refusal: (game, piece, { at, how }) => (how === 0 ? cutRefusal(game, piece, at) : NOT_IN_FRONT),
  cost: (game, piece, { at }) => cutCost(game, piece, at),
  perform: (game, piece, { at }) => {
    const thing = thingAt(game, at);
    const row = terrainRow(game, thing);
    const rule = thingOf(row) === 'bulkhead' ? 'D7.8' : 'D7.9';
    game.sink?.({ is: 'thing-cut', piece: piece.id, at: thing, what: row.id, rule });
    destroyDoor(game, piece.id, thing, rule);
  },
};

const NO_HAMMER = refusal('D7.11', 'no-thunder-hammer');
const DETONATE_COST = 1; // D7.13

/** D7.12, D7.17: everything in the bearer's section, himself included. */
export const detonateHammer = (game: Game, id: PieceId, rule: string): void => {
  const { board } = game.setup;
  const at = pieceOf(game, id).square;
  game.sink?.({ is: 'hammer-detonated', piece: id, at, rule });
  blowUp(game, id, board.sectionSquares[board.section[at]!]!, rule);
};

export const detonate: Verb = {
  id: 'detonate',
  target: 'none',
  missing: NO_HAMMER,
  options: (_game, _piece, offers) => offers.offer(-1, 0, DETONATE_COST),
  refusal: (_game, _piece, { at, how }) => (at === -1 && how === 0 ? null : NO_HAMMER),
  cost: () => DETONATE_COST,
  perform: (game, piece) => detonateHammer(game, piece.id, 'D7.12'),
};

const RELOAD_COST = 4; // D5.15, D11.7
const NOTHING_TO_RELOAD = refusal('D5.15', 'nothing-to-reload');

const NO_SPARE: Readonly<Record<string, Refusal>> = Object.fromEntries(
  Object.values(RELOADS).map(({ rule }) => [rule, refusal(rule, 'no-spare')]),
);

const reloadRefusal = (game: Game, piece: Piece, how: number): Refusal | null => {
  const reload = RELOADS[profileOf(game, piece).gear[how] ?? ''];
  if (reload === undefined) return NOTHING_TO_RELOAD;
  return (piece.counts[reload.spare] ?? 0) > 0 ? null : NO_SPARE[reload.rule]!;
};

/** `how` is the place of the weapon in the list of gear. */
export const reload: Verb = {
  id: 'reload',
  target: 'none',
  options: (game, piece, offers) => {
    const { gear } = profileOf(game, piece);
    for (let how = 0; how < gear.length; how++)
      if (reloadRefusal(game, piece, how) === null) offers.offer(-1, how, RELOAD_COST);
  },
  refusal: (game, piece, { at, how }) => (at === -1 ? reloadRefusal(game, piece, how) : NOTHING_TO_RELOAD),
  cost: () => RELOAD_COST,
  perform: (game, piece, { how }) => {
    const weapon = profileOf(game, piece).gear[how]!;
    const { spare, full, rule } = RELOADS[weapon]!;
    const spares = piece.counts[spare]! - 1;
    edit(game, piece.id).counts = { ...piece.counts, [weapon]: full, [spare]: spares };
    game.sink?.({ is: 'weapon-reloaded', piece: piece.id, weapon, spares, rule });
  },
};
