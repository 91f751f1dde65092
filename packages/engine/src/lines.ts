import { inFireArc, inViewArc, type Facing } from './geometry.ts';

/** Exact straight lines between square centres (C10.5, C10.6). */

/** A square that stops a line: wall, closed door, fire, any piece (C10.3). Bit 0 of a cell. */
export const OPAQUE = 1;

/** Of the bits of `arcs`: shifted left by a facing, that facing's arc. */
export const VIEW_ARC = 1;
export const FIRE_ARC = 16;

/** What must be tested for one offset: squares, and pairs of squares at a corner point of which one must be clear. */
interface Line {
  readonly singles: Int32Array;
  readonly pairs: Int32Array;
}

/**
 * Lines of a board of fixed size. An offset's squares are computed once, as steps in the square numbering; a query
 * then only looks at the cells. A second table knows which squares walls alone hide from each other.
 */
export class Lines {
  private readonly width: number;
  private readonly height: number;
  private readonly area: number;
  private readonly floor: Uint8Array;
  /** Of every square: looked up, because a division takes longer than the rest of a question. */
  private readonly x: Int16Array;
  private readonly y: Int16Array;
  private readonly byOffset: (Line | undefined)[] = [];
  private readonly openRows: (Uint8Array | undefined)[] = [];
  private readonly cones = new Map<number, readonly number[]>();

  constructor(width: number, height: number, levels: number, floor: Uint8Array) {
    this.width = width;
    this.height = height;
    this.area = width * height;
    this.floor = floor;
    this.x = Int16Array.from(floor, (_, square) => square % width);
    this.y = Int16Array.from(floor, (_, square) => Math.floor(square / width) % height);
    this.byOffset.length = (2 * width - 1) * (2 * height - 1);
    this.openRows.length = this.area * levels;
  }

  /** C10.6 on the board as the cells stand. The two ends are never tested (C10.4). */
  isClear(cells: Int32Array, from: number, to: number): boolean {
    return this.arcs(from, to) !== 0 && this.isUnobstructed(cells, from, to);
  }

  /**
   * For which facings `to` lies in the arc of a figure on `from` with no wall between: bits 0–3 the view arc (C10.1),
   * bits 4–7 the fire arc (C11.1). 0 where walls hide it or it lies on another level.
   */
  arcs(from: number, to: number): number {
    return (this.openRows[from] ??= this.openFrom(from))[to]!;
  }

  /** `isClear` for squares known not to be hidden by walls. */
  isUnobstructed(cells: Int32Array, from: number, to: number): boolean {
    const { singles, pairs } = this.lineFor(from, to);
    for (let i = 0; i < singles.length; i++) if ((cells[from + singles[i]!]! & OPAQUE) !== 0) return false;
    for (let i = 0; i < pairs.length; i += 2)
      if ((cells[from + pairs[i]!]! & cells[from + pairs[i + 1]!]! & OPAQUE) !== 0) return false;
    return true;
  }

  /** The squares of which all, and the pairs of which one, must be clear: for overlays and tests. */
  tested(from: number, to: number): { singles: number[]; pairs: [number, number][] } {
    const { singles, pairs } = this.lineFor(from, to);
    const both: [number, number][] = [];
    for (let i = 0; i < pairs.length; i += 2) both.push([from + pairs[i]!, from + pairs[i + 1]!]);
    return { singles: Array.from(singles, (step) => from + step), pairs: both };
  }

  /** Squares of the fire arc within a range that no wall hides (C11.1, C11.3), in scan order. */
  openInCone(from: number, facing: Facing, range: number): readonly number[] {
    const reach = Math.min(range, Math.max(this.width, this.height));
    const key = (reach * this.openRows.length + from) * 4 + facing;
    let cone = this.cones.get(key);
    if (cone === undefined) this.cones.set(key, (cone = this.coneFrom(from, facing, reach)));
    return cone;
  }

  private coneFrom(from: number, facing: Facing, reach: number): readonly number[] {
    const row = (this.openRows[from] ??= this.openFrom(from));
    const cone: number[] = [];
    row.forEach((arcs, to) => {
      const dx = this.x[to]! - this.x[from]!;
      const dy = this.y[to]! - this.y[from]!;
      const isInArc = (arcs & (FIRE_ARC << facing)) !== 0;
      if (isInArc && Math.max(Math.abs(dx), Math.abs(dy)) <= reach) cone.push(to);
    });
    return cone;
  }

  private lineFor(from: number, to: number): Line {
    const { width, height, x, y } = this;
    const dx = x[to]! - x[from]!;
    const dy = y[to]! - y[from]!;
    const slot = (dy + height - 1) * (2 * width - 1) + dx + width - 1;
    return (this.byOffset[slot] ??= traceLine(dx, dy, width));
  }

  private openFrom(from: number): Uint8Array {
    const row = new Uint8Array(this.openRows.length);
    const base = from - (from % this.area);
    for (let to = base; to < base + this.area; to++)
      if (to !== from && this.floor[to] === 1 && this.isOpen(from, to)) row[to] = this.arcsOf(from, to);
    return row;
  }

  private arcsOf(from: number, to: number): number {
    const dx = this.x[to]! - this.x[from]!;
    const dy = this.y[to]! - this.y[from]!;
    let arcs = 0;
    for (let facing = 0; facing < 4; facing++) {
      if (inViewArc(facing, dx, dy)) arcs |= 1 << facing;
      if (inFireArc(facing, dx, dy)) arcs |= FIRE_ARC << facing;
    }
    return arcs;
  }

  private isOpen(from: number, to: number): boolean {
    const { singles, pairs } = this.lineFor(from, to);
    for (const step of singles) if (this.floor[from + step] !== 1) return false;
    for (let i = 0; i < pairs.length; i += 2)
      if (this.floor[from + pairs[i]!] !== 1 && this.floor[from + pairs[i + 1]!] !== 1) return false;
    return true;
  }
}

/** The walk of C10.6 with the tests written down instead of made. */
const traceLine = (dxSigned: number, dySigned: number, width: number): Line => {
  const dx = Math.abs(dxSigned);
  const dy = Math.abs(dySigned);
  const sx = Math.sign(dxSigned);
  const sy = Math.sign(dySigned) * width;
  const singles: number[] = [];
  const pairs: number[] = [];
  let step = 0;
  let ix = 0;
  let iy = 0;
  while (ix < dx || iy < dy) {
    const side = (2 * ix + 1) * dy - (2 * iy + 1) * dx;
    if (side === 0) pairs.push(step + sx, step + sy);
    if (side <= 0) {
      step += sx;
      ix += 1;
    }
    if (side >= 0) {
      step += sy;
      iy += 1;
    }
    if (ix < dx || iy < dy) singles.push(step);
  }
  return { singles: Int32Array.from(singles), pairs: Int32Array.from(pairs) };
};
