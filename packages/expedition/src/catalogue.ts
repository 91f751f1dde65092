/** Missions by name: ours, and those the generator makes. */
import { MISSIONS, scenarioWords, standWords, type Mission } from '@sensorium/content';
import type { Scenario } from '@sensorium/engine';
import { SCENARIO_IDS } from '@sensorium/rules';
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
export const missionWords = ({ id, rules }: Pick<Scenario, 'id' | 'rules'>): Mission['words'] | null => {
  const known = MISSIONS.find((mission) => mission.id === id);
  if (known !== undefined) return known.words;
  if (id === STAND_ID) return standWords;
  const plan = rules.find(({ is }) => is === 'scenario');
  const scenario = SCENARIO_IDS.find((other) => other === plan?.['id']);
  return scenario === undefined ? null : scenarioWords(scenario);
};
