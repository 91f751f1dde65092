/** A15.26, A15.27: fallen markers and the gene-seed. */
import {
  SOLID,
  isAdjacentStep,
  pieceOf,
  placeMarkers,
  profileOf,
  refusal,
  removeMarkers,
  sees,
  stepDirection,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
  type MarkersNow,
  markersNow,
  type MemoryKey,
  recall,
  remember,
} from '@sensorium/engine';
import { FALLEN } from './markers.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'gene-seed': number;
    [square: `fallen-${number}`]: number;
  }
  interface WordTypes {
    recover: 'square';
  }
  interface EventTypes {
    'marker-left': { readonly piece: PieceId; readonly at: Square } & MarkersNow;
    'gene-seed-recovered': { readonly piece: PieceId; readonly at: Square; readonly total: number } & MarkersNow;
  }
}

export const GENE_SEED = 'gene-seed';
const fallenAt = (square: Square) => `${FALLEN}-${square}` as const;

/** A15.27: nothing is left after a melta-bomb or a fall. */
const WITHOUT_TRACE = new Set(['A11.22', 'A11.30', 'D8.15', 'D17.25']);

const hasApothecary = (game: Game): boolean =>
  game.state.marines.some((id) => profileOf(game, pieceOf(game, id)).rows.some(({ row }) => row === 'narthecium'));

const count = (game: Game, key: MemoryKey, change: number): number => {
  const total = recall(game.state, key) + change;
  remember(game.state, key, total);
  return total;
};

export const leaveMarker = (game: Game, id: PieceId, at: Square, rule: string): void => {
  const dead = game.state.pieces[id];
  if (dead?.side !== 'marines' || at < 0 || WITHOUT_TRACE.has(rule) || !hasApothecary(game)) return;
  count(game, fallenAt(at), 1);
  placeMarkers(game, [at], FALLEN, 'nothing');
  game.sink?.({ is: 'marker-left', piece: id, at, now: markersNow(game), rule: 'A15.27' });
};

/** A11.22: a melta-bomb takes whatever had fallen there. */
export const forgetFallen = (game: Game, at: Square): void => {
  const { [fallenAt(at)]: _gone, ...others } = game.state.memory;
  game.state.memory = others;
};

const COST = 2; // A15.26
const NO_NARTHECIUM = refusal('A15.26', 'no-narthecium');
const NO_MARKER = refusal('A15.26', 'no-fallen-marker');
const NOT_ADJACENT = refusal('A15.26', 'marker-not-adjacent');
const NOT_SEEN = refusal('A15.26', 'marker-not-in-sight');

const recoverRefusal = (game: Game, piece: Piece, at: Square): Refusal | null => {
  if (!game.state.markers.some((marker) => marker.at === at && marker.is === FALLEN)) return NO_MARKER;
  const direction = stepDirection(game.setup.board, piece.square, at);
  if (direction < 0 || !isAdjacentStep(game, piece.square, direction, SOLID)) return NOT_ADJACENT;
  return sees(game, piece, at) ? null : NOT_SEEN;
};

export const recover: Verb = {
  id: 'recover',
  target: 'square',
  missing: NO_NARTHECIUM,
  options: (game, piece, offers) => {
    for (const { at, is } of game.state.markers)
      if (is === FALLEN && recoverRefusal(game, piece, at) === null) offers.offer(at, 0, COST);
  },
  refusal: (game, piece, { at, how }) => (how === 0 ? recoverRefusal(game, piece, at) : NO_MARKER),
  cost: () => COST,
  perform: (game, piece, { at }) => {
    if (count(game, fallenAt(at), -1) <= 0) removeMarkers(game, (marker) => marker.at === at && marker.is === FALLEN);
    const total = count(game, GENE_SEED, 1);
    game.state.changed = true;
    game.sink?.({ is: 'gene-seed-recovered', piece: piece.id, at, total, now: markersNow(game), rule: 'A15.26' });
  },
};
