/** The letters that stand for sections on a drawn board. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Boards with long corridors have more sections than letters and digits: then letters of other alphabets. */
const MORE_LETTERS = 0x3b1;

export const sectionLetter = (index: number): string =>
  ALPHABET[index] ?? String.fromCodePoint(MORE_LETTERS + index - ALPHABET.length);
