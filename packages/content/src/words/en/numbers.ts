import { numbersIn } from '../numbers.ts';

export const { number, percent, count, plural, list } = numbersIn('en-GB');
