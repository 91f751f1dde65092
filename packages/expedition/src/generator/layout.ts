/** D18.7, D19.4–D19.6: tiles laid beside each other in a grid of cells, their joins, and where the next may go. */
import { QUARTER_TURNS, geotile, type Geotile, type QuarterTurns } from '@sensorium/content';
import { DX, DY, opposite, refusal, type Facing, type Refusal } from '@sensorium/engine';

/** A place for a tile: column and row, which may be negative. */
export type Cell = readonly [i: number, j: number];

export interface PlacedTile {
  /** 1–10. */
  readonly tile: number;
  readonly cell: Cell;
  /** Quarter turns clockwise (D18.6). */
  readonly turns: QuarterTurns;
}

/** In the order of laying. */
export type Layout = readonly PlacedTile[];

/** An edge of a laid tile that carries a corridor end. */
export interface Connector {
  readonly cell: Cell;
  readonly edge: Facing;
}

export type ConnectorState = 'joined' | 'blocked' | 'open';

const isSameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const isSameConnector = (a: Connector, b: Connector): boolean => a.edge === b.edge && isSameCell(a.cell, b.cell);

const besideCell = ([i, j]: Cell, edge: Facing): Cell => [i + DX[edge]!, j + DY[edge]!];

export const tileOf = ({ tile, turns }: PlacedTile): Geotile => geotile(tile, turns);

const tileIn = (layout: Layout, cell: Cell): Geotile | null => {
  const placed = layout.find((other) => isSameCell(other.cell, cell));
  return placed === undefined ? null : tileOf(placed);
};

const connectorsOf = (placed: PlacedTile): Connector[] =>
  tileOf(placed).connectors.map((edge) => ({ cell: placed.cell, edge }));

/** D18.7; null where there is no connector at all. */
export const connectorState = (layout: Layout, { cell, edge }: Connector): ConnectorState | null => {
  if (tileIn(layout, cell)?.connectors.includes(edge) !== true) return null;
  const neighbour = tileIn(layout, besideCell(cell, edge));
  if (neighbour === null) return 'open';
  return neighbour.connectors.includes(opposite(edge)) ? 'joined' : 'blocked';
};

/** Tile after tile as laid, each N E S W. */
export const openConnectors = (layout: Layout): Connector[] =>
  layout.flatMap(connectorsOf).filter((connector) => connectorState(layout, connector) === 'open');

/** What lies round a cell, N E S W. */
type Surroundings = readonly (Geotile | null)[];

const EDGES: readonly Facing[] = [0, 1, 2, 3];

const surroundingsOf = (layout: Layout, cell: Cell): Surroundings =>
  EDGES.map((edge) => tileIn(layout, besideCell(cell, edge)));

const isFacedBy = (neighbour: Geotile | null | undefined, edge: Facing): boolean =>
  neighbour?.connectors.includes(opposite(edge)) === true;

const isJoined = (around: Surroundings, { connectors }: Geotile): boolean =>
  connectors.some((edge) => isFacedBy(around[edge], edge));

/** How many open connectors more or fewer there are when the tile lies there. */
const openGained = (around: Surroundings, { connectors }: Geotile): number => {
  const opened = connectors.filter((edge) => around[edge] === null).length;
  const closed = EDGES.filter((edge) => isFacedBy(around[edge], edge)).length;
  return opened - closed;
};

/** Boards so far away from each other are not meant. */
const FARTHEST = 50;

const NOT_A_PLACE = refusal('D19.4', 'tile-no-cell');
const TAKEN = refusal('D19.4', 'tile-overlaps');
const NOT_JOINED = refusal('D19.4', 'tile-not-joined');
const TOO_FEW = refusal('D19.5', 'tile-leaves-too-few-open');

/** D19.4: why the tile may not lie there, connectors left open aside. */
export const joinRefusal = (layout: Layout, placed: PlacedTile): Refusal | null => {
  if (!placed.cell.every((part) => Number.isInteger(part) && Math.abs(part) <= FARTHEST)) return NOT_A_PLACE;
  if (tileIn(layout, placed.cell) !== null) return TAKEN;
  return layout.length === 0 || isJoined(surroundingsOf(layout, placed.cell), tileOf(placed)) ? null : NOT_JOINED;
};

/** The empty cells next to laid tiles, or any one cell of an empty table, in reading order. */
const freeCells = (layout: Layout): Cell[] => {
  if (layout.length === 0) return [[0, 0]];
  const cells: Cell[] = [];
  for (const { cell, edge } of openConnectors(layout)) {
    const free = besideCell(cell, edge);
    if (!cells.some((other) => isSameCell(other, free))) cells.push(free);
  }
  return cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
};

interface Weighed {
  readonly placed: PlacedTile;
  /** Open connectors it leaves. */
  readonly open: number;
}

/** Every way to lay the tile that D19.4 allows, with what it leaves: cells in reading order, then turns. */
const weighed = (layout: Layout, tile: number): Weighed[] => {
  const before = openConnectors(layout).length;
  return freeCells(layout).flatMap((cell) => {
    const around = surroundingsOf(layout, cell);
    return QUARTER_TURNS.map((turns) => geotile(tile, turns))
      .filter((turned) => layout.length === 0 || isJoined(around, turned))
      .map((turned) => ({ placed: { tile, cell, turns: turned.turns }, open: before + openGained(around, turned) }));
  });
};

/** Every way to lay the tile that D19.4 allows: cells in reading order, then turns. */
export const joinedPlacements = (layout: Layout, tile: number): PlacedTile[] =>
  weighed(layout, tile).map(({ placed }) => placed);

/** D19.5: open connectors a placement leaves, if the tile can be laid so at all. */
const WANTED = 3;
const LEAST = 1;

const openNeeded = (ways: readonly Weighed[], least: number): number =>
  [WANTED, least].find((wanted) => ways.some(({ open }) => open >= wanted)) ?? LEAST;

/** The placements of D19.4 that D19.5 allows; `least` is wanted where the three of D19.5 cannot be had. */
export const placementsFor = (layout: Layout, tile: number, least = LEAST): PlacedTile[] => {
  const ways = weighed(layout, tile);
  const needed = openNeeded(ways, least);
  return ways.filter(({ open }) => open >= needed).map(({ placed }) => placed);
};

/** Why the tile may not be laid there; null if it may. */
export const placementRefusal = (layout: Layout, placed: PlacedTile, least = LEAST): Refusal | null => {
  const notThere = joinRefusal(layout, placed);
  if (notThere !== null) return notThere;
  const needed = openNeeded(weighed(layout, placed.tile), least);
  return openConnectors([...layout, placed]).length >= needed ? null : TOO_FEW;
};
