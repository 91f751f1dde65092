/** S4.17: unable to move because that would bring it into a line of sight. */
import { profileOf, type Piece } from '@sensorium/engine';
import { CHARGING, hasFlag } from '@sensorium/rules';
import { TURN } from './graph.ts';
import { remembered } from './memo.ts';
import { nextAction, planFor, type Plan } from './plan.ts';
import { attackableNow, inReachOf, moverOf, standInOf } from './reach.ts';
import type { Scene } from './scene.ts';
import type { Mover } from './search.ts';
import { isThought, targetOrLock, type Thought } from './thought.ts';

const goesSomewhere = ({ mover, edges }: Plan): boolean => edges.some((edge) => mover.graph.kind[edge] !== TURN);

/** The movers of (d): a free genestealer as it stands, or in the blip's place with any facing. */
const freeMovers = (scene: Scene, piece: Piece): Mover[] => {
  if (!scene.isBlip(piece)) return [moverOf(scene, { ...piece, activation: 'ready' }, false)];
  if (piece.square < 0) return [standInOf(scene, piece, false)];
  return [0, 1, 2, 3].map((facing) => standInOf(scene, piece, false, [facing]));
};

/** (c) and (d): it has no plan that leads anywhere, and would have one if it could ignore LOS. */
const isHeldBySight = (scene: Scene, piece: Piece, target: Piece): boolean => {
  const { ap } = profileOf(scene.game, piece).unit;
  const rested: Piece = { ...piece, activation: 'ready' };
  const plan = planFor(scene, moverOf(scene, rested, true), target, ap);
  if (nextAction(scene, plan, ap) !== null && goesSomewhere(plan)) return false;
  const { ap: figureAp } = scene.game.setup.profiles[scene.genestealer]!.unit;
  return freeMovers(scene, piece).some((mover) =>
    goesSomewhere(planFor(scene, mover, target, scene.isBlip(piece) ? figureAp : ap)),
  );
};

/** (b). */
const canAttack = (scene: Scene, piece: Piece): boolean =>
  attackableNow(scene, piece).length > 0 || inReachOf(scene, piece, false).length > 0;

/** Whether the alien is LOS-blocked; or what must be said first, because its target has to be chosen. */
export const isLosBlocked = (scene: Scene, piece: Piece): boolean | Thought => {
  const { game } = scene;
  scene.putBack(); // S3.8: whoever was examined before stands where it stood
  if (hasFlag(game, piece.id, CHARGING) || piece.mustLurk || scene.isExposed(piece)) return false;
  if (remembered(game, piece.id * MOST_PIECES, () => canAttack(scene, piece))) return false;
  const choice = targetOrLock(scene, piece, false);
  if (choice === null) return false;
  if (isThought(choice)) return choice;
  const { target } = choice;
  return remembered(game, piece.id * MOST_PIECES + target.id + 1, () => isHeldBySight(scene, piece, target));
};

/** Numbers of the questions that are remembered. */
const MOST_PIECES = 1 << 16;
