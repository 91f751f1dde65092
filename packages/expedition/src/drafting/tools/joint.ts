/** Entry areas and exits lie beside a floor square, on a side of it where there is wall. */
import { FACINGS, type FacingName } from '@sensorium/engine';
import { drawingOf, isFloor } from '../board.ts';
import { beside, isAt, placeOn, type Draft, type Joint } from '../draft.ts';
import type { Change } from '../edits.ts';
import { freeAreas } from '../region.ts';
import type { Aim, Tool } from './tool.ts';

/** The side meant: the one pointed at, or the first that leads out; null where none does. */
const sideOf = (draft: Draft, level: number, { cell, side }: Aim): FacingName | null => {
  const drawing = drawingOf(draft, level);
  if (!isFloor(drawing, cell)) return null;
  return [side, ...FACINGS].find((way) => !isFloor(drawing, beside(cell, way))) ?? null;
};

const isThere = ({ at, side }: Joint, level: number, aim: Aim, way: FacingName): boolean =>
  side === way && isAt(at, level, aim.cell);

/** An exit needs a row or column beyond it, also where the board begins. */
const roomBeyond = ([x, y]: readonly [number, number], side: FacingName): Change[] => {
  const dx = side === 'W' && x === 0 ? 1 : 0;
  const dy = side === 'N' && y === 0 ? 1 : 0;
  return dx + dy > 0 ? [{ at: 'shift', dx, dy }] : [];
};

export const entry: Tool = {
  name: 'entry',
  isStamp: false,
  changes: (draft, { level, area }, { to }) => {
    const side = sideOf(draft, level, to);
    if (side === null) return [];
    const kept = draft.entries.filter((other) => !isThere(other, level, to, side));
    const id = area === '' ? freeAreas(draft).next().value : area;
    const value = kept.length < draft.entries.length ? kept : [...kept, { id, at: placeOn(level, to.cell), side }];
    return [{ at: 'field', field: 'entries', value }];
  },
};

export const exit: Tool = {
  name: 'exit',
  isStamp: false,
  changes: (draft, { level }, { to }) => {
    const side = sideOf(draft, level, to);
    if (side === null) return [];
    const kept = draft.exits.filter((other) => !isThere(other, level, to, side));
    const value = kept.length < draft.exits.length ? kept : [...kept, { at: placeOn(level, to.cell), side }];
    return [{ at: 'field', field: 'exits', value }, ...roomBeyond(to.cell, side)];
  },
};
