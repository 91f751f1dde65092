import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DX, DY, FACINGS, opposite } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import {
  CONTROL_ROOM_SECTION,
  CONTROL_ROOM_TILE,
  GEOTILES,
  MIDDLE,
  QUARTER_TURNS,
  TILE,
  connectorSquare,
  geotile,
  type Geotile,
} from './geotile.ts';

const CODEX = readFileSync(fileURLToPath(new URL('../../../../docs/codex/geotiles.txt', import.meta.url)), 'utf8');

type Square = readonly [x: number, y: number];

const at = (tile: Geotile, [x, y]: Square): string => tile.map[y]?.[x] ?? '#';
const isFloor = (tile: Geotile, square: Square): boolean => at(tile, square) !== '#';
const squares: readonly Square[] = Array.from({ length: TILE * TILE }, (_, i) => [i % TILE, Math.floor(i / TILE)]);
const floorOf = (tile: Geotile): Square[] => squares.filter((square) => isFloor(tile, square));
const beside = ([x, y]: Square, direction: number): Square => [x + DX[direction]!, y + DY[direction]!];

const reached = (from: Square, mayEnter: (square: Square) => boolean): Set<string> => {
  const found = new Set([String(from)]);
  const frontier: Square[] = [from];
  for (let next = frontier.pop(); next !== undefined; next = frontier.pop())
    for (let direction = 0; direction < 4; direction++) {
      const to = beside(next, direction);
      if (found.has(String(to)) || !mayEnter(to)) continue;
      found.add(String(to));
      frontier.push(to);
    }
  return found;
};

const recordOf = (number: number): string => CODEX.split(/^tile /m)[number]!;
const fieldOf = (record: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(record)![1]!;
const blockOf = (record: string, name: string): string[] =>
  new RegExp(`^${name}:\n((?:.{13}\n){13})`, 'm').exec(record)![1]!.trimEnd().split('\n');

const edgeName = (edge: number | null): string => (edge === null ? '-' : FACINGS[edge]!);

test('D18.1, D18.3  the ten tiles are those of the codex, square by square', () => {
  expect(GEOTILES).toHaveLength(10);
  for (const tile of GEOTILES) {
    const record = recordOf(tile.number);
    expect(tile.id).toBe(fieldOf(record, 'id'));
    expect(tile.connectors.map(edgeName).join(' ')).toBe(fieldOf(record, 'connectors'));
    expect(edgeName(tile.entry)).toBe(fieldOf(record, 'entry'));
    expect(edgeName(tile.exit)).toBe(fieldOf(record, 'exit'));
    expect(tile.map).toEqual(blockOf(record, 'map'));
    expect(tile.sections).toEqual(blockOf(record, 'sections'));
  }
});

test('D18.3  connectors and arrows are those of the GEOTILE TABLE', () => {
  const table = GEOTILES.map(({ id, connectors, entry, exit }) =>
    [id, connectors.map(edgeName).join(' '), edgeName(entry), edgeName(exit)].join(' | '),
  );
  expect(table).toEqual([
    'geotile-01 | N S | N | S',
    'geotile-02 | E S W | W | S',
    'geotile-03 | N E S W | S | N',
    'geotile-04 | N E S W | W | E',
    'geotile-05 | N E S | N | E',
    'geotile-06 | N E W | E | W',
    'geotile-07 | E S W | S | E',
    'geotile-08 | N E S | N | S',
    'geotile-09 | N E S W | S | N',
    'geotile-10 | S | - | -',
  ]);
});

const EVERY_WAY = GEOTILES.flatMap(({ number }) => QUARTER_TURNS.map((turns) => geotile(number, turns)));

describe.each(EVERY_WAY)('tile $number turned $turns times', (tile) => {
  test('D18.2 a  corridors end only at connectors, one square wide', () => {
    const onEdge = floorOf(tile).filter(([x, y]) => [x, y].some((part) => part === 0 || part === TILE - 1));
    const wanted = tile.connectors.map((edge) => String(connectorSquare(edge)));
    expect(onEdge.map(String).sort()).toEqual(wanted.sort());
    for (const edge of tile.connectors) {
      const inward = beside(connectorSquare(edge), opposite(edge));
      expect(isFloor(tile, inward)).toBe(true);
      for (const side of [(edge + 1) % 4, (edge + 3) % 4]) expect(isFloor(tile, beside(inward, side))).toBe(false);
    }
  });

  test('D18.2 b  all floor is connected, also without passing crates or tanks', () => {
    const open = floorOf(tile).filter((square) => !'ct'.includes(at(tile, square)));
    const ways = reached(open[0]!, (square) => isFloor(tile, square) && !'ct'.includes(at(tile, square)));
    expect(ways.size).toBe(open.length);
    for (const square of floorOf(tile))
      expect([0, 1, 2, 3].some((direction) => ways.has(String(beside(square, direction))))).toBe(true);
  });

  test('D18.2 c  every floor square belongs to one section, connected and of 2 to 12 squares', () => {
    const letterAt = ([x, y]: Square): string => tile.sections[y]?.[x] ?? '#';
    for (const square of squares) expect(/[A-Z]/.test(letterAt(square))).toBe(isFloor(tile, square));
    const letters = new Set(floorOf(tile).map(letterAt));
    for (const letter of letters) {
      const section = floorOf(tile).filter((square) => letterAt(square) === letter);
      expect(section.length).toBeGreaterThanOrEqual(2);
      expect(section.length).toBeLessThanOrEqual(12);
      expect(reached(section[0]!, (square) => letterAt(square) === letter).size).toBe(section.length);
    }
  });

  test('D18.2 d  each door has floor on two opposite sides and walls on the other two', () => {
    const doors = floorOf(tile).filter((square) => at(tile, square) === '+');
    for (const door of doors) {
      const sides = [0, 1, 2, 3].map((direction) => isFloor(tile, beside(door, direction)));
      expect([sides[0], sides[1]]).toEqual([sides[2], sides[3]]);
      expect(sides[0]).not.toBe(sides[1]);
    }
  });

  test('D18.2 e  connectors are plain floor', () => {
    for (const edge of tile.connectors) expect(at(tile, connectorSquare(edge))).toBe('.');
  });
});

test('D18.2 f  tiles 1 to 9 have two to four connectors, with the arrows on two different ones', () => {
  for (const { connectors, entry, exit } of GEOTILES.slice(0, 9)) {
    expect([2, 3, 4]).toContain(connectors.length);
    expect(connectors).toContain(entry);
    expect(connectors).toContain(exit);
    expect(entry).not.toBe(exit);
  }
});

test('D18.2 g  at most one of tiles 1 to 9 has only two connectors', () => {
  const straight = GEOTILES.slice(0, 9).filter(({ connectors }) => connectors.length === 2);
  expect(straight.map(({ number }) => number)).toEqual([1]);
});

test('D18.2 h, D18.4  tile 10 has one connector, no arrows, and the control room behind a door', () => {
  const tile = geotile(CONTROL_ROOM_TILE);
  expect([tile.connectors, tile.entry, tile.exit]).toEqual([[FACINGS.indexOf('S')], null, null]);
  const room = squares.filter(([x, y]) => tile.sections[y]![x] === CONTROL_ROOM_SECTION);
  expect(room).toEqual(squares.filter(([x, y]) => x >= 5 && x <= 7 && y >= 2 && y <= 5));
  expect(squares.filter((square) => at(tile, square) === '+')).toEqual([[6, 6]]);
  expect(squares.filter((square) => at(tile, square) === 't')).toEqual([
    [5, 2],
    [7, 2],
  ]);
});

test('D18.6  a quarter turn takes (x, y) to (12 − y, x), and N to E to S to W', () => {
  for (const { number } of GEOTILES) {
    for (const turns of QUARTER_TURNS) {
      const before = geotile(number, turns);
      const after = geotile(number, ((turns + 1) % 4) as typeof turns);
      for (const [x, y] of squares) {
        expect(after.map[x]![TILE - 1 - y]).toBe(before.map[y]![x]);
        expect(after.sections[x]![TILE - 1 - y]).toBe(before.sections[y]![x]);
      }
      expect(new Set(after.connectors)).toEqual(new Set(before.connectors.map((edge) => (edge + 1) % 4)));
    }
  }
});

test('D18.6  tiles are never mirrored: no turn of an L-shaped tile is its mirror image', () => {
  const tile = geotile(8);
  const mirrored = tile.map.map((row) => Array.from(row).toReversed().join(''));
  expect(QUARTER_TURNS.map((turns) => geotile(8, turns).map)).not.toContainEqual(mirrored);
});

test('the middle of an edge is where connectors are', () => {
  expect(FACINGS.map((_, edge) => connectorSquare(edge))).toEqual([
    [MIDDLE, 0],
    [12, MIDDLE],
    [MIDDLE, 12],
    [0, MIDDLE],
  ]);
});

test.each([
  [0, 0],
  [11, 0],
])('there is no tile %i', (number, turns) => {
  expect(() => geotile(number, turns as 0)).toThrow(/D18\.1/);
});
