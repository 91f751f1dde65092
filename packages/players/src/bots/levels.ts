/** S9.13: five levels of either side. How far each holds back is a share of pieces that hesitate each turn. */
import type { PieceId } from '@sensorium/engine';
import { Rng } from '../rng.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The share of pieces that hesitate, by level. */
type Dial = Readonly<Record<Level, number>>;

const BROOD: Dial = { 1: 0.75, 2: 0.55, 3: 0.35, 4: 0.15, 5: 0 };
const SQUAD: Dial = { 1: 0.6, 2: 0.3, 3: 0, 4: 0, 5: 0 };

export const hesitationOfBrood = (level: Level): number => BROOD[level];
export const hesitationOfSquad = (level: Level): number => SQUAD[level];

/** Whether a piece hesitates in this turn: the same answer all turn long, whatever else is asked (S9.4). */
export const hesitates = (seed: number, turn: number, piece: PieceId, share: number): boolean =>
  share > 0 && new Rng(seed + turn * 7919 + piece * 104_729).next() / 0x1_0000_0000 < share;
