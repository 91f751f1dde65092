/**
 * The campaign (D21). `beginCampaign` buys the force; `campaignTurn` says who must decide, `campaign.step` what:
 * `chooseSquads`, `declareAttack`, `layBoard` or `layByLot`, then the game of `scenarioOfCampaign`, whose `resultOf` goes
 * into `finishScenario`; then `giveUpSquad` and `disbandSquad` where due, and `marchOn`. Each gives a new campaign, or a
 * refusal that names its rule and changes nothing.
 */
export { CampaignForceError, beginCampaign, campaignFindings, type CampaignOrder } from './begin.ts';
export { formatCampaign, parseCampaign, type SavedCampaign } from './campaignFile.ts';
export { KillCount, UnfinishedGame, resultOf, type ScenarioResult } from './result.ts';
export { CampaignError, areasOf, boardOfCampaign, scenarioOfCampaign } from './scenario.ts';
export {
  areasToOpen,
  chooseSquads,
  declareAttack,
  disbandSquad,
  finishScenario,
  giveUpSquad,
  isCampaignRefused,
  isReplay,
  layBoard,
  layByLot,
  marchOn,
  squadsToGiveUp,
  type CampaignAnswer,
} from './stages.ts';
export { availableSquads, squadRefusal, squadsInNeed, torpedoesFor, type Move } from './squads.ts';
export {
  CAMPAIGN_BLIPS,
  STAGES,
  campaignFor,
  campaignTurn,
  isLost,
  membersOfSquad,
  type Campaign,
  type CampaignMarine,
  type CampaignSquad,
  type CampaignStep,
  type PlayedScenario,
  type Stage,
} from './state.ts';
export { CAMPAIGN_RULES, sagaOptions, type SagaOptions } from '../sagaOptions.ts';
