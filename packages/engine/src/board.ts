import { DIRECTION_COUNT, DX, DY, FACINGS, FLANKS, type Facing } from './geometry.ts';
import { Lines } from './lines.ts';

/** A square is its place in scan order: level, then y, then x (C1.11, D1.7). */
export type Square = number;
export const NOWHERE: Square = -1;

export type Coordinates = readonly [x: number, y: number, level?: number];

export interface LevelPlan {
  /** One character a square: `#` or space is wall, anything else floor. */
  readonly floor: readonly string[];
  /** One character a square: the name of its section. */
  readonly sections: readonly string[];
}

export interface EntryPlan {
  readonly id: string;
  /** The entry squares with the side on which the area lies (C18.1). */
  readonly squares: readonly { readonly at: Coordinates; readonly side: Facing }[];
  /** It opens during the game, if at all, and lies beneath its square rather than beside it. */
  readonly isLatent?: boolean;
}

export interface BoardPlan {
  /** Lowest level first. */
  readonly levels: readonly LevelPlan[];
  readonly entries: readonly EntryPlan[];
}

export interface EntryArea {
  readonly id: string;
  readonly squares: readonly Square[];
  /** The outward direction at each entry square (C18.1). */
  readonly sides: readonly Facing[];
  /** It opens during the game, if at all. */
  readonly isLatent: boolean;
}

/** What never changes about the place a game is played in. */
export interface Board {
  readonly plan: BoardPlan;
  readonly width: number;
  readonly height: number;
  readonly levels: number;
  readonly size: number;
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly level: Uint8Array;
  /** 1 where there is floor. */
  readonly floor: Uint8Array;
  /** neighbours[square × 8 + direction]: a floor square or −1. */
  readonly neighbours: Int32Array;
  /** flanks[(square × 8 + direction) × 2 …]: the two squares a diagonal step passes between, −1 where the edge of the plan is. */
  readonly flanks: Int32Array;
  /** Directions in which a square has a neighbour: those of a square are steps[stepStart[square]] to before steps[stepStart[square + 1]]. */
  readonly steps: Uint8Array;
  readonly stepStart: Int32Array;
  /** Index into sectionNames, −1 for wall. */
  readonly section: Int16Array;
  readonly sectionNames: readonly string[];
  readonly sectionSquares: readonly (readonly Square[])[];
  readonly entries: readonly EntryArea[];
  /** Of those, the ones that are there from the beginning. */
  readonly lastingAreas: readonly number[];
  readonly lines: Lines;
  /** C11.4, computed on first use: one row of distances per start square. */
  readonly distanceRows: (Uint16Array | undefined)[];
}

export const UNREACHABLE = 0xffff;

export class BoardError extends Error {}

export const squareAt = (board: Board, x: number, y: number, level = 0): Square =>
  x < 0 || y < 0 || level < 0 || x >= board.width || y >= board.height || level >= board.levels
    ? NOWHERE
    : (level * board.height + y) * board.width + x;

export const isFloor = (board: Board, square: Square): boolean =>
  square >= 0 && square < board.size && board.floor[square] === 1;

export const coordinatesOf = (board: Board, square: Square): [number, number] | [number, number, number] => {
  const x = board.x[square]!;
  const y = board.y[square]!;
  const level = board.level[square]!;
  return level === 0 ? [x, y] : [x, y, level];
};

/** C11.3; squares on different levels have no shooting distance of their own. */
export const shootingDistance = (board: Board, a: Square, b: Square): number =>
  Math.max(Math.abs(board.x[a]! - board.x[b]!), Math.abs(board.y[a]! - board.y[b]!));

export const areaOf = (board: Board, id: string): number => board.entries.findIndex((entry) => entry.id === id);

/** The entry areas that are there from the beginning. */
export const lastingEntries = (board: Board): readonly EntryArea[] => board.entries.filter(({ isLatent }) => !isLatent);

/** The direction from one square to a neighbouring one on the same level, or −1. */
export const stepDirection = (board: Board, from: Square, to: Square): number => {
  if (to < 0) return -1;
  const base = from * DIRECTION_COUNT;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++)
    if (board.neighbours[base + direction] === to) return direction;
  return -1;
};

/** C11.4: steps over floor; doors, flames, pieces and facing are ignored. */
export const pathDistance = (board: Board, from: Square, to: Square): number => {
  const row = (board.distanceRows[from] ??= distancesFrom(board, from));
  return row[to]!;
};

const distancesFrom = (board: Board, start: Square): Uint16Array => {
  const row = new Uint16Array(board.size).fill(UNREACHABLE);
  row[start] = 0;
  let frontier: Square[] = [start];
  for (let distance = 1; frontier.length > 0; distance++) {
    const next: Square[] = [];
    for (const square of frontier) {
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const to = board.neighbours[square * DIRECTION_COUNT + direction]!;
        if (to < 0 || row[to] !== UNREACHABLE || cutsWallCorner(board, square, direction)) continue;
        row[to] = distance;
        next.push(to);
      }
    }
    frontier = next;
  }
  return row;
};

const cutsWallCorner = (board: Board, square: Square, direction: number): boolean => {
  if (direction < 4) return false;
  const base = (square * DIRECTION_COUNT + direction) * 2;
  return !isFloor(board, board.flanks[base]!) && !isFloor(board, board.flanks[base + 1]!);
};

const MOST_SQUARES = 40_000;

/** Checks a plan and computes everything about it that a game asks for again and again. */
export const compileBoard = (plan: BoardPlan): Board => {
  const levels = plan.levels.length;
  if (levels === 0) throw new BoardError('a board has at least one level');
  const width = Math.max(...plan.levels.map((level) => Math.max(0, ...level.floor.map((row) => row.length))));
  const height = Math.max(...plan.levels.map((level) => level.floor.length));
  const size = width * height * levels;
  if (size === 0) throw new BoardError('the board is empty');
  if (size > MOST_SQUARES) throw new BoardError(`the board has ${size} squares; at most ${MOST_SQUARES} are possible`);

  const x = new Int16Array(size);
  const y = new Int16Array(size);
  const level = new Uint8Array(size);
  const floor = new Uint8Array(size);
  const section = new Int16Array(size).fill(-1);
  const sectionNames: string[] = [];
  const sectionIndex = new Map<string, number>();
  const sectionSquares: Square[][] = [];
  for (let square = 0; square < size; square++) {
    x[square] = square % width;
    y[square] = Math.floor(square / width) % height;
    level[square] = Math.floor(square / (width * height));
    const here = plan.levels[level[square]!]!;
    const character = here.floor[y[square]!]?.[x[square]!] ?? ' ';
    if (character === '#' || character === ' ') continue;
    floor[square] = 1;
    const letter = here.sections[y[square]!]?.[x[square]!] ?? ' ';
    if (letter === ' ' || letter === '#')
      throw new BoardError(`C1.2: the floor square (${x[square]}, ${y[square]}) belongs to no section`);
    const name = level[square]! > 0 ? `${letter}@${level[square]}` : letter;
    let index = sectionIndex.get(name);
    if (index === undefined) {
      index = sectionNames.push(name) - 1;
      sectionIndex.set(name, index);
      sectionSquares.push([]);
    }
    section[square] = index;
    sectionSquares[index]!.push(square);
  }

  const neighbours = new Int32Array(size * DIRECTION_COUNT).fill(-1);
  const flanks = new Int32Array(size * DIRECTION_COUNT * 2).fill(-1);
  const at = (fx: number, fy: number, fz: number): Square =>
    fx < 0 || fy < 0 || fx >= width || fy >= height ? NOWHERE : (fz * height + fy) * width + fx;
  for (let square = 0; square < size; square++) {
    if (floor[square] !== 1) continue;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = at(x[square]! + DX[direction]!, y[square]! + DY[direction]!, level[square]!);
      if (to < 0 || floor[to] !== 1) continue;
      const slot = square * DIRECTION_COUNT + direction;
      neighbours[slot] = to;
      if (direction < 4) continue;
      const [p, q] = FLANKS[direction]!;
      flanks[slot * 2] = at(x[square]! + DX[p]!, y[square]! + DY[p]!, level[square]!);
      flanks[slot * 2 + 1] = at(x[square]! + DX[q]!, y[square]! + DY[q]!, level[square]!);
    }
  }

  const steps: number[] = [];
  const stepStart = new Int32Array(size + 1);
  for (let slot = 0; slot < neighbours.length; slot++) {
    if (neighbours[slot]! >= 0) steps.push(slot % DIRECTION_COUNT);
    if (slot % DIRECTION_COUNT === DIRECTION_COUNT - 1) stepStart[(slot + 1) / DIRECTION_COUNT] = steps.length;
  }

  const entries = plan.entries.map((entry): EntryArea => {
    const squares = entry.squares.map(({ at: [ex, ey, ez = 0] }) => at(ex, ey, ez));
    squares.forEach((square, i) => {
      const [ex, ey] = entry.squares[i]!.at;
      if (square < 0 || floor[square] !== 1)
        throw new BoardError(`C18.1: the entry square (${ex}, ${ey}) of area ${entry.id} is no floor square`);
      const side = entry.squares[i]!.side;
      if (!(side in FACINGS)) throw new BoardError(`C18.1: area ${entry.id} has no side`);
      const beyond = at(ex + DX[side]!, ey + DY[side]!, level[square]!);
      if (beyond >= 0 && floor[beyond] === 1 && entry.isLatent !== true)
        throw new BoardError(`C18.1: area ${entry.id} lies on the floor square (${ex + DX[side]!}, ${ey + DY[side]!})`);
    });
    if (squares.length === 0) throw new BoardError(`C18.1: area ${entry.id} has no entry square`);
    const sides = entry.squares.map((joint) => joint.side);
    return { id: entry.id, squares, sides, isLatent: entry.isLatent === true };
  });
  if (new Set(entries.map((entry) => entry.id)).size !== entries.length)
    throw new BoardError('C18.1: two entry areas have the same id');

  return {
    plan,
    width,
    height,
    levels,
    size,
    x,
    y,
    level,
    floor,
    neighbours,
    flanks,
    steps: Uint8Array.from(steps),
    stepStart,
    section,
    sectionNames,
    sectionSquares,
    entries,
    lastingAreas: entries.flatMap(({ isLatent }, area) => (isLatent ? [] : [area])),
    lines: new Lines(width, height, levels, floor),
    distanceRows: [],
  };
};
