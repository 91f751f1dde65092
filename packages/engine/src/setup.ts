import { compileBoard, isFloor, squareAt, type Board, type BoardPlan, type Coordinates, type Square } from './board.ts';
import type { Facing } from './geometry.ts';
import { combineHooks, type HookTable } from './hooks.ts';
import type { Profile, Rules } from './rules.ts';
import { NO_COUNTS, type Activation, type Counts, type Side, type WeaponState } from './state.ts';
import type { GearId, MissionRuleId, MissionRulePlan, MissionRulePlanOf, UnitId } from './vocabulary.ts';

/** A piece as the scenario lists it. What is not said has the unit's usual value. */
export interface PiecePlan {
  readonly is: string;
  readonly gear?: readonly string[];
  readonly name?: string;
  readonly squad?: string;
  /** What a squad's leader wears, in words (D15.1). */
  readonly badge?: string;
  /** A3.10: which marine player's it is, where there are two; the first's if left out. */
  readonly player?: number;
  readonly at?: Coordinates;
  /** Id of the entry area it lurks in. */
  readonly area?: string;
  readonly faces?: Facing;
  readonly value?: number;
  readonly ap?: number;
  readonly activation?: Activation;
  readonly weapon?: WeaponState;
  readonly counts?: Counts;
}

/** C2.4: who puts which pieces of the scenario's list on which squares. */
export interface DeploymentPlan {
  readonly by: Side;
  readonly pieces: readonly number[];
  readonly squares: readonly Coordinates[];
}

/** Everything a game begins from, as plain data: with the commands and the seed it is the replay. */
export interface Scenario {
  readonly id: string;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly board: BoardPlan;
  readonly features: readonly { readonly at: Coordinates; readonly is: string }[];
  readonly burning: readonly Coordinates[];
  /** Marines in roster order, then aliens. */
  readonly pieces: readonly PiecePlan[];
  readonly deployment: readonly DeploymentPlan[];
  readonly startingBlips: number;
  /** Blips due in each alien turn (C18.2). */
  readonly reinforcements: number;
  /** C4.2. */
  readonly novice: boolean;
  readonly rules: readonly MissionRulePlan[];
}

/** The first rule of that id which a mission has chosen. */
export const planOf = <Id extends MissionRuleId>(
  { rules }: Pick<Scenario, 'rules'>,
  id: Id,
): MissionRulePlanOf<Id> | undefined =>
  rules.find((plan: { readonly is: string }): plan is MissionRulePlanOf<Id> => plan.is === id);

/** What never changes in a game: rules, board, profiles, compiled once. */
export interface Setup {
  readonly rules: Rules;
  readonly scenario: Scenario;
  readonly board: Board;
  readonly profiles: readonly Profile[];
  /** Profile of each piece of the scenario's list. */
  readonly profileOf: readonly number[];
  readonly hooks: HookTable;
}

export class ScenarioError extends Error {
  /** The square it is about, where there is one. */
  readonly at: Coordinates | null;

  constructor(message: string, at: Coordinates | null = null) {
    super(message);
    this.at = at;
  }
}

const isUnit = (rules: Rules, is: string): is is UnitId => rules.units.has(is);
const isGear = (rules: Rules, item: string): item is GearId => rules.gear.has(item);

const profileFor = (rules: Rules, scenario: Scenario, index: number, is: string, gear?: readonly string[]): Profile => {
  if (!isUnit(rules, is)) throw new ScenarioError(`there is no unit '${is}'`);
  const plain = rules.units.get(is)!;
  const items = (gear ?? plain.gear).map((item): GearId => {
    if (!isGear(rules, item)) throw new ScenarioError(`there is no weapon or item '${item}'`);
    return item;
  });
  const rows = items.map((item) => rules.gear.get(item)!);
  const unit = rules.adaptations.reduce((row, adapt) => adapt(row, rows, items), plain);
  const counts: Record<string, number> = { ...unit.counts };
  rows.forEach((row, i) => {
    Object.assign(counts, row.counts);
    if (row.ammunition !== undefined) counts[items[i]!] = unit.ammunition?.[items[i]!] ?? row.ammunition;
  });
  return {
    index,
    is,
    unit,
    gear: items,
    rows,
    verbs: [...new Set([...unit.verbs, ...rows.flatMap((row) => row.verbs ?? [])])]
      .map((id) => ({ verb: rules.verbs.get(id)!, word: rules.wordIndex.get(id)! }))
      .filter(({ verb }) => verb.isUsed?.(scenario, rules) ?? true),
    counts: Object.keys(counts).length === 0 ? NO_COUNTS : Object.freeze(counts),
    isSeenThrough: rows.some((row) => row.isSeenThrough === true),
  };
};

const hookTable = (rules: Rules, scenario: Scenario, board: Board): HookTable =>
  combineHooks(rules.asks, [
    ...rules.hooks.map(({ owner, hooks }) => ({
      owner,
      hooks: typeof hooks === 'function' ? hooks(scenario, rules, board) : hooks,
    })),
    ...scenario.rules.map((plan: { readonly is: string }) => {
      const rule = rules.missionRules.get(plan.is);
      if (rule === undefined) throw new ScenarioError(`there is no mission rule '${plan.is}'`);
      return { owner: `mission rule '${plan.is}'`, hooks: rule.hooks(plan as never, board) };
    }),
  ]);

const BOARDS = new Map<string, Board>();
const BOARDS_KEPT = 16;

/** Boards are pure functions of their plan, and loading a save must not pay for one again. */
const boardFor = (plan: BoardPlan): Board => {
  const key = JSON.stringify(plan);
  const known = BOARDS.get(key);
  if (known !== undefined) return known;
  const board = compileBoard(plan);
  if (BOARDS.size >= BOARDS_KEPT) BOARDS.delete(BOARDS.keys().next().value!);
  BOARDS.set(key, board);
  return board;
};

/** On floor squares, each feature on one of its own; a fire named twice is one fire. */
const checkPlaces = (board: Board, { features, burning }: Scenario): void => {
  const check = (what: string, at: Coordinates): Square => {
    const square = squareAt(board, at[0], at[1], at[2]);
    if (!isFloor(board, square))
      throw new ScenarioError(`the ${what} at (${at.join(', ')}) is not on a floor square`, at);
    return square;
  };
  const taken = new Set<Square>();
  for (const { at, is } of features) {
    const square = check(is, at);
    if (taken.has(square)) throw new ScenarioError(`the ${is} at (${at.join(', ')}) is where something else is`, at);
    taken.add(square);
  }
  for (const at of burning) check('fire', at);
};

export const compileSetup = (rules: Rules, scenario: Scenario): Setup => {
  const more = rules.entries.flatMap((entries) => entries(scenario, rules));
  const { levels, entries } = scenario.board;
  const board = boardFor(more.length === 0 ? scenario.board : { levels, entries: [...entries, ...more] });
  const profiles: Profile[] = [];
  const profileIndex = (is: string, gear?: readonly string[]): number => {
    const wanted = gear ?? rules.units.get(is)?.gear ?? [];
    const known = profiles.findIndex((p) => p.is === is && p.gear.join(' ') === wanted.join(' '));
    return known >= 0 ? known : profiles.push(profileFor(rules, scenario, profiles.length, is, gear)) - 1;
  };
  // Every alien unit has a profile, so that pieces made during the game find theirs.
  for (const [is, unit] of rules.units) if (unit.side === 'aliens') profileIndex(is);
  const profileOf = scenario.pieces.map((plan) => profileIndex(plan.is, plan.gear));
  for (const { is } of scenario.features)
    // Plain floor is what lies where nothing else does: the first row.
    if ((rules.terrainIndex.get(is) ?? 0) === 0) throw new ScenarioError(`there is no terrain '${is}'`);
  checkPlaces(board, scenario);
  return { rules, scenario, board, profiles, profileOf, hooks: hookTable(rules, scenario, board) };
};

export const profileNamed = (setup: Setup, is: string): number => {
  const index = setup.profiles.findIndex((profile) => profile.is === is);
  if (index < 0) throw new ScenarioError(`there is no unit '${is}' in this game`);
  return index;
};
