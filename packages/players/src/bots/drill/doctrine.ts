/** What the list of S9.6 leaves to whoever goes by it. */
export interface Doctrine {
  /** How much more than usual a step forward is worth. */
  readonly boldness: number;
  /** The share of the command points that may become steps of those whom the mission needs (line 7). */
  readonly marching: number;
  /** Whether points are spent on stepping out of attack reach (line 7). Seldom possible: searches do without it. */
  readonly stepsAway: boolean;
}

/** S9.6 line 7: at least half of the command points, rounded up, are kept for the alien turn. */
export const DRILL: Doctrine = { boldness: 1, marching: 0.5, stepsAway: false };
