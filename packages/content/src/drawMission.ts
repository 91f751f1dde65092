/** A mission's boards as text, drawn as chapter M draws them (M0.1): rulers, doors, entry areas, exits. */
import { DX, DY, type Coordinates } from '@sensorium/engine';
import { FEATURES, facingNamed, isDoor, isWall, levelsOf, type Mission } from './mission.ts';

/** An arrow on the side of the entry area, pointing at the board: N E S W. */
const ARROWS = ['v', '<', '^', '>'];
const EXIT = 'X';
const MARGIN = 1;

export interface Drawn {
  readonly character: string;
  readonly kind: 'wall' | 'floor' | 'door' | 'feature' | 'mark' | 'entry' | 'exit';
}

const WALL: Drawn = { character: ' ', kind: 'wall' };

const plain = (character: string | undefined): Drawn => {
  if (character === undefined || isWall(character)) return WALL;
  if (character === '.') return { character, kind: 'floor' };
  if (isDoor(character)) return { character, kind: 'door' };
  return { character, kind: FEATURES[character] === undefined ? 'mark' : 'feature' };
};

/** The floor plan of a level with one square of margin, in which entry areas and exits stand. */
const cellsOf = (mission: Mission, level: number): Drawn[][] => {
  const levels = levelsOf(mission);
  const { floor } = levels[level]!;
  const width = Math.max(...levels.flatMap((drawing) => drawing.floor.map((row) => row.length)));
  const cells = Array.from({ length: floor.length + 2 * MARGIN }, (_, row) =>
    Array.from({ length: width + 2 * MARGIN }, (__, column) => plain(floor[row - MARGIN]?.[column - MARGIN])),
  );
  const put = ([x, y, z = 0]: Coordinates, side: number, drawn: Drawn): void => {
    if (z === level) cells[y + DY[side]! + MARGIN]![x + DX[side]! + MARGIN] = drawn;
  };
  for (const { at, side } of mission.entries)
    put(at, facingNamed(side), { character: ARROWS[facingNamed(side)]!, kind: 'entry' });
  for (const { at, side } of mission.exits) put(at, facingNamed(side), { character: EXIT, kind: 'exit' });
  return cells;
};

/** Lines of text, each with its y in front and the x above; `paint` may colour what it is given. */
const drawLevel = (mission: Mission, level: number, paint: (drawn: Drawn) => string): string[] => {
  const cells = cellsOf(mission, level);
  const width = cells[0]!.length - 2 * MARGIN;
  const digits = Array.from({ length: width }, (_, x) => x);
  const ruler = [
    `     ${digits.map((x) => (x % 10 === 0 ? String(x / 10).at(-1) : ' ')).join('')}`,
    `     ${digits.map((x) => x % 10).join('')}`,
  ];
  const rows = cells.map((row, index) => {
    const isEmpty = row.every(({ kind }) => kind === 'wall');
    return isEmpty ? '' : `${String(index - MARGIN).padStart(3)} ${row.map(paint).join('').trimEnd()}`;
  });
  const last = rows.findLastIndex((row) => row !== '');
  return [...ruler, ...rows.slice(rows[0] === '' ? 1 : 0, last + 1)].map((row) => row.trimEnd());
};

/** Every level under its number, lowest first; a board of one level has no heading. */
export const drawMission = (
  mission: Mission,
  paint: (drawn: Drawn) => string = ({ character }) => character,
): string[] => {
  const levels = levelsOf(mission);
  if (levels.length === 1) return drawLevel(mission, 0, paint);
  return levels.flatMap((_, level) => [
    ...(level === 0 ? [] : ['']),
    `     = ${level} =`,
    ...drawLevel(mission, level, paint),
  ]);
};
