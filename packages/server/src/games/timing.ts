/** Time as the server has it; tests have their own. */
export interface Timing {
  /** Milliseconds since 1970, by the wall clock. */
  readonly now: () => number;
  /** Milliseconds that never go back. */
  readonly steady: () => number;
  /** Calls back so many milliseconds later; what it returns calls it off. */
  readonly later: (milliseconds: number, act: () => void) => () => void;
}

const LONGEST = 0x7fffffff;

export const REAL_TIME: Timing = {
  now: () => Date.now(),
  steady: () => performance.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, Math.min(LONGEST, milliseconds));
    return () => clearTimeout(timer);
  },
};
