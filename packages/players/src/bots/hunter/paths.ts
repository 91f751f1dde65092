/** Where a figure can come with its action points, and how dangerous the way there is. */
import {
  BURNING,
  canAimAt,
  isBarred,
  isOccupied,
  isSeen,
  isSolid,
  pieceOf,
  type Command,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { isNextToMarine } from '@sensorium/rules';
import { MOVE, OPEN, TURN, graphFor, type Graph } from '../../automata/graph.ts';
import { isTurned } from '../../automata/reach.ts';
import { edgeCost, isOpenEdge } from '../../automata/reference.ts';
import { find, type Listing } from './listing.ts';

/** Every action in the arc of a marine on overwatch is as bad as so many action points more. */
const WATCHED = 5;
/** An action before a marine who could be given a command point. */
const AIMED_AT = 1;
const RANGE = 12;
/** Nothing on a way of at most six actions is dearer. */
const DEAREST = 127;

/** What an action that ends on a square risks. */
const dangerOf = (game: Game, square: Square): number => {
  if (!isSeen(game, square)) return 0;
  let danger = 0;
  let isAimedAt = false;
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.square < 0 || marine.weapon === 'jammed' || !canAimAt(game, marine, square, RANGE)) continue;
    if (marine.weapon === 'overwatch') danger += WATCHED;
    else isAimedAt = true;
  }
  return danger + (isAimedAt ? AIMED_AT : 0);
};

/** The chance to live through that much danger. */
export const survival = (danger: number): number => Math.exp((-0.37 * danger) / WATCHED);

const UNKNOWN = -1;

interface Scratch {
  readonly weight: Int16Array;
  readonly spent: Int8Array;
  readonly by: Int32Array;
  readonly found: number[];
  /** By square, as far as asked: what it risks, and whether blips keep out. */
  readonly danger: Int16Array;
  readonly closed: Int8Array;
}
const scratches = new WeakMap<Graph, Scratch>();
const scratchFor = (graph: Graph, squares: number): Scratch => {
  let scratch = scratches.get(graph);
  if (scratch === undefined) {
    scratch = {
      weight: new Int16Array(graph.nodes).fill(UNKNOWN),
      spent: new Int8Array(graph.nodes),
      by: new Int32Array(graph.nodes),
      found: [],
      danger: new Int16Array(squares),
      closed: new Int8Array(squares),
    };
    scratches.set(graph, scratch);
  }
  for (const node of scratch.found) scratch.weight[node] = UNKNOWN;
  scratch.found.length = 0;
  scratch.danger.fill(UNKNOWN);
  scratch.closed.fill(UNKNOWN);
  return scratch;
};

const buckets: number[][] = Array.from({ length: DEAREST + 1 }, () => []);

/** The least dangerous and dear ways of one figure. One at a time: the arrays are used again. */
export class Paths {
  readonly graph: Graph;
  readonly start: number;
  private readonly game: Game;
  private readonly piece: Piece;
  private readonly points: number;
  private readonly scratch: Scratch;

  constructor(game: Game, piece: Piece, points: number) {
    this.game = game;
    this.piece = piece;
    this.points = points;
    this.graph = graphFor(game, piece.profile);
    this.start =
      piece.square < 0
        ? this.graph.nodeOf(piece.area)
        : this.graph.nodeAt(piece.square, piece.facing) + (isTurned(piece) ? 1 : 0);
    this.scratch = scratchFor(this.graph, game.setup.board.size);
    this.run();
  }

  /** States that can be come to, the present one first. */
  get found(): readonly number[] {
    return this.scratch.found;
  }

  spent(node: number): number {
    return this.scratch.spent[node]!;
  }

  /** Action points and danger together. */
  weight(node: number): number {
    return this.scratch.weight[node]!;
  }

  danger(node: number): number {
    return this.weight(node) - this.spent(node);
  }

  /** The first action on the way to a state; null where it is the present one, or the rules have none such. */
  toward(node: number, listing: Listing): Command | null {
    const { graph, start, scratch, piece } = this;
    if (node === start) return null;
    let edge = scratch.by[node]!;
    while (graph.from[edge] !== start) edge = scratch.by[graph.from[edge]!]!;
    const kind = graph.kind[edge]!;
    const word = kind === TURN ? 'turn' : kind === OPEN ? 'open' : 'move';
    const at = kind === TURN ? graph.facing[graph.to[edge]!]! : graph.at[edge]!;
    return find(listing, word, piece.id, at);
  }

  private run(): void {
    const { start, scratch, points } = this;
    const { first, to, cost } = this.graph;
    const { weight, spent } = scratch;
    weight[start] = 0;
    spent[start] = 0;
    scratch.found.push(start);
    buckets[0]!.push(start);
    let waiting = 1;
    for (let key = 0; waiting > 0; key++) {
      const bucket = buckets[key]!;
      for (let node = bucket.pop(); node !== undefined; node = bucket.pop()) {
        waiting -= 1;
        if (weight[node] !== key) continue;
        const left = points - spent[node]!;
        const end = first[node + 1]!;
        for (let edge = first[node]!; edge < end; edge++) {
          const price = cost[edge]!; // terrain only adds to it
          const known = weight[to[edge]!]!;
          if (price > left || (known !== UNKNOWN && known <= key + price)) continue;
          if (this.relax(node, edge, key)) waiting += 1;
        }
      }
    }
  }

  private relax(node: number, edge: number, key: number): boolean {
    const { graph, scratch, game } = this;
    const kind = graph.kind[edge]!;
    if (kind > TURN) return false;
    const price = edgeCost(game, graph, edge);
    const spent = scratch.spent[node]! + price;
    if (spent > this.points) return false;
    if (kind !== TURN && !this.isFree(edge, kind)) return false;
    const to = graph.to[edge]!;
    const known = scratch.weight[to]!;
    const weight = Math.min(DEAREST, key + price + this.dangerAt(graph.square[to]!));
    if (known !== UNKNOWN && known <= weight) return false;
    if (known === UNKNOWN) scratch.found.push(to);
    scratch.weight[to] = weight;
    scratch.spent[to] = spent;
    scratch.by[to] = edge;
    buckets[weight]!.push(to);
    return true;
  }

  private dangerAt(square: Square): number {
    if (!this.graph.isFigure || square < 0) return 0;
    const { danger } = this.scratch;
    if (danger[square] === UNKNOWN) danger[square] = dangerOf(this.game, square);
    return danger[square]!;
  }

  private isFree(edge: number, kind: number): boolean {
    const { graph, game, piece } = this;
    const { cells, setup } = game;
    const at = graph.at[edge]!;
    if (!isOpenEdge(graph, cells, edge) || isBarred(cells, at)) return false;
    if (kind !== MOVE) return true;
    if (isOccupied(cells, at) || (!graph.isFigure && this.isClosedToBlips(at))) return false;
    const from = graph.square[graph.from[edge]!]!;
    if ((cells[at]! & BURNING) !== 0) {
      const isSameFire = from >= 0 && (cells[from]! & BURNING) !== 0;
      if (!isSameFire || setup.board.section[from] !== setup.board.section[at]) return false;
    }
    const p = graph.p[edge]!;
    if (p !== -2 && this.isFull(p, edge) && this.isFull(graph.q[edge]!, edge)) return false;
    if (setup.hooks.mayStandOn(game, piece, at) !== null) return false;
    return true;
  }

  /** C17.3: in sight, or next to a marine. */
  private isClosedToBlips(at: Square): boolean {
    const { closed } = this.scratch;
    if (closed[at] === UNKNOWN) closed[at] = isSeen(this.game, at) || isNextToMarine(this.game, at) ? 1 : 0;
    return closed[at] === 1;
  }

  /** C8.5: wall, closed door or any piece. */
  private isFull(flank: number, edge: number): boolean {
    if (flank < 0) return true;
    const { cells } = this.game;
    return isOccupied(cells, flank) || (isSolid(cells, flank) && flank !== this.graph.door[this.graph.from[edge]!]);
  }
}
