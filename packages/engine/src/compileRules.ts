/** Modules merged into the tables of one game's rules. */
import type { Target } from './command.ts';
import type { EventKind } from './events.ts';
import type { HookWay } from './hooks.ts';
import {
  RulesError,
  type AnyMissionRule,
  type Aside,
  type Decision,
  type GearRow,
  type Interjection,
  type OptionRow,
  type Procedure,
  type RuleModule,
  type Rules,
  type ShotKind,
  type Step,
  type TerrainRow,
  type UnitRow,
  type Verb,
  type Vocabulary,
} from './rules.ts';
import type { FrameKind } from './state.ts';
import type { OptionValues, Word } from './vocabulary.ts';

/** Registers what a module brings: the same thing twice is no collision, another under a known id is one unless declared. */
const register = <Id extends string, Value>(
  table: Map<Id, Value>,
  id: Id,
  value: Value,
  what: string,
  module: RuleModule,
  replaced: readonly string[] = [],
): void => {
  const known = table.get(id);
  if (known !== undefined && known !== value && !replaced.includes(id))
    throw new RulesError(`${what} '${id}' of module '${module.id}' exists already`);
  table.set(id, value);
};

const chosenOptions = (
  modules: readonly RuleModule[],
  chosen: Readonly<Record<string, string | number>>,
): OptionValues => {
  const allowed = new Map<string, OptionRow>();
  for (const module of modules)
    for (const [id, row] of Object.entries<OptionRow>(module.options ?? {}))
      register(allowed, id, row, 'option', module, module.replaces?.options);
  const options: Record<string, string | number> = {};
  for (const [id, row] of allowed) options[id] = 'usual' in row ? row.usual : row[0]!;
  for (const [id, value] of Object.entries(chosen)) {
    const row = allowed.get(id);
    if (row === undefined) throw new RulesError(`there is no rule option '${id}'`);
    const wrong = optionError(row, value);
    if (wrong !== null) throw new RulesError(`option '${id}' is ${wrong}, not '${value}'`);
    options[id] = value;
  }
  return options;
};

const optionError = (row: OptionRow, value: string | number): string | null => {
  if (!('usual' in row)) return row.includes(value) ? null : `one of ${row.join(', ')}`;
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= row.from && value <= row.to;
  return isRight ? null : `a whole number from ${row.from} to ${row.to}`;
};

/** Units with the verbs that other modules give them. */
const granted = (units: ReadonlyMap<string, UnitRow>, modules: readonly RuleModule[]): Map<string, UnitRow> => {
  const grants = modules.flatMap((module) => module.grants ?? []);
  return new Map(
    [...units].map(([id, unit]) => {
      const more = grants.filter((grant) => grant.to(unit)).flatMap((grant) => grant.verbs);
      return [id, more.length === 0 ? unit : { ...unit, verbs: [...unit.verbs, ...more] }];
    }),
  );
};

const stepsOf = (sequences: ReadonlyMap<string, Step[]>, id: string, module: RuleModule): Step[] => {
  const steps = sequences.get(id);
  if (steps === undefined)
    throw new RulesError(`module '${module.id}' names the sequence '${id}', which does not exist`);
  return steps;
};

const placeOf = (sequences: ReadonlyMap<string, Step[]>, id: string, step: string, module: RuleModule): number => {
  const place = stepsOf(sequences, id, module).findIndex((other) => other.id === step);
  if (place < 0)
    throw new RulesError(`module '${module.id}' names the step '${step}' of '${id}', which does not exist`);
  return place;
};

const replaceSteps = (sequences: ReadonlyMap<string, Step[]>, module: RuleModule): void => {
  for (const [id, steps] of Object.entries(module.steps ?? {}))
    for (const step of steps) {
      if (module.replaces?.steps?.[id]?.includes(step.id) !== true)
        throw new RulesError(`step '${step.id}' of '${id}' in module '${module.id}' exists already`);
      stepsOf(sequences, id, module)[placeOf(sequences, id, step.id, module)] = step;
    }
};

type Tables = Pick<Rules, 'units' | 'gear' | 'terrain' | 'terrainIndex' | 'verbs' | 'procedures' | 'decisions'>;

/** Whether every table has what the others name. */
const checkTables = ({ units, gear, terrain, terrainIndex, verbs, procedures, decisions }: Tables): void => {
  for (const [id, unit] of units) {
    for (const verb of unit.verbs) if (!verbs.has(verb)) throw new RulesError(`unit '${id}' has no verb '${verb}'`);
    for (const item of unit.gear) if (!gear.has(item)) throw new RulesError(`unit '${id}' has no gear '${item}'`);
  }
  for (const [id, row] of gear)
    for (const verb of row.verbs ?? [])
      if (!verbs.has(verb)) throw new RulesError(`gear '${id}' has no verb '${verb}'`);
  for (const row of terrain)
    for (const next of [row.opens, row.closes, row.destroyed])
      if (next !== undefined && !terrainIndex.has(next))
        throw new RulesError(`terrain '${row.id}' becomes '${next}', which does not exist`);
  for (const kind of decisions.keys())
    if (procedures.has(kind)) throw new RulesError(`the frame '${kind}' is both run and decided`);
};

/** A verb is of use to somebody, be it in rows that a later module has replaced. */
const checkGiven = (modules: readonly RuleModule[], verbs: ReadonlyMap<Word, Verb>): void => {
  const givers = modules.flatMap(({ units = {}, gear = {}, grants = [] }) => [
    ...Object.values(units),
    ...Object.values(gear),
    ...grants,
  ]);
  const given = new Set(givers.flatMap((row) => row.verbs ?? []));
  for (const id of verbs.keys())
    if (!given.has(id)) throw new RulesError(`the verb '${id}' is given to no unit and no gear`);
};

type Brought = Tables & Pick<Rules, 'targets' | 'missionRules' | 'options'>;

/** Events are brought by being told: those that are declared are asked for words and looks. */
type Part = Exclude<keyof Vocabulary, 'events'>;

const PARTS: Readonly<Record<Part, { readonly what: string; ids(brought: Brought): Iterable<string> }>> = {
  units: { what: 'unit', ids: ({ units }) => units.keys() },
  gear: { what: 'gear', ids: ({ gear }) => gear.keys() },
  terrain: { what: 'terrain', ids: ({ terrainIndex }) => terrainIndex.keys() },
  words: { what: 'word', ids: ({ targets }) => targets.keys() },
  decisions: { what: 'decision', ids: ({ decisions }) => [...decisions.values()].map(({ decision }) => decision) },
  frames: { what: 'frame', ids: ({ procedures, decisions }) => [...procedures.keys(), ...decisions.keys()] },
  missionRules: { what: 'mission rule', ids: ({ missionRules }) => missionRules.keys() },
  options: { what: 'rule option', ids: ({ options }) => Object.keys(options) },
};

/** Whether there is a rule behind every name a module declares. */
const checkDeclared = ({ id: module, declares = {} }: RuleModule, brought: Brought): void => {
  for (const part of Object.keys(PARTS) as Part[]) {
    const ids = new Set(PARTS[part].ids(brought));
    for (const id of Object.keys(declares[part] ?? {}))
      if (!ids.has(id))
        throw new RulesError(`module '${module}' declares the ${PARTS[part].what} '${id}', and does not bring it`);
  }
};

/**
 * Merges modules into frozen tables, in their order. Two modules that register the same id are an error unless the later
 * one says that it replaces it.
 */
export const compileRules = (
  modules: readonly RuleModule[],
  chosen: Readonly<Record<string, string | number>> = {},
): Rules => {
  const unitRows = new Map<string, UnitRow>();
  const shots = new Map<string, ShotKind<never>>();
  const gear = new Map<string, GearRow>();
  const terrain: TerrainRow[] = [];
  const terrainIndex = new Map<string, number>();
  const verbs = new Map<Word, Verb>();
  const targets = new Map<Word, Target>();
  const procedures = new Map<FrameKind, Procedure<FrameKind>>();
  const decisions = new Map<FrameKind, Decision<FrameKind>>();
  const interjections = new Map<Word, Interjection>();
  const asides = new Map<Word, Aside>();
  const sequences = new Map<string, Step[]>();
  const missionRules = new Map<string, AnyMissionRule>();
  const asks = new Map<string, HookWay>();
  const seen = new Set<string>();

  for (const module of modules) {
    for (const needed of module.needs ?? [])
      if (!seen.has(needed)) throw new RulesError(`module '${module.id}' needs '${needed}' before it`);
    if (seen.has(module.id)) throw new RulesError(`there are two modules '${module.id}'`);
    seen.add(module.id);
    const { replaces } = module;
    for (const [id, row] of Object.entries(module.units ?? {}))
      register(unitRows, id, row, 'unit', module, replaces?.units);
    for (const [id, row] of Object.entries(module.gear ?? {})) register(gear, id, row, 'gear', module, replaces?.gear);
    for (const row of module.terrain ?? []) {
      const known = terrainIndex.get(row.id);
      if (known !== undefined && replaces?.terrain?.includes(row.id) === true) terrain[known] = row;
      else register(terrainIndex, row.id, terrain.push(row) - 1, 'terrain', module);
    }
    for (const verb of module.verbs ?? []) {
      register(verbs, verb.id, verb, 'verb', module, replaces?.verbs);
      register(targets, verb.id, verb.target, 'word', module, replaces?.verbs);
    }
    for (const [word, target] of Object.entries(module.answers ?? {}))
      register(targets, word as Word, target, 'word', module);
    for (const handler of module.procedures ?? [])
      register(procedures, handler.kind, handler, 'procedure', module, replaces?.procedures);
    for (const handler of module.decisions ?? [])
      register(decisions, handler.kind, handler, 'decision', module, replaces?.decisions);
    for (const interjection of module.interjections ?? []) {
      register(interjections, interjection.id, interjection, 'interjection', module, replaces?.interjections);
      if (!targets.has(interjection.id)) targets.set(interjection.id, interjection.target);
    }
    for (const aside of module.asides ?? []) {
      register(asides, aside.id, aside, 'aside', module);
      register(targets, aside.id, aside.target, 'word', module);
    }
    for (const [id, steps] of Object.entries(module.sequences ?? {}))
      register(sequences, id, [...steps], 'sequence', module, replaces?.sequences);
    replaceSteps(sequences, module);
    for (const { into, before, step } of module.inserts ?? [])
      stepsOf(sequences, into, module).splice(placeOf(sequences, into, before, module), 0, step);
    for (const kind of module.shots ?? []) register(shots, kind.id, kind, 'kind of shot', module, replaces?.shots);
    for (const [name, way] of Object.entries(module.asks ?? {})) register(asks, name, way, 'hook', module);
    for (const rule of module.missionRules ?? []) register(missionRules, rule.id, rule, 'mission rule', module);
  }
  const units = granted(unitRows, modules);
  const tables = { units, gear, terrain, terrainIndex, verbs, procedures, decisions };
  checkTables(tables);
  const options = chosenOptions(modules, chosen);
  for (const module of modules) checkDeclared(module, { ...tables, targets, missionRules, options });
  checkGiven(modules, verbs);

  const words = [...targets.keys()];
  return Object.freeze({
    modules: modules.map((module) => module.id),
    options,
    units,
    gear,
    terrain,
    terrainIndex,
    verbs,
    words,
    wordIndex: new Map(words.map((word, index) => [word, index])),
    targets,
    procedures,
    decisions,
    interjections,
    asides,
    sequences,
    shots,
    cites: new Map(modules.flatMap(({ cites }) => Object.entries(cites ?? {}))),
    entries: modules.flatMap(({ entries }) => (entries === undefined ? [] : [entries])),
    adaptations: modules.flatMap(({ adapts }) => (adapts === undefined ? [] : [adapts])),
    hooks: modules.flatMap(({ id, hooks }) => (hooks === undefined ? [] : [{ owner: `module '${id}'`, hooks }])),
    asks,
    missionRules,
    events: modules.flatMap(({ declares }) => Object.keys(declares?.events ?? {}) as EventKind[]),
  });
};
