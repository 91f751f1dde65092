export { fewLines } from './few.ts';
export { BOX, shapeOf } from './box.ts';
export { checkMission, type Finding } from './checkMission.ts';
export { drawMission } from './drawMission.ts';
export {
  FEATURES,
  HEAVY_ENEMIES,
  LONGEST_MISSION,
  facingNamed,
  floorAt,
  hasSpecial,
  isDoor,
  isWall,
  levelsOf,
  markedSquares,
  sectionAt,
  sectionName,
  squaresWhere,
  isForTwo,
  type LevelDrawing,
  type Mission,
} from './mission.ts';
export { mark } from './fields.ts';
export { addMissionRules, objective } from './missionRules.ts';
/** @public For modules from outside. */
export { special } from './missionRules.ts';
export { ruleData } from './ruleData.ts';
export {
  lessonScenario,
  type BoardLesson,
  type Lesson,
  type LessonHint,
  type LessonLight,
  type LessonOrder,
  type LessonStep,
  type LessonWant,
  type LessonWho,
  type MissionLesson,
} from './lessons/lesson.ts';
export { LESSONS } from './lessons/lessons.generated.ts';
export { proposalKey, proposalsFor, type Proposal } from './lessons/proposals.ts';
export { MISSIONS } from './missions.generated.ts';
export {
  MissionError,
  carriesFlamer,
  marinesOf,
  startMission,
  toScenario,
  type ForcePiece,
  type MissionChoices,
} from './scenario.ts';
export { setupFromFile } from './setupFromFile.ts';
export { highestRanking, sheetNames } from './sheetNames.ts';
export { scenarioWords, standWords } from './words/missionTexts.ts';
export {
  CONTROL_ROOM_SECTION,
  CONTROL_ROOM_TILE,
  GEOTILES,
  QUARTER_TURNS,
  TILE,
  connectorSquare,
  geotile,
  type Geotile,
  type QuarterTurns,
} from './geotiles/geotile.ts';
export { byDifficulty, marinesShare, outlookFor, type Measured, type Outlook } from './measured.ts';
export { MEASURED } from './measured.generated.ts';
export { measuredIds, measuredMissions, measuredScenarios } from './measuredMissions.ts';
