/** S4.14, S5.9, S5.12: facings. */
import { turnBetween, type Facing, type Piece, type Square } from '@sensorium/engine';
import type { Graph } from './graph.ts';
import { frontWorth } from './plan.ts';
import { apOf, isForbidden, isTooFar } from './reach.ts';
import { INFINITE, NOTHING_BREAKS, edgeCost, isAttackNode, isOpenEdge, type Reference } from './reference.ts';
import type { Scene } from './scene.ts';
import { Search, actionsIn, worthIn, type Mover } from './search.ts';

/** What a path is worth: AP, then S4.8 (a), then the number of actions. */
type Worth = readonly [ap: number, front: number, actions: number];

const isBetter = (a: Worth, b: Worth): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
};

/** The best reference path from a node: followed along the reference costs, where every action is worth its AP. */
const referencePath = (
  scene: Scene,
  reference: Reference,
  from: number,
  target: Piece,
  known: Map<number, readonly [number, number]>,
): Worth => {
  const { graph, cost, breakable } = reference;
  const weigh = (node: number): readonly [number, number] => {
    const found = known.get(node);
    if (found !== undefined) return found;
    let best: readonly [number, number] = [INFINITE, INFINITE];
    if (cost[node] === 0 && isAttackNode(scene.game, graph, node, reference.target))
      best = [frontWorth(scene, graph, node, target), 0];
    else
      for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
        const to = graph.to[edge]!;
        if (cost[to] === INFINITE || cost[node] !== edgeCost(scene.game, graph, edge, breakable) + cost[to]!) continue;
        if (!isOpenEdge(graph, scene.references.game.cells, edge, breakable)) continue;
        const [front, actions] = weigh(to);
        if (front < best[0] || (front === best[0] && actions + 1 < best[1])) best = [front, actions + 1];
      }
    known.set(node, best);
    return best;
  };
  return [cost[from]!, ...weigh(from)];
};

const bestFacing = (facings: readonly Facing[], worthOf: (facing: Facing) => Worth | null): Facing => {
  let best: Worth | null = null;
  let chosen = -1;
  for (const facing of facings) {
    const worth = worthOf(facing);
    if (worth === null || worth[0] === INFINITE || (best !== null && !isBetter(worth, best))) continue;
    best = worth;
    chosen = facing;
  }
  return chosen;
};

const NESW: readonly Facing[] = [0, 1, 2, 3];

/** S5.9: towards an attack that can be made, else along the best reference path; N where there is neither (S4.15). */
export const facingOfFigure = (scene: Scene, figure: Piece, target: Piece | null, isFree: boolean): Facing => {
  if (target === null) return 0;
  scene.lift(figure);
  const graph = scene.graphOf(figure);
  const attacking = isForbidden(scene, figure, target)
    ? -1
    : bestFacing(NESW, (facing) => attackWorth(scene, graph, figure, facing, target, isFree));
  if (attacking >= 0) return attacking;
  const reference = scene.referenceTo(graph, target);
  const known = new Map<number, readonly [number, number]>();
  return Math.max(
    0,
    bestFacing(NESW, (facing) => referencePath(scene, reference, graph.nodeAt(figure.square, facing), target, known)),
  );
};

const attackWorth = (
  scene: Scene,
  graph: Graph,
  figure: Piece,
  facing: Facing,
  target: Piece,
  isFree: boolean,
): Worth | null => {
  const ap = apOf(scene, figure);
  if (isTooFar(graph, scene.distance(figure, target), ap)) return null;
  const starts = [graph.nodeAt(figure.square, facing)];
  const mover: Mover = { piece: figure, graph, starts, isTurned: false, isRestricted: !isFree, shuns: 'nobody' };
  const search = new Search(scene, mover, scene.referenceTo(graph, target, NOTHING_BREAKS));
  const least = search.reach(ap - 1);
  if (least < 0) return null;
  const goals = search.attackNodes(least);
  const path = search.path(goals, (node) => frontWorth(scene, graph, node, target), false);
  return path === null ? null : [least, worthIn(path.weight), actionsIn(path.weight)];
};

/** S4.14: the facing a genestealer takes when its activation ends; its own where it stays. */
export const finalFacing = (scene: Scene, piece: Piece, target: Piece): Facing => {
  const reference = scene.referenceTo(scene.graphOf(piece), target);
  const left = (piece.facing + 3) & 3;
  const right = (piece.facing + 1) & 3;
  const order = [piece.facing, left, right, (piece.facing + 2) & 3];
  const payable = order.filter((facing) => turnBetween(piece.facing, facing) < 2 || piece.ap >= 1);
  const known = new Map<number, readonly [number, number]>();
  const chosen = bestFacing(payable, (facing) =>
    referencePath(scene, reference, reference.graph.nodeAt(piece.square, facing), target, known),
  );
  return chosen < 0 ? piece.facing : chosen;
};

/** S5.12: the marine who gained LOS to a blip's square; of several the nearest, then by roster. */
export const whoGainedSight = (scene: Scene, origin: Square, figures: readonly number[]): Piece | null => {
  scene.putBack();
  for (const id of figures) scene.clearSquare(scene.piece(id).square);
  const viewers = scene.marines.filter((marine) => scene.hasSight(marine, origin));
  for (const id of figures) scene.restore(scene.piece(id));
  return nearestMarine(scene, origin, viewers) ?? nearestMarine(scene, origin, scene.marines);
};

/** The marine with the smallest D to a square, then by roster. */
export const nearestMarine = (scene: Scene, square: Square, marines: readonly Piece[]): Piece | null => {
  let best: Piece | null = null;
  for (const marine of marines)
    if (best === null || scene.stepsFrom(marine, square) < scene.stepsFrom(best, square)) best = marine;
  return best;
};
