/** A rectangle of a level with everything on it: copied, turned, mirrored, put down somewhere else. */
import { isWall, type LevelDrawing } from '@sensorium/content';
import type { Coordinates, FacingName } from '@sensorium/engine';
import { characterAt, drawingOf, letterAt, type Painted } from './board.ts';
import { WALL, placeOn, type Cell, type Draft } from './draft.ts';
import { paint, type Change } from './edits.ts';
import { freeLetters, lettersOf } from './letters.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Entry = Omit<Draft['entries'][number], 'at'> & { readonly at: Cell };
type Exit = Omit<Draft['exits'][number], 'at'> & { readonly at: Cell };
type Alien = Draft['aliens'][number];
interface PlacedAlien {
  readonly at: Cell;
  readonly alien: Alien;
}

/** Places count from its upper left corner. */
export interface Region extends LevelDrawing {
  readonly entries: readonly Entry[];
  readonly exits: readonly Exit[];
  readonly aliens: readonly PlacedAlien[];
}

export const boxOf = (a: Cell, b: Cell): Box => ({
  x: Math.min(a[0], b[0]),
  y: Math.min(a[1], b[1]),
  width: Math.abs(a[0] - b[0]) + 1,
  height: Math.abs(a[1] - b[1]) + 1,
});

export const cellsIn = ({ x, y, width, height }: Box): Cell[] =>
  Array.from({ length: width * height }, (_, index): Cell => [x + (index % width), y + Math.floor(index / width)]);

const inBox =
  (box: Box, level: number) =>
  ({ at: [x, y, on = 0] }: { readonly at: Coordinates }): boolean =>
    on === level && x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

export const copied = (draft: Draft, level: number, box: Box): Region => {
  const drawing = drawingOf(draft, level);
  const rows = (at: (drawing: LevelDrawing | undefined, cell: Cell) => string): string[] =>
    Array.from({ length: box.height }, (_, y) =>
      Array.from({ length: box.width }, (__, x) => at(drawing, [box.x + x, box.y + y])).join(''),
    );
  const isIn = inBox(box, level);
  const near = ([x, y]: Coordinates): Cell => [x - box.x, y - box.y];
  return {
    floor: rows(characterAt),
    sections: rows(letterAt),
    entries: draft.entries.filter(isIn).map((entry) => ({ ...entry, at: near(entry.at) })),
    exits: draft.exits.filter(isIn).map((exit) => ({ ...exit, at: near(exit.at) })),
    aliens: draft.aliens.filter(isIn).map((alien) => ({ at: near(alien.at), alien })),
  };
};

const QUARTER: Readonly<Record<FacingName, FacingName>> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const MIRRORED: Readonly<Record<FacingName, FacingName>> = { N: 'N', E: 'W', S: 'S', W: 'E' };
const TURNED_DOOR: Readonly<Record<string, string>> = { '|': '-', '-': '|' };

const withPlaces = (
  region: Region,
  drawing: LevelDrawing,
  place: (at: Cell) => Cell,
  way: (side: FacingName) => FacingName,
): Region => ({
  ...drawing,
  entries: region.entries.map((entry) => ({ ...entry, at: place(entry.at), side: way(entry.side) })),
  exits: region.exits.map((exit) => ({ at: place(exit.at), side: way(exit.side) })),
  aliens: region.aliens.map(({ at, alien }) => ({
    at: place(at),
    alien: 'faces' in alien ? { ...alien, faces: way(alien.faces) } : alien,
  })),
});

/** A quarter turn clockwise. */
export const turnedRegion = (region: Region): Region => {
  const height = region.floor.length;
  const width = region.floor[0]?.length ?? 0;
  const turned = (rows: readonly string[], drawn: (character: string) => string): string[] =>
    Array.from({ length: width }, (_, y) =>
      Array.from({ length: height }, (__, x) => drawn(rows[height - 1 - x]![y]!)).join(''),
    );
  return withPlaces(
    region,
    {
      floor: turned(region.floor, (character) => TURNED_DOOR[character] ?? character),
      sections: turned(region.sections, (letter) => letter),
    },
    ([x, y]) => [height - 1 - y, x],
    (side) => QUARTER[side],
  );
};

/** Left becomes right. */
export const mirroredRegion = (region: Region): Region => {
  const width = region.floor[0]?.length ?? 0;
  const mirrored = (row: string): string => Array.from(row).toReversed().join('');
  return withPlaces(
    region,
    { floor: region.floor.map(mirrored), sections: region.sections.map(mirrored) },
    ([x, y]) => [width - 1 - x, y],
    (side) => MIRRORED[side],
  );
};

/** Walls of the region leave what is there: only its floor is put down, in sections of its own. */
export const putDown = (draft: Draft, level: number, region: Region, [left, top]: Cell): Change[] => {
  const drawing = drawingOf(draft, level);
  const fresh = freeLetters(lettersOf(drawing));
  const letters = new Map<string, string>();
  const letterFor = (old: string): string => {
    const known = letters.get(old);
    if (known !== undefined) return known;
    const letter = fresh.next().value;
    letters.set(old, letter);
    return letter;
  };
  const squares = region.floor.flatMap((row, y) =>
    Array.from(row).flatMap((character, x): Painted[] => {
      const old = region.sections[y]?.[x] ?? WALL;
      return isWall(character) || isWall(old) ? [] : [[left + x, top + y, character, letterFor(old)]];
    }),
  );
  if (squares.length === 0) return [];
  // Named in the drawing as it is: where the paint shifts it, they are shifted too.
  return [...thingsOf(draft, level, region, [left, top], squares), ...paint(level, squares)];
};

/** Entry areas, exits and aliens of the region in place of those on the squares it covers. */
const thingsOf = (
  draft: Draft,
  level: number,
  region: Region,
  [left, top]: Cell,
  squares: readonly Painted[],
): Change[] => {
  const covered = new Set(squares.map(([x, y]) => `${x},${y}`));
  const isKept = ({ at: [x, y, on = 0] }: { readonly at: Coordinates }): boolean =>
    on !== level || !covered.has(`${x},${y}`);
  const place = ([x, y]: Cell): Coordinates => placeOn(level, [left + x, top + y]);
  const ids = freeAreas(draft);
  const { entries, exits, aliens } = region;
  const changes: Change[] = [];
  if (entries.length > 0)
    changes.push({
      at: 'field',
      field: 'entries',
      value: [
        ...draft.entries.filter(isKept),
        ...entries.map((entry) => ({ ...entry, id: ids.next().value, at: place(entry.at) })),
      ],
    });
  if (exits.length > 0)
    changes.push({
      at: 'field',
      field: 'exits',
      value: [...draft.exits.filter(isKept), ...exits.map((exit) => ({ ...exit, at: place(exit.at) }))],
    });
  if (aliens.length > 0)
    changes.push({
      at: 'field',
      field: 'aliens',
      value: [...draft.aliens.filter(isKept), ...aliens.map(({ at, alien }) => ({ ...alien, at: place(at) }))],
    });
  return changes;
};

/** Names of entry areas that nobody has, one after the other. */
export function* freeAreas(draft: Draft): Generator<string, never> {
  for (let number = 1; ; number++) {
    const id = `E${number}`;
    if (!draft.entries.some((entry) => entry.id === id)) yield id;
  }
}
