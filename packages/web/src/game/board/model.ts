/** The board as the screen draws it: units of 100 a square, outlines, doors' directions, who sees what. */
import {
  DX,
  DY,
  LYING,
  NO_COUNTS,
  OPAQUE,
  canAimAt,
  compileBoard,
  computeCells,
  secondSquare,
  sees,
  type Board,
  type Body,
  type Cells,
  type Sight,
} from '@sensorium/engine';
import { passesOverSniper, rangeBetweenLevels } from '@sensorium/rules';
import type { Dossier } from '../../engine/protocol.ts';
import type { Actor, Stage } from '../stage.ts';
import type { Extent, Point } from './camera.ts';

export const CELL = 100;

export const centreOf = (board: Board, square: number): Point => ({
  x: board.x[square]! * CELL + CELL / 2,
  y: board.y[square]! * CELL + CELL / 2,
});

const BOARDS = new WeakMap<Dossier['board'], Board>();

export const boardOf = (dossier: Dossier): Board => {
  let board = BOARDS.get(dossier.board);
  if (board === undefined) BOARDS.set(dossier.board, (board = compileBoard(dossier.board)));
  return board;
};

/** The place of an entry area: one square beyond its entry square (C18.1). */
export const bayCentre = (board: Board, area: number): Point => {
  const entry = board.entries[area]!;
  if (entry.isLatent) return centreOf(board, entry.squares[0]!); // A11.32: beneath its square
  const at = centreOf(board, entry.squares[0]!);
  const side = entry.sides[0]!;
  return { x: at.x + DX[side]! * CELL, y: at.y + DY[side]! * CELL };
};

export const floorSquares = (board: Board, level: number): number[] => {
  const squares: number[] = [];
  for (let square = 0; square < board.size; square++)
    if (board.floor[square] === 1 && board.level[square] === level) squares.push(square);
  return squares;
};

/** All levels together, so that squares above each other stay where they are when the level changes. */
export const extentOf = (board: Board): Extent => {
  const points = [
    ...Array.from({ length: board.levels }, (_, level) => floorSquares(board, level))
      .flat()
      .map((square) => centreOf(board, square)),
    ...board.entries.map((_, area) => bayCentre(board, area)),
  ];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - CELL * 0.8;
  const top = Math.min(...ys) - CELL * 0.8;
  return { left, top, width: Math.max(...xs) + CELL * 0.8 - left, height: Math.max(...ys) + CELL * 0.8 - top };
};

export const squareAtPoint = (board: Board, level: number, { x, y }: Point): number => {
  const cx = Math.floor(x / CELL);
  const cy = Math.floor(y / CELL);
  if (cx < 0 || cy < 0 || cx >= board.width || cy >= board.height) return -1;
  return (level * board.height + cy) * board.width + cx;
};

/** The border of a set of squares as closed loops, the set on the right hand: joins come out clean. */
export const outlineOf = (board: Board, squares: Iterable<number>): string => {
  const inside = new Set(squares);
  const next = new Map<string, Point[]>();
  const put = (from: Point, to: Point): void => {
    const key = `${from.x} ${from.y}`;
    const list = next.get(key);
    if (list === undefined) next.set(key, [to]);
    else list.push(to);
  };
  for (const square of inside) {
    const x = board.x[square]!;
    const y = board.y[square]!;
    const has = (dx: number, dy: number): boolean => {
      const nx = x + dx;
      return nx >= 0 && nx < board.width && inside.has(square + dy * board.width + dx);
    };
    if (!has(0, -1)) put({ x, y }, { x: x + 1, y });
    if (!has(1, 0)) put({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!has(0, 1)) put({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!has(-1, 0)) put({ x, y: y + 1 }, { x, y });
  }
  let path = '';
  for (const [start, list] of next) {
    while (list.length > 0) path += loopFrom(start, next);
  }
  return path;
};

const loopFrom = (start: string, next: ReadonlyMap<string, Point[]>): string => {
  const [sx, sy] = start.split(' ').map(Number) as [number, number];
  let path = `M${sx * CELL} ${sy * CELL}`;
  let at = next.get(start)!.pop()!;
  let before: Point = { x: sx, y: sy };
  while (at.x !== sx || at.y !== sy) {
    path += `L${at.x * CELL} ${at.y * CELL}`;
    const list = next.get(`${at.x} ${at.y}`)!;
    const way = { x: at.x - before.x, y: at.y - before.y };
    // At a corner where two loops touch, turning right keeps to the same loop.
    const right = list.findIndex((to) => to.x - at.x === -way.y && to.y - at.y === way.x);
    const [to] = list.splice(Math.max(0, right), 1);
    before = at;
    at = to!;
  }
  return `${path}Z`;
};

/** Whether a door's leaves lie east to west (its walls are there) or north to south. */
export const isDoorAcross = (board: Board, square: number): boolean => {
  const free = (direction: number): number => (board.neighbours[square * 8 + direction]! >= 0 ? 1 : 0);
  return free(1) + free(3) <= free(0) + free(2);
};

/** The board as it stands on the stage, for lines of sight. */
export interface Situation {
  readonly board: Board;
  readonly cells: Cells;
  readonly terrain: Dossier['terrain'];
  readonly features: Stage['features'];
  readonly markers: Stage['markers'];
}

export const situationOf = (dossier: Dossier, stage: Stage): Situation => {
  const board = boardOf(dossier);
  const known = {
    features: [...stage.features].map(([at, is]) => ({ at, is })),
    burning: [...stage.burning],
    markers: [...stage.markers],
    pieces: [...stage.actors.values()].map(bodyOf),
  };
  return {
    board,
    cells: computeCells(board, dossier.terrain, known, bodiesOf(dossier)),
    terrain: dossier.terrain,
    features: stage.features,
    markers: stage.markers,
  };
};

const LIES = { [LYING]: 1 };
const bodyOf = ({ id, profile, square, facing, isLying }: Actor): Body => ({
  id,
  profile,
  square,
  facing,
  counts: isLying ? LIES : NO_COUNTS,
});

/** A15.8: the other square of a figure that lies on two, or −1. */
export const legsOf = (board: Board, actor: Actor): number => secondSquare(board, bodyOf(actor));

const BODIES = new WeakMap<Dossier, { readonly isSeenThrough: boolean }[]>();

/** A15.11: who hides nothing. */
const bodiesOf = (dossier: Dossier): { readonly isSeenThrough: boolean }[] => {
  let bodies = BODIES.get(dossier);
  if (bodies === undefined) {
    bodies = dossier.profiles.map(({ rows }) => ({ isSeenThrough: rows.some((row) => row.isSeenThrough === true) }));
    BODIES.set(dossier, bodies);
  }
  return bodies;
};

const SIGHTS = new WeakMap<Situation, Sight>();

const sightOf = (situation: Situation): Sight => {
  const known = SIGHTS.get(situation);
  if (known !== undefined) return known;
  const { board, cells, terrain, features } = situation;
  const rules = { terrain, terrainIndex: new Map(terrain.map(({ id }, index) => [id, index])) };
  const scenario = {
    features: [...features].map(([at, is]) => ({
      at: [board.x[at]!, board.y[at]!, board.level[at]!] as const,
      is: terrain[is]!.id,
    })),
  };
  const sight = { setup: { board, rules, scenario, hooks: { rangeBetweenLevels } }, cells };
  SIGHTS.set(situation, sight);
  return sight;
};

export const squareIsSeen = (situation: Situation, actor: Actor, square: number): boolean =>
  sees(sightOf(situation), actor, square);

export const squaresSeenBy = (situation: Situation, actor: Actor): number[] => {
  const sight = sightOf(situation);
  const seen: number[] = [];
  const { board } = situation;
  for (let square = 0; square < board.size; square++)
    if (board.floor[square] === 1 && sees(sight, actor, square)) seen.push(square);
  return seen;
};

/** How far a weapon reaches, and what else its line asks for. */
export interface Reach {
  readonly range: number;
  readonly least: number;
  /** A15.11: not over a sniper. */
  readonly isHeavy: boolean;
}

export const squaresAimedBy = (situation: Situation, actor: Actor, reaches: readonly Reach[]): number[] => {
  const sight = sightOf(situation);
  const isReached = (square: number, { range, least, isHeavy }: Reach): boolean =>
    canAimAt(sight, actor, square, range) &&
    (least <= 1 || !canAimAt(sight, actor, square, least - 1)) &&
    !(isHeavy && passesOverSniper(sight, actor, HEAVY, square));
  return squaresSeenBy(situation, actor).filter((square) => reaches.some((reach) => isReached(square, reach)));
};
const HEAVY = { isHeavy: true };

export const isOpaqueAt = ({ cells }: Situation, square: number): boolean => (cells[square]! & OPAQUE) !== 0;

/** Which way somebody in the middle looks when he is pointed there; −1 while the pointer has not left his square. */
export const facingTowards = (from: Readonly<Record<'x' | 'y', number>>, to: typeof from): number => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) < CELL / 2) return -1;
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
};
