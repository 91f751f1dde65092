import { describe, expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { boardOf, floorSquares } from './model.ts';
import { laidOn, platesOf, wallsOf } from './plates.ts';

const host = new TrialTable({
  scenario: PROVING_GROUND,
  seed: 1,
  sides: { marines: 'person', aliens: 'person' },
  clock: 'off',
});
const board = boardOf(host.dossier());
const squares = floorSquares(board, 0);

describe('the plates of a deck', () => {
  test('a path is moved to its square', () => {
    expect(laidOn('M3 97v-88l6 -6h88z', 200, 500, false)).toBe('M203 597v-88l6 -6h88z');
  });

  test('a corridor that runs east to west is turned by a quarter about the middle of its square', () => {
    expect(laidOn('M20 2h60v96', 0, 0, true)).toBe('M98 20v60h-96');
    expect(laidOn('M50 22l14 12', 100, 0, true)).toBe('M178 50l-12 14');
    expect(laidOn('M29 50a21 21 0 1 0 42 0', 0, 0, true)).toBe('M50 29a21 21 0 1 0 0 42');
  });

  test('every square has one floor', () => {
    const floors = platesOf(board, squares).filter(({ coat }) => coat === 'gutter' || coat.startsWith('tone-'));
    const subpaths = floors.reduce((sum, { path }) => sum + path.split('M').length - 1, 0);
    expect(subpaths).toBe(squares.length);
  });

  test('floors lie under what is drawn on them', () => {
    const coats = platesOf(board, squares).map(({ coat }) => coat);
    expect(coats.lastIndexOf('gutter')).toBeLessThan(coats.indexOf('pipe'));
    expect(coats.findLastIndex((coat) => coat.startsWith('tread-'))).toBeLessThan(coats.indexOf('plate-shine'));
  });

  test('walls are joined, and none is lost', () => {
    const edges = squares.reduce(
      (sum, square) => sum + [0, 1, 2, 3].filter((side) => board.neighbours[square * 8 + side]! < 0).length,
      0,
    );
    const walls = wallsOf(board, squares);
    expect(walls.reduce((sum, { length }) => sum + length, 0)).toBe(edges);
    expect(walls.length).toBeLessThan(edges / 2);
  });
});
