/** D23.4–D23.7, D23.17: the ten boards; S6.11: laid by the person, or by lot. */
import { CONTROL_ROOM_TILE, GEOTILES } from '@sensorium/content';
import { takeNumber, type Facing, type Luck } from '@sensorium/engine';
import {
  joinedPlacements,
  openConnectors,
  connectorState,
  tileOf,
  type Connector,
  type Layout,
  type PlacedTile,
} from '../generator/layout.ts';
import { STRETCH, type Corridor } from '../generator/corridors.ts';

export const LAST_BOARD = 10;

/** A board before it is drawn: its tiles and the corridors at its two arrows. */
export interface StandBoard {
  readonly layout: Layout;
  readonly entry: Corridor;
  /** None on the tenth board. */
  readonly exit: Corridor | null;
  /** D23.6: tile 10 was drawn and could not be added. */
  readonly leftOut?: boolean;
}

interface Draw {
  readonly luck: Luck;
}

const pick = <Item>({ luck }: Draw, items: readonly Item[]): [Item, Draw] => {
  const taken = takeNumber(luck, 'mission', items.length);
  return [items[taken.number]!, { luck: taken.luck }];
};

/** D23.4: two different tiles; tile 10 is set aside if it comes, and a third is drawn. */
const drawTiles = (draw: Draw): { tiles: [number, number]; hasControlRoom: boolean; draw: Draw } => {
  let left = GEOTILES.map(({ number }) => number);
  let hasControlRoom = false;
  const tiles: number[] = [];
  let next = draw;
  while (tiles.length < 2) {
    let tile: number;
    [tile, next] = pick(next, left);
    left = left.filter((other) => other !== tile);
    if (tile === CONTROL_ROOM_TILE) hasControlRoom = true;
    else tiles.push(tile);
  }
  return { tiles: [tiles[0]!, tiles[1]!], hasControlRoom, draw: next };
};

const connector = (placed: PlacedTile, edge: Facing | null): Connector => ({ cell: placed.cell, edge: edge! });
const entryOf = (placed: PlacedTile): Connector => connector(placed, tileOf(placed).entry);
const exitOf = (placed: PlacedTile): Connector => connector(placed, tileOf(placed).exit);

const isOpen = (layout: Layout, wanted: Connector): boolean => connectorState(layout, wanted) === 'open';

/** D23.5: the arrow that counts on the tile laid at that place: in on the first, out on the second. */
export const arrowOf = (
  place: number,
  placed: PlacedTile,
): { readonly is: 'entry' | 'exit'; readonly connector: Connector } | null => {
  if (place === 0) return { is: 'entry', connector: entryOf(placed) };
  return place === 1 ? { is: 'exit', connector: exitOf(placed) } : null;
};

/** D23.5: the entry arrow of the first tile and the exit arrow of the second stay open. */
const keepsArrows = ([first, second, ...rest]: Layout): boolean =>
  isOpen([first!, second!, ...rest], entryOf(first!)) && isOpen([first!, second!, ...rest], exitOf(second!));

/** D23.6: an alien entry area must remain besides the two arrows. */
const ARROWS = 2;

/** A board on the table: what has been laid, and the tiles still to be laid, in their order. */
export interface StandLaying {
  readonly number: number;
  /** D23.4, D23.6, D23.17: as drawn, tile 10 last. */
  readonly tiles: readonly number[];
  readonly layout: Layout;
}

/** A board being laid, with the luck for what is left to the lot. */
export interface LaidSoFar {
  readonly laying: StandLaying;
  readonly luck: Luck;
}

/** D23.5, D23.6, D23.17: what must hold when the next tile lies there. */
const isAllowed = ({ number, layout }: StandLaying, board: Layout): boolean => {
  if (layout.length === 0) return true;
  if (layout.length === 1) return keepsArrows(board);
  if (number < LAST_BOARD) return keepsArrows(board) && openConnectors(board).length > ARROWS;
  return isOpen(board, entryOf(board[0]!)) && connectorState(board, exitOf(board[1]!)) === 'joined';
};

/** Every legal placement of the next tile; none where tile 10 must be left out, or everything lies. */
export const standPlacements = (laying: StandLaying): PlacedTile[] => {
  const tile = laying.tiles[laying.layout.length];
  if (tile === undefined) return [];
  return joinedPlacements(laying.layout, tile).filter((placed) => isAllowed(laying, [...laying.layout, placed]));
};

export const layStandTile = (laying: StandLaying, placed: PlacedTile): StandLaying => ({
  ...laying,
  layout: [...laying.layout, placed],
});

/** The next tile where chance puts it. */
export const layStandTileByLot = ({ laying, luck }: LaidSoFar): LaidSoFar => {
  const [placed, draw] = pick({ luck }, standPlacements(laying));
  return { laying: layStandTile(laying, placed), luck: draw.luck };
};

/** All tiles that can still be laid. */
export const layRestByLot = (begun: LaidSoFar): LaidSoFar => {
  let laid = begun;
  while (standPlacements(laid.laying).length > 0) laid = layStandTileByLot(laid);
  return laid;
};

/** D23.7: five squares, more if there are more marines. */
const lengthFor = (marines: number): number => Math.max(1, Math.ceil(marines / STRETCH)) * STRETCH;

/** The board when nothing more can be laid. */
export const laidBoard = ({ number, tiles, layout }: StandLaying, marines: number): StandBoard => {
  const length = lengthFor(marines);
  return {
    layout,
    entry: { connector: entryOf(layout[0]!), length },
    exit: number === LAST_BOARD ? null : { connector: exitOf(layout[1]!), length },
    ...(layout.length < tiles.length ? { leftOut: true } : {}),
  };
};

const tilesOf = (number: number, tiles: readonly number[], hasControlRoom: boolean): readonly number[] =>
  hasControlRoom || number === LAST_BOARD ? [...tiles, CONTROL_ROOM_TILE] : tiles;

/** S6.11: the same tiles before any of them was laid. */
export const layingOf = (number: number, { layout, leftOut }: StandBoard): StandLaying => ({
  number,
  tiles: [...layout.map(({ tile }) => tile), ...(leftOut === true ? [CONTROL_ROOM_TILE] : [])],
  layout: [],
});

/** The board of that number for so many marines, laid by lot, and the luck that is left. */
export const layStandBoard = (number: number, marines: number, luck: Luck): { board: StandBoard; luck: Luck } => {
  const drawn = drawTiles({ luck });
  const tiles = tilesOf(number, drawn.tiles, drawn.hasControlRoom);
  const laid = layRestByLot({ laying: { number, tiles, layout: [] }, luck: drawn.draw.luck });
  return { board: laidBoard(laid.laying, marines), luck: laid.luck };
};
