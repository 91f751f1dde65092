/** D23.4–D23.7, D23.17: the ten boards, laid by lot. */
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

/** D23.5: the entry arrow of the first tile and the exit arrow of the second stay open. */
const keepsArrows = ([first, second, ...rest]: Layout): boolean =>
  isOpen([first!, second!, ...rest], entryOf(first!)) && isOpen([first!, second!, ...rest], exitOf(second!));

/** D23.6: an alien entry area must remain besides the two arrows. */
const ARROWS = 2;

const withControlRoom = (layout: Layout, draw: Draw): [Layout, Draw] => {
  const ways = joinedPlacements(layout, CONTROL_ROOM_TILE)
    .map((placed) => [...layout, placed])
    .filter((board) => keepsArrows(board) && openConnectors(board).length > ARROWS);
  return ways.length === 0 ? [layout, draw] : pick(draw, ways);
};

/** D23.17: tile 10 on the exit arrow of the second tile, whatever was drawn. */
const withLastRoom = (layout: Layout, draw: Draw): [Layout, Draw] => {
  const exit = exitOf(layout[1]!);
  const ways = joinedPlacements(layout, CONTROL_ROOM_TILE)
    .map((placed) => [...layout, placed])
    .filter((board) => isOpen(board, entryOf(board[0]!)) && connectorState(board, exit) === 'joined');
  return pick(draw, ways);
};

/** D23.7: five squares, more if there are more marines. */
const lengthFor = (marines: number): number => Math.max(1, Math.ceil(marines / STRETCH)) * STRETCH;

/** The board of that number for so many marines, and the luck that is left. */
export const layStandBoard = (number: number, marines: number, luck: Luck): { board: StandBoard; luck: Luck } => {
  const drawn = drawTiles({ luck });
  let draw: Draw;
  let first: PlacedTile;
  let layout: Layout;
  [first, draw] = pick(drawn.draw, joinedPlacements([], drawn.tiles[0]));
  const ways = joinedPlacements([first], drawn.tiles[1])
    .map((second): Layout => [first, second])
    .filter(keepsArrows);
  [layout, draw] = pick(draw, ways);
  const length = lengthFor(marines);
  const entry: Corridor = { connector: entryOf(first), length };
  if (number === LAST_BOARD) {
    [layout, draw] = withLastRoom(layout, draw);
    return { board: { layout, entry, exit: null }, luck: draw.luck };
  }
  const exit: Corridor = { connector: exitOf(layout[1]!), length };
  if (drawn.hasControlRoom) [layout, draw] = withControlRoom(layout, draw);
  return { board: { layout, entry, exit }, luck: draw.luck };
};
