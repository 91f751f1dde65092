/** S4.1, Table S-PLAN: the states of an alien and the actions between them, as flat arrays, once for a set of holes. */
import {
  BEARINGS,
  DIRECTION_COUNT,
  FRONT,
  REAR,
  SIDE,
  opposite,
  type Board,
  type Game,
  type Profile,
  type Setup,
  type Square,
} from '@sensorium/engine';
import { NO_LINKS, holesKey, linksOf, type Links } from './links.ts';

export const MOVE = 0;
export const OPEN = 1;
export const TURN = 2;
/** A move onto a hole that ends below it; a jump from the hole; a climb. Facing is free after each (D8.17, D9.3). */
export const MOVE_DOWN = 3;
export const JUMP = 4;
export const CLIMB = 5;

export const isStep = (kind: number): boolean => kind !== TURN && kind !== OPEN;

/** Table S-PLAN: codes of door openings and turns; moves are 0–7. */
const OPEN_CODE = 10;
const TURNS: readonly { readonly code: number; readonly by: number }[] = [
  { code: 20, by: 3 },
  { code: 21, by: 1 },
  { code: 22, by: 2 },
];
/** S4.1: links between levels, in the order of D9.7. */
const MOVE_DOWN_CODE = 23;
const JUMP_CODE = 24;
const LADDER_CODE = 25;
const TRAP_CODE = 26;
/** S4.1: after the links. */
const BREACH_CODE = 27;
const ENTER_COST = 1;
const OPEN_COST = 1;

/**
 * Nodes are states; a state in which the alien has just opened a door and not yet left its square is a node of its own,
 * so that the rest of a path can count on that door (S4.10). Edges of a node are in ascending order of their codes.
 */
export interface Graph {
  readonly isFigure: boolean;
  readonly nodes: number;
  /** −1 for entry areas. */
  readonly square: Int32Array;
  /** −1 for blips and entry areas. */
  readonly facing: Int8Array;
  readonly turned: Uint8Array;
  /** The door that has just been opened, or −1. */
  readonly door: Int32Array;
  /** −1 on the board. */
  readonly area: Int16Array;
  /** The square straight ahead (figures), or −1. */
  readonly front: Int32Array;
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cost: Uint8Array;
  readonly code: Uint8Array;
  readonly kind: Uint8Array;
  /** The square stepped on, or the door opened. */
  readonly at: Int32Array;
  /** The squares a diagonal action passes between; −1 for wall, −2 where the action is not diagonal. */
  readonly p: Int32Array;
  readonly q: Int32Array;
  /** Holes and what they link. */
  readonly links: Links;
  readonly firstBack: Int32Array;
  /** Edges that lead to a node. */
  readonly back: Int32Array;
  readonly quarterTurn: number;
  readonly halfTurn: number;
  /** The node of a state, without a door just opened; not `turned`. */
  nodeAt(square: Square, facing: number): number;
  nodeOf(area: number): number;
}

export const NOT_DIAGONAL = -2;

/** Whether an action is done to the square straight ahead; from an entry area every entry square lies ahead (S4.1). */
export const isAhead = ({ area, at, from, front }: Graph, edge: number): boolean =>
  area[from[edge]!]! >= 0 || at[edge] === front[from[edge]!];

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly code: number;
  readonly kind: number;
  readonly at: Square;
  readonly p: number;
  readonly q: number;
}

type Step = Pick<Edge, 'cost' | 'at' | 'p' | 'q'>;

const isDoor = (setup: Setup, is: string): boolean => {
  const row = setup.rules.terrain[setup.rules.terrainIndex.get(is)!]!;
  return row.opens !== undefined || row.closes !== undefined;
};

const doorSquares = (setup: Setup): Set<Square> =>
  new Set(
    setup.scenario.features
      .filter(({ is }) => isDoor(setup, is))
      .map(({ at: [x, y, level = 0] }) => (level * setup.board.height + y) * setup.board.width + x),
  );

class Builder {
  readonly square: number[] = [];
  readonly facing: number[] = [];
  readonly turned: number[] = [];
  readonly door: number[] = [];
  readonly area: number[] = [];
  readonly edges: Edge[] = [];
  private readonly board: Board;
  private readonly profile: Profile;
  private readonly doors: ReadonlySet<Square>;
  /** First node of a square, by square; of a square beside a door just opened, by square × 8 + direction. */
  private readonly ofSquare: Int32Array;
  private readonly ofOpened = new Map<number, number>();
  private readonly ofArea: number[] = [];
  private readonly ofOpenedArea = new Map<number, number>();
  private readonly perSquare: number;
  private readonly links: Links;

  constructor(game: Game, profile: Profile) {
    const { setup } = game;
    this.board = setup.board;
    this.profile = profile;
    this.links = setup.board.levels === 1 ? NO_LINKS : linksOf(game, profile);
    this.doors = doorSquares(setup);
    this.ofSquare = new Int32Array(setup.board.size).fill(-1);
    this.perSquare = profile.unit.hasFacing ? 8 : 1;
  }

  build(): Graph {
    this.addNodes();
    for (let node = 0; node < this.square.length; node++) this.addEdges(node);
    return this.packed();
  }

  private addNode(square: Square, door: Square, area: number): number {
    const first = this.square.length;
    for (let i = 0; i < (area >= 0 ? 1 : this.perSquare); i++) {
      this.square.push(square);
      this.facing.push(area >= 0 || this.perSquare === 1 ? -1 : i >> 1);
      this.turned.push(area >= 0 || this.perSquare === 1 ? 0 : i & 1);
      this.door.push(door);
      this.area.push(area);
    }
    return first;
  }

  private addNodes(): void {
    const { board, doors } = this;
    for (let square = 0; square < board.size; square++)
      if (board.floor[square] === 1) this.ofSquare[square] = this.addNode(square, -1, -1);
    for (const door of doors)
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const beside = board.neighbours[door * DIRECTION_COUNT + direction]!;
        if (beside >= 0) this.ofOpened.set(beside * board.size + door, this.addNode(beside, door, -1));
      }
    board.entries.forEach((entry, area) => {
      this.ofArea.push(this.addNode(-1, -1, area));
      for (const square of entry.squares)
        if (doors.has(square)) this.ofOpenedArea.set(area * board.size + square, this.addNode(-1, square, area));
    });
  }

  private nodeAt(square: Square, facing: number): number {
    return this.ofSquare[square]! + (facing < 0 ? 0 : facing * 2);
  }

  private addEdges(node: number): void {
    if (this.area[node]! >= 0) this.addEntries(node);
    else {
      const square = this.square[node]!;
      const facing = this.facing[node]!;
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) this.addMove(node, square, facing, direction);
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) this.addOpen(node, square, facing, direction);
      if (facing >= 0 && this.turned[node] === 0) this.addTurns(node, facing);
      this.addLinks(node, square, facing);
    }
  }

  private flanks(square: Square, direction: number): { p: number; q: number } | null {
    if (direction < 4) return { p: NOT_DIAGONAL, q: NOT_DIAGONAL };
    const slot = (square * DIRECTION_COUNT + direction) * 2;
    const floorOf = (flank: number): number => (flank >= 0 && this.board.floor[flank] === 1 ? flank : -1);
    const p = floorOf(this.board.flanks[slot]!);
    const q = floorOf(this.board.flanks[slot + 1]!);
    return p < 0 && q < 0 ? null : { p, q };
  }

  private moveCost(facing: number, direction: number): number {
    const { moveCosts } = this.profile.unit;
    if (facing < 0) return moveCosts[FRONT];
    const bearing = BEARINGS[facing * DIRECTION_COUNT + direction]!;
    return bearing === FRONT ? moveCosts[FRONT] : bearing === SIDE ? moveCosts[SIDE] : moveCosts[REAR];
  }

  /** A step in a direction: where it leads, its price, what it passes between; null where there is none. */
  private step(square: Square, facing: number, direction: number): Step | null {
    const at = this.board.neighbours[square * DIRECTION_COUNT + direction]!;
    const flanks = this.flanks(square, direction);
    const cost = this.moveCost(facing, direction);
    if (at < 0 || flanks === null || cost === 0) return null;
    return { at, cost, ...flanks };
  }

  private addMove(node: number, square: Square, facing: number, direction: number): void {
    const step = this.step(square, facing, direction);
    if (step !== null)
      this.edges.push({ from: node, to: this.nodeAt(step.at, facing), code: direction, kind: MOVE, ...step });
  }

  /** S4.1, S5.21: links between levels; whoever comes through one takes any facing. */
  private addLinks(node: number, square: Square, facing: number): void {
    const { links } = this;
    if (links === NO_LINKS) return;
    const arrive = (to: Square, edge: Omit<Edge, 'from' | 'to'>): void =>
      this.arrive(this.edges, to, { from: node, ...edge });
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const step = this.step(square, facing, direction);
      const below = step === null ? -1 : links.below[step.at]!;
      if (below >= 0) arrive(below, { code: MOVE_DOWN_CODE, kind: MOVE_DOWN, ...step! });
    }
    const straight = { p: NOT_DIAGONAL, q: NOT_DIAGONAL };
    const below = links.below[square]!;
    if (below >= 0) arrive(below, { code: JUMP_CODE, kind: JUMP, cost: links.jump, at: below, ...straight });
    for (const { to, cost, isLadder } of links.climbs.get(square) ?? [])
      arrive(to, { code: isLadder ? LADDER_CODE : TRAP_CODE, kind: CLIMB, cost, at: to, ...straight });
  }

  /** An action after which any facing is taken. */
  private arrive(edges: Edge[], at: Square, edge: Omit<Edge, 'to'>): void {
    const isFigure = this.perSquare > 1;
    for (let facing = 0; facing < (isFigure ? 4 : 1); facing++)
      edges.push({ ...edge, to: this.nodeAt(at, isFigure ? facing : -1) });
  }

  private addOpen(node: number, square: Square, facing: number, direction: number): void {
    const at = this.board.neighbours[square * DIRECTION_COUNT + direction]!;
    if (at < 0 || !this.doors.has(at) || this.door[node] === at) return;
    const flanks = this.flanks(square, direction);
    if (flanks === null || (facing >= 0 && BEARINGS[facing * DIRECTION_COUNT + direction] !== FRONT)) return;
    const to = this.ofOpened.get(square * this.board.size + at)! + (facing < 0 ? 0 : facing * 2);
    this.edges.push({ from: node, to, cost: OPEN_COST, code: OPEN_CODE + direction, kind: OPEN, at, ...flanks });
  }

  private addTurns(node: number, facing: number): void {
    const { unit } = this.profile;
    const base = node - facing * 2;
    for (const { code, by } of TURNS) {
      const to = base + ((facing + by) & 3) * 2 + 1;
      const cost = by === 2 ? unit.halfTurn : unit.hasFreeTurns ? 0 : unit.quarterTurn;
      this.edges.push({ from: node, to, cost, code, kind: TURN, at: -1, p: NOT_DIAGONAL, q: NOT_DIAGONAL });
    }
  }

  private addEntries(node: number): void {
    const entry = this.board.entries[this.area[node]!]!;
    if (entry.isLatent) {
      this.addBreach(node, entry.squares[0]!);
      return;
    }
    const found: Edge[] = [];
    entry.squares.forEach((at, i) => {
      const inward = opposite(entry.sides[i]!);
      const straight = { from: node, at, p: NOT_DIAGONAL, q: NOT_DIAGONAL };
      const to = this.nodeAt(at, this.perSquare === 1 ? -1 : inward);
      found.push({ ...straight, to, cost: ENTER_COST, code: inward, kind: MOVE });
      const below = this.links === NO_LINKS ? -1 : this.links.below[at]!;
      if (below >= 0)
        this.arrive(found, below, { ...straight, cost: ENTER_COST, code: MOVE_DOWN_CODE, kind: MOVE_DOWN });
      const opened = this.ofOpenedArea.get(this.area[node]! * this.board.size + at);
      if (opened !== undefined && this.door[node] !== at)
        found.push({ ...straight, to: opened, cost: OPEN_COST, code: OPEN_CODE + inward, kind: OPEN });
    });
    this.edges.push(...found.sort((a, b) => a.code - b.code));
  }

  /** S4.1: a breach has no inward direction; the facing is chosen (S5.21). */
  private addBreach(node: number, at: Square): void {
    const edge = { from: node, at, p: NOT_DIAGONAL, q: NOT_DIAGONAL, cost: ENTER_COST, code: BREACH_CODE, kind: MOVE };
    this.arrive(this.edges, at, edge);
  }

  private packed(): Graph {
    const { edges, board, profile } = this;
    const nodes = this.square.length;
    const first = new Int32Array(nodes + 1);
    const firstBack = new Int32Array(nodes + 1);
    for (const { from, to } of edges) {
      first[from + 1]! += 1;
      firstBack[to + 1]! += 1;
    }
    for (let node = 0; node < nodes; node++) {
      first[node + 1]! += first[node]!;
      firstBack[node + 1]! += firstBack[node]!;
    }
    const back = new Int32Array(edges.length);
    const filled = firstBack.slice();
    edges.forEach(({ to }, edge) => {
      back[filled[to]!] = edge;
      filled[to]! += 1;
    });
    const { ofSquare, ofArea } = this;
    return {
      isFigure: profile.unit.hasFacing,
      nodes,
      square: Int32Array.from(this.square),
      facing: Int8Array.from(this.facing),
      turned: Uint8Array.from(this.turned),
      door: Int32Array.from(this.door),
      area: Int16Array.from(this.area),
      front: Int32Array.from(this.square, (square, node) =>
        square < 0 || this.facing[node]! < 0 ? -1 : board.neighbours[square * DIRECTION_COUNT + this.facing[node]!]!,
      ),
      first,
      from: Int32Array.from(edges, (edge) => edge.from),
      to: Int32Array.from(edges, (edge) => edge.to),
      cost: Uint8Array.from(edges, (edge) => edge.cost),
      code: Uint8Array.from(edges, (edge) => edge.code),
      kind: Uint8Array.from(edges, (edge) => edge.kind),
      at: Int32Array.from(edges, (edge) => edge.at),
      p: Int32Array.from(edges, (edge) => edge.p),
      q: Int32Array.from(edges, (edge) => edge.q),
      links: this.links,
      firstBack,
      back,
      quarterTurn: profile.unit.quarterTurn,
      halfTurn: profile.unit.halfTurn,
      nodeAt: (square, facing) => ofSquare[square]! + (facing < 0 ? 0 : facing * 2),
      nodeOf: (area) => ofArea[area]!,
    };
  }
}

const GRAPHS = new WeakMap<Setup, Map<string, Graph>>();
const GRAPHS_KEPT = 24;

/** The graph of a kind of alien on the board of a setup, as its holes are now. */
export const graphFor = (game: Game, profile: number): Graph => {
  const { setup } = game;
  let graphs = GRAPHS.get(setup);
  if (graphs === undefined) GRAPHS.set(setup, (graphs = new Map()));
  const key = `${profile} ${holesKey(game)}`;
  let graph = graphs.get(key);
  if (graph === undefined) {
    if (graphs.size >= GRAPHS_KEPT) graphs.delete(graphs.keys().next().value!);
    graphs.set(key, (graph = new Builder(game, setup.profiles[profile]!).build()));
  }
  return graph;
};
