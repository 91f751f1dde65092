/** What the worker can open: rule modules by id, missions by id. */
import { compileRules, compileSetup, type RuleModule, type Scenario, type Setup } from '@sensorium/engine';
import { core } from '@sensorium/rules';
import { PROVING_GROUND } from './provingGround.ts';

const MODULES: readonly RuleModule[] = [core];
const SCENARIOS: readonly Scenario[] = [PROVING_GROUND];

export class LibraryError extends Error {}

export const findScenario = (wanted: string | Scenario): Scenario => {
  if (typeof wanted !== 'string') return wanted;
  const found = SCENARIOS.find((scenario) => scenario.id === wanted);
  if (found === undefined) throw new LibraryError(`there is no mission '${wanted}'`);
  return found;
};

export const prepare = (scenario: Scenario): Setup => {
  const modules = scenario.modules.map((id) => {
    const module = MODULES.find((known) => known.id === id);
    if (module === undefined) throw new LibraryError(`there is no rule module '${id}'`);
    return module;
  });
  return compileSetup(compileRules(modules, scenario.options), scenario);
};
