/** D18, D19.10: tiles and corridors drawn as one board, as a mission file draws it. */
import { CONTROL_ROOM_SECTION, CONTROL_ROOM_TILE, TILE } from '@sensorium/content';
import { FACINGS, type FacingName } from '@sensorium/engine';
import { sectionLetter } from '../sectionLetters.ts';
import {
  STRETCH,
  corridorSquares,
  squadsFit,
  squareOfConnector,
  type Corridor,
  type TableSquare,
} from './corridors.ts';
import { isSameConnector, openConnectors, tileOf, type Layout } from './layout.ts';

type Place = readonly [x: number, y: number];

export interface DrawnBoard {
  readonly floor: readonly string[];
  readonly sections: readonly string[];
  /** D19.10: every open connector without a corridor, in reading order. */
  readonly entries: readonly { readonly id: string; readonly at: Place; readonly side: FacingName }[];
  /** Each from its far end inward (D19.16). */
  readonly corridors: readonly (readonly Place[])[];
  /** D18.4: empty where tile 10 is not laid. */
  readonly controlRoom: readonly Place[];
  /** The global id of each section, tile and letter (`3:B`) or corridor, by the letter that stands for it on the board. */
  readonly sectionIds: Readonly<Record<string, string>>;
}

/** What the characters of a tile are on a floor plan. */
const DRAWN: Readonly<Record<string, string>> = { '.': '.', r: '%', c: '&', t: '$' };
const DOOR = '+';
const WALL = '#';
/** Marks the squares on which marines may deploy. */
export const DEPLOYMENT_MARK = '1';

/** D19.17: marines who find no place in the corridors stand on the board; the scenario's rule knows the nearest squares. */
export const deploymentMark = (squads: readonly number[], corridors: readonly { readonly length: number }[]): string =>
  squadsFit(
    squads,
    corridors.map(({ length }) => length),
  )
    ? DEPLOYMENT_MARK
    : 'any';

/** No table is as wide. */
const ROW = 0x10000;
const keyOf = ([x, y]: TableSquare): number => y * ROW + x;

/** The squares of the table that are floor, each with what stands on it and its section. */
class Table {
  readonly ids: Record<string, string> = {};
  private readonly letters = new Map<string, string>();
  private readonly floor = new Map<number, { readonly square: TableSquare; character: string; letter: string }>();

  put(square: TableSquare, character: string, section: string): void {
    this.floor.set(keyOf(square), { square, character, letter: this.letterOf(section) });
  }

  has(square: TableSquare): boolean {
    return this.floor.has(keyOf(square));
  }

  private letterOf(section: string): string {
    let letter = this.letters.get(section);
    if (letter === undefined) {
      letter = sectionLetter(this.letters.size);
      this.letters.set(section, letter);
      this.ids[letter] = section;
    }
    return letter;
  }

  /** A door bars the way between the floor on its two sides. */
  hangDoors(): void {
    for (const entry of this.floor.values()) {
      const [x, y] = entry.square;
      if (entry.character === DOOR) entry.character = this.has([x - 1, y]) && this.has([x + 1, y]) ? '|' : '-';
    }
  }

  /** The least corner that holds all floor. */
  corner(): TableSquare {
    const squares = [...this.floor.values()].map(({ square }) => square);
    return [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  }

  drawn([left, top]: TableSquare, pick: (entry: { character: string; letter: string }) => string): string[] {
    const squares = [...this.floor.values()];
    const width = Math.max(...squares.map(({ square }) => square[0])) - left + 1;
    const height = Math.max(...squares.map(({ square }) => square[1])) - top + 1;
    const rows = Array.from({ length: height }, () => new Array<string>(width).fill(WALL));
    for (const entry of squares) rows[entry.square[1] - top]![entry.square[0] - left] = pick(entry);
    return rows.map((row) => row.join(''));
  }
}

/** A section's global id is the tile's place in the order of laying and its letter. */
const layTiles = (table: Table, layout: Layout): void =>
  layout.forEach((placed, index) => {
    const { map, sections } = tileOf(placed);
    map.forEach((row, y) =>
      Array.from(row).forEach((character, x) => {
        if (character === WALL) return;
        const square: TableSquare = [TILE * placed.cell[0] + x, TILE * placed.cell[1] + y];
        const drawn = character === DOOR ? DOOR : (DRAWN[character] ?? WALL);
        table.put(square, drawn, `${index + 1}:${sections[y]![x]!}`);
      }),
    );
  });

const layCorridors = (table: Table, corridors: readonly Corridor[]): void =>
  corridors.forEach((corridor, index) =>
    corridorSquares(corridor).forEach((square, step) =>
      table.put(square, DEPLOYMENT_MARK, `corridor ${index + 1}:${Math.floor(step / STRETCH) + 1}`),
    ),
  );

const controlRoomSquares = (layout: Layout): TableSquare[] =>
  layout
    .filter(({ tile }) => tile === CONTROL_ROOM_TILE)
    .flatMap((placed) =>
      tileOf(placed).sections.flatMap((row, y) =>
        Array.from(row).flatMap((letter, x): TableSquare[] =>
          letter === CONTROL_ROOM_SECTION ? [[TILE * placed.cell[0] + x, TILE * placed.cell[1] + y]] : [],
        ),
      ),
    );

export const drawBoard = (layout: Layout, corridors: readonly Corridor[]): DrawnBoard => {
  const table = new Table();
  layTiles(table, layout);
  layCorridors(table, corridors);
  table.hangDoors();
  const corner = table.corner();
  const place = ([x, y]: TableSquare): Place => [x - corner[0], y - corner[1]];
  const entries = openConnectors(layout)
    .filter((connector) => !corridors.some((corridor) => isSameConnector(corridor.connector, connector)))
    .map((connector) => ({ at: place(squareOfConnector(connector)), side: FACINGS[connector.edge]! }))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0] || FACINGS.indexOf(a.side) - FACINGS.indexOf(b.side));
  return {
    floor: table.drawn(corner, ({ character }) => character),
    sections: table.drawn(corner, ({ letter }) => letter),
    entries: entries.map((entry, index) => ({ id: `E${index + 1}`, ...entry })),
    corridors: corridors.map((corridor) => corridorSquares(corridor).map(place).toReversed()),
    controlRoom: controlRoomSquares(layout).map(place),
    sectionIds: table.ids,
  };
};
