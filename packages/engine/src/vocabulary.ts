/**
 * The vocabulary of a game: words that can be said, decisions that are asked, rules a mission can choose, kinds of units,
 * gear, terrain, markers and rule options. Each is declared beside the rule it belongs to, by declaration merging, so that a misspelt id does not
 * compile and every table over them can be total. What comes from outside is a `string` until it has been looked up in
 * the rules of a game.
 */
import type { Target } from './command.ts';

/** What can stand in `Command.do` (verbs, answers, interjections, asides), each with what it points at. */
export interface WordTypes {
  /** Declining whatever is asked. */
  pass: 'none';
}
export type Word = keyof WordTypes;
/** Words with what they point at. */
export type WordTargets = { readonly [Id in Word]?: WordTypes[Id] & Target };

/** What a side can be asked to decide. */
export interface DecisionTypes {
  /** The next action of an action phase. */
  action: true;
}
export type DecisionId = keyof DecisionTypes;

/** The rules a mission chooses from, each with its data. */
export interface MissionRuleTypes {}
export type MissionRuleId = keyof MissionRuleTypes;
/** A rule the mission adds: its id, and its data. */
export type MissionRulePlanOf<Id extends MissionRuleId> = { readonly is: Id } & MissionRuleTypes[Id];
export type MissionRulePlan = { [Id in MissionRuleId]: MissionRulePlanOf<Id> }[MissionRuleId];

/** What rules remember in the state, by key; a family of keys is a pattern (`secured:${string}`). */
export interface MemoryTypes {}
export type MemoryKey = keyof MemoryTypes;
export type Memory = { readonly [Key in MemoryKey]?: number };

/** Kinds of pieces: the ids of the tables of units. */
export interface UnitTypes {}
export type UnitId = keyof UnitTypes;

/** Weapons and items: the ids of the tables of gear. */
export interface GearTypes {}
export type GearId = keyof GearTypes;

/** What a square can hold. */
export interface TerrainTypes {
  /** Row 0 of every game. */
  floor: true;
}
export type TerrainId = keyof TerrainTypes;

/** What players fix before a game: rule options, each with the values it can have. */
export interface OptionTypes {}
export type OptionId = keyof OptionTypes;
/** Those that hold in a game; an option whose module is not in play has none. */
export type OptionValues = { readonly [Id in OptionId]?: OptionTypes[Id] };
/** The values in a table of options, by id. */
export type ValuesOf<Rows> = {
  readonly [Id in keyof Rows]: Rows[Id] extends readonly (infer Value)[] ? Value : number;
};

/** What lies on squares besides terrain, for a while. */
export interface MarkerTypes {}
export type MarkerId = keyof MarkerTypes;
