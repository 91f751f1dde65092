export {
  playCampaign,
  summariseCampaigns,
  type CampaignOrders,
  type CampaignRecord,
  type CampaignSummary,
} from './campaign.ts';
export { entered, formatBook, isOlder, parseBook, type Book, type Measurement } from './book.ts';
export { CELL_HEADINGS, cellTexts } from './cellTexts.ts';
export { cellsToPlay } from './doubt.ts';
export { signedPoints } from './figures.ts';
export { formatFixedGames, judgeFixedGames, playFixedGames, type FixedGame } from './fixedGames.ts';
export { gatherRuns, pairRuns, type Run } from './gather.ts';
export { presentVersion, type CellName } from './grid.ts';
export { levelCells, levelRows, type LevelRow } from './levels.ts';
export { measure } from './measure.ts';
export { playGame, type GameRecord, type Match } from './match.ts';
export { RecordError, formatInvalid, formatRecord, parseRecords, type GameLine } from './records.ts';
export { replayGame } from './replay.ts';
export { gamesIn } from './resume.ts';
export { renderReport } from './report/page.ts';
export {
  InvalidRun,
  ORDERS,
  runGames,
  type Order,
  type RunPlan,
  type RunResult,
  type RunWatch,
  type Shard,
} from './run.ts';
export { formatHead, mergeShards } from './shards.ts';
export { ENOUGH, comparePaired, wilson, type Comparison, type Interval, type Pairs } from './statistics.ts';
export { summarize, type Cell } from './summary.ts';
export { balanceTables } from './tables.ts';
export { InvalidGame } from './tally.ts';
export { TimeCounts } from './timeCounts.ts';
export { playStand, type StandRecord } from './lastStand.ts';
export { isSameVersion, versionOf } from './version.ts';
