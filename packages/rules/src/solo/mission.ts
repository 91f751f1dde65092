/** S6.8: what an automaton may know of a mission that says it in data; S0.14: when ambush counters come. */
import {
  squareAt,
  type Board,
  type Coordinates,
  type Game,
  type MissionRule,
  type PieceId,
  type Square,
  type Hook,
} from '@sensorium/engine';
import { catOf } from '../missions/cat.ts';
import { intactDucts } from '../missions/ducts.ts';

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    'solo-mission': SoloMission;
  }
  interface HookTypes {
    /** S0.14: whether ambush counters are used, and the turns in which the mission itself says so. */
    ambushes: Hook<'one', () => { readonly schedule: readonly number[] | null }>;
    /** S0.30: reinforcements come from Table S0-R. */
    reinforcementTable: Hook<'some', () => boolean>;
    /** D23.10: command points to be taken in the first command phase. */
    penaltyLeft: Hook<'one', () => number>;
  }
}

interface SoloMission {
  readonly mentionedMarines?: readonly PieceId[];
  readonly objectiveSquares?: readonly Coordinates[];
  readonly alienGoalSquares?: readonly Coordinates[];
  readonly ambushAllowed?: boolean;
  readonly ambushSchedule?: readonly number[];
  readonly reinforcementTable?: boolean;
  /** D23.10: command points an earlier board has taken from the first command phase of this one (D22.17). */
  readonly penalty?: number;
}

const squaresOf = (game: Game, list: readonly Coordinates[]): Square[] =>
  list.map(([x, y, level]) => squareAt(game.setup.board satisfies Board, x, y, level));

/** The fields of Table S-MISSION as plain lists. */
export const soloMission: MissionRule<'solo-mission'> = {
  id: 'solo-mission',
  hooks: (data) => ({
    mentionedMarines: () => data.mentionedMarines ?? [],
    objectiveSquares: (game) => squaresOf(game, data.objectiveSquares ?? []),
    alienGoalSquares: (game) => squaresOf(game, data.alienGoalSquares ?? []),
    ...(data.ambushAllowed === true ? { ambushes: () => ({ schedule: data.ambushSchedule ?? null }) } : {}),
    reinforcementTable: () => data.reinforcementTable === true,
    ...(data.penalty === undefined ? {} : { penaltyLeft: () => data.penalty! }),
  }),
};

/** S6.9: squares of things that a genestealer breaks by acting on them: a loose C.A.T., intact ducts. */
export const alienGoalObjects = (game: Game): Square[] => {
  const cat = catOf(game);
  return [...(cat !== null && cat.by < 0 ? [cat.at] : []), ...intactDucts(game)];
};
