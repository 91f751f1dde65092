/** What the list of S9.6 leaves to whoever goes by it: how a squad goes about its turn. Weights are in lives. */
export interface Doctrine {
  /** How much more than usual a step forward is worth. */
  readonly boldness: number;
  /** The share of the command points that may become steps of those whom the mission needs (line 7). */
  readonly marching: number;
  /** Whether points are spent on stepping out of attack reach (line 7). Seldom possible: searches do without it. */
  readonly stepsAway: boolean;
  /** Line 3: flames are paid with command points where somebody could strike the flamer before his next action. */
  readonly flamesByCommand: boolean;
  /** Line 3: squares within which a figure is shot at. */
  readonly shootWithin: number;
  /** A man the mission needs. */
  readonly needed: number;
  /** A watch kept, and a blow it keeps from another. */
  readonly ready: number;
  readonly shelter: number;
  /** A danger that needs another turn to come. */
  readonly later: number;
  /** Figures that an unknown blip stands for. */
  readonly blip: number;
  /** How much overwatch is trusted: 1 as much as the dice say, more is more. */
  readonly trust: number;
  /** Line 5: steps at which the others follow, and how far whoever leads may be ahead of the man the mission needs. */
  readonly follow: number;
  readonly leash: number;
  /** The man the mission needs stays a step behind whoever leads, until so many steps from the goal; 0 never. */
  readonly behind: number;
}

/** S9.6 line 7: at least half of the command points, rounded up, are kept for the alien turn. */
export const DRILL: Doctrine = {
  boldness: 1,
  marching: 0.5,
  stepsAway: false,
  flamesByCommand: true,
  shootWithin: 6,
  needed: 6,
  ready: 0.04,
  shelter: 0.6,
  later: 0.25,
  blip: 2,
  trust: 1,
  follow: 2,
  leash: 3,
  behind: 0,
};
