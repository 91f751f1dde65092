/** A board laid by people as a line of text: short enough for an address, checked when it is read. */
import { CONTROL_ROOM_TILE, GEOTILES, QUARTER_TURNS } from '@sensorium/content';
import { FACINGS, freshLuck } from '@sensorium/engine';
import { SCENARIOS, SCENARIO_IDS } from '@sensorium/rules';
import { alienForceFor, type Laying } from './laying.ts';
import { connectorState, isSameConnector, joinRefusal, type Connector, type PlacedTile } from './layout.ts';

const PREFIX = 'laid';
const MOST_TILES = 9;

/** `laid:SCENARIO:DIE:tile.column.row.turns_…:column.row.edge_…` of a finished board. */
export const formatLaying = ({ scenario, layout, corridors, aliens }: Laying): string =>
  [
    PREFIX,
    scenario,
    aliens?.die ?? 1,
    layout.map(({ tile, cell, turns }) => [tile, ...cell, turns].join('.')).join('_'),
    corridors.map(({ cell, edge }) => [...cell, FACINGS[edge]].join('.')).join('_'),
  ].join(':');

const TILE = /^(\d{1,2})\.(-?\d{1,2})\.(-?\d{1,2})\.([0-3])$/;
const CORRIDOR = /^(-?\d{1,2})\.(-?\d{1,2})\.([NESW])$/;

const readTile = (text: string): PlacedTile | null => {
  const [, tile, i, j, turns] = TILE.exec(text) ?? [];
  const number = Number(tile);
  if (tile === undefined || number < 1 || number > GEOTILES.length) return null;
  return { tile: number, cell: [Number(i), Number(j)], turns: QUARTER_TURNS[Number(turns)]! };
};

const readTiles = (text: string): PlacedTile[] | null => {
  const layout: PlacedTile[] = [];
  for (const part of text.split('_')) {
    const placed = readTile(part);
    if (placed === null || layout.some(({ tile }) => tile === placed.tile)) return null;
    if (joinRefusal(layout, placed) !== null) return null;
    layout.push(placed);
  }
  return layout.length > MOST_TILES ? null : layout;
};

const readCorridors = (text: string, layout: readonly PlacedTile[]): Connector[] | null => {
  const corridors: Connector[] = [];
  for (const part of text.split('_')) {
    const [, i, j, edge] = CORRIDOR.exec(part) ?? [];
    const connector = { cell: [Number(i), Number(j)], edge: FACINGS.findIndex((name) => name === edge) } as const;
    const isTaken = corridors.some((other) => isSameConnector(other, connector));
    if (edge === undefined || isTaken || connectorState(layout, connector) !== 'open') return null;
    corridors.push(connector);
  }
  return corridors.length > 2 ? null : corridors;
};

/** The finished board of such a line; null where it names none that the rules allow. */
export const readLaying = (text: string): Laying | null => {
  const [prefix, id, die = '', tiles = '', ends = '', ...rest] = text.split(':');
  const scenario = SCENARIO_IDS.find((known) => known === id);
  if (prefix !== PREFIX || scenario === undefined || rest.length > 0 || !/^[1-6]$/.test(die)) return null;
  const layout = readTiles(tiles);
  if (layout === null) return null;
  const corridors = readCorridors(ends, layout);
  const hasRoom = layout.some(({ tile }) => tile === CONTROL_ROOM_TILE);
  if (corridors === null || (SCENARIOS[scenario].needsControlRoom && !hasRoom)) return null;
  return {
    luck: freshLuck(0),
    scenario,
    scenarioDie: 0,
    rollOff: [[6, 1]],
    step: 'finished',
    layout,
    hand: 0,
    aside: [],
    corridors,
    aliens: alienForceFor(Number(die)),
  };
};
