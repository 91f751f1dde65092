import { SCENARIO_IDS } from '@sensorium/rules';
import { MISSIONS } from './missions.generated.ts';

const missionsOfTheCodex = (): string[] => MISSIONS.filter(({ origin }) => origin === 'codex').map(({ id }) => id);

/** S9.15: one fixed map for each scenario. */
export const measuredScenarios = (): string[] => SCENARIO_IDS.map((id, index) => `generated:${id}:${index + 1}`);

/** S9.15: what the strength of players is measured on: the missions of chapter M, and each scenario on one fixed map. */
export const measuredMissions = (): string[] => [...missionsOfTheCodex(), ...measuredScenarios()];

/** The same missions as they call themselves. */
export const measuredIds = (): string[] => [
  ...missionsOfTheCodex(),
  ...SCENARIO_IDS.map((id, index) => `${id}-${index + 1}`),
];
