import {
  RulesError,
  compileRules,
  compileSetup,
  type RuleModule,
  type Rules,
  type Scenario,
  type Setup,
} from '@sensorium/engine';
import { arsenalBesideDeathwing } from './arsenal/besideDeathwing.ts';
import { arsenalFire } from './arsenal/fireModule.ts';
import { arsenal } from './arsenal/index.ts';
import { core } from './core/index.ts';
import { deathwing } from './deathwing/index.ts';
import { missions } from './missions/index.ts';
import { scenarios } from './scenarios/index.ts';
import { deathwingSolo, diceroller1, diceroller2 } from './solo/index.ts';

/** Every rule module there is, in the order in which they are merged. */
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
];

const isUsed = (module: RuleModule, ids: readonly string[]): boolean =>
  module.id === 'core' || ids.includes(module.id) || module.joins?.every((id) => ids.includes(id)) === true;

const compiled = new Map<string, Rules>();

/** The rules of a set of modules with their options, compiled once. */
export const rulesFor = (ids: readonly string[], options: Scenario['options'] = {}): Rules => {
  for (const id of ids)
    if (!MODULES.some((module) => module.id === id)) throw new RulesError(`there is no rule module '${id}'`);
  const modules = MODULES.filter((module) => isUsed(module, ids));
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
