export { LANGUAGES, markedSquares, type Language, type Lesson, type Mission } from './mission.ts';
export { MISSIONS } from './missions.generated.ts';
export { MissionError, startMission, toScenario, type ForcePiece, type MissionChoices } from './scenario.ts';
