/** S6.11, D23.5, D23.6: the person lays the tiles of a board of the solo mission, or leaves them to the lot. */
import { geotile } from '@sensorium/content';
import type { Facing } from '@sensorium/engine';
import {
  layStandTile,
  layStandTileByLot,
  layingOf,
  standPlacements,
  withLaidBoard,
  type LastStand,
  type StandLaying,
} from '@sensorium/expedition/lastStand';
import type { Console } from '../terminal/console.ts';
import { terminalWords, type Language } from '../terminalWords.ts';

type Placement = ReturnType<typeof standPlacements>[number];

/** How the tile would lie: its cell beside the first tile, and where its ways and its arrow point. */
const tellPlacement = (
  { layout }: StandLaying,
  { tile, cell: [i, j], turns }: Placement,
  language: Language,
): string => {
  const { saga: words, facings } = terminalWords(language);
  const { connectors, entry, exit } = geotile(tile, turns);
  const nameOf = (edge: Facing): string => facings[edge]!;
  const arrow = layout.length === 0 ? entry : layout.length === 1 ? exit : null;
  return [
    words.cell(i, j),
    words.ways(connectors.map(nameOf).join(', ')),
    ...(arrow === null ? [] : [layout.length === 0 ? words.entryArrow(nameOf(arrow)) : words.exitArrow(nameOf(arrow))]),
  ].join('; ');
};

/** The stand with its board laid; null where nobody answers. */
export const layStand = async (stand: LastStand, console: Console, language: Language): Promise<LastStand | null> => {
  const { saga: words } = terminalWords(language);
  let laying = layingOf(stand.number, stand.board);
  let { luck } = stand;
  for (let ways = standPlacements(laying); ways.length > 0; ways = standPlacements(laying)) {
    console.print(words.tile(laying.tiles[laying.layout.length]!));
    ways.forEach((placed, place) =>
      console.print(`${String(place + 1).padStart(3)}  ${tellPlacement(laying, placed, language)}`),
    );
    const typed = await console.ask(words.layTile);
    if (typeof typed !== 'string') return null;
    const chosen = ways[Number(typed.trim()) - 1];
    if (chosen !== undefined) laying = layStandTile(laying, chosen);
    else if (typed.trim() === '') ({ laying, luck } = layStandTileByLot(laying, luck));
    else console.print(words.noSuchPlacement);
  }
  return withLaidBoard(stand, laying, luck);
};
