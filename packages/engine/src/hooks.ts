/** Questions and moments at which a module or a mission may take part (C22). */
import type { Board, Square } from './board.ts';
import type { Game } from './game.ts';
import { RulesError, type Rules } from './rules.ts';
import type { Scenario } from './setup.ts';
import type { Sight, Viewer } from './sight.ts';
import type { Outcome, Piece } from './state.ts';

/** How the answers of several handlers become one. */
export type HookWay =
  /** There is at most one handler, which replaces a rule; two are an error. */
  | 'one'
  /** Whoever asks goes through the handlers himself. */
  | 'each'
  /** Every handler is told. */
  | 'all'
  /** The first that has something against it (not null). */
  | 'veto'
  /** The first that answers at all (not undefined). */
  | 'first'
  /** Whether one says yes; those after it are not asked. */
  | 'some'
  /** The first number from 0 up, or −1. */
  | 'found'
  /** Numbers, added up. */
  | 'sum'
  /** Lists, one after the other. */
  | 'join'
  /** Each changes what those before it have made of the last argument. */
  | 'chain';

/** A hook: how its handlers combine, and what each of them is. */
export interface Hook<Way extends HookWay, Handler> {
  readonly way: Way;
  readonly handler: Handler;
}

/** Declared beside the rule that asks, by declaration merging; a module names each in `asks`. */
export interface HookTypes {
  /** C21.3, E5: the conditions fulfilled now. */
  conditions: Hook<
    'each',
    (game: Game, atEndPhase: boolean) => { readonly winner: Exclude<Outcome, 'none'>; readonly rule: string } | null
  >;
  /** H10: how far a figure looks and shoots to a square of another level that it sees, or −1 where it does not see it. */
  rangeBetweenLevels: Hook<'found', (sight: Sight, viewer: Viewer, square: Square) => number>;
  /** H9, H10: replaces the path distance of C11.4. */
  pathDistance: Hook<'one', (game: Game, from: Square, to: Square) => number>;
  /** Whether a figure on the board may have no facing (exceptions to C1.5). */
  mayLackFacing: Hook<'some', (piece: Piece) => boolean>;
  /** Whether a piece in play may for the moment be nowhere. */
  mayBeNowhere: Hook<'some', (game: Game, piece: Piece) => boolean>;
}
export type HookName = keyof HookTypes;

/** What a module or a mission brings. */
export type Hooks = { readonly [Name in HookName]?: HookTypes[Name]['handler'] };
/** A module's hooks, or how to make those that a scenario needs: what nobody brings costs nothing. */
export type HookSource = Hooks | ((scenario: Scenario, rules: Rules, board: Board) => Hooks);

/** Every hook there is, with its way: a table that lacks one does not compile. */
export type HookWays = { readonly [Name in HookName]: HookTypes[Name]['way'] };

type Asked<Way, Handler> = Way extends 'one' ? Handler | null : Way extends 'each' ? readonly Handler[] : Handler;
/** The hooks of a game, combined: whoever asks calls one function, however many answer. */
export type HookTable = { readonly [Name in HookName]: Asked<HookTypes[Name]['way'], HookTypes[Name]['handler']> };

/** Hooks with whose they are: a module's, or a mission rule's. */
export interface OwnedHooks {
  readonly owner: string;
  readonly hooks: Hooks;
}

/** Any handler: nobody is asked with more than five arguments. */
type Call = (a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown) => unknown;

const NONE: readonly never[] = Object.freeze([]);

/** A veto that no handler can have: whoever asks often may look before. */
export const nobodyObjects = (): null => null;

/** What nobody's answer is. */
const NOBODY_ASKED: { readonly [Way in HookWay]: unknown } = {
  one: null,
  each: NONE,
  all: () => undefined,
  veto: nobodyObjects,
  first: () => undefined,
  some: () => false,
  found: () => -1,
  sum: () => 0,
  join: () => NONE,
  chain: (...args: readonly unknown[]) => args.at(-1),
};

/** Two or more. */
const TOGETHER: { readonly [Way in Exclude<HookWay, 'one' | 'each'>]: (handlers: readonly Call[]) => Call } = {
  all: (handlers) => (a, b, c, d, e) => {
    for (const handler of handlers) handler(a, b, c, d, e);
  },
  veto: (handlers) => (a, b, c, d, e) => {
    for (const handler of handlers) {
      const why = handler(a, b, c, d, e);
      if (why !== null) return why;
    }
    return null;
  },
  first: (handlers) => (a, b, c, d, e) => {
    for (const handler of handlers) {
      const answer = handler(a, b, c, d, e);
      if (answer !== undefined) return answer;
    }
    return undefined;
  },
  some: (handlers) => (a, b, c, d, e) => {
    for (const handler of handlers) if (handler(a, b, c, d, e) === true) return true;
    return false;
  },
  found: (handlers) => (a, b, c, d, e) => {
    for (const handler of handlers) {
      const found = handler(a, b, c, d, e) as number;
      if (found >= 0) return found;
    }
    return -1;
  },
  sum: (handlers) => (a, b, c, d, e) => handlers.reduce((sum, handler) => sum + (handler(a, b, c, d, e) as number), 0),
  join: (handlers) => (a, b, c, d, e) => handlers.flatMap((handler) => handler(a, b, c, d, e) as readonly unknown[]),
  chain: (handlers) => (game, value) => handlers.reduce((last, handler) => handler(game, last), value),
};

const combined = (name: HookName, way: HookWay, brought: readonly OwnedHooks[]): unknown => {
  const handlers = brought.map(({ hooks }) => hooks[name] as Call);
  if (way === 'each') return handlers;
  if (handlers.length === 0) return NOBODY_ASKED[way];
  if (handlers.length === 1) return handlers[0];
  if (way !== 'one') return TOGETHER[way](handlers);
  const owners = brought.map(({ owner }) => owner);
  throw new RulesError(`the hook '${name}' takes one handler, and ${owners.join(' and ')} bring one each`);
};

/** The hooks of a game. Throws `RulesError` where two answer what one is meant to, or where nobody asks. */
export const combineHooks = (ways: ReadonlyMap<string, HookWay>, sources: readonly OwnedHooks[]): HookTable => {
  for (const { owner, hooks } of sources)
    for (const name of Object.keys(hooks))
      if (!ways.has(name)) throw new RulesError(`${owner} brings the hook '${name}', which no module asks`);
  const table: Partial<Record<HookName, unknown>> = {};
  for (const [name, way] of ways as ReadonlyMap<HookName, HookWay>)
    table[name] = combined(
      name,
      way,
      sources.filter(({ hooks }) => hooks[name] !== undefined),
    );
  return table as HookTable;
};
