/** S4.15, S4.18, Table S1-M, S0.23: whom an alien goes for. */
import type { Piece } from '@sensorium/engine';
import { targetOf, type Motive } from '@sensorium/rules';
import { PRIORITY_DISTANCE } from './printed.ts';
import { best, referenceOf } from './priorities.ts';
import { inReachOf, isForbidden, isTurned } from './reach.ts';
import { INFINITE, stateCost } from './reference.ts';
import type { Scene } from './scene.ts';

/** c0 from where the alien is to a marine. */
export const costTo = (scene: Scene, piece: Piece, marine: Piece): number => {
  const graph = scene.graphOf(piece);
  const reference = scene.referenceTo(graph, marine);
  if (piece.square < 0) return reference.cost[graph.nodeOf(piece.area)]!;
  return stateCost(reference, graph.nodeAt(piece.square, piece.facing) + (isTurned(piece) ? 1 : 0));
};

/** S4.15. */
const isEligible = (scene: Scene, piece: Piece, marine: Piece): boolean => costTo(scene, piece, marine) !== INFINITE;

/** S5.23: a marine it may not attack is a target only if there is no other. */
const unforbidden = (scene: Scene, piece: Piece, eligible: readonly Piece[]): readonly Piece[] => {
  const allowed = eligible.filter((marine) => !isForbidden(scene, piece, marine));
  return allowed.length === 0 ? eligible : allowed;
};

export interface Choice {
  readonly target: Piece;
  /** It is not the one that is locked: say so before acting on it (S4.18). */
  readonly isNew: boolean;
  readonly because: Motive;
}

const least = (marines: readonly Piece[], measure: (marine: Piece) => number): Piece[] => {
  const smallest = Math.min(...marines.map(measure));
  return marines.filter((marine) => measure(marine) === smallest);
};

/** Table S1-M, first row with an eligible marine. */
const chooseByTable = (scene: Scene, piece: Piece, reach: readonly Piece[], eligible: readonly Piece[]): Choice => {
  const from = referenceOf(scene, piece);
  const distanceOf = (marine: Piece): number => scene.distance(piece, marine);
  const near = eligible.filter((marine) => distanceOf(marine) <= PRIORITY_DISTANCE);
  const candidates = reach.length > 0 ? reach : near.length > 0 ? near : least(eligible, distanceOf);
  return {
    target: best(scene, candidates, from),
    isNew: true,
    because: scene.automaton === 'diceroller-2' ? 'S2.10' : 'S1.18',
  };
};

/** S0.23. */
const chooseNearest = (scene: Scene, piece: Piece, eligible: readonly Piece[]): Choice => {
  const near = least(eligible, (marine) => scene.distance(piece, marine));
  const cheap = least(near, (marine) => costTo(scene, piece, marine));
  return { target: scene.settle('marine', piece.id, cheap, ({ id }) => id), isNew: true, because: 'S0.23' };
};

/** S4.18: the movement target of an alien under its present LOS status; null where no marine is eligible. */
export const targetFor = (scene: Scene, piece: Piece, isFree: boolean): Choice | null => {
  const eligible = unforbidden(
    scene,
    piece,
    scene.marines.filter((marine) => isEligible(scene, piece, marine)),
  );
  if (eligible.length === 0) return null;
  const locked = eligible.find((marine) => marine.id === targetOf(scene.game, piece.id));
  if (scene.automaton === 'deathwing-solo')
    return locked === undefined
      ? chooseNearest(scene, piece, eligible)
      : { target: locked, isNew: false, because: 'S4.18' };
  const reach = inReachOf(scene, piece, isFree);
  if (locked === undefined) return chooseByTable(scene, piece, reach, eligible);
  if (reach.length === 0 || reach.includes(locked)) return { target: locked, isNew: false, because: 'S4.18' };
  return chooseByTable(scene, piece, reach, eligible);
};

/** S4.15: where a target is needed and none is eligible: the nearest, by roster. */
export const nearestAnyway = (scene: Scene, piece: Piece): Piece | null => {
  const near = least(scene.marines, (marine) => scene.distance(piece, marine));
  return near.length === 0 || scene.distance(piece, near[0]!) === Infinity ? null : near[0]!;
};
