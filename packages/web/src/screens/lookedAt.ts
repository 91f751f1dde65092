/** A file that is only looked at, as long as the page lasts. */
import { goTo } from '../app/router.ts';

/** No game has this id. */
export const LOOKED_AT = 'file';

let text: string | undefined;

export const lookedAt = (): string | undefined => text;

export const lookAt = async (file: File): Promise<void> => {
  text = await file.text();
  goTo('replay', LOOKED_AT);
};
