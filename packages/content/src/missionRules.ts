/** One row a mission rule: what its data is in scenarios, saves and replays, and how a mission file writes it. */
import {
  RulesError,
  type Coordinates,
  type MissionRuleId,
  type MissionRulePlan,
  type MissionRuleTypes,
} from '@sensorium/engine';
import { MENTIONED, PLACES, SCENARIO_IDS } from '@sensorium/rules';
import * as v from 'valibot';
import { id, mark, place, rule, sections, text, whole } from './fields.ts';
import { HEAVY_ENEMIES } from './mission.ts';
import { count, facing, listOf, ruleData, word, type Pointers } from './ruleData.ts';
import { flag, oneOf, record } from './schemas.ts';

/** The squares of a mark of the floor plan. */
type Marked = (mark: string) => readonly Coordinates[];

type Place = 'objectives' | 'special';

/** Among what a mission file writes the rule, with which fields, and the data they become. */
interface Written<Data> {
  readonly among: Place;
  readonly fields: v.ObjectEntries;
  dataOf(written: never, marked: Marked): Data;
}

/** Schemas that make something else of it than the rule takes do not compile. */
interface MissionRuleRow<Data> {
  data(at: Pointers): v.GenericSchema<unknown, Data>;
  /** Null for what no mission file chooses: other parts of it, or of the programs, make the rule. */
  readonly written: Written<Data> | null;
}

type Fields = v.ObjectEntries;
type Output<Of extends Fields> = v.InferOutput<v.StrictObjectSchema<Of, undefined>>;

const asWritten = <Data>(written: Data): Data => written;

/** An objective of a mission file; what is written is the rule's data, or becomes it. */
export function objective<Of extends Fields>(fields: Of): WrittenAs<'objectives', Of, Output<Of>>;
export function objective<Of extends Fields, Data>(
  fields: Of,
  dataOf: (written: Output<Of>, marked: Marked) => Data,
): WrittenAs<'objectives', Of, Data>;
export function objective(fields: Fields, dataOf: (written: never, marked: Marked) => unknown = asWritten) {
  return { among: 'objectives', fields, dataOf };
}

/** @public A special rule of a mission file. */
export function special<Of extends Fields>(fields: Of): WrittenAs<'special', Of, Output<Of>>;
export function special<Of extends Fields, Data>(
  fields: Of,
  dataOf: (written: Output<Of>, marked: Marked) => Data,
): WrittenAs<'special', Of, Data>;
export function special(fields: Fields, dataOf: (written: never, marked: Marked) => unknown = asWritten) {
  return { among: 'special', fields, dataOf };
}

interface WrittenAs<Among extends Place, Of extends Fields, Data> {
  readonly among: Among;
  readonly fields: Of;
  readonly dataOf: (written: Output<Of>, marked: Marked) => Data;
}

const ROWS = {
  // objectives
  'burn-targets': {
    data: () => ruleData({ sections: listOf(word) }),
    written: objective({ sections, rule, lostBy: rule }),
  },
  kill: { data: () => ruleData({ count }), written: objective({ count: whole(1, 999), rule }) },
  'cover-entries': { data: () => ruleData({}), written: objective({ rule }) },
  escape: { data: () => ruleData({ count }), written: objective({ count: whole(1, 99), rule, lostBy: rule }) },
  'rescue-cat': { data: () => ruleData({}), written: objective({ rule, lostBy: rule }) },
  'hold-ducts': {
    data: () => ruleData({ turn: count }),
    written: objective({ turn: whole(1, 99), rule, lostBy: rule }),
  },
  occupy: {
    data: ({ squares }) => ruleData({ squares, count }),
    written: objective({ on: mark, count: whole(1, 99), rule }, (plan, marked) => ({
      ...plan,
      squares: marked(plan.on),
    })),
  },
  'bring-out': { data: () => ruleData({ unit: word }), written: objective({ unit: id, rule, lostBy: rule }) },
  secure: { data: () => ruleData({ count }), written: objective({ count: whole(1, 99), rule }) },
  'all-dead': { data: () => ruleData({}), written: objective({ rule }) },
  /** D19, D20: a scenario of the mission generator, whole. */
  scenario: {
    data: ({ squares }) =>
      ruleData({
        id: oneOf(SCENARIO_IDS),
        blips: count,
        corridors: listOf(squares),
        controlRoom: v.exactOptional(squares),
        secured: v.exactOptional(listOf(word)),
        campaign: v.exactOptional(record({ squads: count, raidLost: flag })),
      }),
    written: objective({
      id: v.picklist(SCENARIO_IDS),
      /** D19.11: blips in all. */
      blips: whole(0, 999),
      /** Deployment corridors, each from its far end inward (D19.16). */
      corridors: v.pipe(v.array(v.pipe(v.array(place), v.minLength(1))), v.minLength(1)),
      /** D18.4. */
      controlRoom: v.exactOptional(v.pipe(v.array(place), v.minLength(1))),
      /** D21.14: areas secured from the start, in place of D20.8's choice. */
      secured: v.exactOptional(v.array(text(8))),
      /** D21: the scenario belongs to a campaign: squads chosen, and whether a Raid was lost before. */
      campaign: v.exactOptional(v.strictObject({ squads: whole(1, 40), raidLost: v.boolean() })),
    }),
  },
  'turn-limit': {
    data: () => ruleData({ turn: count, winner: oneOf(['marines', 'aliens', 'draw']) }),
    written: objective({ turn: whole(1, 99), winner: v.picklist(['marines', 'aliens', 'draw']), rule }),
  },
  // special rules
  'one-per-section': { data: () => ruleData({}), written: special({}) },
  'no-lurking': { data: () => ruleData({}), written: special({}) },
  'no-flamer': { data: () => ruleData({ sections: listOf(word) }), written: special({ sections }) },
  ducts: { data: () => ruleData({}), written: special({}) },
  cat: {
    data: ({ squares }) => ruleData({ start: squares }),
    written: special({ start: mark }, (plan, marked) => ({ ...plan, start: marked(plan.start) })),
  },
  waves: {
    data: () => ruleData({ turns: listOf(count) }),
    written: special({ turns: v.pipe(v.array(whole(0, 22)), v.minLength(1)) }),
  },
  'ambush-allowance': { data: () => ruleData({ count }), written: special({ count: whole(1, 99) }) },
  /** A17.5: comes once, out of a blip of three. */
  'heavy-enemy': {
    data: () => ruleData({ unit: oneOf(HEAVY_ENEMIES) }),
    written: special({ unit: v.picklist(HEAVY_ENEMIES) }),
  },
  'secure-areas': {
    data: () => ruleData({ areas: listOf(word) }),
    written: special({ areas: v.pipe(v.array(text(8)), v.minLength(1)) }),
  },
  // made of other parts of a mission file
  automaton: {
    data: ({ square }) => {
      const places = listOf(v.union([oneOf(PLACES), square], 'a place or a square'));
      return ruleData({ mentionedMarines: oneOf(MENTIONED), objectiveSquares: places, alienGoalSquares: places });
    },
    written: null,
  },
  exits: {
    data: ({ square }) => ruleData({ squares: listOf(record({ at: square, side: facing })) }),
    written: null,
  },
  // of the last stand and of single players
  garrison: { data: ({ squares }) => ruleData({ leader: squares, corners: squares, faces: facing }), written: null },
  'reach-corridor': { data: ({ squares }) => ruleData({ squares }), written: null },
  'slay-leader': { data: () => ruleData({}), written: null },
  'solo-mission': {
    data: ({ piece, squares }) =>
      ruleData({
        mentionedMarines: v.exactOptional(listOf(piece)),
        objectiveSquares: v.exactOptional(squares),
        alienGoalSquares: v.exactOptional(squares),
        ambushAllowed: v.exactOptional(flag),
        ambushSchedule: v.exactOptional(listOf(count)),
        reinforcementTable: v.exactOptional(flag),
        penalty: v.exactOptional(count),
      }),
    written: null,
  },
  'weapons-cache': { data: () => ruleData({}), written: null },
} satisfies { readonly [Id in MissionRuleId]: MissionRuleRow<MissionRuleTypes[Id]> };
type Rows = typeof ROWS;

const rows = new Map<string, MissionRuleRow<unknown>>(Object.entries(ROWS));

/** Rules of a module from outside: they can be written in mission files, and are read in saves and replays, from now on. */
export const addMissionRules = <Id extends MissionRuleId>(added: {
  readonly [Rule in Id]: MissionRuleRow<MissionRuleTypes[Rule]>;
}): void => {
  for (const [name, row] of Object.entries<MissionRuleRow<unknown>>(added)) rows.set(name, row);
};

export const findRow = (name: string): MissionRuleRow<unknown> | undefined => rows.get(name);

/** The row of a rule the game has; throws `RulesError` where nobody has written it. */
export const rowOf = (name: string): MissionRuleRow<unknown> => {
  const row = findRow(name);
  if (row === undefined) throw new RulesError(`the mission rule '${name}' has no row: its data cannot be read`);
  return row;
};

type SchemaOf<Id extends string, Of extends Fields> = v.StrictObjectSchema<
  { readonly is: v.LiteralSchema<Id, undefined> } & Of,
  undefined
>;
/** The schema of any rule that is written there. */
export type WrittenSchema<Among extends Place> = {
  [Id in keyof Rows]: Rows[Id]['written'] extends { readonly among: Among; readonly fields: infer Of extends Fields }
    ? SchemaOf<Id, Of>
    : never;
}[keyof Rows];

/** The schemas of all rules that are written there, those of modules from outside last. */
export const writtenAmong = <Among extends Place>(among: Among): WrittenSchema<Among>[] =>
  [...rows].flatMap(([name, { written }]) =>
    written?.among === among
      ? [v.strictObject({ is: v.literal(name), ...written.fields }) as unknown as WrittenSchema<Among>]
      : [],
  );

/** A rule as a mission file has written it: its id, and the data its fields become. */
export const planFrom = (written: { readonly is: string }, marked: Marked): MissionRulePlan =>
  Object.assign({ is: written.is }, rowOf(written.is).written?.dataOf(written as never, marked)) as MissionRulePlan;
