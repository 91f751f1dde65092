/** Floor divided into sections of the box (M7.1), as far as its shapes allow; every section hangs together. */
import { shapeOf } from '@sensorium/content';
import type { Cell } from './draft.ts';

/** Boards are narrower than this, to the left as well. */
const ROW = 4096;
const keyOf = ([x, y]: Cell): number => y * ROW + x;

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const stepped = ([x, y]: Cell, [dx, dy]: Cell): Cell => [x + dx, y + dy];
const isStraight = ([a, b]: readonly Cell[]): boolean => a![0] + b![0] === 0 && a![1] + b![1] === 0;

class Ground {
  /** What is not yet in a section. */
  readonly left: Map<number, Cell>;
  readonly sections: Cell[][] = [];

  constructor(cells: readonly Cell[]) {
    this.left = new Map(cells.map((cell) => [keyOf(cell), cell]));
  }

  has(cell: Cell): boolean {
    return this.left.has(keyOf(cell));
  }

  all(): Cell[] {
    return [...this.left.values()];
  }

  /** The ways on from a square, N E S W. */
  waysFrom(cell: Cell): Cell[] {
    return SIDES.filter((side) => this.has(stepped(cell, side)));
  }

  take(cells: readonly Cell[]): void {
    for (const cell of cells) this.left.delete(keyOf(cell));
    this.sections.push([...cells]);
  }

  /** The squares that hang together with this one, among those wanted. */
  component(from: Cell, isWanted: (cell: Cell) => boolean): Cell[] {
    const found = new Map<number, Cell>([[keyOf(from), from]]);
    for (const cell of found.values())
      for (const side of SIDES) {
        const next = stepped(cell, side);
        if (this.has(next) && isWanted(next)) found.set(keyOf(next), next);
      }
    return [...found.values()];
  }
}

const CORNERS = [0, -1] as const;

/** A square of a room: floor in a block of two by two. */
const isHall = ({ left }: Ground, [x, y]: Cell): boolean => {
  for (const dx of CORNERS)
    for (const dy of CORNERS) {
      const corner = (y + dy) * ROW + x + dx;
      if (left.has(corner) && left.has(corner + 1) && left.has(corner + ROW) && left.has(corner + ROW + 1)) return true;
    }
  return false;
};

/** Every choice of some of these, the largest first. */
const choicesOf = (cells: readonly Cell[]): Cell[][] =>
  Array.from({ length: 2 ** cells.length }, (_, chosen) =>
    cells.filter((__, place) => (chosen >> place) % 2 === 1),
  ).sort((a, b) => b.length - a.length);

const MOST_DOORWAYS = 6;
/** Of the box, without its doorways. */
const LARGEST_ROOM = 12;

/** A room takes those of its doorways with which it is a section of the box. */
const takeHall = (ground: Ground, hall: readonly Cell[]): void => {
  const within = new Set(hall.map(keyOf));
  if (hall.length > LARGEST_ROOM) return ground.take(hall);
  const doorways = hall
    .flatMap((cell) => SIDES.map((side) => stepped(cell, side)))
    .filter((cell) => ground.has(cell) && !within.has(keyOf(cell)))
    .slice(0, MOST_DOORWAYS);
  const chosen = choicesOf(doorways).find((some) => shapeOf([...hall, ...some]) !== null) ?? [];
  ground.take([...hall, ...chosen]);
};

const takeHalls = (ground: Ground): void => {
  const halls = new Set(
    ground
      .all()
      .filter((cell) => isHall(ground, cell))
      .map(keyOf),
  );
  for (const cell of ground.all())
    if (ground.has(cell) && halls.has(keyOf(cell)))
      takeHall(
        ground,
        ground.component(cell, (other) => halls.has(keyOf(other))),
      );
};

/** Crossroads first, then junctions, then corners: a centre with its arms. */
const takeJunctions = (ground: Ground): void => {
  for (const arms of [4, 3, 2])
    for (const cell of ground.all()) {
      if (!ground.has(cell)) continue;
      const ways = ground.waysFrom(cell);
      if (ways.length !== arms || (arms === 2 && isStraight(ways))) continue;
      ground.take([cell, ...ways.map((way) => stepped(cell, way))]);
    }
};

const LONGEST = 5;

/** A corridor cut into pieces of two to five, where that can be. */
const pieceOf = (length: number): number => {
  if (length <= LONGEST) return length;
  return length === LONGEST + 1 ? LONGEST - 1 : LONGEST;
};

const takeCorridors = (ground: Ground): void => {
  while (ground.left.size > 0) {
    const cells = ground.all();
    const end = cells.find((cell) => ground.waysFrom(cell).length <= 1) ?? cells[0]!;
    const [way] = ground.waysFrom(end);
    const run: Cell[] = [end];
    if (way !== undefined)
      for (let next = stepped(end, way); ground.has(next); next = stepped(next, way)) run.push(next);
    while (run.length > 0) ground.take(run.splice(0, pieceOf(run.length)));
  }
};

/** A single square joins the section beside it with which it is one of the box. */
const joinSingles = (sections: Cell[][]): Cell[][] => {
  const joined = [...sections];
  for (const single of sections) {
    if (single.length !== 1) continue;
    const beside = new Set(SIDES.map((side) => keyOf(stepped(single[0]!, side))));
    const other = joined.findIndex(
      (section) =>
        section !== single &&
        section.some((cell) => beside.has(keyOf(cell))) &&
        shapeOf([...section, ...single]) !== null,
    );
    if (other < 0) continue;
    joined[other] = [...joined[other]!, ...single];
    joined.splice(joined.indexOf(single), 1);
  }
  return joined;
};

/** Each a list of squares that hang together. */
export const divide = (cells: readonly Cell[]): Cell[][] => {
  const ground = new Ground(cells);
  takeHalls(ground);
  takeJunctions(ground);
  takeCorridors(ground);
  return joinSingles(ground.sections);
};
