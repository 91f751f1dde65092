export {
  playCampaign,
  summariseCampaigns,
  type CampaignOrders,
  type CampaignRecord,
  type CampaignSummary,
} from './campaign.ts';
export { CELL_HEADINGS, cellTexts } from './cellTexts.ts';
export { signedPoints } from './figures.ts';
export { gatherRuns, pairRuns, type Run } from './gather.ts';
export { keptText, playedAgain } from './keep.ts';
export { LAST_TURN, playGame, type GameRecord, type Match } from './match.ts';
export { RecordError, formatInvalid, formatRecord, parseRecords, type GameLine } from './records.ts';
export { replayGame } from './replay.ts';
export { gamesIn } from './resume.ts';
export { renderReport } from './report/page.ts';
export { InvalidRun, ORDERS, runGames, type Order, type RunPlan, type RunResult, type RunWatch } from './run.ts';
export {
  ENOUGH,
  comparePaired,
  holm,
  mcnemar,
  wilson,
  type Comparison,
  type Interval,
  type Pairs,
} from './statistics.ts';
export { summarize, type Cell } from './summary.ts';
export { balanceTables } from './tables.ts';
export { InvalidGame } from './tally.ts';
export { TimeCounts } from './timeCounts.ts';
export { playStand, type StandRecord } from './lastStand.ts';
export { versionOf } from './version.ts';
