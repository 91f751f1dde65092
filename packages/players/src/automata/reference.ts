/** S4.4: reference costs: pieces, fire and LOS ignored. They depend on doors and the target's squares alone. */
import { setMarks, setTerrain, SOLID, terrainAt, type Game, type Setup, type Square } from '@sensorium/engine';
import { CLIMB, JUMP, MOVE, MOVE_DOWN, NOT_DIAGONAL, OPEN, TURN, type Graph } from './graph.ts';
import { NO_LINKS } from './links.ts';

export const INFINITE = 0xffff;

/** Where a marine can be struck: on his square and, where he lies on two, on the second (A15.9), else −1. */
export interface Struck {
  readonly square: Square;
  readonly second: Square;
}

export interface Reference {
  readonly graph: Graph;
  readonly target: Struck;
  /** c0 by node; a node that is `turned` allows no further turn. */
  readonly cost: Uint16Array;
  /** c0pos by square, computed as asked. */
  readonly position: Uint16Array;
  /** S4.16: what it counts on breaking. */
  readonly breakable: Breakable;
}

const NOT_YET = 0xfffe;

const isBlockedFlank = (cells: Int32Array, flank: number, opened: number): boolean =>
  flank < 0 || ((cells[flank]! & SOLID) !== 0 && flank !== opened);

/** S4.16: squares whose feature only an attack can break; where nobody breaks anything there are none. */
export type Breakable = ReadonlySet<Square>;
export const NOTHING_BREAKS: Breakable = new Set();

/** S4.16: what it costs to go through a feature that must be broken. */
const BREAKING_COST = 3;

/** Whether walls, doors and what is not broken allow the action. */
export const isOpenEdge = (
  graph: Graph,
  cells: Int32Array,
  edge: number,
  breakable: Breakable = NOTHING_BREAKS,
): boolean => {
  const kind = graph.kind[edge]!;
  if (kind === TURN || kind === JUMP || kind === CLIMB) return true;
  const opened = graph.door[graph.from[edge]!]!;
  const at = graph.at[edge]!;
  const isClosed = (cells[at]! & SOLID) !== 0;
  if (kind === OPEN ? !isClosed : isClosed && at !== opened && !breakable.has(at)) return false;
  const p = graph.p[edge]!;
  return p === NOT_DIAGONAL || !isBlockedFlank(cells, p, opened) || !isBlockedFlank(cells, graph.q[edge]!, opened);
};

/** Table S-PLAN: the price of an action on the board as it stands, with terrain surcharges (H9) and what is broken on the way. */
export const edgeCost = (game: Game, graph: Graph, edge: number, breakable: Breakable = NOTHING_BREAKS): number => {
  const cost = graph.cost[edge]!;
  const kind = graph.kind[edge]!;
  if (kind !== MOVE && kind !== MOVE_DOWN) return cost;
  const terrain = terrainAt(game.cells, graph.at[edge]!);
  if (terrain === 0) return cost;
  if (breakable.size > 0 && breakable.has(graph.at[edge]!)) return cost + BREAKING_COST;
  return cost + (game.setup.rules.terrain[terrain]!.surcharge ?? 0);
};

/** S3.12, S4.4: an attack position on a marine. */
export const isAttackNode = (game: Game, graph: Graph, node: number, { square, second }: Struck): boolean =>
  strikesInto(game, graph, node, square) || (second >= 0 && strikesInto(game, graph, node, second));

const strikesInto = (game: Game, graph: Graph, node: number, target: Square): boolean => {
  if (graph.links !== NO_LINKS && isLinked(graph, graph.square[node]!, target)) return true;
  if (graph.isFigure && graph.square[node]! >= 0) return graph.front[node] === target;
  if (graph.area[node]! >= 0)
    return graph.isFigure && game.setup.board.entries[graph.area[node]!]!.squares.includes(target);
  const { neighbours } = game.setup.board;
  const base = graph.square[node]! * 8;
  return (
    neighbours[base] === target ||
    neighbours[base + 1] === target ||
    neighbours[base + 2] === target ||
    neighbours[base + 3] === target
  );
};

/** D10.2: whatever its facing. */
const isLinked = ({ links }: Graph, square: Square, target: Square): boolean =>
  square >= 0 && (links.below[square] === target || links.above[square] === target);

/** The squares of attack positions are next to the target, so only those nodes are looked at. */
const attackNodes = (game: Game, graph: Graph, target: Square): number[] => {
  const index = nodesBySquare(graph, game.setup.board.size);
  const { neighbours } = game.setup.board;
  const found: number[] = [];
  const linked = graph.links === NO_LINKS ? [] : [graph.links.below[target]!, graph.links.above[target]!];
  for (const beside of [...neighbours.subarray(target * 8, target * 8 + 4), ...linked]) {
    if (beside < 0) continue;
    for (const node of index[beside]!) if (strikesInto(game, graph, node, target)) found.push(node);
  }
  for (let node = 0; node < graph.nodes; node++)
    if (graph.area[node]! >= 0 && strikesInto(game, graph, node, target)) found.push(node);
  return found;
};

const BY_SQUARE = new WeakMap<Graph, number[][]>();
const nodesBySquare = (graph: Graph, size: number): number[][] => {
  let index = BY_SQUARE.get(graph);
  if (index === undefined) {
    index = Array.from({ length: size }, () => []);
    for (let node = 0; node < graph.nodes; node++) if (graph.square[node]! >= 0) index[graph.square[node]!]!.push(node);
    BY_SQUARE.set(graph, index);
  }
  return index;
};

/** Costs of a single action are below this. */
const RING = 16;

/** Backwards from the attack positions, in the order of cost. */
const computeCosts = (game: Game, graph: Graph, target: Struck, breakable: Breakable): Uint16Array => {
  const cost = new Uint16Array(graph.nodes).fill(INFINITE);
  const ring: number[][] = Array.from({ length: RING }, () => []);
  let waiting = 0;
  for (const square of target.second < 0 ? [target.square] : [target.square, target.second])
    for (const node of attackNodes(game, graph, square)) {
      cost[node] = 0;
      ring[0]!.push(node);
      waiting += 1;
    }
  for (let reached = 0; waiting > 0; reached++) {
    const bucket = ring[reached % RING]!;
    for (let node = bucket.pop(); node !== undefined; node = bucket.pop()) {
      waiting -= 1;
      if (cost[node] !== reached) continue;
      for (let i = graph.firstBack[node]!; i < graph.firstBack[node + 1]!; i++) {
        const edge = graph.back[i]!;
        const before = graph.from[edge]!;
        const total = reached + edgeCost(game, graph, edge, breakable);
        if (total >= cost[before]! || !isOpenEdge(graph, game.cells, edge, breakable)) continue;
        cost[before] = total;
        ring[total % RING]!.push(before);
        waiting += 1;
      }
    }
  }
  return cost;
};

// --- kept from one decision and one game to the next -----------------------------------------------------------------

const LAYOUTS_KEPT = 64;

type Tables = Map<number, Reference>;
const KEPT = new WeakMap<Setup, Map<string, Tables>>();

/** Everything on the board that blocks movement or makes it dearer, as text. */
const layoutOf = (game: Game): string => {
  const { terrain } = game.setup.rules;
  let key = '';
  for (const { at, is } of game.state.features) {
    if (terrain[is]!.isPassing === true) continue;
    if (terrain[is]!.blocksMovement) key += `${at},`;
    else if (terrain[is]!.surcharge !== undefined) key += `${at}+`;
  }
  return key;
};

/** S4.4: force barriers and face-down breaches are ignored like fire. */
const unbarred = (game: Game): Game => {
  const { terrain } = game.setup.rules;
  const barred = game.state.markers.filter(({ blocks }) => blocks === 'way');
  const passing = game.state.features.filter(({ is }) => terrain[is]!.isPassing === true);
  if (barred.length === 0 && passing.length === 0) return game;
  const cells = game.cells.slice();
  for (const { at } of passing) setTerrain(cells, terrain, at, 0);
  for (const { at } of barred) setMarks(cells, terrain, at, []);
  return { ...game, cells };
};

/** Reference costs on the board as its doors stand. */
export class References {
  /** Without what they ignore. */
  readonly game: Game;
  private readonly tables: Tables;

  constructor(game: Game) {
    this.game = unbarred(game);
    let layouts = KEPT.get(game.setup);
    if (layouts === undefined) KEPT.set(game.setup, (layouts = new Map()));
    const key = layoutOf(game);
    let tables = layouts.get(key);
    if (tables === undefined) {
      if (layouts.size >= LAYOUTS_KEPT) layouts.delete(layouts.keys().next().value!);
      layouts.set(key, (tables = new Map()));
    }
    this.tables = tables;
  }

  to(graph: Graph, target: Struck, breakable: Breakable): Reference {
    const squares = (target.second + 1) * this.game.setup.board.size + target.square;
    const key = squares * 4 + (breakable.size > 0 ? 2 : 0) + (graph.isFigure ? 1 : 0);
    let reference = this.tables.get(key);
    if (reference?.graph !== graph) {
      const cost = computeCosts(this.game, graph, target, breakable);
      const position = new Uint16Array(this.game.setup.board.size).fill(NOT_YET);
      reference = { graph, target, cost, position, breakable };
      this.tables.set(key, reference);
    }
    return reference;
  }
}

/** c0pos: the smallest over the four facings, not `turned`. */
export const positionCost = ({ graph, cost, position }: Reference, square: Square): number => {
  if (position[square] === NOT_YET) {
    let least = INFINITE;
    for (let facing = graph.isFigure ? 0 : -1; facing < (graph.isFigure ? 4 : 0); facing++)
      least = Math.min(least, cost[graph.nodeAt(square, facing)]!);
    position[square] = least;
  }
  return position[square]!;
};

/** c0 of a state; a state that is `turned` pays for its next turn (S4.2). */
export const stateCost = ({ graph, cost }: Reference, node: number): number => {
  if (graph.turned[node] === 0) return cost[node]!;
  let least = cost[node]!;
  const base = node - graph.facing[node]! * 2;
  for (let facing = 0; facing < 4; facing++) {
    const turned = ((facing - graph.facing[node]!) & 3) === 2 ? graph.halfTurn : graph.quarterTurn;
    if (facing !== graph.facing[node] && cost[base + facing * 2]! !== INFINITE)
      least = Math.min(least, cost[base + facing * 2]! + turned);
  }
  return least;
};
