/** A level of a draft as paths: pure, and made anew only for the level that has changed. */
import { FEATURES, isDoor, isWall, type LevelDrawing } from '@sensorium/content';
import type { Draft } from '@sensorium/expedition/drafting';
import { cellsOf, drawPlan, type Cell } from '../../drawings/plan.ts';

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

export interface Layers {
  readonly deck: string;
  readonly walls: string;
  /** Lines between squares of different sections. */
  readonly borders: string;
  readonly doors: string;
  readonly marks: readonly Sign[];
  readonly features: readonly Sign[];
  /** The letter of each section, on its first square. */
  readonly letters: readonly Sign[];
}

const signsOf = (floor: readonly string[], isWanted: (sign: string) => boolean): Sign[] =>
  floor.flatMap((row, y) => Array.from(row).flatMap((sign, x): Sign[] => (isWanted(sign) ? [{ x, y, sign }] : [])));

const isFeature = (sign: string): boolean => FEATURES[sign] !== undefined && !isDoor(sign);
const isMark = (sign: string): boolean => !isWall(sign) && sign !== '.' && FEATURES[sign] === undefined;

const bordersOf = ({ sections }: LevelDrawing): string => {
  const parts: string[] = [];
  sections.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const here = row[x]!;
      if (isWall(here)) continue;
      const right = row[x + 1];
      const below = sections[y + 1]?.[x];
      if (!isWall(right) && right !== here) parts.push(`M${x + 1} ${y}v1`);
      if (!isWall(below) && below !== here) parts.push(`M${x} ${y + 1}h1`);
    }
  });
  return parts.join('');
};

const lettersOf = ({ sections }: LevelDrawing): Sign[] => {
  const seen = new Set<string>();
  return signsOf(sections, (letter) => {
    if (isWall(letter) || seen.has(letter)) return false;
    seen.add(letter);
    return true;
  });
};

const doorsOf = (floor: readonly string[]): string =>
  signsOf(floor, isDoor)
    .map(({ x, y, sign }) =>
      sign === '|' ? `M${x + 0.34} ${y + 0.06}h.32v.88h-.32z` : `M${x + 0.06} ${y + 0.34}h.88v.32h-.88z`,
    )
    .join('');

export const layersOf = (drawing: LevelDrawing): Layers => {
  const cells = cellsOf(drawing.floor);
  const { deck, walls } = drawPlan(cells);
  return {
    deck,
    walls,
    borders: bordersOf(drawing),
    doors: doorsOf(drawing.floor),
    marks: signsOf(drawing.floor, isMark),
    features: signsOf(drawing.floor, isFeature),
    letters: lettersOf(drawing),
  };
};

export const squaresPath = (cells: readonly Cell[]): string => cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** An arrow beside a square: inward for an entry area, outward for an exit. */
export const arrowAt = (at: readonly (number | undefined)[], side: keyof typeof STEP, isOutward: boolean): string => {
  const [dx, dy] = STEP[side];
  const [fx, fy] = isOutward ? [dx, dy] : [-dx, -dy];
  const cx = at[0]! + 0.5 + dx * 0.95;
  const cy = at[1]! + 0.5 + dy * 0.95;
  const point = (px: number, py: number): string =>
    `${(cx - px * fy - py * fx).toFixed(2)} ${(cy + px * fx - py * fy).toFixed(2)}`;
  return `M${point(0, -0.4)}L${point(0.38, 0.3)}L${point(-0.38, 0.3)}z`;
};

/** What is drawn around the board, so that there is room to draw on. */
export const MARGIN = 3;
const LEAST = { width: 24, height: 16 };
const MOST = 100;

/** The part of the plane that is shown. */
export const extentOf = (draft: Draft): { readonly width: number; readonly height: number } => {
  const levels = [draft.board, ...draft.board.above];
  const width = Math.max(...levels.flatMap(({ floor }) => floor.map((row) => row.replace(/[# ]+$/, '').length)));
  const height = Math.max(...levels.map(({ floor }) => floor.findLastIndex((row) => /[^# ]/.test(row)) + 1));
  return {
    width: Math.min(MOST, Math.max(LEAST.width, width + MARGIN)),
    height: Math.min(MOST, Math.max(LEAST.height, height + MARGIN)),
  };
};
