/** The printed tables as data: what the automata read, and what people read who roll for them beside a board. */
import { BROOD_SUCCESS, type AutomatonId } from '@sensorium/rules';
import { Dice, DieNeeded } from './lots.ts';

/** S3.15–S3.20: each keeps the best of those that are left. */
export type PriorityRow =
  | 'mentioned'
  | 'objective-nearest'
  | 'no-shot'
  | 'back-or-side'
  | 'bolter'
  | 'nearest-comrade'
  | 'all-comrades';

/** S3.20. */
export const ISOLATED: readonly PriorityRow[] = ['nearest-comrade', 'all-comrades'];

/** Tables S1-P and S2-P; S0 has none (S0.29). */
export const PRIORITIES: Readonly<Record<AutomatonId, readonly PriorityRow[]>> = {
  'deathwing-solo': [],
  'diceroller-1': ['mentioned', 'no-shot', 'back-or-side', 'bolter'],
  'diceroller-2': ['mentioned', 'objective-nearest', 'no-shot', ...ISOLATED],
};

/** The rule behind a row. */
export const PRIORITY_RULES: Readonly<Record<PriorityRow, string>> = {
  mentioned: 'S3.15',
  'objective-nearest': 'S3.16',
  'no-shot': 'S3.17',
  'back-or-side': 'S3.18',
  bolter: 'S3.19',
  'nearest-comrade': 'S3.20',
  'all-comrades': 'S3.20',
};

/** S1.14: so many squares from the target. */
export const AMBUSH_DISTANCE = 6;
/** Table S1-M row 2. */
export const PRIORITY_DISTANCE = 12;

/** Tables S1-B and S2-B: where a drawn blip goes. */
export type Arrival = 'ambush' | 'nearest-to-target' | 'nearest-to-loner' | 'any';

/** S5.3: at the start of the game there are no ambushes. */
export const arrivalOn = (automaton: AutomatonId, die: number, isStart: boolean): Arrival => {
  if (die === 1 && !isStart) return 'ambush';
  if (die === 6) return 'any';
  return die === 5 && automaton === 'diceroller-1' ? 'nearest-to-loner' : 'nearest-to-target';
};

/** S1.19, S2.11, S0.22, S0.33: who comes first. */
export const ORDER_CLASSES = ['genestealers', 'blips', 'lurking-blips', 'leader'] as const;
export type OrderClass = (typeof ORDER_CLASSES)[number];

export const orderOf = (automaton: AutomatonId): readonly OrderClass[] =>
  automaton === 'deathwing-solo' ? ['genestealers', 'leader'] : ['genestealers', 'blips', 'lurking-blips'];

/** S1.22, S2.15: S0 has no such test. */
export const broodTest = (aliens: number, die: number): { readonly score: number; readonly dares: boolean } => ({
  score: aliens + die,
  dares: aliens + die >= BROOD_SUCCESS,
});

/** S3.22: which of so many equals, counted from 0; null where the dice must be rolled again or one more is needed. */
export const lotAmong = (count: number, dice: readonly number[]): number | null => {
  try {
    return new Dice(dice).lot(Array.from({ length: count }, (_, index) => index));
  } catch (error) {
    if (error instanceof DieNeeded) return null;
    throw error;
  }
};
