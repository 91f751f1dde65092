/** Whole campaigns (D21) without a person. */
import type { Game, GameEvent } from '@sensorium/engine';
import {
  STAGES,
  beginCampaign,
  isLost,
  type Campaign,
  type PlayedScenario,
  type Stage,
} from '@sensorium/expedition/campaign';
import { buyForce, type ForceList } from '@sensorium/expedition/forces';
import { chosenByPrograms, settleCampaign, tableOfCampaign } from '@sensorium/host';
import { setupFor } from '@sensorium/rules';
import { LAST_TURN, playOut } from './match.ts';
import { wilson } from './statistics.ts';

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

/** S9.14: what is not decided by turn 60 is not won. */
const decided = (game: Game): Game => {
  if (game.state.winner === 'none') Object.assign(game.state, { winner: 'draw', endedBy: 'S9.14', turn: LAST_TURN });
  return game;
};

const playScenario = (campaign: Campaign, orders: CampaignOrders): Campaign => {
  const table = tableOfCampaign({ campaign, players: orders, clock: 'off' })!;
  const events: GameEvent[] = [];
  const { game } = playOut(setupFor(table.scenario), orders, table.seed, { onEvent: (event) => events.push(event) });
  return settleCampaign(campaign, decided(game), events);
};

/** Plays a campaign from the purchase to its end. */
export const playCampaign = (seed: number, orders: CampaignOrders): CampaignRecord => {
  const list = orders.list ?? buyForce(orders.points, 'The force');
  let campaign = beginCampaign({ name: 'Campaign', seed, list, points: orders.points });
  while (campaign.step.is !== 'over' && campaign.history.length < MOST_SCENARIOS) {
    campaign = chosenByPrograms(campaign, orders);
    if (campaign.step.is === 'play') campaign = playScenario(campaign, orders);
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

export interface CampaignSummary {
  readonly campaigns: number;
  /** By the marines. */
  readonly won: number;
  readonly interval: { readonly low: number; readonly high: number };
  /** How many ended by each rule. */
  readonly ends: Readonly<Record<string, number>>;
  /** How often each stage was played, and won by the marines. */
  readonly stages: readonly { readonly stage: Stage; readonly played: number; readonly won: number }[];
  /** On the average of a campaign. */
  readonly lost: number;
  readonly kills: number;
  readonly blips: number;
}

/** S9.17 for whole campaigns. */
export const summariseCampaigns = (records: readonly CampaignRecord[]): CampaignSummary => {
  const won = records.filter(({ winner }) => winner === 'marines').length;
  const ends: Record<string, number> = {};
  for (const { rule } of records) ends[rule] = (ends[rule] ?? 0) + 1;
  const played = records.flatMap(({ scenarios }) => scenarios);
  const average = (value: (record: CampaignRecord) => number): number =>
    records.reduce((sum, record) => sum + value(record), 0) / Math.max(1, records.length);
  return {
    campaigns: records.length,
    won,
    interval: wilson(won, records.length),
    ends,
    stages: STAGES.map((stage) => {
      const of = played.filter((scenario) => scenario.stage === stage);
      return { stage, played: of.length, won: of.filter(({ outcome }) => outcome === 'marines').length };
    }),
    lost: average(({ lost }) => lost),
    kills: average(({ kills }) => kills),
    blips: average(({ blips }) => blips),
  };
};
