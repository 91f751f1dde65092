/** A file or a link that is only looked at, as long as the page lasts. */

/** No game has this id. */
export const LOOKED_AT = 'file';

interface LookedAt {
  readonly text: string;
  /** The frame from which it is to be watched. */
  readonly from: number;
}

let here: LookedAt | undefined;

export const lookedAt = (): LookedAt | undefined => here;

export const keepLookedAt = (text: string, from = 0): void => {
  here = { text, from };
};
