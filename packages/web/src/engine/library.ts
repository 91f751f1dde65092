/** The missions the worker can open, by id. */
import type { Scenario } from '@sensorium/engine';
import { PROVING_GROUND } from './provingGround.ts';

const SCENARIOS: readonly Scenario[] = [PROVING_GROUND];

export const findScenario = (wanted: string | Scenario): Scenario => {
  if (typeof wanted !== 'string') return wanted;
  const found = SCENARIOS.find((scenario) => scenario.id === wanted);
  if (found === undefined) throw new Error(`there is no mission '${wanted}'`);
  return found;
};
