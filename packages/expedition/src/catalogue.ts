/** Missions by name: ours, and those the generator makes. */
import { MISSIONS, scenarioWords, standWords, type Mission } from '@sensorium/content';
import { planOf, type Scenario } from '@sensorium/engine';
import { readLaying } from './generator/code.ts';
import { generateMission, missionOf, readGeneratedId } from './generator/mission.ts';
import { STAND_ID } from './lastStand/scenario.ts';

/** A mission of ours by its id, a generated one (`generated:SCENARIO:SEED`), or one laid by people (`laid:…`); null if it is neither. */
export const missionCalled = (name: string): Mission | null => {
  const known = MISSIONS.find(({ id }) => id === name);
  if (known !== undefined) return known;
  const generated = readGeneratedId(name);
  if (generated !== null) return generateMission(generated.seed, generated.scenario);
  const laid = readLaying(name);
  return laid === null ? null : missionOf(laid);
};

/** What the mission a game is played from is called and about, where that is known. */
export const missionWords = (scenario: Pick<Scenario, 'id' | 'rules'>): Mission['words'] | null => {
  const known = MISSIONS.find((mission) => mission.id === scenario.id);
  if (known !== undefined) return known.words;
  if (scenario.id === STAND_ID) return standWords();
  const plan = planOf(scenario, 'scenario');
  return plan === undefined ? null : scenarioWords(plan.id);
};
