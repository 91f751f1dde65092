export {
  LAST_BOARD,
  arrowOf,
  layRestByLot,
  layStandTile,
  layStandTileByLot,
  layingOf,
  standPlacements,
  type LaidSoFar,
  type StandBoard,
  type StandLaying,
} from './boards.ts';
export { CLOUD_RUNNER, STAND_POINTS, marinesOf, standFindings, type StandMarine } from './squad.ts';
export { drawStandBoard } from './scenario.ts';
export { formatStand, parseStand, type SavedStand } from './standFile.ts';
export {
  StandError,
  beginStand,
  finishBoard,
  killsOf,
  scenarioOfStand,
  verdictOf,
  withLaidBoard,
  VERDICTS,
  type FinishedBoard,
  type LastStand,
  type VerdictId,
} from './stand.ts';
export { STAND_RULES, sagaOptions, type SagaOptions } from '../sagaOptions.ts';
