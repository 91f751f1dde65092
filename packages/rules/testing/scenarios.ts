/** Scenarios for tests and measurements, drawn as text. */
import {
  FACINGS,
  compileRules,
  compileSetup,
  createGame,
  type Coordinates,
  type DeploymentPlan,
  type FacingName,
  type Game,
  type GameEvent,
  type MissionRulePlan,
  type PiecePlan,
  type RuleModule,
  type Scenario,
  type Setup,
} from '@sensorium/engine';
import { core } from '../src/core/index.ts';
import { setupFor } from '../src/setupFor.ts';

export type Figure = Omit<PiecePlan, 'faces'> & { readonly faces?: FacingName };
export type Entry = readonly (readonly [x: number, y: number, side: FacingName])[];

/**
 * `.` floor, `#` and space wall, `+` closed door, `/` open door; a letter or digit is the piece of that name, standing
 * on floor. `=` bulkhead, `%` debris, `&` crate, `$` tank, `*` trap, `^` ladder, `o` chute, `O` its outer door need the
 * module that has them. Sections are drawn the same way; without a drawing everything is one section.
 */
export interface Sketch {
  readonly id?: string;
  readonly board: readonly string[];
  readonly sections?: readonly string[];
  /** Levels above the first, lowest first. */
  readonly above?: readonly { readonly board: readonly string[]; readonly sections?: readonly string[] }[];
  /** Rule modules besides core. */
  readonly modules?: readonly string[];
  readonly options?: Scenario['options'];
  /** Besides those that are drawn. */
  readonly features?: Scenario['features'];
  /** In roster order. One that is not drawn is in hand, or in its entry area. */
  readonly pieces: Readonly<Record<string, Figure>>;
  readonly entries?: Readonly<Record<string, Entry>>;
  readonly deployment?: readonly DeploymentPlan[];
  readonly startingBlips?: number;
  readonly reinforcements?: number;
  readonly novice?: boolean;
  readonly rules?: readonly MissionRulePlan[];
}

const FEATURES: Readonly<Record<string, string>> = {
  '+': 'closed-door',
  '/': 'open-door',
  '=': 'bulkhead',
  '%': 'debris',
  '&': 'crate',
  $: 'cryo-tank',
  '*': 'trap',
  '^': 'ladder',
  o: 'disposal-chute',
  O: 'outer-door',
};

const facingNamed = (name: FacingName): number => FACINGS.indexOf(name);

export const scenarioOf = (sketch: Sketch): Scenario => {
  const places = new Map<string, Coordinates>();
  const features: { at: Coordinates; is: string }[] = [];
  const levels = [sketch, ...(sketch.above ?? [])];
  levels.forEach(({ board }, level) =>
    board.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const character = row.charAt(x);
        const at: Coordinates = level === 0 ? [x, y] : [x, y, level];
        if (FEATURES[character] !== undefined) features.push({ at, is: FEATURES[character] });
        else if (/\w/.test(character)) places.set(character, at);
      }
    }),
  );
  const pieces = Object.entries(sketch.pieces).map(([key, { faces, ...plan }]): PiecePlan => {
    const at = places.get(key);
    return { ...(at && { at }), ...plan, ...(faces && { faces: facingNamed(faces) }) };
  });
  for (const key of places.keys()) if (!(key in sketch.pieces)) throw new Error(`'${key}' is drawn but not described`);
  return {
    id: sketch.id ?? 'sketch',
    modules: ['core', ...(sketch.modules ?? [])],
    options: sketch.options ?? {},
    board: {
      levels: levels.map(({ board, sections }) => ({
        floor: board,
        sections: sections ?? board.map((row) => 'A'.repeat(row.length)),
      })),
      entries: Object.entries(sketch.entries ?? {}).map(([id, squares]) => ({
        id,
        squares: squares.map(([x, y, side]) => ({ at: [x, y] as const, side: facingNamed(side) })),
      })),
    },
    features: [...features, ...(sketch.features ?? [])],
    burning: [],
    pieces,
    deployment: sketch.deployment ?? [],
    startingBlips: sketch.startingBlips ?? 0,
    reinforcements: sketch.reinforcements ?? 0,
    novice: sketch.novice ?? false,
    rules: sketch.rules ?? [],
  };
};

const CORE = compileRules([core]);

export const setupOf = (sketch: Sketch, ...modules: readonly RuleModule[]): Setup =>
  sketch.modules === undefined
    ? compileSetup(modules.length === 0 ? CORE : compileRules([core, ...modules]), scenarioOf(sketch))
    : setupFor(scenarioOf(sketch));

/** A game from its setup on, with everything that happens in it written down. */
export const begun = (
  sketch: Sketch,
  seed = 1,
  ...modules: readonly RuleModule[]
): { game: Game; events: GameEvent[] } => {
  const events: GameEvent[] = [];
  const game = createGame(setupOf(sketch, ...modules), { seed, sink: (event) => events.push(event) });
  return { game, events };
};
