import { numbersIn } from '../numbers.ts';

export const { number, percent, count, list } = numbersIn('fr');

/** French never parts a number from its noun. */
export const plural = (value: number, one: string, other: string): string => count(value, { one, other });

/** Dice as they are read out: « 2 et 1 ». */
export const thrown = (dice: readonly number[]): string => list(dice.map(String));
