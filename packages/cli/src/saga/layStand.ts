/** S6.11, D23.5, D23.6: the person lays the tiles of a board of the solo mission, or leaves them to the lot. */
import { geotile } from '@sensorium/content';
import type { Facing } from '@sensorium/engine';
import type { PlacedTile } from '@sensorium/expedition';
import {
  arrowOf,
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

/** How the tile would lie: its cell beside the first tile, and where its ways and its arrow point. */
const tellPlacement = ({ layout }: StandLaying, placed: PlacedTile, language: Language): string => {
  const [i, j] = placed.cell;
  const { saga: words, facings } = terminalWords(language);
  const nameOf = (edge: Facing): string => facings[edge]!;
  const lines = [words.cell(i, j), words.ways(geotile(placed.tile, placed.turns).connectors.map(nameOf).join(', '))];
  const arrow = arrowOf(layout.length, placed);
  if (arrow !== null) {
    const tell = arrow.is === 'entry' ? words.entryArrow : words.exitArrow;
    lines.push(tell(nameOf(arrow.connector.edge)));
  }
  return lines.join('; ');
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
    else if (typed.trim() === '') ({ laying, luck } = layStandTileByLot({ laying, luck }));
    else console.print(words.noSuchPlacement);
  }
  return withLaidBoard(stand, laying, luck);
};
