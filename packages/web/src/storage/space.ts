/** The room this browser gives, and whether it promised to keep what lies there. */

let asked: Promise<boolean> | undefined;

/** Asked for when there is something to be kept; what a browser refuses now it may grant when the page is used more. */
export const askToStay = (isAgain = false): Promise<boolean> => {
  if (isAgain) asked = undefined;
  asked ??= ask();
  return asked;
};

const ask = async (): Promise<boolean> => {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
};

export interface Space {
  readonly isPromised: boolean;
  /** Bytes. */
  readonly used: number;
  readonly allowed: number;
}

/** Null where the browser does not say. */
export const readSpace = async (): Promise<Space | null> => {
  try {
    const [isPromised, { usage = 0, quota = 0 }] = await Promise.all([
      navigator.storage.persisted(),
      navigator.storage.estimate(),
    ]);
    return { isPromised, used: usage, allowed: quota };
  } catch {
    return null;
  }
};
