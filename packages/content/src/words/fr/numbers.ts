import { numbersIn } from '../numbers.ts';

export const { number, percent, count, plural, list } = numbersIn('fr');

/** Dice as they are read out: « 2 et 1 ». */
export const thrown = (dice: readonly number[]): string => list(dice.map(String));
