/** The text of a mission of sixty by sixty squares on two levels, full of corridors: what the editor must draw quickly. */
import { MISSIONS } from '@sensorium/content';
import { formatMission } from '@sensorium/content/load';

const SIZE = 60;
/** A crossroads in the middle of so many squares, either way: a section each, which hangs together with those beside it. */
const MESH = 6;
const MIDDLE = 3;
const BLOCKS = SIZE / MESH;
const WALL = '#';
/** Letters that mean nothing else. */
const FIRST_LETTER = 0x391;

const drawn = (sign: (x: number, y: number) => string): string[] =>
  Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (__, x) =>
      x % MESH === MIDDLE || y % MESH === MIDDLE ? sign(Math.floor(x / MESH), Math.floor(y / MESH)) : WALL,
    ).join(''),
  );

const level = {
  floor: drawn(() => '.'),
  sections: drawn((x, y) => String.fromCodePoint(FIRST_LETTER + y * BLOCKS + x)),
};

export const largeText = (): string =>
  formatMission({
    ...MISSIONS[0]!,
    id: 'large',
    modules: ['core', 'missions', 'deathwing'],
    board: { ...level, above: [level] },
    entries: [],
    exits: [],
    aliens: [],
  });
