/** Numbers as they are typed: wrong ones are refused with what is wanted. */
import { InvalidArgumentError } from 'commander';

export const readWhole =
  (what: string, least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`${what} is a whole number from ${least} to ${most}.`);
    return value;
  };

const MOST_SEED = 0xffffffff;

export const readSeed = readWhole('A seed', 0, MOST_SEED);

export const anySeed = (): number => Math.floor(Math.random() * (MOST_SEED + 1));
