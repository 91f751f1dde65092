/** Numbers as they are typed: wrong ones are refused with what is wanted. */
import { randomBytes } from 'node:crypto';
import { keyOf } from '@sensorium/engine';
import { InvalidArgumentError } from 'commander';
import { commandLineWords, type CommandLineWords, type Language } from '../terminalWords.ts';

/** What digits alone say, if it lies within the bounds. */
export const wholeIn = (text: string, least: number, most: number): number | null => {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : null;
};

export const readWhole =
  (language: Language, what: keyof CommandLineWords['numbers'], least: number, most: number) =>
  (text: string): number => {
    const value = wholeIn(text, least, most);
    if (value === null) throw new InvalidArgumentError(commandLineWords(language).numbers[what](least, most));
    return value;
  };

export const MOST_SEED = 0xffffffff;

export const readSeed = (language: Language) => readWhole(language, 'seed', 0, MOST_SEED);

/** For the dice of a game, which nobody can foretell. */
export const anyKey = (): string => keyOf(randomBytes(32));

/** For boards, which may be laid again. */
export const anySeed = (): number => Math.floor(Math.random() * (MOST_SEED + 1));
