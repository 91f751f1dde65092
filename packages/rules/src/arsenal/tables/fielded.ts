/** Tables with what A16.9 adds: every figure and every box that can be fielded. */
import type { BoxRow, FigureRow } from '../rows.ts';
import { BOXES } from './chapter.ts';
import { FIGURES } from './figures.ts';
import { READY_MADE, READY_MADE_BOXES } from './readyMade.ts';

export const ARSENAL_FIGURES: Readonly<Record<string, FigureRow>> = { ...FIGURES, ...READY_MADE };
export const ARSENAL_BOXES: Readonly<Record<string, BoxRow>> = { ...BOXES, ...READY_MADE_BOXES };
