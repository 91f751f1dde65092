/**
 * The plates of a deck as few long paths: the browser keeps, styles and paints a dozen shapes a block of squares instead of
 * six a square. A plate is drawn in a square of 100 units, a corridor from north to south.
 */
import type { Board } from '@sensorium/engine';
import { CELL } from './model.ts';

/** A number that looks random but is always the same for a square. */
export const grain = (square: number, salt = 0): number => {
  let h = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 12)) >>> 0) / 0x1_0000_0000;
};

/** What is painted, from the floor upwards; a tone is one of six. */
const COATS = [
  'gutter',
  ...[0, 1, 2, 3, 4, 5].map((tone) => `tone-${tone}`),
  'pipe',
  'pipe-clip',
  ...[0, 1, 2, 3, 4, 5].map((tone) => `tread-${tone}`),
  'plate-shine',
  'plate-shade',
  'plate-line',
  'plate-cut',
  'plate-seam',
  'plate-rivet',
  'plate-tread',
];
const TONES = 6;

type Stroke = readonly [coat: string, path: string];
type Kind = 'room' | 'along' | 'across' | 'crossing';

const kindOf = (board: Board, square: number): Kind => {
  const free = (direction: number): boolean => board.neighbours[square * 8 + direction]! >= 0;
  const corners = [4, 5, 6, 7].filter(free).length;
  if (corners > 0 && (free(0) || free(2)) && (free(1) || free(3)) && isInRoom(board, square)) return 'room';
  const vertical = free(0) || free(2);
  const horizontal = free(1) || free(3);
  if (vertical && horizontal) return 'crossing';
  return vertical ? 'along' : 'across';
};

/** Part of at least one block of two by two squares. */
const isInRoom = (board: Board, square: number): boolean =>
  [
    [0, 1, 4],
    [2, 1, 5],
    [2, 3, 6],
    [0, 3, 7],
  ].some((block) => block.every((direction) => board.neighbours[square * 8 + direction]! >= 0));

const WHOLE = 'M0 0h100v100h-100z';
const RIVETS = 'M18 18h.1M82 18h.1M18 82h.1M82 82h.1';

/** Patterns of a room's plate; the last two are bare. */
const PATTERNS: readonly (readonly Stroke[])[] = [
  [['plate-cut', 'M24 36h52M24 50h52M24 64h52']],
  [
    [
      'plate-line',
      'M29 50a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M35 50a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M50 29v42M29 50h42',
    ],
  ],
  [['plate-rivet', RIVETS]],
  [['plate-seam', `M12 50h76M50 12v76${RIVETS}`]],
  [['plate-line', 'M30 30h40v40h-40zM36 42h28M36 50h28M36 58h28']],
  [['plate-tread', 'M14 30l16 -16M14 50l36 -36M14 70l56 -56M30 86l56 -56M50 86l36 -36M70 86l16 -16']],
  [],
  [],
];

const roomPlate = (square: number, tone: number): Stroke[] => [
  [`tone-${tone}`, WHOLE],
  ['plate-shine', 'M3 97v-88l6 -6h88'],
  ['plate-shade', 'M97 3v88l-6 6h-88'],
  ...PATTERNS[Math.floor(grain(square) * PATTERNS.length)]!,
];

/** A tread down the middle, gutters with pipes along the walls. */
const corridorPlate = (square: number, tone: number): Stroke[] => {
  const kind = grain(square);
  return [
    ['gutter', WHOLE],
    ['pipe', 'M6 0v100M12 0v100M88 0v100M94 0v100'],
    ['pipe-clip', grain(square, 3) < 0.4 ? 'M4 22h11M4 74h11M85 48h11' : 'M4 50h11M85 22h11M85 74h11'],
    [`tread-${tone}`, 'M20 2h60l3 3v90l-3 3h-60l-3 -3v-90z'],
    ['plate-shine', 'M17.5 96v-90l4 -4h58'],
    ['plate-shade', 'M82.5 4v90l-4 4h-58.5'],
    ...(kind < 0.3
      ? [['plate-cut', 'M28 16h44M28 27h44M28 38h44M28 49h44M28 60h44M28 71h44M28 82h44'] as const]
      : kind < 0.42
        ? [['plate-line', 'M50 22l14 12v32l-14 12l-14 -12v-32z'] as const]
        : kind < 0.6
          ? [['plate-rivet', 'M26 12h.1M74 12h.1M26 88h.1M74 88h.1M17 50h66'] as const]
          : []),
  ];
};

const crossingPlate = (square: number, tone: number): Stroke[] => [
  [`tone-${tone}`, WHOLE],
  ['plate-line', 'M18 4h64l14 14v64l-14 14h-64l-14 -14v-64z'],
  ['plate-shine', 'M4 96v-78l14 -14h78'],
  ...(grain(square) < 0.5 ? [['plate-cut', 'M34 50h32M50 34v32'] as const] : []),
];

/** A path with absolute `M` and everything else relative, put on a square and turned by 90° where the corridor is. */
export const laidOn = (path: string, x: number, y: number, isTurned: boolean): string =>
  path.replaceAll(/([Mhvlaz])([^Mhvlaz]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).map(Number);
    const dy = numbers.at(-1)!;
    const dx = numbers.at(-2) ?? 0;
    if (letter === 'M') return isTurned ? `M${x + CELL - dy} ${y + dx}` : `M${x + dx} ${y + dy}`;
    if (!isTurned || letter === 'z') return `${letter}${rest}`;
    if (letter === 'h') return `v${dy}`;
    if (letter === 'v') return `h${-dy}`;
    return `${letter}${[...numbers.slice(0, -2), -dy, dx].join(' ')}`;
  });

const strokesOf = (board: Board, square: number): { strokes: Stroke[]; isTurned: boolean } => {
  const tone = (board.section[square]! * 2 + (grain(square, 2) < 0.35 ? 1 : 0)) % TONES;
  const kind = kindOf(board, square);
  if (kind === 'room') return { strokes: roomPlate(square, tone), isTurned: false };
  if (kind === 'crossing') return { strokes: crossingPlate(square, tone), isTurned: false };
  return { strokes: corridorPlate(square, tone), isTurned: kind === 'across' };
};

/** Squares a side of a block: large enough to save shapes, small enough that painting a corner leaves the rest alone. */
const BLOCK = 6;

/** Every coat of every block, the lower first. */
export const platesOf = (board: Board, squares: readonly number[]): { coat: string; key: string; path: string }[] => {
  const paths = new Map<string, string>();
  for (const square of squares) {
    const x = board.x[square]!;
    const y = board.y[square]!;
    const block = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
    const { strokes, isTurned } = strokesOf(board, square);
    for (const [coat, path] of strokes) {
      const key = `${coat} ${block}`;
      paths.set(key, (paths.get(key) ?? '') + laidOn(path, x * CELL, y * CELL, isTurned));
    }
  }
  return [...paths]
    .map(([key, path]) => ({ coat: key.slice(0, key.indexOf(' ')), key, path }))
    .sort((a, b) => COATS.indexOf(a.coat) - COATS.indexOf(b.coat));
};

export interface Shade {
  readonly side: number;
  readonly square: number;
  /** Squares the wall runs on, to the east or to the south. */
  readonly length: number;
}

/** The walls of the floor, straight runs joined. */
export const wallsOf = (board: Board, squares: readonly number[]): Shade[] => {
  const walls: Shade[] = [];
  for (let side = 0; side < 4; side++) {
    const along = side % 2 === 0 ? 1 : 2;
    const isWall = (square: number): boolean =>
      square >= 0 && board.floor[square] === 1 && board.neighbours[square * 8 + side]! < 0;
    for (const square of squares) {
      if (!isWall(square) || isWall(board.neighbours[square * 8 + ((along + 2) & 3)]!)) continue;
      let length = 0;
      for (let at = square; isWall(at); at = board.neighbours[at * 8 + along]!) length += 1;
      walls.push({ side, square, length });
    }
  }
  return walls;
};
