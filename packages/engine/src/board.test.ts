import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  UNREACHABLE,
  compileBoard,
  coordinatesOf,
  isFloor,
  pathDistance,
  shootingDistance,
  squareAt,
  stepDirection,
  type Board,
  type BoardPlan,
  type EntryPlan,
} from './board.ts';
import { DX, DY, opposite } from './geometry.ts';

const plan = (floor: readonly string[], entries: readonly EntryPlan[] = []): BoardPlan => ({
  levels: [{ floor, sections: floor.map((row) => row.replaceAll('.', 'a')) }],
  entries,
});

/** Decks of any shape, floor in every corner possible. */
const decks = fc
  .array(fc.string({ unit: fc.constantFrom('.', '#', ' '), minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((floor): Board => compileBoard(plan(floor)));

const squares = (board: Board): number[] => Array.from({ length: board.size }, (_, i) => i);
const floorOf = (board: Board): number[] => squares(board).filter((square) => isFloor(board, square));

/** Properties are tried with the same decks every time. */
const RUNS = { seed: 1, numRuns: 200 } as const;

describe('on any deck', () => {
  test('C1.11  squares and coordinates name each other', () => {
    fc.assert(
      fc.property(decks, (board) => {
        for (const square of squares(board)) {
          const [x, y] = coordinatesOf(board, square);
          expect(squareAt(board, x, y)).toBe(square);
        }
        const { width, height } = board;
        for (const [x, y] of [
          [-1, 0],
          [0, -1],
          [width, 0],
          [0, height],
        ] as const)
          expect(squareAt(board, x, y)).toBe(-1);
        expect(squareAt(board, 0, 0, 1)).toBe(-1);
        expect(squareAt(board, 0, 0, -1)).toBe(-1);
        expect(isFloor(board, -1) || isFloor(board, board.size)).toBe(false);
      }),
      RUNS,
    );
  });

  test('C1.4  whose neighbour a square is, that is its neighbour', () => {
    fc.assert(
      fc.property(decks, (board) => {
        for (const from of floorOf(board))
          for (let direction = 0; direction < 8; direction++) {
            const [x, y] = coordinatesOf(board, from);
            const to = squareAt(board, x + DX[direction]!, y + DY[direction]!);
            expect(board.neighbours[from * 8 + direction]).toBe(isFloor(board, to) ? to : -1);
            if (!isFloor(board, to)) continue;
            expect(stepDirection(board, from, to)).toBe(direction);
            expect(stepDirection(board, to, from)).toBe(
              direction < 4 ? opposite(direction) : 4 + opposite(direction - 4),
            );
          }
      }),
      RUNS,
    );
  });

  test('the list of steps holds every neighbour once', () => {
    fc.assert(
      fc.property(decks, (board) => {
        for (const square of squares(board)) {
          const steps = [...board.steps.subarray(board.stepStart[square], board.stepStart[square + 1])];
          const around = [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => board.neighbours[square * 8 + i]! >= 0);
          expect(steps).toEqual(around);
        }
      }),
      RUNS,
    );
  });

  test('C11.3, C11.4  distances are the same both ways, and no way is shorter than the straight one', () => {
    fc.assert(
      fc.property(decks, (board) => {
        for (const from of floorOf(board))
          for (const to of floorOf(board)) {
            expect(pathDistance(board, from, to)).toBe(pathDistance(board, to, from));
            expect(shootingDistance(board, from, to)).toBe(shootingDistance(board, to, from));
            expect(pathDistance(board, from, to)).toBeGreaterThanOrEqual(shootingDistance(board, from, to));
          }
      }),
      RUNS,
    );
  });
});

test('C11.4  a way goes around a corner of wall and past one that is open on a side', () => {
  const board = compileBoard(plan(['.#.', '#..', '...']));
  const at = (x: number, y: number): number => squareAt(board, x, y);
  expect(pathDistance(board, at(0, 0), at(1, 1))).toBe(UNREACHABLE);
  expect(pathDistance(board, at(2, 0), at(1, 1))).toBe(1);
  expect(pathDistance(board, at(0, 2), at(2, 0))).toBe(2);
});

describe('a plan is refused that', () => {
  const area = (x: number, y: number, side: number, id = 'e'): EntryPlan => ({ id, squares: [{ at: [x, y], side }] });
  const row = (length: number): string => '.'.repeat(length);

  test.each<[string, BoardPlan, string]>([
    ['has no level', { levels: [], entries: [] }, 'at least one level'],
    ['has no square', plan([]), 'the board is empty'],
    ['is too large', plan(Array.from({ length: 401 }, () => row(100))), 'at most 40000'],
    ['has floor without a section', { levels: [{ floor: ['..'], sections: ['a'] }], entries: [] }, 'C1.2'],
    ['has floor in a wall’s section', { levels: [{ floor: ['..'], sections: ['a#'] }], entries: [] }, 'C1.2'],
    ['has an entry square in a wall', plan(['.#'], [area(1, 0, 1)]), 'is no floor square'],
    ['has an entry square off the plan', plan(['..'], [area(2, 0, 1)]), 'is no floor square'],
    ['has an area without a side', plan(['..'], [area(1, 0, 4)]), 'has no side'],
    ['has an area on floor', plan(['..'], [area(0, 0, 1)]), 'lies on the floor square (1, 0)'],
    ['has an area without squares', plan(['..'], [{ id: 'e', squares: [] }]), 'has no entry square'],
    ['has two areas of one name', plan(['..'], [area(0, 0, 3), area(1, 0, 1)]), 'have the same id'],
  ])('%s', (_what, bad, reason) => {
    expect(() => compileBoard(bad)).toThrow(reason);
  });

  test('is not one square smaller than that', () => {
    expect(compileBoard(plan(Array.from({ length: 400 }, () => row(100)))).size).toBe(40_000);
  });
});

test('C1.2  each level has sections of its own, counted in scan order', () => {
  const level = { floor: ['.#.'], sections: ['b#a'] };
  const board = compileBoard({ levels: [level, level], entries: [] });
  expect(board.sectionNames).toEqual(['b', 'a', 'b@1', 'a@1']);
  expect([...board.section]).toEqual([0, -1, 1, 2, -1, 3]);
  expect(board.sectionSquares).toEqual([[0], [2], [3], [5]]);
  expect(coordinatesOf(board, 5)).toEqual([2, 0, 1]);
});

test('C18.1  an area that opens later lies beneath its square', () => {
  const entries: EntryPlan[] = [
    { id: 'now', squares: [{ at: [1, 0], side: 1 }] },
    { id: 'later', squares: [{ at: [0, 0], side: 1 }], isLatent: true },
  ];
  const board = compileBoard(plan(['..'], entries));
  expect(board.lastingAreas).toEqual([0]);
  expect(board.entries).toEqual([
    { id: 'now', squares: [1], sides: [1], isLatent: false },
    { id: 'later', squares: [0], sides: [1], isLatent: true },
  ]);
});
