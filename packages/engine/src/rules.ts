import type { Command, Refusal, Target } from './command.ts';
import type { Board, EntryPlan, Square } from './board.ts';
import type { EventKind } from './events.ts';
import type { Game } from './game.ts';
import type { HookSource, HookWay, HookWays, Hooks } from './hooks.ts';
import type { Options } from './options.ts';
import type { Scenario } from './setup.ts';
import type { Counts, FrameKind, FrameOf, Piece, PieceId, Side, Speaker } from './state.ts';
import type {
  DecisionId,
  MissionRuleId,
  MissionRulePlanOf,
  TerrainId,
  UnitId,
  GearId,
  OptionId,
  OptionValues,
  Word,
  WordTargets,
} from './vocabulary.ts';

/** A kind of piece (Table C-C, C-H). Chapters with other properties add fields by declaration merging. */
export interface UnitRow {
  readonly side: Side;
  readonly ap: number;
  /** C1.5: blips have none. */
  readonly hasFacing: boolean;
  readonly verbs: readonly Word[];
  readonly gear: readonly string[];
  /** Counters a piece of this kind starts with, by id. */
  readonly counts?: Counts;
  /** Ammunition at the start where it differs from the gear's own, by gear. */
  readonly ammunition?: Counts;
}

/** A weapon or an item. Chapters add fields by declaration merging. */
export interface GearRow {
  /** Actions its bearer can take. */
  readonly verbs?: readonly Word[];
  /** Ammunition at the start, kept in the piece's counts under the gear's id. */
  readonly ammunition?: number;
  /** Other counters its bearer starts with, by id. */
  readonly counts?: Counts;
  /** Its bearer does not block sight. */
  readonly isSeenThrough?: boolean;
}

/** What a square can hold besides plain floor. Row 0 is plain floor. */
export interface TerrainRow {
  readonly id: TerrainId;
  readonly blocksSight: boolean;
  readonly blocksMovement: boolean;
  /** Terrain it becomes when opened, closed or destroyed. */
  readonly opens?: TerrainId;
  readonly closes?: TerrainId;
  readonly destroyed?: TerrainId;
}

/** A unit with its gear, as a game uses it. */
export interface Profile {
  readonly index: number;
  readonly is: UnitId;
  readonly unit: UnitRow;
  readonly gear: readonly GearId[];
  readonly rows: readonly GearRow[];
  /** What unit and gear allow, each with its place in the list of words. */
  readonly verbs: readonly { readonly verb: Verb; readonly word: number }[];
  readonly counts: Counts;
  /** Exception to C10.3: it does not block sight. */
  readonly isSeenThrough: boolean;
}

/** How a verb puts a use of it on the list: the price is split between action points and command points there. */
export interface Offers {
  offer(at: number, how: number, cost: number): void;
}

/** An action a piece can take. `refusal` and `options` ask the same questions, so they cannot disagree. */
export interface Verb {
  readonly id: Word;
  readonly target: Target;
  /** Why a piece whose unit and gear do not give it this action cannot take it; C1.12 if left out. */
  readonly missing?: Refusal | ((game: Game, piece: Piece, command: Command) => Refusal);
  /** False for what is done instead of an activation, and so is not forbidden by one that is over (C17.7). */
  readonly isAction?: boolean;
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
  readonly decision: DecisionId;
  /** Table C-J: its options are on the table for all to see, and none hides behind what one side alone knows. */
  readonly isPublic: boolean;
  side(game: Game, frame: FrameOf<Kind>): Side;
  /** Why the other side may not act now; C3.4 if left out. */
  notYours?(game: Game, command: Command): Refusal | null;
  /** Every answer; where only those of one piece are asked for, the others may be left out. */
  options(game: Game, frame: FrameOf<Kind>, out: Options, only?: PieceId): void;
  refusal(game: Game, frame: FrameOf<Kind>, command: Command): Refusal;
  choose(game: Game, frame: FrameOf<Kind>, command: Command): void;
  /** C1.15: what happens when nobody answers. */
  otherwise(game: Game, frame: FrameOf<Kind>): Command;
}

type AnyProcedure = { [Kind in FrameKind]: Procedure<Kind> }[FrameKind];
type AnyDecision = { [Kind in FrameKind]: Decision<Kind> }[FrameKind];

/** Something that may be said out of turn: resigning, the clock, giving up overwatch. */
export interface Interjection {
  readonly id: Word;
  readonly target: Target;
  readonly speakers: readonly Speaker[];
  options(game: Game, speaker: Speaker, out: Options): void;
  refusal(game: Game, speaker: Speaker, command: Command): Refusal;
  perform(game: Game, speaker: Speaker, command: Command): void;
}

/** What a side may do between its actions that is no action (C1.12): no price, no activation, nothing broken by it. */
export interface Aside {
  readonly id: Word;
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

/** A rule a mission chooses from a closed list: its data makes hooks, steps and things said. */
export interface MissionRule<Id extends MissionRuleId> {
  readonly id: Id;
  hooks(data: MissionRulePlanOf<Id>, board: Board): Hooks;
}
/** One of them, whichever: its plan has been matched to it by id. */
export interface AnyMissionRule {
  readonly id: string;
  hooks(data: never, board: Board): Hooks;
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
  readonly verbs: readonly Word[];
  to(unit: UnitRow): boolean;
}

/**
 * What a module puts in the place of what modules before it have registered, by id. Everything else that is registered
 * twice is an error. An id that no module before it has is simply new: what the module would replace may not be in play.
 */
export interface Replacements {
  readonly units?: readonly string[];
  readonly gear?: readonly string[];
  readonly terrain?: readonly string[];
  readonly verbs?: readonly Word[];
  readonly shots?: readonly string[];
  readonly procedures?: readonly FrameKind[];
  readonly decisions?: readonly FrameKind[];
  readonly interjections?: readonly Word[];
  /** A replaced sequence has lost the steps inserted into it before. */
  readonly sequences?: readonly string[];
  /** Single steps of a sequence, by the sequence's id: `steps` gives the new ones. */
  readonly steps?: Readonly<Record<string, readonly string[]>>;
  readonly options?: readonly OptionId[];
}

/** What gear makes of a unit: its row as the figures of that profile use it. */
export type Adaptation = (unit: UnitRow, rows: readonly GearRow[], gear: readonly string[]) => UnitRow;

/** Entry areas that a scenario can come to have. */
export type EntrySource = (scenario: Scenario, rules: Rules) => readonly EntryPlan[];

/** What a module adds to the vocabulary: for each part the interface with which it widens the engine's. */
export interface Vocabulary {
  readonly words?: object;
  readonly decisions?: object;
  readonly frames?: object;
  readonly events?: object;
  readonly missionRules?: object;
  readonly units?: object;
  readonly gear?: object;
  readonly terrain?: object;
  readonly options?: object;
}

/** The same by name, for those who compile rules. */
export type Declarations = { readonly [Part in keyof Vocabulary]?: Readonly<Record<string, true>> };
type Named<Own extends Vocabulary> = {
  readonly [Part in keyof Own]: { readonly [Id in keyof Own[Part]]: true };
};

export interface RuleModule {
  readonly id: string;
  readonly needs?: readonly string[];
  /** It is in play whenever all these are: where two chapters meet. */
  readonly joins?: readonly string[];
  readonly replaces?: Replacements;
  /** Rules of the module in whose name a refusal of an earlier one is now made: `'C8.6 no-sidestep': 'A4.7'`. */
  readonly cites?: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, UnitRow>>;
  readonly gear?: Readonly<Record<string, GearRow>>;
  readonly terrain?: readonly TerrainRow[];
  readonly verbs?: readonly Verb[];
  readonly grants?: readonly Grant[];
  readonly shots?: readonly ShotKind<never>[];
  /** Words that answer decisions, with what they point at. */
  readonly answers?: WordTargets;
  readonly procedures?: readonly AnyProcedure[];
  readonly decisions?: readonly AnyDecision[];
  readonly interjections?: readonly Interjection[];
  /** Offered to the marine player in his action phase. */
  readonly asides?: readonly Aside[];
  readonly sequences?: Readonly<Record<string, readonly Step[]>>;
  readonly inserts?: readonly { readonly into: string; readonly before: string; readonly step: Step }[];
  /** New steps for those that `replaces.steps` names, by the sequence's id. */
  readonly steps?: Readonly<Record<string, readonly Step[]>>;
  readonly adapts?: Adaptation;
  /** Entry areas besides those of the scenario's board. */
  readonly entries?: EntrySource;
  readonly hooks?: HookSource;
  /** The hooks this module's rules ask, with how their handlers combine. */
  readonly asks?: Partial<HookWays>;
  readonly missionRules?: readonly AnyMissionRule[];
  /** What its rules say and tell by name: it brings it all, and somebody outside must find words and looks for it. */
  readonly declares?: Declarations;
  readonly options?: { readonly [Id in OptionId]?: OptionRow };
}

/** Modules merged, checked and frozen. */
export interface Rules {
  readonly modules: readonly string[];
  readonly options: OptionValues;
  readonly units: ReadonlyMap<string, UnitRow>;
  readonly gear: ReadonlyMap<string, GearRow>;
  readonly terrain: readonly TerrainRow[];
  readonly terrainIndex: ReadonlyMap<string, number>;
  readonly verbs: ReadonlyMap<Word, Verb>;
  readonly words: readonly Word[];
  readonly wordIndex: ReadonlyMap<Word, number>;
  readonly targets: ReadonlyMap<Word, Target>;
  readonly procedures: ReadonlyMap<FrameKind, Procedure<FrameKind>>;
  readonly decisions: ReadonlyMap<FrameKind, Decision<FrameKind>>;
  readonly interjections: ReadonlyMap<Word, Interjection>;
  readonly asides: ReadonlyMap<Word, Aside>;
  readonly sequences: ReadonlyMap<string, readonly Step[]>;
  readonly shots: ReadonlyMap<string, ShotKind<never>>;
  readonly adaptations: readonly Adaptation[];
  readonly cites: ReadonlyMap<string, string>;
  readonly entries: readonly EntrySource[];
  readonly hooks: readonly { readonly owner: string; readonly hooks: HookSource }[];
  readonly asks: ReadonlyMap<string, HookWay>;
  readonly missionRules: ReadonlyMap<string, AnyMissionRule>;
  /** Those that modules have declared. */
  readonly events: readonly EventKind[];
}

export class RulesError extends Error {}

export const defineModule = (module: RuleModule): RuleModule => Object.freeze(module);

/** A module that says what it adds to the vocabulary, so that nothing of it is missed only in play. */
export interface DeclaredModule extends RuleModule {
  readonly declares: Declarations;
}

/** `defineModule` for a module from outside: what it declares and does not name does not compile. */
export const declareModule = <Own extends Vocabulary>(
  module: RuleModule & { readonly declares: Named<Own> },
): DeclaredModule => Object.freeze(module);
