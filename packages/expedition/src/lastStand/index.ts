export { LAST_BOARD, type StandBoard } from './boards.ts';
export { CLOUD_RUNNER, STAND_POINTS, marinesOf, standFindings, type StandMarine } from './squad.ts';
export { STAND_ID, drawStandBoard } from './scenario.ts';
export { formatStand, parseStand, type SavedStand } from './standFile.ts';
export {
  StandError,
  beginStand,
  finishBoard,
  killsOf,
  scenarioOfStand,
  verdictOf,
  VERDICTS,
  type FinishedBoard,
  type LastStand,
  type VerdictId,
} from './stand.ts';
