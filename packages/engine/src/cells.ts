import type { Board, Square } from './board.ts';
import { OPAQUE } from './lines.ts';
import { secondSquare, type Feature, type Marker, type Obstacle, type Piece, type PieceId } from './state.ts';
import type { Profile, TerrainRow } from './rules.ts';

/**
 * The board as it stands, one integer a square: flags, the row of the terrain table, the piece. It follows from board
 * and state, is kept up to date beside the state, and is never saved.
 */
export type Cells = Int32Array;

/** Like a wall for adjacency and diagonal steps (C1.8, C8.5): wall or closed door. */
export const SOLID = 2;
export const BURNING = 4;
/** Markers that block lines, and those that block lines and steps. */
const VEILED = 8;
const BARRED = 16;
const MARKED = VEILED | BARRED;
/** The piece on the square does not block sight. */
const SEEN_THROUGH = 32;

const TERRAIN_SHIFT = 6;
const TERRAIN_MASK = 0xff << TERRAIN_SHIFT;
/** A cell shifted right by this is 0 where nobody stands. */
export const PIECE_SHIFT = 14;
const FLAGS = (1 << TERRAIN_SHIFT) - 1;

export const terrainAt = (cells: Cells, square: Square): number => (cells[square]! & TERRAIN_MASK) >> TERRAIN_SHIFT;
export const pieceAt = (cells: Cells, square: Square): PieceId => (cells[square]! >> PIECE_SHIFT) - 1;
export const isOccupied = (cells: Cells, square: Square): boolean => cells[square]! >> PIECE_SHIFT !== 0;
export const isSolid = (cells: Cells, square: Square): boolean => (cells[square]! & SOLID) !== 0;
export const isBurning = (cells: Cells, square: Square): boolean => (cells[square]! & BURNING) !== 0;
/** Whether a marker closes the square like a door. */
export const isBarred = (cells: Cells, square: Square): boolean => (cells[square]! & BARRED) !== 0;
/** Whether fire, smoke or a barrier hides what lies beyond the square, whoever stands there. */
export const isVeiled = (cells: Cells, square: Square): boolean => (cells[square]! & (BURNING | MARKED)) !== 0;
/** Whether a piece stands there that hides what lies beyond it. */
export const isHiddenByPiece = (cells: Cells, square: Square): boolean =>
  isOccupied(cells, square) && (cells[square]! & SEEN_THROUGH) === 0;
export const isOpaque = (cells: Cells, square: Square): boolean => (cells[square]! & OPAQUE) !== 0;

const WALL = OPAQUE | SOLID;

const composed = (row: TerrainRow, terrain: number, burning: boolean, piece: PieceId, marks: number): number => {
  let flags = marks;
  const isHidden = piece >= 0 && (marks & SEEN_THROUGH) === 0;
  if (row.blocksSight || burning || isHidden || (marks & MARKED) !== 0) flags |= OPAQUE;
  if (row.blocksMovement || (marks & BARRED) !== 0) flags |= SOLID;
  if (burning) flags |= BURNING;
  return (flags & FLAGS) | (terrain << TERRAIN_SHIFT) | ((piece + 1) << PIECE_SHIFT);
};

/** What stays on a square whatever changes there: its markers, and whether its piece is seen through. */
const KEPT = MARKED | SEEN_THROUGH;

export const setPiece = (
  cells: Cells,
  rows: readonly TerrainRow[],
  square: Square,
  piece: PieceId,
  isSeenThrough = false,
): void => {
  const terrain = terrainAt(cells, square);
  const marks = (cells[square]! & MARKED) | (isSeenThrough ? SEEN_THROUGH : 0);
  cells[square] = composed(rows[terrain]!, terrain, isBurning(cells, square), piece, marks);
};

export const setTerrain = (cells: Cells, rows: readonly TerrainRow[], square: Square, terrain: number): void => {
  const piece = pieceAt(cells, square);
  cells[square] = composed(rows[terrain]!, terrain, isBurning(cells, square), piece, cells[square]! & KEPT);
};

export const setBurning = (cells: Cells, rows: readonly TerrainRow[], square: Square, burning: boolean): void => {
  const terrain = terrainAt(cells, square);
  cells[square] = composed(rows[terrain]!, terrain, burning, pieceAt(cells, square), cells[square]! & KEPT);
};

const MARKS: Readonly<Record<Obstacle, number>> = { nothing: 0, sight: VEILED, way: BARRED };

/** What all the markers of the square block together. */
export const setMarks = (
  cells: Cells,
  rows: readonly TerrainRow[],
  square: Square,
  blocked: readonly Obstacle[],
): void => {
  const terrain = terrainAt(cells, square);
  const marks = blocked.reduce((flags, blocks) => flags | MARKS[blocks], cells[square]! & SEEN_THROUGH);
  cells[square] = composed(rows[terrain]!, terrain, isBurning(cells, square), pieceAt(cells, square), marks);
};

const BARE = new WeakMap<Board, Cells>();

/** Floor and walls and nothing else: where the cells of every game on that board begin. */
const bareCells = (board: Board): Cells => {
  let bare = BARE.get(board);
  if (bare === undefined) {
    bare = new Int32Array(board.size);
    for (let square = 0; square < board.size; square++) bare[square] = board.floor[square] === 1 ? 0 : WALL;
    BARE.set(board, bare);
  }
  return bare;
};

/** A piece as far as it stands in the way. */
export type Body = Pick<Piece, 'id' | 'profile' | 'square' | 'facing' | 'counts'>;

/** `profiles` says which pieces do not block sight. */
export const computeCells = (
  board: Board,
  rows: readonly TerrainRow[],
  state: {
    readonly features: readonly Feature[];
    readonly burning: readonly Square[];
    readonly markers: readonly Marker[];
    readonly pieces: readonly (Body | null)[];
  },
  profiles: readonly Pick<Profile, 'isSeenThrough'>[],
): Cells => {
  const cells = bareCells(board).slice();
  for (const feature of state.features) setTerrain(cells, rows, feature.at, feature.is);
  for (const square of state.burning) setBurning(cells, rows, square, true);
  for (const { at } of state.markers)
    setMarks(
      cells,
      rows,
      at,
      state.markers.filter((marker) => marker.at === at).map(({ blocks }) => blocks),
    );
  for (const piece of state.pieces) {
    if (piece === null || piece.square < 0) continue;
    const isSeenThrough = profiles[piece.profile]?.isSeenThrough === true;
    setPiece(cells, rows, piece.square, piece.id, isSeenThrough);
    const second = secondSquare(board, piece);
    if (second >= 0) setPiece(cells, rows, second, piece.id, isSeenThrough);
  }
  return cells;
};
