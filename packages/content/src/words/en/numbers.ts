import { numbersIn } from '../numbers.ts';

export const { number, percent, count, plural } = numbersIn('en-GB');
