export { BOX } from './box.ts';
export { missionCalled, missionWords } from './catalogue.ts';
export { checkMission, type Finding } from './checkMission.ts';
export { drawMission } from './drawMission.ts';
export {
  FEATURES,
  isDoor,
  isWall,
  LANGUAGES,
  levelsOf,
  markedSquares,
  sectionName,
  type Language,
  type Lesson,
  type LevelDrawing,
  type Mission,
} from './mission.ts';
export { MISSIONS } from './missions.generated.ts';
export { MissionError, marinesOf, startMission, toScenario, type ForcePiece, type MissionChoices } from './scenario.ts';
export { setupFromFile } from './setupFromFile.ts';
export { ForceError, type ForcedMission } from './startingRoom.ts';
export * from './generator/index.ts';
export { GEOTILES, geotile, type Geotile, type QuarterTurns } from './geotiles/geotile.ts';
export { byDifficulty, outlookFor, type Measured, type Outlook } from './measured.ts';
export { MEASURED } from './measured.generated.ts';
export { measuredMissions } from './measuredMissions.ts';
