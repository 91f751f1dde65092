import { checkMission } from '../src/checkMission.ts';
import type { Mission } from '../src/mission.ts';
import { MISSIONS } from '../src/missions.generated.ts';

/** A mission with which nothing is wrong, to be changed. */
export const sound = MISSIONS.find(({ id }) => id === 'suicide-mission')!;

/** What is found wrong with a mission, one line each. */
export const said = (mission: Mission): string[] =>
  checkMission(mission).map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);
