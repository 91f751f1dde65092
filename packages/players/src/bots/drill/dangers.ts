import {
  FIRE_ARC,
  isBurning,
  isOccupied,
  isSolid,
  pieceAt,
  pieceOf,
  profileOf,
  shootingDistance,
  type Board,
  type Facing,
  type Game,
  type Piece,
  type PieceId,
  type Square,
} from '@sensorium/engine';
import { DRILL, type Doctrine } from './doctrine.ts';
import { standing } from './situation.ts';

/** Action points an alien can walk before its blow, and how far it is looked at beyond that. */
const STRIKE = 5;
const SOON = 9;
const FAR = 255;
const WATCH_RANGE = 12;

/** C16: a blow at somebody who looks the other way may be repeated at no risk. */
const KILL_FACED = 0.62;
const KILL_TURNED = 0.78;
/** C13.6, C13.7: that somebody comes alive through so many shots of one bolter, which may jam. */
const ALIVE = [1, 0.69, 0.52, 0.41, 0.34, 0.3, 0.27, 0.25];

/** One alien's ways in the coming alien turn: price of every square, and the square before it. */
interface Reach {
  readonly start: Square;
  readonly figures: number;
  readonly cost: Uint8Array;
  readonly before: Int32Array;
  readonly seen: Square[];
  readonly ways: Map<Square, Way>;
}

const spare: Reach[] = [];

const emptyReach = (board: Board, start: Square, figures: number): Reach => {
  const old = spare.pop();
  if (old === undefined || old.cost.length !== board.size)
    return {
      start,
      figures,
      cost: new Uint8Array(board.size).fill(FAR),
      before: new Int32Array(board.size),
      seen: [],
      ways: new Map(),
    };
  for (const square of old.seen) old.cost[square] = FAR;
  old.seen.length = 0;
  old.ways.clear();
  return { start, figures, cost: old.cost, before: old.before, seen: old.seen, ways: old.ways };
};

/** A way to a marine that an alien could take now: the squares it acts on, last first. */
interface Way {
  readonly figures: number;
  readonly squares: readonly Square[];
  readonly comrades: number;
  readonly isNow: boolean;
}

/**
 * Who can come upon whom in the next alien turn, with pieces, doors and fire in the way. `lifted` is the marine who is
 * about to act: he is looked at on the squares he could go to, so he is in nobody's way.
 */
export class Dangers {
  private game: Game;
  private readonly look: Look;
  private readonly reaches: Reach[] = [];
  private readonly watchers: Piece[] = [];
  /** Every alien's way to every other marine. */
  private readonly cares: { readonly worth: number; readonly way: Way }[] = [];
  /** What has been asked, by square, facing and whether he watches. */
  private readonly deaths = new Map<number, number>();
  private readonly shelters = new Map<number, number>();

  constructor(game: Game, lifted: PieceId, others: readonly Piece[], look: Look) {
    this.game = game;
    this.look = look;
    for (const marine of others) if (marine.weapon === 'overwatch') this.watchers.push(marine);
    for (const id of game.state.aliens) this.flood(pieceOf(game, id), lifted);
    for (const reach of this.reaches) this.care(reach, others);
  }

  /** Whether a board that looks so holds the same dangers; if it does, it is the board from now on. */
  isFor(game: Game, look: Look): boolean {
    if (!isSameLook(this.look, look)) return false;
    this.game = game;
    return true;
  }

  /** The arrays are used again by the next to look. */
  forget(): void {
    spare.push(...this.reaches);
  }

  private flood(alien: Piece, lifted: PieceId): void {
    const { board } = this.game.setup;
    const isLurking = alien.square < 0;
    if (!isNear(this.game, alien)) return;
    const start = startOf(board, alien);
    const isBlip = profileOf(this.game, alien).unit.isBlip;
    const reach = emptyReach(board, start, isBlip ? this.look.doctrine.blip : 1);
    const begin = (isLurking ? 1 : 0) + (alien.mustLurk ? 6 : 0);
    if (begin > SOON) return;
    spread(this.game, reach, begin, lifted);
    this.reaches.push(reach);
  }

  /** The cheapest way to a blow at each of the others. */
  private care(reach: Reach, others: readonly Piece[]): void {
    const { neighbours } = this.game.setup.board;
    for (const [i, marine] of others.entries()) {
      let best = -1;
      for (let facing = 0; facing < 4; facing++) {
        const near = neighbours[marine.square * 8 + facing]!;
        if (near >= 0 && reach.cost[near]! < (best < 0 ? FAR : reach.cost[best]!)) best = near;
      }
      if (best >= 0) this.cares.push({ worth: this.look.worths[i]!, way: this.wayOf(reach, best) });
    }
  }

  private wayOf(reach: Reach, last: Square): Way {
    let way = reach.ways.get(last);
    if (way === undefined) reach.ways.set(last, (way = this.traceWay(reach, last)));
    return way;
  }

  private traceWay(reach: Reach, last: Square): Way {
    const squares: Square[] = [];
    let comrades = 0;
    for (let square = last; square !== reach.start; square = reach.before[square]!) {
      squares.push(square);
      for (const watcher of this.watchers) if (this.covers(watcher.square, watcher.facing, square)) comrades += 1;
    }
    return { figures: reach.figures, squares, comrades, isNow: reach.cost[last]! <= STRIKE };
  }

  private covers(from: Square, facing: Facing, to: Square): boolean {
    const { board } = this.game.setup;
    return (
      (board.lines.arcs(from, to) & (FIRE_ARC << facing)) !== 0 &&
      shootingDistance(board, from, to) <= WATCH_RANGE &&
      board.lines.isUnobstructed(this.game.cells, from, to)
    );
  }

  private countCovered(from: Square, facing: Facing, squares: readonly Square[]): number {
    let count = 0;
    for (const square of squares) if (this.covers(from, facing, square)) count += 1;
    return count;
  }

  /** How likely whoever stands there, looking there, is dead after the alien turn. */
  deathAt(square: Square, facing: Facing, isWatching: boolean): number {
    const key = (square * 4 + facing) * 2 + (isWatching ? 1 : 0);
    let death = this.deaths.get(key);
    if (death === undefined) this.deaths.set(key, (death = this.findDeath(square, facing, isWatching)));
    return death;
  }

  private findDeath(square: Square, facing: Facing, isWatching: boolean): number {
    const { neighbours } = this.game.setup.board;
    let alive = 1;
    for (const reach of this.reaches) {
      let worst = 0;
      for (let side = 0; side < 4; side++) {
        const near = neighbours[square * 8 + side]!;
        if (near < 0 || reach.cost[near] === FAR) continue;
        worst = Math.max(worst, this.blow(reach, near, square, facing, side === facing, isWatching));
      }
      alive *= Math.pow(1 - worst, reach.figures);
    }
    return 1 - alive;
  }

  private blow(
    reach: Reach,
    near: Square,
    square: Square,
    facing: Facing,
    isFaced: boolean,
    isWatching: boolean,
  ): number {
    const way = this.wayOf(reach, near);
    const own = isWatching ? this.countCovered(square, facing, way.squares) : 0;
    const alive = this.aliveAfter(own) * this.aliveAfter(way.comrades);
    return (isFaced ? KILL_FACED : KILL_TURNED) * alive * (way.isNow ? 1 : this.look.doctrine.later);
  }

  /** What a marine on overwatch there is worth to the others: the blows he keeps from them. */
  shelterFrom(square: Square, facing: Facing): number {
    const key = square * 4 + facing;
    let shelter = this.shelters.get(key);
    if (shelter === undefined) this.shelters.set(key, (shelter = this.findShelter(square, facing)));
    return shelter;
  }

  private findShelter(square: Square, facing: Facing): number {
    let sum = 0;
    for (const { worth, way } of this.cares) {
      const covered = this.countCovered(square, facing, way.squares);
      if (covered > 0) sum += (1 - this.aliveAfter(covered)) * worth * this.harmOf(way);
    }
    return sum;
  }

  private harmOf({ figures, comrades, isNow }: Way): number {
    const alive = Math.pow(1 - KILL_TURNED * this.aliveAfter(comrades), figures);
    return (1 - alive) * (isNow ? 1 : this.look.doctrine.later);
  }

  private aliveAfter(shots: number): number {
    const alive = ALIVE[Math.min(shots, ALIVE.length - 1)]!;
    const { trust } = this.look.doctrine;
    return trust === 1 ? alive : Math.pow(alive, trust);
  }
}

/** Everything the dangers of a board follow from: its cells, where aliens lurk and who is near, who watches whither, whom it is a pity for, how it is judged. */
interface Look {
  readonly board: Board;
  readonly cells: Int32Array;
  readonly aliens: readonly number[];
  readonly marines: readonly number[];
  readonly worths: readonly number[];
  readonly doctrine: Doctrine;
}

const lookOf = (game: Game, others: readonly Piece[], worthOf: (marine: Piece) => number, doctrine: Doctrine): Look => {
  const aliens: number[] = [];
  for (const id of game.state.aliens) {
    const alien = pieceOf(game, id);
    const { square, area, mustLurk, profile } = alien;
    aliens.push(id, square, area, profile, (mustLurk ? 1 : 0) + (isNear(game, alien) ? 2 : 0));
  }
  const marines: number[] = [];
  for (const { id, facing, weapon } of others) marines.push(id, facing, weapon === 'overwatch' ? 1 : 0);
  return { board: game.setup.board, cells: game.cells, aliens, marines, worths: others.map(worthOf), doctrine };
};

const isSameList = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const isSameLook = (a: Look, b: Look): boolean =>
  a.board === b.board &&
  a.doctrine === b.doctrine &&
  isSameList(a.aliens, b.aliens) &&
  isSameList(a.marines, b.marines) &&
  isSameList(a.worths, b.worths) &&
  isSameList(a.cells, b.cells);

const kept = new Map<PieceId, Dangers>();

/** The dangers for a marine who has been lifted off the board; found once while nothing else on it changes. */
export const dangersFor = (
  game: Game,
  lifted: PieceId,
  worthOf: (marine: Piece) => number,
  doctrine: Doctrine = DRILL,
): Dangers => {
  const others = standing(game).filter(({ id }) => id !== lifted);
  const look = lookOf(game, others, worthOf, doctrine);
  const known = kept.get(lifted);
  if (known?.isFor(game, look) === true) return known;
  known?.forget();
  const dangers = new Dangers(game, lifted, others, { ...look, cells: game.cells.slice() });
  kept.set(lifted, dangers);
  return dangers;
};

const startOf = (board: Board, { square, area }: Piece): Square =>
  square < 0 ? (board.entries[area]?.squares[0] ?? -1) : square;

/** Whether the alien has anything to do with a marine, the one lifted off the board included. */
const isNear = (game: Game, alien: Piece): boolean => {
  const { board } = game.setup;
  const start = startOf(board, alien);
  if (start < 0) return false;
  for (const id of game.state.marines) {
    const { square } = pieceOf(game, id);
    if (
      square >= 0 &&
      Math.abs(board.x[square]! - board.x[start]!) + Math.abs(board.y[square]! - board.y[start]!) <= NEAR
    )
      return true;
  }
  return false;
};
const NEAR = 16;

const frontiers: Square[][] = Array.from({ length: SOON + 3 }, () => []);

/** Prices by walking: one a step, one more for a closed door; nobody walks through marines or fire. */
const spread = (game: Game, reach: Reach, begin: number, lifted: PieceId): void => {
  const { board } = game.setup;
  for (const frontier of frontiers) frontier.length = 0;
  reach.cost[reach.start] = begin;
  reach.seen.push(reach.start);
  frontiers[begin]!.push(reach.start);
  for (let price = begin; price < SOON; price++)
    for (const square of frontiers[price]!) {
      if (reach.cost[square] !== price) continue;
      for (let direction = 0; direction < 8; direction++) {
        const to = board.neighbours[square * 8 + direction]!;
        if (to < 0 || (direction > 3 && isCorner(game, square, direction))) continue;
        const next = price + (isSolid(game.cells, to) ? 2 : 1);
        if (next >= reach.cost[to]! || isBarred(game, to, lifted)) continue;
        if (reach.cost[to] === FAR) reach.seen.push(to);
        reach.cost[to] = next;
        reach.before[to] = square;
        frontiers[next]!.push(to);
      }
    }
};

const isCorner = (game: Game, square: Square, direction: number): boolean => {
  const { flanks } = game.setup.board;
  const slot = (square * 8 + direction) * 2;
  return isSolid(game.cells, flanks[slot]!) && isSolid(game.cells, flanks[slot + 1]!);
};

const isBarred = (game: Game, square: Square, lifted: PieceId): boolean => {
  if (isBurning(game.cells, square)) return true;
  if (!isOccupied(game.cells, square)) return false;
  const piece = pieceOf(game, pieceAt(game.cells, square));
  return piece.side === 'marines' && piece.id !== lifted;
};
