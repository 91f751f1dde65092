import { FACINGS } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { drawBoard } from './board.ts';
import { corridorSquares, corridorsFor, hasRoom, squadsFit, type Corridor } from './corridors.ts';
import { beginLaying, finishByLot } from './laying.ts';
import { openConnectors, type Layout, type PlacedTile } from './layout.ts';

const at = (tile: number, i: number, j: number, turns: 0 | 1 | 2 | 3 = 0): PlacedTile => ({
  tile,
  cell: [i, j],
  turns,
});
const [N, E, S, W] = [0, 1, 2, 3];
const corridor = (i: number, j: number, edge: number, length = 5): Corridor => ({
  connector: { cell: [i, j], edge },
  length,
});

test('D18.5, D19.10  tiles are drawn with closed doors and everything on them; open connectors are entry areas', () => {
  const board = drawBoard([at(10, 0, 0), at(2, 0, 1, 2)], [corridor(0, 1, E)]);
  expect(board.floor).toEqual([
    '#####$.$##########',
    '#####...##########',
    '#####...##########',
    '#####...##########',
    '######-###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######.###########',
    '######-###########',
    '######.###########',
    '######.###########',
    '.............11111',
    '########-#########',
    '#######&..########',
    '#######...########',
    '#######...########',
  ]);
  expect(board.entries).toEqual([{ id: 'E1', at: [0, 17], side: 'W' }]);
  expect(board.controlRoom).toHaveLength(12);
});

test('D18.8  a corridor runs straight on from its connector, one section per five squares, listed from its far end', () => {
  const board = drawBoard([at(1, 0, 0)], [corridor(0, 0, N, 10)]);
  expect(board.corridors).toEqual([Array.from({ length: 10 }, (_, y) => [2, y])]);
  const letters = board.sections.slice(0, 10).map((row) => row[2]!);
  expect(new Set(letters.slice(0, 5)).size).toBe(1);
  expect(new Set(letters.slice(5)).size).toBe(1);
  expect(letters[0]).not.toBe(letters[5]);
  expect(board.sectionIds[letters[0]!]).toBe('corridor 1:2');
  expect(board.floor[10]![2]).toBe('.');
});

test('sections never span two tiles', () => {
  const { layout } = finishByLot(beginLaying(1));
  const board = drawBoard(layout, []);
  const letters = new Set(board.sections.join('').replaceAll('#', ''));
  expect(letters.size).toBe(Object.keys(board.sectionIds).length);
  expect(new Set(Object.values(board.sectionIds)).size).toBe(letters.size);
  expect(Object.values(board.sectionIds).every((id) => /^[1-8]:[A-H]$/.test(id))).toBe(true);
});

describe('D19.17', () => {
  test('whole squads fill corridors (D19.16)', () => {
    expect(squadsFit([5, 5], [5, 5])).toBe(true);
    expect(squadsFit([3, 2, 5], [5, 5])).toBe(true);
    expect(squadsFit([4, 3, 3], [5, 5])).toBe(false);
    expect(squadsFit([5, 5], [5])).toBe(false);
  });

  test('corridors are lengthened by five squares, the shortest first, until the marines fit', () => {
    const layout: Layout = [at(1, 0, 0)];
    const connectors = openConnectors(layout);
    const lengths = (squads: number[]): number[] =>
      corridorsFor(layout, connectors, squads).map(({ length }) => length);
    expect(lengths([5, 5])).toEqual([5, 5]);
    expect(lengths([5, 5, 2])).toEqual([10, 5]);
    expect(lengths([5, 5, 5, 5])).toEqual([10, 10]);
  });

  test('a corridor never overlaps or touches a tile or a corridor', () => {
    const layout: Layout = [at(3, 0, 0), at(3, 2, 0), at(3, 1, 1)];
    expect(hasRoom(layout, corridor(0, 0, E, 10), [])).toBe(true);
    expect(hasRoom(layout, corridor(0, 0, E, 15), [])).toBe(false);
    expect(hasRoom(layout, corridor(0, 0, E, 5), [corridor(2, 0, W, 5)])).toBe(true);
    expect(hasRoom(layout, corridor(0, 0, E, 10), [corridor(2, 0, W, 5)])).toBe(false);
    expect(hasRoom(layout, corridor(0, 0, E, 5), [corridor(1, 1, N, 5)])).toBe(true);
    expect(hasRoom(layout, corridor(0, 0, E, 10), [corridor(1, 1, N, 10)])).toBe(false);
  });

  test('where nothing can be lengthened the corridors stay as they are', () => {
    const layout: Layout = [at(3, 0, 0), at(3, 2, 0)];
    const connectors = [
      { cell: [0, 0], edge: E },
      { cell: [2, 0], edge: W },
    ] as const;
    expect(corridorsFor(layout, connectors, [5, 5, 5, 5, 5]).map(({ length }) => length)).toEqual([5, 5]);
  });
});

test('a corridor begins on the square beyond its connector', () => {
  expect(corridorSquares(corridor(0, 0, S, 2))).toEqual([
    [6, 13],
    [6, 14],
  ]);
  expect(FACINGS).toEqual(['N', 'E', 'S', 'W']);
});
