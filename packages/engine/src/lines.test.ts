import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Lines, OPAQUE } from './lines.ts';

/**
 * C10.5 from its own words, in exact fractions, by another way than the walk of C10.6: every square near the line is
 * asked whether the open segment between the centres crosses its interior, every corner point whether the line meets it.
 */
type Offset = readonly [x: number, y: number];
interface Geometry {
  readonly crossed: readonly Offset[];
  readonly corners: readonly (readonly [Offset, Offset])[];
}

/** Numerator and denominator, the denominator positive. */
type Fraction = readonly [over: number, under: number];
const fraction = (over: number, under: number): Fraction => (under < 0 ? [-over, -under] : [over, under]);
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b);
const greater = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);

type Interval = readonly [from: Fraction, to: Fraction];
const WHOLE: Interval = [
  [0, 1],
  [1, 1],
];

/** Where along the segment a coordinate that runs from 0 to `length` lies within half a square of `centre`. */
const timeNear = (length: number, centre: number): Interval | null => {
  if (length === 0) return centre === 0 ? WHOLE : null;
  const enters = fraction(2 * centre - 1, 2 * length);
  const leaves = fraction(2 * centre + 1, 2 * length);
  return [smaller(enters, leaves), greater(enters, leaves)];
};

const crossesInterior = ([dx, dy]: Offset, [x, y]: Offset): boolean => {
  const across = timeNear(dx, x);
  const along = timeNear(dy, y);
  if (across === null || along === null) return false;
  const from = greater(greater(across[0], along[0]), WHOLE[0]);
  const to = smaller(smaller(across[1], along[1]), WHOLE[1]);
  return isLess(from, to);
};

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => Math.min(from, to) + i);

const isEnd = ([dx, dy]: Offset, [x, y]: Offset): boolean => (x === 0 && y === 0) || (x === dx && y === dy);

const geometryOf = (offset: Offset): Geometry => {
  const [dx, dy] = offset;
  const near = between(0, dy).flatMap((y) => between(0, dx).map((x): Offset => [x, y]));
  const crossed = near.filter((square) => !isEnd(offset, square) && crossesInterior(offset, square));
  const corners: [Offset, Offset][] = [];
  for (const [x, y] of near) {
    // The corner point south-east of the square, doubled; it lies within the segment if x and y both do.
    const [cx, cy] = [2 * x + 1, 2 * y + 1];
    const isOnLine = cx * dy === cy * dx && cx * (cx - 2 * dx) + cy * (cy - 2 * dy) < 0;
    if (!isOnLine) continue;
    const around: Offset[] = [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ];
    const [first, second] = around.filter((square) => !crossesInterior(offset, square));
    corners.push([first!, second!]);
  }
  return { crossed, corners };
};

const REACH = 30;
const SIDE = 2 * REACH + 1;
const MIDDLE = REACH * SIDE + REACH;
const OFFSETS: readonly Offset[] = between(-REACH, REACH)
  .flatMap((dy) => between(-REACH, REACH).map((dx): Offset => [dx, dy]))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);
const GEOMETRIES = OFFSETS.map(geometryOf);

const isClearByDefinition = (isOpaque: (offset: Offset) => boolean, { crossed, corners }: Geometry): boolean =>
  !crossed.some(isOpaque) && !corners.some(([a, b]) => isOpaque(a) && isOpaque(b));

const numbers = (seed: number): (() => number) => {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
};

const squareOf = ([dx, dy]: Offset): number => MIDDLE + dy * SIDE + dx;

/** Opaque squares strewn over the board, thinly near the middle's long lines and thickly elsewhere. */
const strewn = (density: number, seed: number): Int32Array => {
  const next = numbers(seed);
  return Int32Array.from({ length: SIDE * SIDE }, () => (next() < density ? OPAQUE : 0));
};

const DENSITIES = [0.01, 0.02, 0.03, 0.05, 0.08, 0.15, 0.3, 0.5];

describe('C10.5 against exact fractions, for every offset up to 30 × 30', () => {
  test('C10.5 C10.6 obstacles that come and go', () => {
    const lines = new Lines(SIDE, SIDE, 1, new Uint8Array(SIDE * SIDE).fill(1));
    let clear = 0;
    let wrong = 0;
    DENSITIES.forEach((density, seed) => {
      const cells = strewn(density, seed + 1);
      OFFSETS.forEach((offset, i) => {
        const expected = isClearByDefinition((at) => cells[squareOf(at)] !== 0, GEOMETRIES[i]!);
        if (lines.isClear(cells, MIDDLE, squareOf(offset)) !== expected) wrong += 1;
        if (expected) clear += 1;
      });
    });
    expect(wrong).toBe(0);
    // Both answers must be frequent, or the comparison says little.
    expect(clear).toBeGreaterThan(3000);
    expect(clear).toBeLessThan((OFFSETS.length * DENSITIES.length) / 2);
  });

  test('C10.5 C10.3 walls, of which the board keeps a table of its own', () => {
    DENSITIES.forEach((density, seed) => {
      const cells = strewn(density, seed + 101);
      cells[MIDDLE] = 0;
      const lines = new Lines(
        SIDE,
        SIDE,
        1,
        Uint8Array.from(cells, (cell) => 1 - cell),
      );
      const wrong = OFFSETS.filter((offset, i) => {
        if (cells[squareOf(offset)] !== 0) return false; // C10.2: only floor squares are looked at
        const expected = isClearByDefinition((at) => cells[squareOf(at)] !== 0, GEOMETRIES[i]!);
        return lines.isClear(cells, MIDDLE, squareOf(offset)) !== expected;
      });
      expect(wrong).toEqual([]);
    });
  });

  test('C10.8 one obstacle alone, on every square the line touches or nearly touches', () => {
    const lines = new Lines(SIDE, SIDE, 1, new Uint8Array(SIDE * SIDE).fill(1));
    const cells = new Int32Array(SIDE * SIDE);
    let wrong = 0;
    OFFSETS.forEach((offset, i) => {
      if (Math.max(Math.abs(offset[0]), Math.abs(offset[1])) > 12) return;
      const geometry = GEOMETRIES[i]!;
      for (const y of between(Math.min(0, offset[1]) - 1, Math.max(0, offset[1]) + 1))
        for (const x of between(Math.min(0, offset[0]) - 1, Math.max(0, offset[0]) + 1)) {
          cells[squareOf([x, y])] = OPAQUE;
          const expected = !geometry.crossed.some((at) => at[0] === x && at[1] === y);
          if (lines.isClear(cells, MIDDLE, squareOf(offset)) !== expected) wrong += 1;
          cells[squareOf([x, y])] = 0;
        }
    });
    expect(wrong).toBe(0);
  });
});

test('C10.7 a line is clear in one direction exactly if it is in the other', () => {
  const floor = Uint8Array.from(strewn(0.1, 77), (cell) => 1 - cell);
  const lines = new Lines(SIDE, SIDE, 1, floor);
  const cells = Int32Array.from(strewn(0.05, 78), (cell, square) => (floor[square] === 1 ? cell : OPAQUE));
  const next = numbers(5);
  const ends = Array.from({ length: 500 }, () => Math.floor(next() * SIDE * SIDE)).filter((at) => floor[at] === 1);
  let pairs = 0;
  let wrong = 0;
  for (const a of ends)
    for (const b of ends) {
      if (a >= b) continue;
      pairs += 1;
      if (lines.isClear(cells, a, b) !== lines.isClear(cells, b, a)) wrong += 1;
    }
  expect(pairs).toBeGreaterThan(90_000);
  expect(wrong).toBe(0);
});

test('C10.9 a line that runs along a row or a column meets no corner point and only the squares between', () => {
  for (const [i, [dx, dy]] of OFFSETS.entries()) {
    if (dx !== 0 && dy !== 0) continue;
    const { crossed, corners } = GEOMETRIES[i]!;
    expect(corners).toEqual([]);
    expect(crossed).toHaveLength(Math.abs(dx + dy) - 1);
  }
  // Any other line meets a corner in a point, never along an edge: the two squares there are always two.
  for (const { corners } of GEOMETRIES) for (const pair of corners) expect(pair.every(Boolean)).toBe(true);
});

describe('Table C-E', () => {
  const codex = readFileSync(new URL('../../../docs/codex/C-core.md', import.meta.url), 'utf8');
  const table = codex.slice(codex.indexOf('**Table C-E'), codex.indexOf('**C10.10**'));
  const rows = [...table.matchAll(/^\| \((\d+),(\d+)\) \| (.*) \|$/gm)].map(([, x, y, tested = '']) => ({
    target: [Number(x), Number(y)] as Offset,
    singles: [...tested.matchAll(/\+\((\d+),(\d+)\)/g)].map((match): Offset => [Number(match[1]), Number(match[2])]),
    pairs: [...tested.matchAll(/\{\((\d+),(\d+)\),\((\d+),(\d+)\)\}/g)].map((match): [Offset, Offset] => [
      [Number(match[1]), Number(match[2])],
      [Number(match[3]), Number(match[4])],
    ]),
  }));

  /** The eight ways to mirror and to swap x and y. */
  const mirrors = [1, -1].flatMap((sx) =>
    [1, -1].flatMap((sy) => [
      ([x, y]: Offset): Offset => [sx * x, sy * y],
      ([x, y]: Offset): Offset => [sx * y, sy * x],
    ]),
  );
  const inOrder = (squares: readonly number[]): number[] => squares.toSorted((a, b) => a - b);

  test('is read from the codex', () => {
    expect(rows).toHaveLength(13);
    expect(rows[3]!.singles).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test.each(rows)('C10.6 the line to $target tests what it lists', ({ target, singles, pairs }) => {
    const lines = new Lines(SIDE, SIDE, 1, new Uint8Array(SIDE * SIDE).fill(1));
    for (const mirror of mirrors) {
      const tested = lines.tested(MIDDLE, squareOf(mirror(target)));
      expect(inOrder(tested.singles)).toEqual(inOrder(singles.map((at) => squareOf(mirror(at)))));
      const asKeys = (list: readonly (readonly number[])[]): string[] =>
        list.map((pair) => inOrder(pair).join(' ')).sort();
      expect(asKeys(tested.pairs)).toEqual(asKeys(pairs.map((pair) => pair.map((at) => squareOf(mirror(at))))));
    }
  });
});
