/**
 * What happens before and between games: boards laid of tiles (D18–D20) and missions by name are here; forces bought and
 * bid for (D16), squads of the arsenal (A16), campaigns (D21, D22) and the solo mission (D23) in entries of their own.
 */
export { missionCalled, missionWords } from './catalogue.ts';
export * from './generator/index.ts';
export { ForceError, type ForcedMission } from './startingRoom.ts';
