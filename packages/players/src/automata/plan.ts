/** S4.6–S4.13: following, approaching, and the next action of a plan. */
import { command, frontSquare, type Command, type Piece, type Square } from '@sensorium/engine';
import { JUMPING, movesLeft, type Motive } from '@sensorium/rules';
import { CLIMB, JUMP, MOVE, MOVE_DOWN, OPEN, TURN, isStep, type Graph } from './graph.ts';
import { keepPlan, plansKept } from './memo.ts';
import { apOf, moverOf } from './reach.ts';
import { INFINITE, NOTHING_BREAKS, edgeCost, positionCost, stateCost, type Reference } from './reference.ts';
import type { Scene } from './scene.ts';
import { Search, type Mover } from './search.ts';

/** S4.6: the longest detour round pieces, fire or seen squares that is followed. */
const DETOUR = 6;

/** A plan: its actions as edges of the mover's graph, and the rule that made it. */
export interface Plan {
  readonly mover: Mover;
  /** What the mover could spend when it was made. */
  readonly ap: number;
  readonly edges: readonly number[];
  readonly because: Motive;
}

/** S4.8 (a): 1 for the square straight ahead of the target, 0 for any other. */
export const frontWorth = (scene: Scene, graph: Graph, node: number, target: Piece): number => {
  const square = graph.square[node]!;
  return square >= 0 && square === frontSquare(scene.game.setup.board, target) ? 1 : 0;
};

/** S4.5: a blip keeps off other marines' neighbours. */
const follower = (scene: Scene, mover: Mover, target: Piece): Mover => ({
  ...mover,
  opensWatched: true,
  ...(scene.isBlip(mover.piece) && { shuns: { but: scene.squaresOf(target) } }),
});

const approacher = (scene: Scene, mover: Mover): Mover => ({
  ...mover,
  opensWatched: true,
  ...(scene.isBlip(mover.piece) && { shuns: 'marines' }),
});

/** S4.6. */
const follow = (scene: Scene, mover: Mover, reference: Reference, target: Piece, ap: number): Plan | null => {
  const search = new Search(scene, follower(scene, mover, target), reference);
  const cost = search.to(DETOUR);
  if (cost < 0) return null;
  const path = search.path(search.attackNodes(cost), (node) => frontWorth(scene, mover.graph, node, target));
  return path === null ? null : { mover: search.mover, ap, edges: path.edges, because: 'S4.6' };
};

/** Numbers compared one after the other, packed into one; each but the first is below the width. */
const WIDTH = 1024;
const NOT_CONSIDERED = -1;

/** Goes to the best of the states it can reach now, by `rank`: the smallest, or `NOT_CONSIDERED`. */
const goToBest = (
  scene: Scene,
  mover: Mover,
  ap: number,
  rank: (node: number, spent: number) => number,
  because: Motive,
): Plan => {
  const search = new Search(scene, approacher(scene, mover), null).within(ap);
  let best = Infinity;
  let goals: number[] = [];
  for (const state of search.settled) {
    const here = rank(search.nodeOf(state), search.cost(state));
    if (here === NOT_CONSIDERED || here > best) continue;
    if (here < best) goals = [];
    best = here;
    goals.push(state);
  }
  const edges = goals.length === 0 ? [] : (search.path(goals, () => 0)?.edges ?? []);
  return { mover: search.mover, ap, edges, because };
};

/** S4.7: to a square with a smaller c0pos than the present one. */
const approach = (scene: Scene, mover: Mover, reference: Reference, ap: number): Plan => {
  const { graph } = mover;
  const present = Math.min(
    ...mover.starts.map((start) =>
      graph.square[start]! < 0 ? reference.cost[start]! : positionCost(reference, graph.square[start]!),
    ),
  );
  const rank = (node: number, spent: number): number => {
    const square = graph.square[node]!;
    if (square < 0 || graph.door[node]! >= 0) return NOT_CONSIDERED;
    const position = positionCost(reference, square);
    return position < present ? (position * WIDTH + stateCost(reference, node)) * WIDTH + spent : NOT_CONSIDERED;
  };
  return goToBest(scene, mover, ap, rank, 'S4.7');
};

/** S0.26: the nearest unseen square by distance. */
const creep = (scene: Scene, mover: Mover, reference: Reference, target: Piece, ap: number): Plan => {
  const { graph } = mover;
  const present = scene.distance(mover.piece, target);
  const rank = (node: number, spent: number): number => {
    const square = graph.square[node]!;
    if (square < 0 || graph.door[node]! >= 0) return NOT_CONSIDERED;
    const distance = scene.stepsFrom(target, square);
    if (distance >= present) return NOT_CONSIDERED;
    const costs = positionCost(reference, square) * WIDTH + stateCost(reference, node);
    return (distance * WIDTH * WIDTH + costs) * WIDTH + spent;
  };
  return goToBest(scene, mover, ap, rank, 'S0.26');
};

/** The plan of a mover with that many AP toward its target. */
export const planFor = (scene: Scene, mover: Mover, target: Piece, ap: number): Plan => {
  scene.lift(mover.piece);
  const reference = scene.referenceTo(mover.graph, target);
  if (mover.graph.isFigure) return makePlan(scene, mover, reference, target, ap);
  const question = mover.piece.id * MOST_PIECES + target.id;
  const { now, earlier } = plansKept(scene.game, question, mover.piece.id);
  if (now?.ap === ap) return now;
  const plan =
    (earlier === undefined ? null : restOf(scene, earlier, mover, reference, target, ap)) ??
    makePlan(scene, mover, reference, target, ap);
  keepPlan(scene.game, question, plan);
  return plan;
};
const MOST_PIECES = 1 << 16;

/** S0.26; S4.16: whoever has to break a way follows and approaches. */
const creeps = (scene: Scene, mover: Mover): boolean =>
  scene.automaton === 'deathwing-solo' && mover.isRestricted && scene.breakable === NOTHING_BREAKS;

const makePlan = (scene: Scene, mover: Mover, reference: Reference, target: Piece, ap: number): Plan =>
  creeps(scene, mover)
    ? creep(scene, mover, reference, target, ap)
    : (follow(scene, mover, reference, target, ap) ?? approach(scene, mover, reference, ap));

/**
 * What is left of a plan after its first step, where planning anew on an otherwise unchanged board would find just that:
 * nothing beyond its end can be reached that could not before, and along the reference path no detour becomes shorter.
 */
const restOf = (
  scene: Scene,
  { ap: apBefore, edges, because }: Plan,
  mover: Mover,
  reference: Reference,
  target: Piece,
  ap: number,
): Plan | null => {
  const { graph } = mover;
  const [step, ...rest] = edges;
  if (movesLeft(scene.game, mover.piece) !== Infinity) return null;
  if (step === undefined || graph.kind[step] !== MOVE || graph.to[step] !== mover.starts[0]) return null;
  const cost = edgeCost(scene.game, graph, step);
  if (apBefore - cost !== ap || graph.door[graph.from[step]!]! >= 0) return null;
  const here = graph.square[graph.to[step]!]!;
  const end = graph.square[graph.to[edges.at(-1)!]!]!;
  const isNearer = (by: (square: Square) => number): boolean => rest.length === 0 || by(end) < by(here);
  const isKept: Readonly<Record<string, () => boolean>> = {
    'S4.6': () => true,
    'S4.7': () =>
      reference.cost[graph.from[step]!] === cost + reference.cost[graph.to[step]!]! &&
      isNearer((square) => positionCost(reference, square)),
    'S0.26': () => isNearer((square) => scene.stepsFrom(target, square)),
  };
  return isKept[because]?.() === true ? { mover, ap, edges: rest, because } : null;
};

/** S4.9, S4.12: the next action of a plan as a command, if it can be paid; a blip stops before a square it may not enter. */
export const nextAction = (scene: Scene, plan: Plan, ap: number): Command | null => {
  const { mover, edges } = plan;
  const [edge, then] = edges;
  if (edge === undefined) return null;
  const { graph, piece } = mover;
  const next = graph.kind[edge] === TURN && then !== undefined ? then : edge;
  if (isStep(graph.kind[next]!) && movesLeft(scene.game, piece) === 0) return null; // S4.5
  const cost = (of: number): number =>
    graph.kind[of] === TURN && mover.isTurned ? turnPrice(graph, of) : edgeCost(scene.game, graph, of);
  if (graph.kind[edge] === TURN) {
    if (then === undefined || cost(edge) + priceOfNext(scene, graph, then) > ap) return null;
    return command('turn', piece.id, graph.facing[graph.to[edge]!]);
  }
  const at = graph.at[edge]!;
  if (scene.breakable.has(at)) return ap < 1 ? null : command('attack', piece.id, at); // S4.16
  if (cost(edge) > ap) return null;
  if (graph.kind[edge] === OPEN) return command('open', piece.id, at);
  const squares = [at, graph.square[graph.to[edge]!]!];
  if (scene.isBlip(piece) && squares.some((square) => scene.isSeen(square) || scene.isNextToMarine(square)))
    return null;
  if (graph.kind[edge] === JUMP) return command('jump', piece.id);
  if (graph.kind[edge] === CLIMB) return command('climb', piece.id, at);
  return command('move', piece.id, at, graph.kind[edge] === MOVE_DOWN ? JUMPING : 0);
};

/** An attack on what is in the way costs 1 AP (D4.7). */
const priceOfNext = (scene: Scene, graph: Graph, edge: number): number =>
  scene.breakable.has(graph.at[edge]!) ? 1 : edgeCost(scene.game, graph, edge);

const HALF_TURN = 22;
const turnPrice = (graph: Graph, edge: number): number =>
  graph.code[edge] === HALF_TURN ? graph.halfTurn : graph.quarterTurn;

/** S6.9: the way onto one of the squares, within the AP left. */
export const planOnto = (scene: Scene, piece: Piece, squares: readonly Square[], isFree: boolean): Plan | null => {
  scene.lift(piece);
  const ap = apOf(scene, piece);
  const search = new Search(scene, moverOf(scene, piece, !isFree), null).within(ap);
  let least = INFINITE;
  let goals: number[] = [];
  for (const state of search.settled) {
    const square = search.graph.square[search.nodeOf(state)]!;
    if (square < 0 || square === piece.square || !squares.includes(square)) continue;
    const cost = search.cost(state);
    const known = goals.length === 0 ? INFINITE : search.graph.square[search.nodeOf(goals[0]!)]!;
    if (cost > least || (cost === least && square > known)) continue;
    if (cost < least || square < known) goals = [];
    least = cost;
    goals.push(state);
  }
  const path = search.path(goals, () => 0);
  return path === null ? null : { mover: search.mover, ap, edges: path.edges, because: 'S6.9' };
};
