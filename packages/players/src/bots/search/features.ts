/** What is told of a position to whoever judges it: a short row of numbers. */
import {
  planOf,
  UNREACHABLE,
  canAimAt,
  pieceOf,
  profileOf,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { blipsLeft, figuresToBeShown, hasSeenOne, scenarioOf, teleportsNeeded } from '@sensorium/rules';
import { standing } from '../drill/situation.ts';
import { fieldTo, isAhead, pathDistance, type Field } from '../fields.ts';
import { flamesLeft, goalsOf, isVital, type Goals } from '../goals.ts';
import { natureOf } from '../scenarios.ts';

/** What the marines are after: each kind is judged by its own weights. */
export const KINDS = ['burn', 'carry', 'leave', 'occupy', 'guard', 'kill', 'outlast', 'survive'] as const;
export type Kind = (typeof KINDS)[number];

export const FEATURES = [
  /** Marines dead, as a share of those there were. */
  'lost',
  /** Marines who may still die before all is lost, as a share. */
  'spare',
  /** Figures that can strike next turn, and those of them at whom nobody near looks. */
  'strikers',
  'behind',
  /** Figures in blips that can come next turn. */
  'comers',
  /** All other aliens in play, in figures. */
  'others',
  /** Aliens within reach of somebody the mission hangs on. */
  'hunters',
  'jammed',
  /** Steps still to go, in turns' marches. */
  'way',
  /** Targets, men to bring out, posts or kills that are still to come. */
  'left',
  /** Men who can do it, beyond the first. */
  'able',
  /** Spare shots of flamers. */
  'fuel',
  'turn',
  /** How near aliens are to what is guarded. */
  'breach',
  /** Figures somebody can shoot at. */
  'exposed',
  /** How near the aliens are to being no more: the last ones count most. */
  'alone',
] as const;

export interface Features {
  readonly kind: Kind;
  readonly row: readonly number[];
}

const FAR = 60;
const MARCH = 4;
const STRIKE = 5;
const COME = 7;
const NEAR_GUARD = 8;
const RANGE = 12;

/** Which of its ways to win is tried changes from turn to turn in a scenario that ends when the aliens run dry. */
const kindOf = (game: Game, goals: Goals): Kind => {
  const { isOutlasted, spare } = natureOf(game);
  if (isOutlasted) return 'outlast';
  if (goals.burn.length > 0) return 'burn';
  if (goals.cat !== null) return 'carry';
  if (goals.everybodyLeaves || goals.teleports || spare !== null) return 'leave';
  if (goals.kills > 0) return 'kill';
  if (goals.posts.length > 0 || goals.occupy.length > 0 || goals.secure.length > 0 || goals.smash.length > 0)
    return 'occupy';
  return goals.guard.length > 0 ? 'guard' : 'survive';
};

const nearest = (field: Field, men: readonly Piece[]): number => {
  let least = FAR;
  for (const { square } of men) if (field[square]! < least) least = field[square]!;
  return least;
};

interface Progress {
  readonly way: number;
  readonly left: number;
  readonly able: number;
}

const ruleCount = (game: Game, is: 'escape' | 'occupy'): number | undefined => planOf(game.setup.scenario, is)?.count;

const withFate = (game: Game, fate: Piece['fate']): number =>
  game.state.marines.filter((id) => pieceOf(game, id).fate === fate).length;

const outOfHere = (game: Game): number => withFate(game, 'escaped') + withFate(game, 'teleported');

/** M1, M4: every target with the nearest man who can burn it. */
const burning = (game: Game, goals: Goals, men: readonly Piece[]): Progress => {
  const flamers = men.filter((marine) => flamesLeft(game, marine) > 0);
  let way = 0;
  for (const target of goals.burn) way += nearest(fieldTo(game.setup.board, target), flamers);
  return { way, left: goals.burn.length, able: flamers.length - 1 };
};

/** M3: the carrier's way, or the way to the machine and from it. */
const carrying = (game: Game, goals: Goals, men: readonly Piece[]): Progress => {
  const { by, at, isDamaged } = goals.cat!;
  const wayOut = fieldTo(
    game.setup.board,
    goals.exits.map((exit) => exit.at),
  );
  const out = at < 0 || wayOut[at] === UNREACHABLE ? FAR : Math.min(FAR, wayOut[at]!);
  const way = by >= 0 ? out : out + nearest(fieldTo(game.setup.board, [at]), men);
  return { way, left: by >= 0 ? 0 : 1, able: isDamaged ? -1 : 0 };
};

/** D20.3: everybody, as soon as enough has been seen. */
const reconnoitring = (game: Game, men: readonly Piece[]): Progress => {
  const unseen = figuresToBeShown(game) + (hasSeenOne(game) ? 0 : 1);
  return { way: unseen * MARCH, left: men.length, able: 0 };
};

/** How many must leave in all. */
const leaversNeeded = (game: Game, goals: Goals): number =>
  ruleCount(game, 'escape') ?? (goals.leavers.length > 0 ? goals.leavers.length : teleportsNeeded(game));

/** M5, D20.14: the nearest as many as must leave. */
const leaving = (game: Game, goals: Goals, men: readonly Piece[]): Progress => {
  if (scenarioOf(game)?.id === 'scn-recon') return reconnoitring(game, men);
  const field = fieldTo(game.setup.board, goals.exits.length > 0 ? goals.exits.map(({ at }) => at) : goals.occupy);
  const needed = goals.leavers.length > 0 ? men.filter(({ id }) => goals.leavers.includes(id)) : men;
  const count = Math.max(0, leaversNeeded(game, goals) - outOfHere(game));
  const ways = needed.map(({ square }) => Math.min(FAR, field[square]!)).sort((a, b) => a - b);
  let way = 0;
  for (let i = 0; i < count; i++) way += ways[i] ?? FAR;
  return { way, left: count, able: needed.length - count };
};

/** Posts with the nearest man each; places to come to with everybody's way. */
const occupying = (game: Game, goals: Goals, men: readonly Piece[]): Progress => {
  const { board } = game.setup;
  if (goals.posts.length > 0 && ruleCount(game, 'occupy') === undefined) return { way: 0, left: 0, able: men.length };
  const places = goals.posts.length > 0 ? goals.posts : goals.secure.length > 0 ? goals.secure : goals.occupy;
  const squares: readonly Square[] = places.length > 0 ? places : goals.smash;
  const needed = ruleCount(game, 'occupy') ?? squares.length;
  const ways = squares.map((square) => nearest(fieldTo(board, [square]), men)).sort((a, b) => a - b);
  let way = 0;
  for (let i = 0; i < needed; i++) way += ways[i] ?? 0;
  return { way, left: ways.filter((steps) => steps > 0).length, able: men.length - needed };
};

const MOST_FUEL = 8;

/** Shots of flamers beyond those the targets need. */
const fuelOf = (game: Game, goals: Goals, men: readonly Piece[]): number => {
  let fuel = -goals.burn.length;
  for (const marine of men) fuel += flamesLeft(game, marine);
  return Math.max(-2, Math.min(fuel, MOST_FUEL));
};

const BLIP = 1.8;

/** D19.13, D19.19: figures that are still to come or in play, and men to meet them. */
const outlasting = (game: Game, men: readonly Piece[]): Progress => {
  let figures = blipsLeft(game, scenarioOf(game)!.blips) * BLIP;
  for (const id of game.state.aliens) figures += Math.max(1, pieceOf(game, id).value);
  return { way: 0, left: figures / 10, able: men.length };
};

const NO_PROGRESS: Progress = { way: 0, left: 0, able: 0 };

const progressOf = (game: Game, goals: Goals, kind: Kind, men: readonly Piece[]): Progress => {
  if (kind === 'burn') return burning(game, goals, men);
  if (kind === 'carry') return carrying(game, goals, men);
  if (kind === 'leave') return leaving(game, goals, men);
  if (kind === 'kill') return { ...NO_PROGRESS, left: Math.max(0, goals.kills - game.state.kills) / 5 };
  if (kind === 'outlast') return outlasting(game, men);
  return kind === 'occupy' ? occupying(game, goals, men) : NO_PROGRESS;
};

/** Marines who may die without the mission being lost by it, and out of how many. */
const spareMen = (game: Game, men: number): { left: number; all: number } => {
  const all = game.state.marines.length;
  const needed = ruleCount(game, 'escape');
  if (needed !== undefined) return { left: men + outOfHere(game) - needed, all: all - needed };
  const spare = natureOf(game).spare?.(all);
  return spare === undefined ? { left: men - 1, all: all - 1 } : { left: spare - withFate(game, 'dead'), all: spare };
};

const looksAt = (game: Game, marine: Piece, square: Square): boolean =>
  marine.facing >= 0 && isAhead(game.setup.board, marine.square, marine.facing, square);

/** Everything a position is judged by; hidden values count as they stand. */
export const featuresOf = (game: Game): Features => {
  const { board } = game.setup;
  const goals = goalsOf(game);
  const kind = kindOf(game, goals);
  const men = standing(game);
  const guarded = goals.guard.length > 0 ? fieldTo(board, goals.guard) : null;
  let strikers = 0;
  let behind = 0;
  let comers = 0;
  let others = 0;
  let hunters = 0;
  let breach = 0;
  let exposed = 0;
  for (const id of game.state.aliens) {
    const alien = pieceOf(game, id);
    const isLurking = alien.square < 0;
    const from = isLurking ? (board.entries[alien.area]?.squares[0] ?? -1) : alien.square;
    if (from < 0) continue;
    const isBlip = profileOf(game, alien).unit.isBlip;
    const figures = isBlip ? Math.max(1, alien.value) : 1;
    const reach = (isBlip ? COME : STRIKE) - (isLurking ? 1 : 0);
    let isNear = false;
    let isFaced = false;
    let isHunter = false;
    if (!isBlip && !isLurking && men.some((marine) => marine.facing >= 0 && canAimAt(game, marine, from, RANGE)))
      exposed += 1;
    for (const marine of men) {
      if (pathDistance(board, marine.square, from) > reach) continue;
      isNear = true;
      isFaced ||= looksAt(game, marine, from);
      isHunter ||= isVital(game, goals, marine.id);
    }
    if (!isNear) others += figures;
    else if (isBlip) comers += figures;
    else {
      strikers += 1;
      if (!isFaced) behind += 1;
    }
    if (isHunter) hunters += figures;
    if (guarded !== null && guarded[from]! <= NEAR_GUARD) breach += (figures * (NEAR_GUARD + 1 - guarded[from]!)) / 5;
  }
  const spare = spareMen(game, men.length);
  const progress = progressOf(game, goals, kind, men);
  const row = [
    withFate(game, 'dead') / game.state.marines.length,
    spare.all <= 0 ? 0 : spare.left / spare.all,
    strikers,
    behind,
    comers,
    others / 4,
    hunters,
    men.filter(({ weapon }) => weapon === 'jammed').length,
    progress.way / MARCH,
    progress.left,
    progress.able,
    fuelOf(game, goals, men),
    game.state.turn / 4,
    breach,
    exposed,
    1 / (1 + strikers + comers + others),
  ];
  return { kind, row };
};
