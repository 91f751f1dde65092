/** The games of what is longer than a game: which table is to be opened next, and what its game leads to. The same for everybody who plays it. */
import { SIDES, type Game, type GameEvent, type Scenario, type Seed } from '@sensorium/engine';
import {
  KillCount,
  campaignTurn,
  finishScenario,
  resultOf,
  scenarioOfCampaign,
  type Campaign,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { scenarioOfStand, type LastStand } from '@sensorium/expedition/lastStand';
import { chooseInCampaign } from '@sensorium/players';
import { PERSON, type ClockKind, type Seats } from './protocol.ts';
import { modulesFor, scenarioFor } from './seats.ts';

/** A table to be opened: the same plan gives the same game wherever it is played. */
export interface TablePlan {
  readonly scenario: Scenario;
  readonly seed: Seed;
  readonly sides: Seats;
  readonly clock: ClockKind;
}

/** D21: the scenario that is to be played now; null while something else is to be decided. */
export const tableOfCampaign = ({
  campaign,
  players: sides,
  clock,
}: Pick<SavedCampaign, 'campaign' | 'players' | 'clock'>): TablePlan | null => {
  if (campaign.step.is !== 'play') return null;
  const scenario = scenarioFor(scenarioOfCampaign(campaign, modulesFor(sides)), sides, clock);
  return { scenario, seed: campaign.step.seed, sides, clock };
};

/** D21.5: the result of the scenario goes into the campaign. */
export const settleCampaign = (campaign: Campaign, game: Game, events: Iterable<GameEvent>): Campaign => {
  if (campaign.step.is !== 'play') return campaign;
  const { marines } = campaign.step;
  const count = new KillCount();
  for (const event of events) count.hear(event, (id) => id < marines.length);
  return finishScenario(campaign, resultOf(game, count.killsBy));
};

/** Whatever programs decide is decided before a person is asked; a board between two programs is laid by lot. */
export const chosenByPrograms = (begun: Campaign, players: SavedCampaign['players']): Campaign => {
  let campaign = begun;
  for (;;) {
    const turn = campaignTurn(campaign);
    if (turn === null || campaign.step.is === 'play') return campaign;
    const asked = turn === 'both' ? SIDES : ([turn] as const);
    if (asked.some((side) => players[side] === PERSON)) return campaign;
    campaign = chooseInCampaign(campaign, asked[0], players[asked[0]]);
  }
};

/** S6.2, D23: always against S0, and so without a clock. */
const STAND_ALIENS = 'deathwing-solo';

/** D23: the board that is to be played now. */
export const tableOfStand = (stand: LastStand, marines: string = PERSON): TablePlan => {
  const sides: Seats = { marines, aliens: STAND_ALIENS };
  return { scenario: scenarioFor(scenarioOfStand(stand), sides, 'off'), seed: stand.seed, sides, clock: 'off' };
};
