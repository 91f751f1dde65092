/** D21: a campaign between two sittings, as plain data. */
import type { Counts, Luck, Side } from '@sensorium/engine';
import type { Rank } from '../forces/index.ts';
import type { Laying } from '../generator/laying.ts';
import type { SagaOptions } from '../sagaOptions.ts';

/** D21.1: in this order. */
export const STAGES = ['scn-recon', 'scn-establish', 'scn-defend', 'scn-raid', 'scn-destroy'] as const;
export type Stage = (typeof STAGES)[number];

export const CAMPAIGN_BLIPS = 125; // D21.7
export const BLIPS_PER_TURN = 2; // D21.7
export const TORPEDOES = 4; // D21.12
export const TORPEDO_SEATS = 5; // D21.12
export const SQUAD_SIZE = 5; // D21.6

export const SQUAD_FATES = ['ready', 'bound', 'disbanded', 'given-up'] as const;

export interface CampaignSquad {
  readonly id: number;
  readonly name: string;
  readonly badge: string | null;
  /** Bound: D21.16; disbanded: D21.6; given up: D21.17. */
  readonly fate: (typeof SQUAD_FATES)[number];
}

export interface CampaignMarine {
  readonly id: number;
  readonly name: string;
  readonly rank: Rank;
  readonly gear: readonly string[];
  /** What he takes into every scenario (D21.5). */
  readonly counts: Counts;
  readonly squad: number;
  /** Scenarios he took part in, as places in the history. */
  readonly scenarios: readonly number[];
  readonly kills: number;
  /** The scenario in which he was lost, or −1, and the rule. */
  readonly lostIn: number;
  readonly lostBy: string;
}

export const SCENARIO_OUTCOMES = ['marines', 'aliens', 'draw', 'declined'] as const;

export interface PlayedScenario {
  readonly stage: Stage;
  /** Declined: the aliens did not attack the perimeter (D21.16). */
  readonly outcome: (typeof SCENARIO_OUTCOMES)[number];
  readonly rule: string;
  readonly turns: number;
  readonly kills: number;
  readonly blips: number;
  readonly squads: readonly number[];
  readonly lost: readonly number[];
}

/** D21.10: the dice of a marine who teleports in. */
export interface Arrival {
  readonly marine: number;
  readonly dice: readonly [number, number];
}

export type CampaignStep =
  | { readonly is: 'choose-squads' }
  /** D21.15: the squads are recorded, the aliens do not know them. */
  | { readonly is: 'declare-attack'; readonly squads: readonly number[] }
  | { readonly is: 'lay-board'; readonly squads: readonly number[] }
  | {
      readonly is: 'play';
      readonly squads: readonly number[];
      /** In roster order. */
      readonly marines: readonly number[];
      readonly arrivals: readonly Arrival[];
      /** D21.14: entry areas secured from the start. */
      readonly secured: readonly string[];
      readonly seed: number;
    }
  /** D21.17. */
  | { readonly is: 'give-up-squad' }
  /** D21.6. */
  | { readonly is: 'regroup' }
  | { readonly is: 'over' };

export interface Campaign {
  readonly name: string;
  readonly luck: Luck;
  /** D21.2: what was bid, and what the force cost. */
  readonly points: number;
  /** D16.17: time points. */
  readonly time: number;
  /** D1.1, S6.11: rule options that differ from the usual, in all its games. */
  readonly options?: SagaOptions;
  readonly squads: readonly CampaignSquad[];
  readonly marines: readonly CampaignMarine[];
  readonly history: readonly PlayedScenario[];
  readonly blipsUsed: number;
  /** Torpedoes left. */
  readonly torpedoes: number;
  readonly raidLost: boolean;
  /** The scenario to be played now or next. */
  readonly stage: Stage;
  readonly board: Laying | null;
  /** D21.14: the objective areas of the last Establish. */
  readonly objectives: readonly string[];
  readonly step: CampaignStep;
  readonly winner: Side | 'none';
  readonly endedBy: string;
}

export const isLost = ({ lostIn }: CampaignMarine): boolean => lostIn >= 0;

/** The living members of a squad, in roster order. */
export const membersOfSquad = ({ marines }: Campaign, squad: number): CampaignMarine[] =>
  marines.filter((marine) => marine.squad === squad && !isLost(marine));

/** Who must decide now; both lay the board, nobody when it is over. */
export const campaignTurn = ({ step }: Campaign): Side | 'both' | null => {
  switch (step.is) {
    case 'choose-squads':
    case 'give-up-squad':
    case 'regroup':
      return 'marines';
    case 'declare-attack':
      return 'aliens';
    case 'lay-board':
    case 'play':
      return 'both';
    case 'over':
      return null;
    default:
      return step satisfies never;
  }
};

/** What a side may know (D1.11): the aliens do not know the squads recorded for the perimeter. */
export const campaignFor = (campaign: Campaign, side: Side): Campaign =>
  side === 'aliens' && campaign.step.is === 'declare-attack'
    ? { ...campaign, step: { is: 'declare-attack', squads: [] } }
    : campaign;
