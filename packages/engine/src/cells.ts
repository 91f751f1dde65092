import type { Board, Square } from './board.ts';
import { OPAQUE } from './lines.ts';
import type { PieceId, State } from './state.ts';
import type { TerrainRow } from './rules.ts';

export { OPAQUE };

/**
 * The board as it stands, one integer a square: flags, the row of the terrain table, the piece. It follows from board
 * and state, is kept up to date beside the state, and is never saved.
 */
export type Cells = Int32Array;

/** Like a wall for adjacency and diagonal steps (C1.8, C8.5): wall or closed door. */
export const SOLID = 2;
export const BURNING = 4;

const TERRAIN_SHIFT = 4;
const TERRAIN_MASK = 0xff << TERRAIN_SHIFT;
const PIECE_SHIFT = 12;
const FLAGS = (1 << TERRAIN_SHIFT) - 1;

export const terrainAt = (cells: Cells, square: Square): number => (cells[square]! & TERRAIN_MASK) >> TERRAIN_SHIFT;
export const pieceAt = (cells: Cells, square: Square): PieceId => (cells[square]! >> PIECE_SHIFT) - 1;
export const isOccupied = (cells: Cells, square: Square): boolean => cells[square]! >> PIECE_SHIFT !== 0;
export const isSolid = (cells: Cells, square: Square): boolean => (cells[square]! & SOLID) !== 0;
export const isBurning = (cells: Cells, square: Square): boolean => (cells[square]! & BURNING) !== 0;
export const isOpaque = (cells: Cells, square: Square): boolean => (cells[square]! & OPAQUE) !== 0;

const WALL = OPAQUE | SOLID;

const composed = (row: TerrainRow, terrain: number, burning: boolean, piece: PieceId): number => {
  let flags = 0;
  if (row.blocksSight || burning || piece >= 0) flags |= OPAQUE;
  if (row.blocksMovement) flags |= SOLID;
  if (burning) flags |= BURNING;
  return (flags & FLAGS) | (terrain << TERRAIN_SHIFT) | ((piece + 1) << PIECE_SHIFT);
};

export const setPiece = (cells: Cells, rows: readonly TerrainRow[], square: Square, piece: PieceId): void => {
  const terrain = terrainAt(cells, square);
  cells[square] = composed(rows[terrain]!, terrain, isBurning(cells, square), piece);
};

export const setTerrain = (cells: Cells, rows: readonly TerrainRow[], square: Square, terrain: number): void => {
  cells[square] = composed(rows[terrain]!, terrain, isBurning(cells, square), pieceAt(cells, square));
};

export const setBurning = (cells: Cells, rows: readonly TerrainRow[], square: Square, burning: boolean): void => {
  const terrain = terrainAt(cells, square);
  cells[square] = composed(rows[terrain]!, terrain, burning, pieceAt(cells, square));
};

export const computeCells = (board: Board, rows: readonly TerrainRow[], state: State): Cells => {
  const cells = new Int32Array(board.size);
  for (let square = 0; square < board.size; square++) cells[square] = board.floor[square] === 1 ? 0 : WALL;
  for (const feature of state.features) setTerrain(cells, rows, feature.at, feature.is);
  for (const square of state.burning) setBurning(cells, rows, square, true);
  for (const piece of state.pieces)
    if (piece !== null && piece.square >= 0) setPiece(cells, rows, piece.square, piece.id);
  return cells;
};
