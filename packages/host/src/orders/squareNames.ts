/** Squares by column letters and row number, on every screen: A1 is the upper left corner, AB3·2 lies on the second level. */
import { NOWHERE, squareAt, type Board, type Square } from '@sensorium/engine';

const LETTERS = 26;

export const columnName = (x: number): string => {
  const high = Math.floor(x / LETTERS);
  return (high > 0 ? String.fromCharCode(64 + high) : '') + String.fromCharCode(65 + (x % LETTERS));
};

export const placeName = (x: number, y: number, level = 0): string =>
  `${columnName(x)}${y + 1}${level > 0 ? `·${level + 1}` : ''}`;

export const squareName = ({ x, y, level }: Board, square: Square): string =>
  placeName(x[square]!, y[square]!, level[square]);

const columnNamed = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;

/** The square that is called so (`e3`, `E3·2`, `e3.2`), or by its coordinates in mission files (`4,2`, `4,2,1`); −1 for none. */
export const squareNamed = (board: Board, text: string): Square => {
  const named = /^([a-z]{1,2})(\d{1,3})(?:[·.:/-](\d))?$/i.exec(text);
  if (named !== null)
    return squareAt(
      board,
      columnNamed(named[1]!),
      Number(named[2]) - 1,
      named[3] === undefined ? 0 : Number(named[3]) - 1,
    );
  const typed = /^\(?(\d+)[,.](\d+)(?:[,.](\d+))?\)?$/.exec(text);
  return typed === null ? NOWHERE : squareAt(board, Number(typed[1]), Number(typed[2]), Number(typed[3] ?? 0));
};
