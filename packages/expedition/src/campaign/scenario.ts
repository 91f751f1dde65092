/** D21.7, D21.14, D21.18–D21.20: the scenario of a campaign as an ordinary game. */
import { sheetNames, toScenario, type ForcePiece, type Mission } from '@sensorium/content';
import type { Scenario } from '@sensorium/engine';
import { drawBoard, type DrawnBoard } from '../generator/board.ts';
import type { Laying } from '../generator/laying.ts';
import { missionOf } from '../generator/mission.ts';
import { CAMPAIGN_RULES, chosenOf, sagaOptions } from '../sagaOptions.ts';
import { BLIPS_PER_TURN, CAMPAIGN_BLIPS, type Campaign, type CampaignMarine } from './state.ts';

export class CampaignError extends Error {}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const MOST_SQUADS = LETTERS.length;

const drawn = ({ layout, corridors }: Laying): DrawnBoard =>
  drawBoard(
    layout,
    corridors.map((connector) => ({ connector, length: 5 })),
  );

/** Entry areas of the board, in the order of the mission. */
export const areasOf = (board: Laying): string[] => drawn(board).entries.map(({ id }) => id);

/** The board of the last scenario, or of the present one once it lies. */
export const boardOfCampaign = ({ board }: Campaign): DrawnBoard => {
  if (board === null) throw new CampaignError('D21.1: no board lies');
  return drawn(board);
};

/** D21.20: half the psi points once a Raid is lost. */
const countsOf = ({ raidLost }: Campaign, { counts }: CampaignMarine): CampaignMarine['counts'] => {
  const psi = counts['psi'];
  return raidLost && psi !== undefined ? { ...counts, psi: Math.floor(psi / 2) } : counts;
};

const sheetOf = ({ squads }: Campaign, id: number): string =>
  sheetNames(squads.map(({ name }) => name))[squads.findIndex((squad) => squad.id === id)]!;

const pieceOf = (campaign: Campaign, marine: CampaignMarine, letter: string): ForcePiece => {
  const { badge } = campaign.squads.find(({ id }) => id === marine.squad)!;
  return {
    is: marine.rank,
    squad: letter,
    sheet: sheetOf(campaign, marine.squad),
    name: marine.name,
    gear: marine.gear,
    counts: countsOf(campaign, marine),
    ...(badge !== null && marine.rank === 'captain' ? { badge } : {}),
  };
};

/** D21.19: out of the Raid by teleport. What is asked of an automaton alone is nothing where there is none. */
const optionsFor = (campaign: Campaign, modules: readonly string[]): Record<string, string | number> => ({
  ...chosenOf(sagaOptions(CAMPAIGN_RULES, modules), campaign.options),
  forceList: 'on',
  timePoints: campaign.time,
  ...(campaign.stage === 'scn-raid' ? { teleport: 'on' } : {}),
});

/** The mission to be played now, before players with rules of their own join it. */
const missionOfCampaign = (campaign: Campaign): { mission: Mission; force: ForcePiece[] } => {
  const { step, board, stage, blipsUsed, raidLost } = campaign;
  if (step.is !== 'play' || board === null) throw new CampaignError('D21.1: no scenario is to be played now');
  const letterOf = (squad: number): string => LETTERS[step.squads.indexOf(squad)]!;
  const marines = step.marines.map((id) => campaign.marines.find((marine) => marine.id === id)!);
  const squads = step.squads
    .map((squad) => ({
      squad: letterOf(squad),
      pieces: marines.filter((marine) => marine.squad === squad).map(({ rank }) => ({ is: rank })),
    }))
    .filter(({ pieces }) => pieces.length > 0);
  const mission = missionOf(
    { ...board, scenario: stage },
    {
      id: stage,
      force: squads,
      aliens: { perTurn: BLIPS_PER_TURN, total: Math.max(0, CAMPAIGN_BLIPS - blipsUsed) },
      ...(stage === 'scn-defend' ? { secured: step.secured } : {}),
    },
  );
  const objectives = mission.objectives.map((plan) =>
    plan.is === 'scenario' ? { ...plan, campaign: { squads: step.squads.length, raidLost } } : plan,
  );
  return {
    mission: { ...mission, objectives },
    force: marines.map((marine) => pieceOf(campaign, marine, letterOf(marine.squad))),
  };
};

/** The game to be played now; `modules` are those of an automaton. */
export const scenarioOfCampaign = (campaign: Campaign, modules: readonly string[] = []): Scenario => {
  const { mission, force } = missionOfCampaign(campaign);
  return toScenario(mission, { force, modules, options: optionsFor(campaign, modules) });
};
