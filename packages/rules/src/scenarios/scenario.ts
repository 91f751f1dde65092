/** D19, D20: a scenario of the generator as one rule of a mission. */
import {
  planOf,
  refusal,
  type Coordinates,
  type Game,
  type Hooks,
  type MissionRule,
  type Refusal,
  type Square,
  type Hook,
} from '@sensorium/engine';
import { squaresOf } from '../missions/places.ts';
import { areasToSecure, entrySquaresOf, isObjective, nameObjectives, nameSecured, secureFromStart } from './areas.ts';
import { campaignHooks, type CampaignPlan } from './campaign.ts';
import { deployRefusal } from './corridors.ts';
import { noteFigure, noteSight, reconTeleport } from './recon.ts';
import { askHowMany, blipsLeft } from './reinforcements.ts';
import { SCENARIOS, type ScenarioId } from './table.ts';
import { judge, type ScenarioBoard } from './victory.ts';

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    scenario: ScenarioPlan;
  }
  interface HookTypes {
    /** Before step 6 of C2.4: what is decided before the marines deploy. */
    beforeDeployment: Hook<'all', (game: Game) => void>;
  }
}

export interface ScenarioPlan {
  readonly id: ScenarioId;
  /** D19.11, D20.9: blips in all. */
  readonly blips: number;
  /** The deployment corridors, each from its far end inward. */
  readonly corridors: readonly (readonly Coordinates[])[];
  /** D18.4, where tile 10 is laid. */
  readonly controlRoom?: readonly Coordinates[];
  /** D21.14: areas secured from the start, in place of D20.8's choice. */
  readonly secured?: readonly string[];
  /** D21: the scenario belongs to a campaign. */
  readonly campaign?: CampaignPlan;
}

const AMBUSHES = 4; // D19.14
const ONLY_FROM_THERE = refusal('D20.12', 'only-from-the-control-room');

const fromControlRoom =
  (room: readonly Square[]) =>
  (_game: Game, { square }: { readonly square: Square }): Refusal | null =>
    room.includes(square) ? null : ONLY_FROM_THERE;

/** What only one scenario has. */
const ownHooks = ({ id, secured }: ScenarioPlan, { lanes, controlRoom }: ScenarioBoard): Hooks => {
  switch (id) {
    case 'scn-recon':
      return {
        mayTeleport: reconTeleport,
        figurePlaced: noteFigure,
        stepTaken: (game, piece) => {
          noteFigure(game, piece);
          noteSight(game);
        },
      };
    case 'scn-establish':
      return {
        beforeDeployment: (game) => nameObjectives(game, lanes),
        objectiveSquares: (game) => entrySquaresOf(game, areasToSecure(game, isObjective)),
      };
    case 'scn-defend':
      return {
        beforeDeployment: (game) => (secured === undefined ? nameSecured(game) : secureFromStart(game, secured)),
        objectiveSquares: () => lanes.flat(),
        alienGoalSquares: () => lanes.flat(),
      };
    case 'scn-raid':
      return { objectiveSquares: () => controlRoom };
    case 'scn-escape':
      return { objectiveSquares: () => controlRoom, mayTeleport: fromControlRoom(controlRoom) };
    case 'scn-destroy':
      return {
        objectiveSquares: (game) =>
          entrySquaresOf(
            game,
            areasToSecure(game, () => true),
          ),
      };
    default:
      return id satisfies never;
  }
};

export const scenario: MissionRule<'scenario'> = {
  id: 'scenario',
  hooks: (plan, board) => {
    const { id, blips } = plan;
    const { stalemate, options, deploysAnywhere } = SCENARIOS[id];
    const places: ScenarioBoard = {
      lanes: plan.corridors.map((squares) => squaresOf(board, squares)),
      controlRoom: squaresOf(board, plan.controlRoom ?? []),
      blips,
    };
    return {
      reinforcements: (game, due) => Math.min(due, blipsLeft(game, blips)),
      takesDrawing: askHowMany,
      stalemate: () => ({ winner: stalemate, rule: 'D19.21' }),
      doorsAndFireAreQuiet: () => true,
      areaSecured: (game) => {
        game.state.changed = true; // D19.21
      },
      conditions: (game) => judge(game, id, places),
      ...(options.ambush === 'on' ? { ambushAllowance: () => AMBUSHES, ambushes: () => ({ schedule: null }) } : {}),
      ...(deploysAnywhere ? {} : { mayDeploy: (game, piece, at) => deployRefusal(game, places.lanes, piece, at) }),
      ...ownHooks(plan, places),
      ...(plan.campaign === undefined ? {} : campaignHooks(id, plan.campaign, places)),
    };
  },
};

/** The scenario a game is played by, if it is one of the generator's. */
export const scenarioOf = (game: Game): ScenarioPlan | null => planOf(game.setup.scenario, 'scenario') ?? null;

/** D20.5, D20.15: the areas the marines must still secure to win. */
export const areasStillToSecure = (game: Game): number[] => {
  const plan = scenarioOf(game);
  if (plan?.id === 'scn-establish') return areasToSecure(game, isObjective);
  if (plan?.id === 'scn-destroy') return areasToSecure(game, () => true);
  return [];
};
