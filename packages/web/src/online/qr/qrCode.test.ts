import { describe, expect, test } from 'vitest';
import { formatBits, qrCode, versionBits, type QrCode } from './qrCode.ts';
import { correctionOf } from './reedSolomon.ts';

test('error correction as in the example of the standard (1-M)', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.each([
  [0, '101010000010010'],
  [5, '100000011001110'],
])('format information of level M with mask %i', (mask, bits) => {
  expect(formatBits(mask).toString(2).padStart(15, '0')).toBe(bits);
});

test('version information of version 7', () => {
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
});

const asRows = (code: QrCode): string[] => code.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (((x / 3) | 0) + ((y / 2) | 0)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Reads a code of version 3, whose one block lies in order: what a camera does, written down independently. */
const readThird = (rows: readonly string[]): string => {
  const size = 29;
  const at = (x: number, y: number): number => (rows[y]![x] === '#' ? 1 : 0);
  const mask = ((at(2, 8) << 2) | (at(3, 8) << 1) | at(4, 8)) ^ 0b101;
  const isFixed = (x: number, y: number): boolean =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (x >= 20 && x <= 24 && y >= 20 && y <= 24);
  const bits: number[] = [];
  let isUp = true;
  for (const right of [28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1]) {
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(at(x, y) ^ (MASKS[mask]!(x, y) === 0 ? 1 : 0));
    }
    isUp = !isUp;
  }
  const numberAt = (from: number, count: number): number => Number.parseInt(bits.slice(from, from + count).join(''), 2);
  expect(numberAt(0, 4)).toBe(4);
  const bytes = Array.from({ length: numberAt(4, 8) }, (_, i) => numberAt(12 + i * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

const LINK = 'https://example.org/#/join/7Hq2';
/** Made by another program (qrcode-generator 2.0.4). */
const KNOWN = `
#######.##...###..#...#######
#.....#.##.#####.###..#.....#
#.###.#.#..#.##...#.#.#.###.#
#.###.#..#..#.##.#.##.#.###.#
#.###.#.######.#..###.#.###.#
#.....#....####.....#.#.....#
#######.#.#.#.#.#.#.#.#######
.........##...#.....#........
#..#######.#.#####.#.#..#.###
#..###.##.#.#.#..#####.##.##.
###..######.#.#..##..#..#.#..
##.##...##.#..##.#.##.#..#..#
...#.######.###.....#.##....#
..###..##...#....##.#.#######
###...#...##..##.#.##..##.#.#
##.##..#.....##.#.##..#.#.#.#
##....#######..#..#.#..#.#...
#...#...##..#.....###...#.##.
###.####...####.#..##.####..#
##.##....##..#.##...##...##..
#####.###.##.#..############.
........##.###..#..##...##...
#######.#..###.#...##.#.##...
#.....#.#.#..#.###.##...#..#.
#.###.#.#.##.#.#.#.#######...
#.###.#.##..####.##....#...#.
#.###.#...#.#..#..#.##.##.###
#.....#...##.##.#.#..#.####.#
#######.####..###..####.#....
`
  .trim()
  .split('\n');

describe('a link as a QR code', () => {
  test('a reader finds the same in a code of another program and in ours', () => {
    expect(readThird(KNOWN)).toBe(LINK);
    expect(readThird(asRows(qrCode(LINK)))).toBe(LINK);
  });

  test('with the same mask it is the same code, square by square', () => {
    const masks = Array.from({ length: 8 }, (_, mask) => asRows(qrCode(LINK, mask)).join('\n'));
    expect(masks).toContain(KNOWN.join('\n'));
  });

  test('it grows with the text, and what is too long is refused', () => {
    expect([1, 14, 15, 213, 214].map((length) => qrCode('x'.repeat(length)).length)).toEqual([21, 21, 25, 57, 61]);
    expect(() => qrCode('x'.repeat(2000))).toThrow(RangeError);
  });
});
