/** D18.8, D19.9, D19.17: corridors attached to open connectors, and made longer when the marines do not fit. */
import { TILE, connectorSquare } from '@sensorium/content';
import { DX, DY } from '@sensorium/engine';
import type { Connector, Layout, PlacedTile } from './layout.ts';

/** A square of the table: tile cell (i, j) covers 13i to 13i + 12 and 13j to 13j + 12. */
export type TableSquare = readonly [x: number, y: number];

export interface Corridor {
  readonly connector: Connector;
  /** Five, or a multiple of it. */
  readonly length: number;
}

/** Where tiles lie, whichever they are. */
type Tiles = readonly Pick<PlacedTile, 'cell'>[];

/** D18.8: squares of a section, D19.17: squares added at a time. */
export const STRETCH = 5;

export const squareOfConnector = ({ cell: [i, j], edge }: Connector): TableSquare => {
  const [x, y] = connectorSquare(edge);
  return [TILE * i + x, TILE * j + y];
};

/** From the connector outward. */
export const corridorSquares = ({ connector, length }: Corridor): TableSquare[] => {
  const [x, y] = squareOfConnector(connector);
  const { edge } = connector;
  return Array.from({ length }, (_, step) => [x + DX[edge]! * (step + 1), y + DY[edge]! * (step + 1)]);
};

const isNextTo = ([ax, ay]: TableSquare, [bx, by]: TableSquare): boolean =>
  Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1;

/** Whether the square lies on a tile or beside one, even diagonally; a corridor's own tile does not count. */
const touchesTile = (tiles: Tiles, own: Connector, [x, y]: TableSquare): boolean =>
  tiles.some(({ cell: [i, j] }) => {
    if (i === own.cell[0] && j === own.cell[1]) return false;
    return x >= TILE * i - 1 && x <= TILE * i + TILE && y >= TILE * j - 1 && y <= TILE * j + TILE;
  });

/** D19.17: whether the corridor could be that long beside tiles and the other corridors. */
export const hasRoom = (tiles: Tiles, corridor: Corridor, others: readonly Corridor[]): boolean => {
  const taken = others.flatMap(corridorSquares);
  return corridorSquares(corridor).every(
    (square) => !touchesTile(tiles, corridor.connector, square) && !taken.some((other) => isNextTo(other, square)),
  );
};

/** Whether whole squads fit into corridors of those lengths, each in one of them (D19.16). */
export const squadsFit = (squads: readonly number[], lengths: readonly number[]): boolean => {
  const [largest, ...rest] = squads.toSorted((a, b) => b - a);
  if (largest === undefined) return true;
  return lengths.some((length, index) => length >= largest && squadsFit(rest, lengths.with(index, length - largest)));
};

/** No force is so large; a corridor into the empty would otherwise never end. */
const LONGEST = 60;

/** D19.17: the shortest corridor first, five squares at a time, until all squads fit or nothing can be made longer. */
export const lengthened = (tiles: Tiles, attached: readonly Corridor[], squads: readonly number[]): Corridor[] => {
  const corridors = [...attached];
  while (
    !squadsFit(
      squads,
      corridors.map(({ length }) => length),
    )
  ) {
    const longer = corridors
      .map((corridor, index) => ({ index, corridor: { ...corridor, length: corridor.length + STRETCH } }))
      .filter(
        ({ index, corridor }) =>
          corridor.length <= LONGEST &&
          hasRoom(
            tiles,
            corridor,
            corridors.filter((_, other) => other !== index),
          ),
      )
      .toSorted((a, b) => a.corridor.length - b.corridor.length)[0];
    if (longer === undefined) break;
    corridors[longer.index] = longer.corridor;
  }
  return corridors;
};

/** D19.9, D19.17: corridors of five squares, made longer for the squads. */
export const corridorsFor = (layout: Layout, connectors: readonly Connector[], squads: readonly number[]): Corridor[] =>
  lengthened(
    layout,
    connectors.map((connector) => ({ connector, length: STRETCH })),
    squads,
  );
