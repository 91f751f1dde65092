import { setupFromFile, toScenario } from '@sensorium/content';
import type { Scenario } from '@sensorium/engine';
import { SCENARIO_IDS, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { generateMission } from './generator/mission.ts';
import { beginStand, scenarioOfStand } from './lastStand/index.ts';

const SCENARIOS: Scenario[] = [
  ...SCENARIO_IDS.map((id) => toScenario(generateMission(77, id))),
  scenarioOfStand(beginStand(1)),
];

test.for(SCENARIOS.map(({ id }, index) => [id, index] as const))(
  '%s is set up out of a file as the rules themselves do',
  ([, index]) => {
    expect(setupFromFile(SCENARIOS[index]!)).toBe(setupFor(SCENARIOS[index]!));
  },
);
