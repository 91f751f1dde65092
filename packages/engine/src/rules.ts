import type { Command, Refusal, Target } from './command.ts';
import type { Board, Square } from './board.ts';
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import type { Scenario } from './setup.ts';
import type { Counts, FrameKind, FrameOf, Piece, Side, Speaker } from './state.ts';

/** A kind of piece (Table C-C, C-H). Chapters with other properties add fields by declaration merging. */
export interface UnitRow {
  readonly side: Side;
  readonly ap: number;
  /** C1.5: blips have none. */
  readonly hasFacing: boolean;
  readonly verbs: readonly string[];
  readonly gear: readonly string[];
  /** Counters a piece of this kind starts with, by id. */
  readonly counts?: Counts;
}

/** A weapon or an item. Chapters add fields by declaration merging. */
export interface GearRow {
  /** Actions its bearer can take. */
  readonly verbs?: readonly string[];
  /** Ammunition at the start, kept in the piece's counts under the gear's id. */
  readonly ammunition?: number;
  /** Other counters its bearer starts with, by id. */
  readonly counts?: Counts;
}

/** What a square can hold besides plain floor. Row 0 is plain floor. */
export interface TerrainRow {
  readonly id: string;
  readonly blocksSight: boolean;
  readonly blocksMovement: boolean;
  /** Terrain it becomes when opened, closed or destroyed. */
  readonly opens?: string;
  readonly closes?: string;
  readonly destroyed?: string;
}

/** A unit with its gear, as a game uses it. */
export interface Profile {
  readonly index: number;
  readonly is: string;
  readonly unit: UnitRow;
  readonly gear: readonly string[];
  readonly rows: readonly GearRow[];
  /** What unit and gear allow, each with its place in the list of words. */
  readonly verbs: readonly { readonly verb: Verb; readonly word: number }[];
  readonly counts: Counts;
}

/** How a verb puts a use of it on the list: the price is split between action points and command points there. */
export interface Offers {
  offer(at: number, how: number, cost: number): void;
}

/** An action a piece can take. `refusal` and `options` ask the same questions, so they cannot disagree. */
export interface Verb {
  readonly id: string;
  readonly target: Target;
  /** Why a piece whose unit and gear do not give it this action cannot take it; C1.12 if left out. */
  readonly missing?: Refusal;
  /** Whether games of this scenario have the action at all; if left out, all have. */
  isUsed?(scenario: Scenario, rules: Rules): boolean;
  /** Every legal use by this piece on the board as it stands, price aside. */
  options(game: Game, piece: Piece, offers: Offers): void;
  /** Why this use is forbidden, price aside; null if nothing forbids it. */
  refusal(game: Game, piece: Piece, command: Command): Refusal | null;
  cost(game: Game, piece: Piece, command: Command): number;
  perform(game: Game, piece: Piece, command: Command): void;
}

/** A frame that runs: it has been taken off the stack and may push others. */
export interface Procedure<Kind extends FrameKind> {
  readonly kind: Kind;
  run(game: Game, frame: FrameOf<Kind>): void;
}

/** A frame that waits for a side's answer. `choose` takes it off the stack unless it stays for the next one. */
export interface Decision<Kind extends FrameKind> {
  readonly kind: Kind;
  readonly decision: string;
  side(game: Game, frame: FrameOf<Kind>): Side;
  /** Why the other side may not act now; C3.4 if left out. */
  readonly notYours?: Refusal;
  options(game: Game, frame: FrameOf<Kind>, out: Options): void;
  refusal(game: Game, frame: FrameOf<Kind>, command: Command): Refusal;
  choose(game: Game, frame: FrameOf<Kind>, command: Command): void;
  /** C1.15: what happens when nobody answers. */
  otherwise(game: Game, frame: FrameOf<Kind>): Command;
}

type AnyProcedure = { [Kind in FrameKind]: Procedure<Kind> }[FrameKind];
type AnyDecision = { [Kind in FrameKind]: Decision<Kind> }[FrameKind];

/** Something that may be said out of turn: resigning, the clock, giving up overwatch. */
export interface Interjection {
  readonly id: string;
  readonly target: Target;
  readonly speakers: readonly Speaker[];
  options(game: Game, speaker: Speaker, out: Options): void;
  refusal(game: Game, speaker: Speaker, command: Command): Refusal;
  perform(game: Game, speaker: Speaker, command: Command): void;
}

/** What a side may do between its actions that is no action (C1.12): no price, no activation, nothing broken by it. */
export interface Aside {
  readonly id: string;
  readonly target: Target;
  options(game: Game, out: Options): void;
  refusal(game: Game, command: Command): Refusal;
  perform(game: Game, command: Command): void;
}

/** One step of a sequence, named as the codex names it (A2, E4). */
export interface Step {
  readonly id: string;
  run(game: Game, frame: FrameOf<'sequence'>): void;
}

/** Questions and moments at which a module or a mission may take part (C22). Declared beside the rule that asks. */
export interface HookTypes {
  /** C21.3, E5: the conditions fulfilled now. */
  conditions: (game: Game, atEndPhase: boolean) => { winner: 'marines' | 'aliens' | 'draw'; rule: string } | null;
  /** H10: how far a figure looks and shoots to a square of another level that it sees, or −1 where it does not see it. */
  rangeBetweenLevels: (game: Game, viewer: Piece, square: Square) => number;
  /** H9, H10: replaces the path distance of C11.4. */
  pathDistance: (game: Game, from: Square, to: Square) => number;
  /** Whether a figure on the board may have no facing (exceptions to C1.5). */
  mayLackFacing: (piece: Piece) => boolean;
  /** Whether a piece in play may for the moment be nowhere. */
  mayBeNowhere: (game: Game, piece: Piece) => boolean;
}
/** Asked of every game, whichever modules it uses. */
const ENGINE_HOOKS: readonly HookName[] = [
  'conditions',
  'rangeBetweenLevels',
  'pathDistance',
  'mayLackFacing',
  'mayBeNowhere',
];
export type HookName = keyof HookTypes;
export type Hooks = { readonly [Name in HookName]?: HookTypes[Name] };
/** A module's hooks, or how to make those that a scenario needs: a list left empty costs nothing. */
export type HookSource = Hooks | ((scenario: Scenario, rules: Rules, board: Board) => Hooks);
export type HookTable = { readonly [Name in HookName]: readonly HookTypes[Name][] };

/** A rule a mission chooses from a closed list: its data makes hooks, steps and things said. */
export interface MissionRule<Data = unknown> {
  readonly id: string;
  hooks(data: Data, board: Board): Hooks;
}

/** Values a rule option may have, the first being the default; or whole numbers of a range with a default. */
export type OptionRow =
  | readonly (string | number)[]
  | { readonly from: number; readonly to: number; readonly usual: number };

/** A way in which weapons work: what they may be fired at, and what a shot does. */
export interface ShotKind<Row> {
  readonly id: string;
  /** Every legal target square. `how` says which of the shooter's weapons. */
  targets(game: Game, shooter: Piece, row: Row, offer: (at: Square) => void): void;
  refusal(game: Game, shooter: Piece, row: Row, at: Square): Refusal | null;
  fire(game: Game, shooter: Piece, how: number, at: Square): void;
}

/** Verbs that a module gives to units of other modules. */
export interface Grant {
  readonly verbs: readonly string[];
  to(unit: UnitRow): boolean;
}

export interface RuleModule {
  readonly id: string;
  readonly chapter: string;
  readonly needs?: readonly string[];
  readonly units?: Readonly<Record<string, UnitRow>>;
  readonly gear?: Readonly<Record<string, GearRow>>;
  readonly terrain?: readonly TerrainRow[];
  readonly verbs?: readonly Verb[];
  readonly grants?: readonly Grant[];
  readonly shots?: readonly ShotKind<never>[];
  /** Words that answer decisions, with what they point at. */
  readonly answers?: Readonly<Record<string, Target>>;
  readonly procedures?: readonly AnyProcedure[];
  readonly decisions?: readonly AnyDecision[];
  readonly interjections?: readonly Interjection[];
  /** Offered to the marine player in his action phase. */
  readonly asides?: readonly Aside[];
  readonly sequences?: Readonly<Record<string, readonly Step[]>>;
  readonly inserts?: readonly { readonly into: string; readonly before: string; readonly step: Step }[];
  readonly hooks?: HookSource;
  readonly hookNames?: readonly HookName[];
  readonly missionRules?: readonly MissionRule<never>[];
  readonly options?: Readonly<Record<string, OptionRow>>;
}

/** Modules merged, checked and frozen. */
export interface Rules {
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly units: ReadonlyMap<string, UnitRow>;
  readonly gear: ReadonlyMap<string, GearRow>;
  readonly terrain: readonly TerrainRow[];
  readonly terrainIndex: ReadonlyMap<string, number>;
  readonly verbs: ReadonlyMap<string, Verb>;
  readonly words: readonly string[];
  readonly wordIndex: ReadonlyMap<string, number>;
  readonly targets: ReadonlyMap<string, Target>;
  readonly procedures: ReadonlyMap<FrameKind, Procedure<FrameKind>>;
  readonly decisions: ReadonlyMap<FrameKind, Decision<FrameKind>>;
  readonly interjections: ReadonlyMap<string, Interjection>;
  readonly asides: ReadonlyMap<string, Aside>;
  readonly sequences: ReadonlyMap<string, readonly Step[]>;
  readonly shots: ReadonlyMap<string, ShotKind<never>>;
  readonly hooks: readonly HookSource[];
  readonly hookNames: readonly HookName[];
  readonly missionRules: ReadonlyMap<string, MissionRule<never>>;
}

export class RulesError extends Error {}

export const defineModule = (module: RuleModule): RuleModule => Object.freeze(module);

const register = <Value>(table: Map<string, Value>, id: string, value: Value, what: string, module: string): void => {
  if (table.has(id)) throw new RulesError(`${what} '${id}' of module '${module}' exists already`);
  table.set(id, value);
};

const chosenOptions = (
  modules: readonly RuleModule[],
  chosen: Readonly<Record<string, string | number>>,
): Record<string, string | number> => {
  const allowed = new Map(modules.flatMap((module) => Object.entries(module.options ?? {})));
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

/** Merges modules into frozen tables. Two modules that register the same id are an error. */
export const compileRules = (
  modules: readonly RuleModule[],
  options: Readonly<Record<string, string | number>> = {},
): Rules => {
  const unitRows = new Map<string, UnitRow>();
  const shots = new Map<string, ShotKind<never>>();
  const gear = new Map<string, GearRow>();
  const terrain: TerrainRow[] = [];
  const terrainIndex = new Map<string, number>();
  const verbs = new Map<string, Verb>();
  const targets = new Map<string, Target>();
  const procedures = new Map<FrameKind, Procedure<FrameKind>>();
  const decisions = new Map<FrameKind, Decision<FrameKind>>();
  const interjections = new Map<string, Interjection>();
  const asides = new Map<string, Aside>();
  const sequences = new Map<string, Step[]>();
  const missionRules = new Map<string, MissionRule<never>>();
  const seen = new Set<string>();

  for (const module of modules) {
    for (const needed of module.needs ?? [])
      if (!seen.has(needed)) throw new RulesError(`module '${module.id}' needs '${needed}' before it`);
    seen.add(module.id);
    for (const [id, row] of Object.entries(module.units ?? {})) register(unitRows, id, row, 'unit', module.id);
    for (const [id, row] of Object.entries(module.gear ?? {})) register(gear, id, row, 'gear', module.id);
    for (const row of module.terrain ?? []) register(terrainIndex, row.id, terrain.push(row) - 1, 'terrain', module.id);
    for (const verb of module.verbs ?? []) {
      register(verbs, verb.id, verb, 'verb', module.id);
      register(targets, verb.id, verb.target, 'word', module.id);
    }
    for (const [id, target] of Object.entries(module.answers ?? {})) register(targets, id, target, 'word', module.id);
    for (const handler of module.procedures ?? []) register(procedures, handler.kind, handler, 'procedure', module.id);
    for (const handler of module.decisions ?? []) register(decisions, handler.kind, handler, 'decision', module.id);
    for (const interjection of module.interjections ?? []) {
      register(interjections, interjection.id, interjection, 'interjection', module.id);
      if (!targets.has(interjection.id)) targets.set(interjection.id, interjection.target);
    }
    for (const aside of module.asides ?? []) {
      register(asides, aside.id, aside, 'aside', module.id);
      register(targets, aside.id, aside.target, 'word', module.id);
    }
    for (const [id, steps] of Object.entries(module.sequences ?? {}))
      register(sequences, id, [...steps], 'sequence', module.id);
    for (const { into, before, step } of module.inserts ?? []) {
      const steps = sequences.get(into);
      const place = steps?.findIndex((other) => other.id === before) ?? -1;
      if (steps === undefined || place < 0)
        throw new RulesError(`module '${module.id}' inserts before '${before}' of '${into}', which does not exist`);
      steps.splice(place, 0, step);
    }
    for (const kind of module.shots ?? []) register(shots, kind.id, kind, 'kind of shot', module.id);
    for (const rule of module.missionRules ?? []) register(missionRules, rule.id, rule, 'mission rule', module.id);
  }
  const units = granted(unitRows, modules);
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

  const words = [...targets.keys()];
  const hookNames: HookName[] = [...ENGINE_HOOKS, ...modules.flatMap((module) => module.hookNames ?? [])];
  return Object.freeze({
    modules: modules.map((module) => module.id),
    options: chosenOptions(modules, options),
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
    hooks: modules.flatMap((module) => (module.hooks === undefined ? [] : [module.hooks])),
    hookNames,
    missionRules,
  });
};
