/** A5.8: the dice of one test against the number it needs. */

/** What changes the dice of a test before they are compared. */
export interface Handicaps {
  /** A13.6: taken off every die. */
  readonly lowered: number;
  /** A15.10: added to the best die. */
  readonly best: number;
}

/** A5.8: a number below 2 counts as 2; a natural 1 never kills. */
const LEAST = 2;

/** How many of the dice reach the number. The bonus goes to one die, the best. */
export const successesOf = (dice: readonly number[], number: number, { lowered, best }: Handicaps): number => {
  const needed = Math.max(LEAST, number);
  const favoured = best === 0 ? -1 : dice.indexOf(Math.max(...dice));
  return dice.filter((die, i) => die > 1 && die - lowered + (i === favoured ? best : 0) >= needed).length;
};
