/** What an automaton looks at while it makes one decision: the blind game, distances, and what marines see. */
import {
  nobodyObjects,
  SOLID,
  distanceOnFoot,
  isAdjacentStep,
  isSeen,
  pieceAt,
  pieceOf,
  profileNamed,
  profileOf,
  secondSquare,
  setPiece,
  setTerrain,
  sees,
  stepDirection,
  terrainAt,
  UNREACHABLE,
  type Piece,
  type PieceId,
  type Square,
} from '@sensorium/engine';
import { asksForTies, automatonOf, diceOf, type AutomatonId, type Tie } from '@sensorium/rules';
import type { BlindGame } from './blind.ts';
import { graphFor, type Graph } from './graph.ts';
import { Dice } from './lots.ts';
import { NOTHING_BREAKS, References, type Breakable, type Reference } from './reference.ts';

const UNKNOWN = 0;
const HIDDEN = 1;
const SEEN = 2;

const SCRATCH_KEPT = 8;
const scratches: (Uint16Array | undefined)[] = [];
let scratchNext = 0;

/** One decision is made at a time, so its maps of the board are used again. */
const maps: (Uint8Array | undefined)[] = [];
const cleared = (which: number, size: number): Uint8Array => {
  let map = maps[which];
  if (map === undefined || map.length < size) maps[which] = map = new Uint8Array(size);
  return map.fill(UNKNOWN);
};

const NO_SQUARES: readonly Square[] = [];

export class Scene {
  readonly game: BlindGame;
  readonly automaton: AutomatonId;
  /** S3.4: the marines on the board, in roster order. */
  readonly marines: readonly Piece[];
  readonly dice: Dice;
  readonly genestealer: number;
  breakable: Breakable = NOTHING_BREAKS;
  readonly references: References;
  private readonly graphs: (Graph | undefined)[] = [];
  private readonly seen: Uint8Array;
  private readonly beside: Uint8Array;
  private readonly isAnyLying: boolean;
  private lifted: Piece | null = null;

  constructor(game: BlindGame) {
    this.game = game;
    this.automaton = automatonOf(game)!;
    this.marines = game.state.marines.map((id) => pieceOf(game, id)).filter((piece) => piece.square >= 0);
    this.isAnyLying = this.marines.some((marine) => secondSquare(game.setup.board, marine) >= 0);
    this.dice = new Dice(diceOf(game));
    this.genestealer = profileNamed(game.setup, 'genestealer');
    this.references = new References(game);
    this.seen = cleared(0, game.setup.board.size);
    this.beside = cleared(1, game.setup.board.size);
  }

  piece(id: PieceId): Piece {
    return pieceOf(this.game, id);
  }

  isBlip(piece: Piece): boolean {
    return profileOf(this.game, piece).unit.isBlip;
  }

  graphOf(piece: Pick<Piece, 'profile'>): Graph {
    return (this.graphs[piece.profile] ??= graphFor(this.game, piece.profile));
  }

  /** S4.4. */
  referenceTo(graph: Graph, target: Piece, breakable = this.breakable): Reference {
    const struck = { square: target.square, second: this.secondOf(target) };
    return this.references.to(graph, struck, graph.isFigure ? breakable : NOTHING_BREAKS);
  }

  /** A15.9: the second square of a marine who lies on two, or −1. */
  private secondOf(marine: Piece): Square {
    return this.isAnyLying ? secondSquare(this.game.setup.board, marine) : -1;
  }

  /** His square, and the second where he lies on two. */
  squaresOf(marine: Piece): readonly Square[] {
    const second = this.secondOf(marine);
    return second < 0 ? [marine.square] : [marine.square, second];
  }

  /** S4.16: from now on this decision counts on breaking what only an attack can break. */
  breakThrough(): void {
    const { terrain, terrainIndex } = this.game.setup.rules;
    const isWay = (id: string | undefined): boolean =>
      id !== undefined && !terrain[terrainIndex.get(id)!]!.blocksMovement;
    const broken = this.game.state.features.filter(({ is }) => {
      const row = terrain[is]!;
      return row.blocksMovement && row.isStruck === true && row.opens === undefined && isWay(row.destroyed);
    });
    this.breakable = new Set(broken.map(({ at }) => at));
  }

  /** An array of that length, full of 0xffff, good until several others have been asked for. */
  scratch(length: number): Uint16Array {
    scratchNext = (scratchNext + 1) % SCRATCH_KEPT;
    let array = scratches[scratchNext];
    if (array === undefined || array.length < length)
      scratches[scratchNext] = array = new Uint16Array(Math.max(length, 1024));
    return array.fill(0xffff);
  }

  /** S6.11: one of several that are equal: by lot, or by the person where he is asked. */
  settle<Candidate>(
    of: Tie,
    piece: PieceId,
    candidates: readonly Candidate[],
    idOf: (candidate: Candidate) => number,
  ): Candidate {
    return candidates.length > 1 && asksForTies(this.game)
      ? this.dice.answer(of, piece, candidates, idOf)
      : this.dice.lot(candidates);
  }

  // --- distance (S3.5–S3.7) ------------------------------------------------------------------------------------------

  /** S3.5, S3.6. */
  distance(piece: Piece, marine: Piece): number {
    if (piece.square >= 0) return this.stepsFrom(marine, piece.square);
    let least = Infinity;
    for (const square of this.game.setup.board.entries[piece.area]!.squares)
      least = Math.min(least, this.stepsFrom(marine, square) + 1);
    return least;
  }

  /** S3.5; A15.9: from the nearer of his squares, where he lies on two. */
  stepsFrom(marine: Piece, to: Square): number {
    const steps = this.steps(marine.square, to);
    const second = this.secondOf(marine);
    return second < 0 ? steps : Math.min(steps, this.steps(second, to));
  }

  /** The same between two marines. */
  stepsBetween(marine: Piece, other: Piece): number {
    return Math.min(...this.squaresOf(other).map((square) => this.stepsFrom(marine, square)));
  }

  steps(from: Square, to: Square): number {
    const steps = distanceOnFoot(this.game, from, to);
    return steps === UNREACHABLE ? Infinity : steps;
  }

  /** S3.7. */
  distanceToMarines(piece: Piece): number {
    let least = Infinity;
    for (const marine of this.marines) least = Math.min(least, this.distance(piece, marine));
    return least;
  }

  // --- being seen (S3.8, S3.9) ---------------------------------------------------------------------------------------

  /** S3.8: the acting alien is lifted off the board. Called before anything is asked about what it would see or do. */
  lift(piece: Piece): void {
    if (this.lifted?.id === piece.id) return;
    this.putBack();
    this.lifted = piece;
    if (piece.square >= 0) this.clearSquare(piece.square);
    this.seen.fill(UNKNOWN);
  }

  /** Takes other pieces off as well, for a question about the past (S5.12). */
  clearSquare(square: Square): void {
    setPiece(this.game.cells, this.game.setup.rules.terrain, square, -1);
  }

  restore(piece: Piece): void {
    setPiece(this.game.cells, this.game.setup.rules.terrain, piece.square, piece.id);
  }

  putBack(): void {
    const { lifted } = this;
    if (lifted !== null && lifted.square >= 0) this.restore(lifted);
    this.lifted = null;
    this.seen.fill(UNKNOWN);
  }

  isSeen(square: Square): boolean {
    let known = this.seen[square]!;
    if (known === UNKNOWN) this.seen[square] = known = isSeen(this.game, square) ? SEEN : HIDDEN;
    return known === SEEN;
  }

  /** S4.10: whether the square would be seen with that door open. */
  isSeenThrough(square: Square, door: Square): boolean {
    if (this.isSeen(square)) return true;
    const { cells, setup } = this.game;
    const closed = terrainAt(cells, door);
    const opens = setup.rules.terrain[closed]!.opens;
    if (opens === undefined) return false;
    setTerrain(cells, setup.rules.terrain, door, setup.rules.terrainIndex.get(opens)!);
    const found = isSeen(this.game, square);
    setTerrain(cells, setup.rules.terrain, door, closed);
    return found;
  }

  /** S3.9. */
  isExposed(piece: Piece): boolean {
    return piece.square >= 0 && isSeen(this.game, piece.square);
  }

  hasSight(marine: Piece, square: Square): boolean {
    return sees(this.game, marine, square);
  }

  // --- adjacency (C1.8) ----------------------------------------------------------------------------------------------

  isNextToMarine(square: Square): boolean {
    let known = this.beside[square]!;
    if (known === UNKNOWN) this.beside[square] = known = this.findMarineBeside(square) ? SEEN : HIDDEN;
    return known === SEEN;
  }

  private findMarineBeside(square: Square): boolean {
    const { neighbours } = this.game.setup.board;
    for (let direction = 0; direction < 8; direction++) {
      const near = neighbours[square * 8 + direction]!;
      const id = near < 0 ? -1 : pieceAt(this.game.cells, near);
      if (id < 0 || this.piece(id).side !== 'marines') continue;
      if (isAdjacentStep(this.game, square, direction, SOLID)) return true;
    }
    return this.linkedTo(square).some((near) => {
      const id = pieceAt(this.game.cells, near);
      return id >= 0 && this.piece(id).side === 'marines';
    });
  }

  /** The squares above and below, where a hole links them; for blips they are adjacent (D8.17). */
  linkedTo(square: Square): readonly Square[] {
    return this.game.setup.board.levels === 1 ? NO_SQUARES : this.game.setup.hooks.linkedSquares(this.game, square);
  }

  isNextTo(square: Square, other: Square): boolean {
    const direction = stepDirection(this.game.setup.board, square, other);
    if (direction >= 0) return isAdjacentStep(this.game, square, direction, SOLID);
    return this.linkedTo(square).includes(other);
  }

  /** Squares closed to a piece by a mission, or to whoever comes from there (S4.5, D17.22). */
  mayStandOn(piece: Piece, from: Square, square: Square): boolean {
    const { mayStandOn } = this.game.setup.hooks;
    if (mayStandOn === nobodyObjects) return true;
    const mover = piece.square === from ? piece : { ...piece, square: from };
    return mayStandOn(this.game, mover, square) === null;
  }
}
