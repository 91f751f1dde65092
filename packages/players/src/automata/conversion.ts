/** S5.8, S5.9, S5.12, S0.19: squares and facings of figures. */
import { NO_COUNTS, command, profileOf, type FrameOf, type Piece, type Square } from '@sensorium/engine';
import { CHARGING, hasFlag, struckBy, targetOf } from '@sensorium/rules';
import { facingOfFigure, nearestMarine, whoGainedSight } from './facing.ts';
import { INFINITE, positionCost } from './reference.ts';
import type { Scene } from './scene.ts';
import { costTo, targetFor } from './targets.ts';
import { isFree, say, type Thought } from './thought.ts';

type Placing = Omit<FrameOf<'place-figure'>, 'kind'>;

const onBoard = (scene: Scene, id: number): Piece | null => scene.marines.find((marine) => marine.id === id) ?? null;

/** The marine the blip was converted for: the one to attack, the locked one, or the nearest to whom there is a way. */
const targetOfBlip = (scene: Scene, { blip, origin }: Placing): Piece | null => {
  const meant = onBoard(scene, struckBy(scene.game, blip)) ?? onBoard(scene, targetOf(scene.game, blip));
  if (meant !== null) return meant;
  const nearest = nearestMarine(scene, origin, scene.marines);
  return nearest === null || scene.stepsFrom(nearest, origin) === Infinity ? null : nearest;
};

/** S5.8: the smallest c0pos to the blip's target, ties in the order of directions; S4.15: or the first square. */
export const placeFigure = (scene: Scene, frame: FrameOf<'place-figure'>, squares: readonly Square[]): Thought => {
  const target = targetOfBlip(scene, frame);
  if (target === null) return say(command('place', frame.blip, Math.min(...squares)), 'S4.15');
  const graph = scene.graphOf({ profile: scene.genestealer });
  const costOf = (square: Square): number => positionCost(scene.referenceTo(graph, target), square);
  let chosen = -1;
  const { neighbours } = scene.game.setup.board;
  for (const square of [
    ...neighbours.subarray(frame.origin * 8, frame.origin * 8 + 8),
    ...scene.linkedTo(frame.origin), // D10.6
  ]) {
    if (square < 0 || !squares.includes(square)) continue;
    if (chosen < 0 || costOf(square) < costOf(chosen)) chosen = square;
  }
  return say(command('place', frame.blip, chosen), 'S5.8');
};

/** S5.9 for the alien player's own conversions, S5.12 for the marine player's. */
export const faceFigure = (scene: Scene, { placing, next }: FrameOf<'set-facing'>): Thought => {
  const figure = scene.piece(placing.figures[next]!);
  const isOwn = placing.by === 'aliens';
  const target = isOwn ? targetOfBlip(scene, placing) : whoGainedSight(scene, placing.origin, placing.figures);
  const ignoresSight = scene.isExposed(figure) || hasFlag(scene.game, figure.id, CHARGING);
  return say(command('face', figure.id, facingOfFigure(scene, figure, target, ignoresSight)), isOwn ? 'S5.9' : 'S5.12');
};

/** S5.21: whoever has come through a hole faces as S5.9 says, with the AP left; an attack it can make frees it in S0. */
export const faceArrival = (scene: Scene, { piece }: FrameOf<'choose-facing' | 'face-out-of-breach'>): Thought => {
  const figure = scene.piece(piece);
  const target =
    onBoard(scene, targetOf(scene.game, piece)) ??
    targetFor(scene, figure, isFree(scene, figure))?.target ??
    nearestMarine(scene, figure.square, scene.marines);
  if (target !== null && costTo(scene, figure, target) === INFINITE) scene.breakThrough(); // S4.16
  const ignoresSight = scene.automaton === 'deathwing-solo' || scene.isExposed(figure) || isFree(scene, figure);
  const facing = facingOfFigure(scene, figure, target, ignoresSight);
  return say(command('face', piece, facing), 'S5.21');
};

/** S0.32: two equal corners. */
export const placeLeader = (scene: Scene, { leader, facing }: FrameOf<'place-leader'>): Thought =>
  say(
    command(
      'emerge',
      -1,
      scene.settle('square', -1, leader, (square) => square),
      facing,
    ),
    'S0.32',
  );

/** S0.19: a genestealer out of a counter: its square by lot, its facing by S5.9. */
export const placeAmbusher = (scene: Scene, { squares }: FrameOf<'place-ambusher'>): Thought => {
  const at = scene.settle('square', -1, squares, (square) => square);
  const figure: Piece = {
    id: -1,
    profile: scene.genestealer,
    side: 'aliens',
    square: at,
    area: -1,
    facing: 0,
    ap: profileOf(scene.game, { profile: scene.genestealer } as Piece).unit.ap,
    activation: 'ready',
    weapon: 'ready',
    freeTurn: true,
    mustLurk: false,
    value: 0,
    fate: 'in-play',
    counts: NO_COUNTS,
  };
  const target = nearestMarine(scene, at, scene.marines);
  return say(command('emerge', -1, at, facingOfFigure(scene, figure, target, false)), 'S0.19');
};
