/** A file that is only looked at, as long as the page lasts. */

/** No game has this id. */
export const LOOKED_AT = 'file';

let text: string | undefined;

export const lookedAt = (): string | undefined => text;

export const keepLookedAt = (seen: string): void => {
  text = seen;
};
