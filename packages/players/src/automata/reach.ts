/** S3.12–S3.14: attack positions and attack reach; S5.15: attackable now. */
import { facingTowards, profileOf, turnBetween, type Facing, type Piece, type Square } from '@sensorium/engine';
import type { Graph } from './graph.ts';
import { NO_LINKS } from './links.ts';
import { NOTHING_BREAKS } from './reference.ts';
import type { Scene } from './scene.ts';
import { Search, type Mover } from './search.ts';

/** AP an alien can still spend: all of them before its activation (S3.13). */
export const apOf = (scene: Scene, piece: Piece): number =>
  piece.activation === 'active' ? piece.ap : profileOf(scene.game, piece).unit.ap;

/** S4.1: its last action was a turn. */
export const isTurned = (piece: Piece): boolean =>
  piece.activation === 'active' && piece.facing >= 0 && !piece.freeTurn;

/** The state an alien is in, `turned` aside. */
export const nodeOf = (graph: Graph, { square, area, facing }: Piece): number =>
  square < 0 ? graph.nodeOf(area) : graph.nodeAt(square, facing);

/** The acting alien as it stands. */
export const moverOf = (scene: Scene, piece: Piece, isRestricted: boolean): Mover => {
  const graph = scene.graphOf(piece);
  return { piece, graph, starts: [nodeOf(graph, piece)], isTurned: isTurned(piece), isRestricted, shuns: 'nobody' };
};

/** S3.14: a genestealer in the blip's place, in the best of the four facings, or of one only. */
export const standInOf = (
  scene: Scene,
  blip: Piece,
  isRestricted: boolean,
  facings: readonly Facing[] = FACINGS,
): Mover => {
  const graph = scene.graphOf({ profile: scene.genestealer });
  const starts =
    blip.square < 0 ? [graph.nodeOf(blip.area)] : facings.map((facing) => graph.nodeAt(blip.square, facing));
  const piece: Piece = { ...blip, profile: scene.genestealer };
  return { piece, graph, starts, isTurned: false, isRestricted, shuns: 'nobody' };
};
const FACINGS: readonly Facing[] = [0, 1, 2, 3];

/** S3.12: whether a rule forbids the alien, where it is now, to attack the marine. */
export const isForbidden = (scene: Scene, piece: Piece, marine: Piece): boolean => {
  const { hooks, board } = scene.game.setup;
  if (hooks.mayStrike(scene.game, piece, marine.square) !== null) return true;
  const standsInTheWay =
    piece.square < 0 && scene.squaresOf(marine).some((square) => board.entries[piece.area]!.squares.includes(square));
  return standsInTheWay && hooks.hindrance.some(({ mayAct }) => mayAct(scene.game, piece, 'attack') !== null);
};

/** S3.13: the marines in attack reach, in roster order. */
export const marinesInReach = (scene: Scene, mover: Mover, ap: number): Piece[] => {
  if (ap < 1 || mover.piece.mustLurk) return [];
  return scene.marines.filter(
    (marine) => isInReach(scene, mover, marine, ap) && !isForbidden(scene, mover.piece, marine),
  );
};

/** S4.16 is about plans: an attack through what has yet to be broken is in nobody's reach. */
const isInReach = (scene: Scene, mover: Mover, marine: Piece, ap: number): boolean => {
  if (isTooFar(mover.graph, scene.distance(mover.piece, marine), ap)) return false;
  scene.lift(mover.piece);
  return new Search(scene, mover, scene.referenceTo(mover.graph, marine, NOTHING_BREAKS)).reach(ap - 1) >= 0;
};

/** A step costs at least 1 AP, so nobody beyond AP steps can be attacked, unless a jump takes two at once (D8.17). */
export const isTooFar = ({ links }: Graph, steps: number, ap: number): boolean => steps > ap && links === NO_LINKS;

/** S3.14, S3.13 for any alien, under its present LOS status. */
export const inReachOf = (scene: Scene, piece: Piece, isFree: boolean): Piece[] =>
  scene.isBlip(piece)
    ? marinesInReach(scene, standInOf(scene, piece, !isFree), profileOfGenestealer(scene).ap)
    : marinesInReach(scene, moverOf(scene, piece, !isFree), apOf(scene, piece));

const profileOfGenestealer = (scene: Scene): { readonly ap: number } =>
  scene.game.setup.profiles[scene.genestealer]!.unit;

export interface Strike {
  readonly marine: Piece;
  /** The square struck into: one of his two where he lies on two (A15.9). */
  readonly at: Square;
  /** −1 where no turn is needed. */
  readonly facing: Facing;
  readonly turnCost: number;
}

/** S5.15: marines it can turn to and attack without moving, in roster order. */
export const attackableNow = (scene: Scene, piece: Piece): Strike[] => {
  const ap = apOf(scene, piece);
  if (piece.mustLurk || scene.isBlip(piece)) return [];
  const strikes: Strike[] = [];
  for (const marine of scene.marines) {
    const strike = strikeAt(scene, piece, marine);
    if (strike !== null && strike.turnCost + 1 <= ap && !isForbidden(scene, piece, marine)) strikes.push(strike);
  }
  return strikes;
};

const strikeAt = (scene: Scene, piece: Piece, marine: Piece): Strike | null => {
  for (const square of scene.squaresOf(marine)) {
    const strike = strikeInto(scene, piece, marine, square);
    if (strike !== null) return strike;
  }
  return null;
};

const strikeInto = (scene: Scene, piece: Piece, marine: Piece, at: Square): Strike | null => {
  const { board } = scene.game.setup;
  if (piece.square < 0)
    return board.entries[piece.area]!.squares.includes(at) ? { marine, at, facing: -1, turnCost: 0 } : null;
  if (board.level[piece.square] !== board.level[at])
    return scene.game.setup.hooks.strikesInto(scene.game, piece).includes(at)
      ? { marine, at, facing: -1, turnCost: 0 } // D10.2
      : null;
  const facing = facingTowards(board, piece.square, at);
  if (facing < 0) return null;
  const { unit } = profileOf(scene.game, piece);
  const quarters = turnBetween(piece.facing, facing);
  if (quarters === 0) return { marine, at, facing: -1, turnCost: 0 };
  const isFree = unit.hasFreeTurns && !isTurned(piece);
  const turnCost = quarters === 2 ? unit.halfTurn : isFree ? 0 : unit.quarterTurn;
  return { marine, at, facing, turnCost };
};
