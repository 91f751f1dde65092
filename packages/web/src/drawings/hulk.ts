/** A derelict for the home screen: rooms and corridors grown from a boarding point. */
import type { Cell } from './plan.ts';

export interface Hulk {
  readonly cells: readonly Cell[];
  readonly doors: readonly Cell[];
  readonly contacts: readonly Cell[];
}

type Random = () => number;

/** A small generator of our own: the drawing must not depend on the browser. */
const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Mouth {
  readonly x: number;
  readonly y: number;
  readonly way: number;
}

interface Growth {
  readonly floor: Set<string>;
  readonly cells: Cell[];
  readonly doors: Cell[];
  readonly mouths: Mouth[];
  readonly ends: Cell[];
}

const keyOf = (x: number, y: number): string => `${x},${y}`;

/** Inside a hull longer than it is high, with a bite taken out of it. */
const isInHull = (x: number, y: number, radius: number): boolean =>
  (x / (radius * 1.35)) ** 2 + (y / radius) ** 2 < 1 - 0.12 * Math.sin(x / 5) * Math.cos(y / 4);

/** Room to build: nothing there yet, nothing beside it except where it joins. */
const isFree = (growth: Growth, cells: readonly Cell[], join: Cell, radius: number): boolean =>
  cells.every(([x, y]) => {
    if (!isInHull(x, y, radius)) return false;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const near = Math.abs(x + dx - join[0]) <= 1 && Math.abs(y + dy - join[1]) <= 1;
        if (!near && growth.floor.has(keyOf(x + dx, y + dy))) return false;
      }
    return true;
  });

const build = (growth: Growth, cells: readonly Cell[]): void => {
  for (const [x, y] of cells) {
    if (growth.floor.has(keyOf(x, y))) continue;
    growth.floor.add(keyOf(x, y));
    growth.cells.push([x, y]);
  }
};

const roomAround = (x: number, y: number): Cell[] =>
  [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Cell => [x + dx, y + dy]));

const openMouths = (growth: Growth, x: number, y: number, reach: number, except: number): void => {
  STEPS.forEach(([dx, dy], way) => {
    if (way !== except) growth.mouths.push({ x: x + dx * reach, y: y + dy * reach, way });
  });
};

const grow = (growth: Growth, random: Random, radius: number): void => {
  const [mouth] = growth.mouths.splice(Math.floor(random() * growth.mouths.length), 1);
  if (mouth === undefined) return;
  const [dx, dy] = STEPS[mouth.way]!;
  const length = 3 + Math.floor(random() * 6);
  const corridor = Array.from({ length }, (_, i): Cell => [mouth.x + dx * (i + 1), mouth.y + dy * (i + 1)]);
  if (!isFree(growth, corridor, [mouth.x, mouth.y], radius)) return;
  const [endX, endY] = corridor.at(-1)!;
  const back = (mouth.way + 2) % 4;
  const hall = roomAround(endX + dx * 2, endY + dy * 2);
  const isRoom = random() < 0.5 && isFree(growth, hall, [endX, endY], radius);
  build(growth, corridor);
  if (random() < 0.55) growth.doors.push(corridor[random() < 0.5 ? 0 : corridor.length - 1]!);
  growth.ends.push([endX, endY]);
  if (isRoom) {
    build(growth, hall);
    openMouths(growth, endX + dx * 2, endY + dy * 2, 1, back);
  } else openMouths(growth, endX, endY, 0, back);
};

export const growHulk = (seed: number, radius = 22, attempts = 420): Hulk => {
  const random = randomFrom(seed);
  const growth: Growth = { floor: new Set(), cells: [], doors: [], mouths: [], ends: [] };
  build(growth, roomAround(0, 0));
  openMouths(growth, 0, 0, 1, -1);
  for (let i = 0; i < attempts && growth.mouths.length > 0; i++) grow(growth, random, radius);
  const contacts = growth.ends.filter(([x, y]) => Math.hypot(x, y) > radius / 3 && random() < 0.3).slice(0, 9);
  return { cells: growth.cells, doors: growth.doors, contacts };
};
