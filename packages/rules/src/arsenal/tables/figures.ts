/** Table A-11. */
import type { FigureRow } from '../rows.ts';
import { ELITE } from './elite.ts';
import { SQUAD_FIGURES } from './squadFigures.ts';

export const FIGURES: Readonly<Record<string, FigureRow>> = { ...SQUAD_FIGURES, ...ELITE };
