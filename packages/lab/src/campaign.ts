/** Whole campaigns (D21) without a person. */
import {
  KillCount,
  beginCampaign,
  campaignTurn,
  finishScenario,
  isLost,
  resultOf,
  scenarioOfCampaign,
  type Campaign,
  type PlayedScenario,
} from '@sensorium/content/campaign';
import { buyForce, type ForceList } from '@sensorium/content/forces';
import type { GameEvent } from '@sensorium/engine';
import { chooseInCampaign, playerEntry } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';
import { LAST_TURN, playOut } from './match.ts';

export interface CampaignOrders {
  readonly points: number;
  /** What a bot would buy for the points if left out. */
  readonly list?: ForceList;
  readonly marines: string;
  readonly aliens: string;
  readonly nodes?: number;
}

export interface CampaignRecord {
  readonly seed: number;
  readonly winner: Campaign['winner'];
  readonly rule: string;
  readonly scenarios: readonly PlayedScenario[];
  readonly marines: number;
  readonly lost: number;
  readonly kills: number;
  readonly blips: number;
}

/** D21.13 and D21.21 repeat scenarios; both sides run dry long before. */
const MOST_SCENARIOS = 100;

const playScenario = (campaign: Campaign, orders: CampaignOrders): Campaign => {
  const { step } = campaign;
  if (step.is !== 'play') return campaign;
  const { module } = playerEntry(orders.aliens);
  const setup = setupFor(scenarioOfCampaign(campaign, module === undefined ? [] : [module]));
  const count = new KillCount();
  const onEvent = (event: GameEvent): void => count.hear(event, (id) => id < step.marines.length);
  const { game } = playOut(setup, orders, step.seed, { onEvent });
  // S9.14: what is not decided by turn 60 is not won.
  if (game.state.winner === 'none') Object.assign(game.state, { winner: 'draw', endedBy: 'S9.14', turn: LAST_TURN });
  return finishScenario(campaign, resultOf(game, count.killsBy));
};

/** Plays a campaign from the purchase to its end. */
export const playCampaign = (seed: number, orders: CampaignOrders): CampaignRecord => {
  const list = orders.list ?? buyForce(orders.points, 'The force');
  let campaign = beginCampaign({ name: 'Campaign', seed, list, points: orders.points });
  while (campaign.step.is !== 'over' && campaign.history.length < MOST_SCENARIOS) {
    const turn = campaignTurn(campaign);
    const side = turn === 'aliens' ? 'aliens' : 'marines';
    campaign =
      campaign.step.is === 'play' ? playScenario(campaign, orders) : chooseInCampaign(campaign, side, orders[side]);
  }
  return {
    seed,
    winner: campaign.winner,
    rule: campaign.endedBy,
    scenarios: campaign.history,
    marines: campaign.marines.length,
    lost: campaign.marines.filter(isLost).length,
    kills: campaign.history.reduce((sum, { kills }) => sum + kills, 0),
    blips: campaign.blipsUsed,
  };
};
