/** Boards on which random games are played: small ones with everything close together, and ships of any size. */
import { FIGURES } from '../src/core/data.ts';
import type { Entry, Figure, Sketch } from './scenarios.ts';

/** Two rooms, a corridor with doors, two ways in; five marines, blips soon in sight. */
export const CROSSING: Sketch = {
  id: 'crossing',
  board: ['#####.#####', '#...#.#...#', '#.a.+.+.c.#', '#.b.#.#.d.#', '#####/#####', '.....e.....', '###########'],
  sections: ['     N     ', ' AAA N BBB ', ' AAAANBBBB ', ' AAA N BBB ', '     N     ', 'WWWWWWEEEEE', '           '],
  pieces: {
    a: { is: 'sergeant', faces: 'E' },
    b: { is: 'marine', faces: 'N' },
    e: { is: 'flamer-marine', faces: 'N' },
    c: { is: 'marine', faces: 'W' },
    d: { is: 'marine', faces: 'W' },
  },
  entries: { north: [[5, 0, 'N']], west: [[0, 5, 'W']], east: [[10, 5, 'E']] },
  reinforcements: 2,
};

/** Everybody within arm's reach: close combat, turning to face, response upon response. */
export const MELEE: Sketch = {
  id: 'melee',
  board: ['########', '#.g..h.#', '#.a..b.#', '#i.+.f.#', '#.j..k.#', '########'],
  sections: ['        ', ' AAACCC ', ' AAACCC ', ' AAACCC ', ' AAACCC ', '        '],
  pieces: {
    a: { is: 'marine', faces: 'N' },
    b: { is: 'sergeant', faces: 'W' },
    f: { is: 'flamer-marine', faces: 'W' },
    g: { is: 'genestealer', faces: 'S' },
    h: { is: 'genestealer', faces: 'W' },
    i: { is: 'genestealer', faces: 'E' },
    j: { is: 'genestealer', faces: 'N' },
    k: { is: 'genestealer', faces: 'E' },
  },
};

/** Blips behind doors and corners: conversions of both kinds, several at once, and fire. */
export const HIDEOUT: Sketch = {
  id: 'hideout',
  board: ['##########', '#x.#.y.#z#', '#..+...+.#', '##.##.##.#', '#....a...#', '#.b.f..c.#', '##########'],
  sections: ['          ', ' XX YYY Z ', ' XXXYYYYZ ', '  X  Y  Z ', ' HHHHHHHH ', ' HHHHIIII ', '          '],
  pieces: {
    a: { is: 'marine', faces: 'S' },
    b: { is: 'marine', faces: 'S' },
    c: { is: 'sergeant', faces: 'S' },
    f: { is: 'flamer-marine', faces: 'S' },
    x: { is: 'blip', value: 3 },
    y: { is: 'blip', value: 2 },
    z: { is: 'blip', value: 1 },
    l: { is: 'blip', value: 3, area: 'hole' },
    m: { is: 'genestealer', area: 'hole' },
  },
  entries: {
    hole: [
      [1, 4, 'W'],
      [8, 4, 'E'],
    ],
  },
  reinforcements: 1,
};

/** A game from its first step: starting blips, deployment, then turns. */
export const LANDING: Sketch = {
  id: 'landing',
  board: ['##.########', '##.##...###', '#......+...', '##.##...###', '##.########', '#...#######', '#...#######'],
  sections: ['  C        ', '  C  RRR   ', ' CCCCRRRDEE', '  C  RRR   ', '  C        ', ' LLL       ', ' LLL       '],
  pieces: { a: { is: 'sergeant' }, b: { is: 'marine' }, f: { is: 'flamer-marine' } },
  entries: { top: [[2, 0, 'N']], far: [[10, 2, 'E']] },
  deployment: [
    {
      by: 'marines',
      pieces: [0, 1, 2],
      squares: [
        [1, 5],
        [2, 5],
        [3, 5],
        [1, 6],
        [2, 6],
        [3, 6],
      ],
    },
  ],
  startingBlips: 2,
  reinforcements: 2,
};

const BLOCK = 6;
const FIRST = 2;

/**
 * Corridors crossing every six squares, a room with a door in every block, an entry area at both ends of every
 * corridor that runs north and south. Marines in the middle, genestealers and blips round them.
 */
export const ship = (side: number, marines: number, aliens: number, reinforcements = 2): Sketch => {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => '#'));
  const names = rows.map((row) => row.map(() => ' '));
  let section = 0;
  const carve = (fromX: number, toX: number, fromY: number, toY: number): void => {
    // Any character names a section; letters would not suffice.
    const name = String.fromCodePoint(0x100 + section++);
    for (let y = fromY; y <= toY; y++)
      for (let x = fromX; x <= toX; x++)
        if (rows[y]![x] === '#') {
          rows[y]![x] = '.';
          names[y]![x] = name;
        }
  };
  const lanes: number[] = [];
  for (let lane = FIRST; lane < side - 1; lane += BLOCK) lanes.push(lane);
  const last = lanes.at(-1)!;
  for (const x of lanes) for (let y = 0; y < side; y += BLOCK) carve(x, x, y, Math.min(y + BLOCK - 1, side - 1));
  for (const y of lanes) for (let x = FIRST; x < last; x += BLOCK) carve(x, x + BLOCK - 1, y, y);
  for (const y of lanes.slice(0, -1))
    for (const x of lanes.slice(0, -1)) {
      carve(x + 2, x + 4, y + 2, y + 4);
      rows[y + 1]![x + 3] = '+';
      names[y + 1]![x + 3] = names[y + 2]![x + 3]!;
    }
  const entries: Record<string, Entry> = {};
  for (const x of lanes) {
    entries[`north-${x}`] = [[x, 0, 'N']];
    entries[`south-${x}`] = [[x, side - 1, 'S']];
  }
  return {
    id: `ship-${side}`,
    board: rows.map((row) => row.join('')),
    sections: names.map((row) => row.join('')),
    pieces: Object.fromEntries([...crew(rows, marines), ...brood(rows, aliens)]),
    entries,
    reinforcements,
  };
};

type Place = readonly [x: number, y: number];

/** Floor squares, those in the middle of the ship first. */
const fromTheMiddle = (rows: readonly (readonly string[])[]): Place[] => {
  const half = rows.length / 2;
  const places = rows.flatMap((row, y) => row.flatMap((character, x): Place[] => (character === '.' ? [[x, y]] : [])));
  const distance = ([x, y]: Place): number => Math.max(Math.abs(x - half), Math.abs(y - half));
  return places.sort((a, b) => distance(a) - distance(b));
};

const SQUAD = ['sergeant', 'marine', 'flamer-marine', 'marine', 'marine'];
const FACES = ['N', 'E', 'S', 'W'] as const;

const crew = (rows: readonly (readonly string[])[], count: number): [string, Figure][] =>
  fromTheMiddle(rows)
    .slice(0, count)
    .map((at, i) => [`marine ${i}`, { is: SQUAD[i % SQUAD.length]!, faces: FACES[i % 4]!, at }]);

/** Genestealers as far as there are figures, then blips, spread evenly over the rest of the ship. */
const brood = (rows: readonly (readonly string[])[], count: number): [string, Figure][] => {
  const places = fromTheMiddle(rows).slice(40);
  const step = Math.floor(places.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i): [string, Figure] => {
    const at = places[i * step]!;
    return i % 2 === 0 && i < 2 * FIGURES
      ? [`genestealer ${i}`, { is: 'genestealer', faces: FACES[i % 4]!, at }]
      : [`blip ${i}`, { is: 'blip', value: 1 + (i % 4 === 1 ? 0 : 2), at }];
  });
};
