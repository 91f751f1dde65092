import {
  RulesError,
  compileRules,
  compileSetup,
  type DeclaredModule,
  type RuleModule,
  type Rules,
  type Scenario,
  type Setup,
} from '@sensorium/engine';
import { anyway } from './anyway/index.ts';
import { arsenalBesideDeathwing } from './arsenal/besideDeathwing.ts';
import { arsenalFire } from './arsenal/fireModule.ts';
import { arsenal } from './arsenal/index.ts';
import { core } from './core/index.ts';
import { deathwing } from './deathwing/index.ts';
import { missions } from './missions/index.ts';
import { scenarios } from './scenarios/index.ts';
import { deathwingSolo, diceroller1, diceroller2 } from './solo/index.ts';

/** The rule modules of this house, in the order in which they are merged. */
export const MODULES: readonly RuleModule[] = [
  core,
  missions,
  deathwing,
  scenarios,
  arsenal,
  arsenalFire,
  arsenalBesideDeathwing,
  deathwingSolo,
  diceroller1,
  diceroller2,
  anyway,
];

/** Modules from outside, by id. */
const added = new Map<string, RuleModule>();

/** Those from outside come after ours and by id, so that the order in which they were added changes no game. */
const everyModule = (): readonly RuleModule[] => [
  ...MODULES,
  ...[...added.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
];

/** The module with what it needs, and what that needs. */
const withNeeds = (module: RuleModule): string[] => [
  module.id,
  ...(module.needs ?? []).flatMap((id) => {
    const needed = everyModule().find((other) => other.id === id);
    if (needed === undefined) throw new RulesError(`module '${module.id}' needs '${id}', which does not exist`);
    return withNeeds(needed);
  }),
];

/**
 * Installs a rule module from outside: scenarios, saves and replays that name it can be played from now on. Throws
 * `RulesError` with what is missing; then nothing has been installed.
 */
export const addModule = (module: DeclaredModule): void => {
  if (added.get(module.id) === module) return;
  if (everyModule().some(({ id }) => id === module.id))
    throw new RulesError(`there is a rule module '${module.id}' already`);
  added.set(module.id, module);
  try {
    rulesFor(withNeeds(module));
  } catch (error) {
    added.delete(module.id);
    throw error;
  }
};

const isUsed = (module: RuleModule, ids: readonly string[]): boolean =>
  module.id === 'core' || ids.includes(module.id) || module.joins?.every((id) => ids.includes(id)) === true;

const compiled = new Map<string, Rules>();

/** The rules of a set of modules with their options, compiled once. */
export const rulesFor = (ids: readonly string[], options: Scenario['options'] = {}): Rules => {
  for (const id of ids)
    if (!everyModule().some((module) => module.id === id)) throw new RulesError(`there is no rule module '${id}'`);
  const modules = everyModule().filter((module) => isUsed(module, ids));
  const key = JSON.stringify([modules.map((module) => module.id), options]);
  let rules = compiled.get(key);
  if (rules === undefined) compiled.set(key, (rules = compileRules(modules, options)));
  return rules;
};

const setups = new Map<string, Setup>();
const SETUPS_KEPT = 16;

/** Everything a scenario needs to be played; remembered, because saves and replays ask for the same one again. */
export const setupFor = (scenario: Scenario): Setup => {
  const key = JSON.stringify(scenario);
  let setup = setups.get(key);
  if (setup === undefined) {
    setup = compileSetup(rulesFor(scenario.modules, scenario.options), scenario);
    if (setups.size >= SETUPS_KEPT) setups.delete(setups.keys().next().value!);
    setups.set(key, setup);
  }
  return setup;
};
