/** A geotile (D18), turned as it is held; it snaps to where one of its connectors meets floor. */
import { CONTROL_ROOM_TILE, TILE, connectorSquare, geotile as tileOf, type Geotile } from '@sensorium/content';
import type { Cell } from '../draft.ts';
import { putDown, type Region } from '../region.ts';
import { withChapterD } from './onFloor.ts';
import { snapped } from './snapping.ts';
import type { Tool } from './tool.ts';

const DRAWN: Readonly<Record<string, string>> = { r: '%', c: '&', t: '$' };
const MIDDLE = Math.floor(TILE / 2);

const drawnRows = ({ map }: Geotile): string[] =>
  map.map((row, y) =>
    Array.from(row, (character, x) => {
      if (character !== '+') return DRAWN[character] ?? character;
      const isAcross = map[y]?.[x - 1] !== '#' && map[y]?.[x + 1] !== '#';
      return isAcross ? '|' : '-';
    }).join(''),
  );

const regionOf = (tile: Geotile): Region => ({
  floor: drawnRows(tile),
  sections: tile.sections,
  entries: [],
  exits: [],
  aliens: [],
});

/** D18.1: the numbers of the tiles. */
export const TILES: readonly number[] = Array.from({ length: CONTROL_ROOM_TILE }, (_, index) => index + 1);

export const geotile: Tool = {
  name: 'geotile',
  isStamp: true,
  changes: (draft, { level, tile: number, turns }, { to }) => {
    const tile = tileOf(number, turns);
    const region = regionOf(tile);
    const [left, top] = [to.cell[0] - MIDDLE, to.cell[1] - MIDDLE];
    const cells = region.floor.flatMap((row, y) =>
      Array.from(row).flatMap((character, x): Cell[] => (character === '#' ? [] : [[left + x, top + y]])),
    );
    const ends = tile.connectors.map((edge): Cell => {
      const [x, y] = connectorSquare(edge);
      return [left + x, top + y];
    });
    const [dx, dy] = snapped(draft, level, { cells, ends });
    return [...putDown(draft, level, region, [left + dx, top + dy]), ...withChapterD(draft)];
  },
};
