/** S4.5: legal paths of one alien from its present state, by actions the rules would accept. */
import { BURNING, PIECE_SHIFT, SOLID, isBarred, type Piece, type Square } from '@sensorium/engine';
import { movesLeft } from '@sensorium/rules';
import { CLIMB, JUMP, MOVE_DOWN, OPEN, TURN, isAhead, isStep, type Graph } from './graph.ts';
import {
  NOTHING_BREAKS,
  edgeCost,
  isAttackNode,
  isOpenEdge,
  stateCost,
  type Breakable,
  type Reference,
  type Struck,
} from './reference.ts';
import type { Scene } from './scene.ts';

/** Who moves, from where, under which bans. */
export interface Mover {
  readonly piece: Piece;
  readonly graph: Graph;
  /** Nodes it may be in now: several for the stand-in of S3.14. */
  readonly starts: readonly number[];
  /** S4.2: its last action was a turn, so another costs AP. */
  readonly isTurned: boolean;
  /** S3.11. */
  readonly isRestricted: boolean;
  /** S3.11, S4.11: plans to open every door on its way, so it counts on the square of one it has just opened. */
  readonly opensWatched?: boolean;
  /** S4.5, S4.7: squares next to a marine are closed, unless they are also next to one of these. */
  readonly shuns: 'nobody' | 'marines' | { readonly but: readonly Square[] };
}

const UNSETTLED = 0xffff;

/**
 * A search, and the best path through what it found. One at a time: the arrays are used again. Its states are the nodes of
 * the graph, and the nodes once more for a mover whom a door it opened has brought into sight: LOS holds it no longer.
 */
export class Search {
  readonly scene: Scene;
  readonly mover: Mover;
  readonly graph: Graph;
  readonly settled: number[] = [];
  private readonly spent: Uint16Array;
  /** S3.11: in S1 and S2 to open is not to enter. */
  private readonly mayExposeItself: boolean;
  private readonly reference: Reference | null;
  /** S4.16: figures only, straight ahead only; what the reference counts on, if there is one. */
  private readonly breakable: Breakable;

  constructor(scene: Scene, mover: Mover, reference: Reference | null) {
    this.scene = scene;
    this.mover = mover;
    this.graph = mover.graph;
    this.reference = reference;
    this.breakable = reference?.breakable ?? (mover.graph.isFigure ? scene.breakable : NOTHING_BREAKS);
    this.mayExposeItself = mover.isRestricted && scene.automaton !== 'deathwing-solo';
    this.spent = scene.scratch(mover.graph.nodes * (this.mayExposeItself ? 2 : 1));
  }

  /** AP from the start to a state found. */
  cost(state: number): number {
    return this.spent[state]!;
  }

  nodeOf(state: number): number {
    return state < this.graph.nodes ? state : state - this.graph.nodes;
  }

  private isInSight(state: number): boolean {
    return state >= this.graph.nodes;
  }

  /** The state an action leads to. */
  private after(state: number, edge: number): number {
    const { graph } = this;
    const isFreed =
      this.mayExposeItself && (this.isInSight(state) || (graph.kind[edge] === OPEN && this.isSeenAfter(edge))); // S3.10
    return graph.to[edge]! + (isFreed ? graph.nodes : 0);
  }

  /** Every state within `ap` AP; S4.5: a limit on its moves counts like missing AP. */
  within(ap: number): this {
    const moves = movesLeft(this.scene.game, this.mover.piece);
    if (moves === Infinity) this.run(ap, 0, null);
    else this.runLimited(ap, moves);
    return this;
  }

  private runLimited(ap: number, moves: number): void {
    let layer = new Map(this.mover.starts.map((start) => [start, 0]));
    for (let used = 0; used <= moves && layer.size > 0; used++) {
      for (const [state, cost] of layer) this.follow(layer, state, cost, ap, layer);
      const next = new Map<number, number>();
      for (const [state, cost] of layer) {
        if (this.spent[state] === UNSETTLED) this.settled.push(state);
        this.spent[state] = Math.min(this.spent[state]!, cost);
        this.follow(layer, state, cost, ap, next);
      }
      layer = next;
    }
  }

  /** What leads on from a state: turns and doors within its layer of the search, steps into the next. */
  private follow(layer: Map<number, number>, state: number, cost: number, ap: number, into: Map<number, number>): void {
    const { graph } = this;
    const node = this.nodeOf(state);
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
      if (isStep(graph.kind[edge]!) === (into === layer)) continue;
      const to = this.after(state, edge);
      const total = cost + this.edgeCost(state, edge);
      if (total > ap || total >= (into.get(to) ?? UNSETTLED) || !this.isLegal(state, edge)) continue;
      into.delete(to); // so that it is looked at again
      into.set(to, total);
    }
  }

  /**
   * S4.6: the least cost of a legal path to an attack position on the target, at most `detour` above the reference cost;
   * −1 if there is none. Every state on such a path has then been found.
   */
  to(detour: number): number {
    const least = this.leastCost();
    return least === UNSETTLED ? -1 : this.run(detour, least, this.reference!.target);
  }

  /** S3.13: the same for a path of at most `ap` AP. */
  reach(ap: number): number {
    const least = this.leastCost();
    if (least > ap) return -1;
    const { target } = this.reference!;
    if (movesLeft(this.scene.game, this.mover.piece) === Infinity) return this.run(ap - least, least, target);
    const costs = this.within(ap)
      .settled.filter((state) => isAttackNode(this.scene.game, this.graph, this.nodeOf(state), target))
      .map((state) => this.spent[state]!);
    return costs.length === 0 ? -1 : Math.min(...costs);
  }

  /** The reference cost from the best of the starts: no legal path is cheaper. */
  private leastCost(): number {
    let least = UNSETTLED;
    for (const start of this.mover.starts) least = Math.min(least, this.startCost(this.reference!, start));
    return least;
  }

  private startCost(reference: Reference, start: number): number {
    return stateCost(reference, this.mover.isTurned ? start + 1 : start);
  }

  private run(limit: number, zero: number, target: Struck | null): number {
    const { graph, reference, spent } = this;
    const buckets = emptyBuckets(limit + 1);
    for (const start of this.mover.starts) {
      const key = reference === null ? 0 : this.startCost(reference, start) - zero;
      if (key > limit) continue;
      spent[start] = 0;
      buckets[key]!.push(start);
      this.settled.push(start);
    }
    let found = -1;
    for (let key = 0; key <= limit; key++) {
      const bucket = buckets[key]!;
      for (let state = bucket.pop(); state !== undefined; state = bucket.pop()) {
        const node = this.nodeOf(state);
        if (target !== null && isAttackNode(this.scene.game, graph, node, target)) found = spent[state]!;
        const least = spent[state]!;
        const end = graph.first[node + 1]!;
        for (let edge = graph.first[node]!; edge < end; edge++)
          if (least + graph.cost[edge]! < spent[this.after(state, edge)]!)
            this.relax(state, edge, limit, zero, buckets);
      }
      if (found >= 0) return found;
    }
    return -1;
  }

  private relax(state: number, edge: number, limit: number, zero: number, buckets: number[][]): void {
    const { graph, reference, spent } = this;
    const to = this.after(state, edge);
    const total = spent[state]! + this.edgeCost(state, edge);
    const known = spent[to]!;
    if (total >= known) return;
    const key = reference === null ? total : total + reference.cost[graph.to[edge]!]! - zero;
    if (key > limit || !this.isLegal(state, edge)) return;
    if (known === UNSETTLED) this.settled.push(to);
    spent[to] = total;
    buckets[key]!.push(to);
  }

  /** S4.2: right after a turn another 90-degree turn costs AP. */
  private edgeCost(state: number, edge: number): number {
    const { graph, mover } = this;
    if (!mover.isTurned || graph.kind[edge] !== TURN || !this.isStart(state))
      return edgeCost(this.scene.game, graph, edge, this.breakable);
    return graph.code[edge] === HALF_TURN ? graph.halfTurn : graph.quarterTurn;
  }

  private isLegal(state: number, edge: number): boolean {
    const { graph, scene, mover } = this;
    const { cells } = scene.game;
    const kind = graph.kind[edge]!;
    if (kind === TURN) return true;
    const at = graph.at[edge]!;
    if (!isOpenEdge(graph, cells, edge, this.breakable) || isBarred(cells, at)) return false; // A14.6
    if (this.breakable.size > 0 && this.breakable.has(at) && !isAhead(graph, edge)) return false;
    if (isStep(kind) && !this.mayStep(edge, kind)) return false;
    return !mover.isRestricted || this.isInSight(state) || this.mayBeWatched(edge) || !this.isSeenAfter(edge);
  }

  /** S3.11, S4.11: opening a door and, in a plan, the square of the door just opened. */
  private mayBeWatched(edge: number): boolean {
    const { graph } = this;
    if (!this.mayExposeItself) return false;
    if (graph.kind[edge] === OPEN) return true;
    return this.mover.opensWatched === true && graph.at[edge] === graph.door[graph.from[edge]!];
  }

  private mayStep(edge: number, kind: number): boolean {
    const { graph } = this;
    if (kind === JUMP || kind === CLIMB) return this.mayArrive(graph.square[graph.from[edge]!]!, graph.at[edge]!);
    if (kind === MOVE_DOWN && !this.mayDrop(graph.at[edge]!, graph.square[graph.to[edge]!]!)) return false;
    return this.mayWalk(edge);
  }

  /** D8.17: what a blip may not enter it may not drop through. */
  private mayDrop(hole: Square, to: Square): boolean {
    return this.mayArrive(hole, to) && (this.graph.isFigure || !this.scene.isSeen(hole));
  }

  /** D8.17, D9.3: the square on the other level is empty, not closed (A11.25, A14.6), and does not burn. */
  private mayArrive(from: Square, at: Square): boolean {
    const { scene, mover } = this;
    const cell = scene.game.cells[at]!;
    if (cell >> PIECE_SHIFT !== 0 || (cell & (BURNING | SOLID)) !== 0) return false;
    return (mover.shuns === 'nobody' || !this.isShunned(at)) && scene.mayStandOn(mover.piece, from, at);
  }

  private mayWalk(edge: number): boolean {
    const { graph, scene, mover } = this;
    const { cells, setup } = scene.game;
    const at = graph.at[edge]!;
    const cell = cells[at]!;
    if (cell >> PIECE_SHIFT !== 0) return false;
    const from = graph.square[graph.from[edge]!]!;
    if ((cell & BURNING) !== 0) {
      const isSameFire =
        from >= 0 && (cells[from]! & BURNING) !== 0 && setup.board.section[from] === setup.board.section[at];
      if (!isSameFire) return false;
    }
    const p = graph.p[edge]!;
    if (p !== -2 && this.isFull(p, edge) && this.isFull(graph.q[edge]!, edge)) return false;
    if (mover.shuns !== 'nobody' && this.isShunned(at)) return false;
    return scene.mayStandOn(mover.piece, from, at);
  }

  /** C8.5: wall, closed door or any piece. */
  private isFull(flank: number, edge: number): boolean {
    if (flank < 0) return true;
    const cell = this.scene.game.cells[flank]!;
    return cell >> PIECE_SHIFT !== 0 || ((cell & 2) !== 0 && flank !== this.graph.door[this.graph.from[edge]!]);
  }

  private isShunned(at: Square): boolean {
    const { shuns } = this.mover;
    if (!this.scene.isNextToMarine(at)) return false;
    return typeof shuns === 'string' || !shuns.but.some((square) => this.scene.isNextTo(at, square));
  }

  /** S3.11, S4.10: whether the mover would then stand on a seen square. */
  private isSeenAfter(edge: number): boolean {
    const { graph, scene } = this;
    const node = graph.to[edge]!;
    const square = graph.square[node]!;
    if (square < 0) return false;
    return graph.door[node]! < 0 ? scene.isSeen(square) : scene.isSeenThrough(square, graph.door[node]!);
  }

  // --- the best of the cheapest paths (S4.8) -------------------------------------------------------------------------

  /** Attack positions on the target, found at that cost. */
  attackNodes(cost: number): number[] {
    const { target } = this.reference!;
    return this.settled.filter(
      (state) => this.spent[state] === cost && isAttackNode(this.scene.game, this.graph, this.nodeOf(state), target),
    );
  }

  /**
   * The actions, as edges, of the best cheapest path to one of the goals: (a) `worth` of the goal, (b) fewer actions
   * after which it stands on a seen square, (c) fewer actions, (d) codes. Null if no goal has been found.
   */
  path(
    goals: readonly number[],
    worthOf: (node: number) => number,
    countsSeen = true,
  ): { weight: number; edges: number[] } | null {
    const weights = new Map<number, number>();
    const choices = new Map<number, number>();
    for (const goal of goals) weights.set(goal, worthOf(this.nodeOf(goal)) * WORTH);
    for (const state of this.waysTo(goals)) this.weigh(state, weights, choices, countsSeen);
    let best = NO_PATH;
    let start = -1;
    for (const node of this.mover.starts) {
      const weight = weights.get(node) ?? NO_PATH;
      if (weight >= best) continue;
      best = weight;
      start = node;
    }
    if (start < 0) return null;
    const edges: number[] = [];
    let state = start;
    for (let edge = choices.get(state); edge !== undefined; edge = choices.get(state)) {
      edges.push(edge);
      state = this.after(state, edge);
    }
    return { weight: best, edges };
  }

  /** Every state on a cheapest path to a goal, goals aside, so that each comes after all that follow it on such a path. */
  private waysTo(goals: readonly number[]): number[] {
    const { graph, spent } = this;
    const isKnown = new Set(goals);
    const ways: number[] = [];
    const frontier = [...goals];
    for (let state = frontier.pop(); state !== undefined; state = frontier.pop()) {
      if (this.isStart(state)) continue;
      const node = this.nodeOf(state);
      for (let i = graph.firstBack[node]!; i < graph.firstBack[node + 1]!; i++)
        for (const before of this.statesAt(graph.from[graph.back[i]!]!)) {
          if (isKnown.has(before) || !this.isOnTheWay(before, graph.back[i]!, state)) continue;
          isKnown.add(before);
          ways.push(before);
          frontier.push(before);
        }
    }
    // A turn that costs nothing leads to a state that is `turned`.
    const turned = (state: number): number => graph.turned[this.nodeOf(state)]!;
    return ways.sort((a, b) => spent[b]! - spent[a]! || turned(b) - turned(a));
  }

  private statesAt(node: number): readonly number[] {
    return this.mayExposeItself ? [node, node + this.graph.nodes] : [node];
  }

  private isOnTheWay(from: number, edge: number, to: number): boolean {
    const { spent } = this;
    if (spent[from] === UNSETTLED || this.after(from, edge) !== to) return false;
    return spent[to] === spent[from]! + this.edgeCost(from, edge) && this.isLegal(from, edge);
  }

  private weigh(state: number, weights: Map<number, number>, choices: Map<number, number>, countsSeen: boolean): void {
    const { graph } = this;
    const node = this.nodeOf(state);
    let best = NO_PATH;
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
      const to = this.after(state, edge);
      const rest = weights.get(to);
      if (rest === undefined || this.isStart(to) || !this.isOnTheWay(state, edge, to)) continue;
      const weight = rest + ACTION + (countsSeen && this.isSeenAfter(edge) ? SEEN : 0);
      if (weight >= best) continue;
      best = weight;
      choices.set(state, edge);
    }
    if (best !== NO_PATH) weights.set(state, best);
  }

  private isStart(state: number): boolean {
    return this.mover.starts.includes(state);
  }
}

/** One search runs at a time. */
const kept: number[][] = [];
const emptyBuckets = (count: number): number[][] => {
  while (kept.length < count) kept.push([]);
  for (let i = 0; i < count; i++) if (kept[i]!.length > 0) kept[i]!.length = 0;
  return kept;
};

const HALF_TURN = 22;
const NO_PATH = Number.MAX_SAFE_INTEGER;
const ACTION = 1;
const SEEN = 1 << 12;
const WORTH = 1 << 24;

/** How many actions a weighed path has. */
export const actionsIn = (weight: number): number => weight & (SEEN - 1);
export const worthIn = (weight: number): number => Math.floor(weight / WORTH);
