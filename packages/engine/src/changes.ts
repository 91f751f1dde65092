/** The one way in which pieces and squares change: the state, and the cells that follow from it. */
import type { MarkerId, TerrainId } from './vocabulary.ts';
import { NOWHERE, type Square } from './board.ts';
import { setBurning, setMarks, setPiece, setTerrain } from './cells.ts';
import type { Game } from './game.ts';
import { NO_FACING, type Facing } from './geometry.ts';
import type { Profile } from './rules.ts';
import {
  LYING,
  NOBODY,
  copyPiece,
  secondSquare,
  type Marker,
  type Obstacle,
  type Piece,
  type PieceDraft,
  type PieceId,
  type State,
} from './state.ts';

export const blankPiece = (id: PieceId, profile: Profile): Piece => ({
  id,
  profile: profile.index,
  side: profile.unit.side,
  square: NOWHERE,
  area: -1,
  facing: NO_FACING,
  ap: 0,
  activation: 'ready',
  weapon: 'ready',
  freeTurn: false,
  mustLurk: false,
  value: 0,
  fate: 'in-hand',
  counts: profile.counts,
});

/** A fresh record of the piece to write on; the old one stays as it was. Squares change through `relocate` only. */
export const edit = (game: Game, id: PieceId): PieceDraft => {
  const draft = copyPiece(game.state.pieces[id]!);
  game.state.pieces[id] = draft;
  return draft;
};

export const relocate = (game: Game, id: PieceId, square: Square, facing: Facing): PieceDraft => {
  const draft = edit(game, id);
  if (draft.square >= 0) stand(game, draft, NOBODY);
  draft.square = square;
  draft.facing = facing;
  if (square >= 0) {
    draft.area = -1;
    draft.fate = 'in-play';
    stand(game, draft, id);
  }
  return draft;
};

/** Writes a piece, or nobody, on the squares on which the piece stands. */
const stand = (game: Game, piece: Piece, who: PieceId): void => {
  const { board, profiles, rules } = game.setup;
  const isSeenThrough = who !== NOBODY && profiles[piece.profile]!.isSeenThrough;
  setPiece(game.cells, rules.terrain, piece.square, who, isSeenThrough);
  const second = secondSquare(board, piece);
  if (second >= 0) setPiece(game.cells, rules.terrain, second, who, isSeenThrough);
};

/** Makes a piece lie on two squares, or take one of them; its own square is then `square`. */
export const layDown = (game: Game, id: PieceId, isLying: boolean, square: Square): void => {
  stand(game, game.state.pieces[id]!, NOBODY);
  const draft = edit(game, id);
  const { [LYING]: _, ...others } = draft.counts;
  draft.counts = isLying ? { ...others, [LYING]: 1 } : others;
  draft.square = square;
  stand(game, draft, id);
};

/** A new alien, in nobody's way yet: give it a square or an area. */
export const createPiece = (game: Game, profile: number): PieceId => {
  const id = game.state.pieces.length;
  game.state.pieces.push(blankPiece(id, game.setup.profiles[profile]!));
  game.state.aliens.push(id);
  return id;
};

/** Takes a piece out of play. An alien leaves no record; a marine keeps one that says where he went. */
export const removePiece = (game: Game, id: PieceId, fate: 'dead' | 'escaped' | 'teleported'): void => {
  const { state } = game;
  const draft = relocate(game, id, NOWHERE, NO_FACING);
  draft.area = -1;
  draft.ap = 0;
  draft.activation = 'done';
  draft.weapon = 'ready';
  draft.fate = fate;
  if (draft.counts[LYING] !== undefined) draft.counts = { ...draft.counts, [LYING]: 0 };
  if (state.activeMarine === id) state.activeMarine = NOBODY;
  if (state.activeAlien === id) state.activeAlien = NOBODY;
  if (draft.side === 'marines') return;
  state.pieces[id] = null;
  state.aliens.splice(state.aliens.indexOf(id), 1);
};

export const changeTerrain = (game: Game, square: Square, terrain: TerrainId): void => {
  const { state } = game;
  const is = game.setup.rules.terrainIndex.get(terrain)!;
  const index = state.features.findIndex((feature) => feature.at === square);
  if (index >= 0 && is === 0) state.features.splice(index, 1);
  else if (index >= 0) state.features[index] = { at: square, is };
  else if (is !== 0) {
    state.features.push({ at: square, is });
    state.features.sort((a, b) => a.at - b.at);
  }
  setTerrain(game.cells, game.setup.rules.terrain, square, is);
};

export const ignite = (game: Game, squares: readonly Square[]): void => {
  for (const square of squares) {
    if (game.state.burning.includes(square)) continue;
    game.state.burning.push(square);
    setBurning(game.cells, game.setup.rules.terrain, square, true);
  }
  game.state.burning.sort((a, b) => a - b);
};

export const extinguish = (game: Game, squares: readonly Square[]): void => {
  for (const square of squares) setBurning(game.cells, game.setup.rules.terrain, square, false);
  game.state.burning = game.state.burning.filter((square) => !squares.includes(square));
};

const orderOfMarkers = (a: Marker, b: Marker): number => a.at - b.at || (a.is < b.is ? -1 : 1);

const refreshMarks = (game: Game, square: Square): void => {
  const blocked = game.state.markers.filter(({ at }) => at === square).map(({ blocks }) => blocks);
  setMarks(game.cells, game.setup.rules.terrain, square, blocked);
};

export const hasMarker = (state: State, at: Square, is: MarkerId): boolean =>
  state.markers.some((marker) => marker.at === at && marker.is === is);

/** Puts a marker on every one of the squares that has none of its kind. */
export const placeMarkers = (game: Game, squares: readonly Square[], is: MarkerId, blocks: Obstacle): void => {
  for (const at of squares) {
    if (hasMarker(game.state, at, is)) continue;
    game.state.markers.push({ at, is, blocks });
    refreshMarks(game, at);
  }
  game.state.markers.sort(orderOfMarkers);
};

/** Takes away the markers for which the test holds. */
export const removeMarkers = (game: Game, isGone: (marker: Marker) => boolean): void => {
  const gone = game.state.markers.filter(isGone);
  if (gone.length === 0) return;
  game.state.markers = game.state.markers.filter((marker) => !isGone(marker));
  for (const { at } of gone) refreshMarks(game, at);
};
