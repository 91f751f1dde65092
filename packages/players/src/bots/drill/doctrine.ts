/** What the list of S9.6 leaves to whoever goes by it. */
export interface Doctrine {
  /** How much more than usual a step forward is worth. */
  readonly boldness: number;
  /** The share of the command points that may become steps of those whom the mission needs (line 7). */
  readonly marching: number;
}

/** S9.6 line 7: at least half of the command points, rounded up, are kept for the alien turn. */
export const DRILL: Doctrine = { boldness: 1, marching: 0.5 };
