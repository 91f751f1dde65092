/** S1.21, Diagram S2-DG, S0.22–S0.27, S5.15–S5.17, S6.9: the activation of a genestealer. */
import { command, opposite, profileOf, type Piece, type Square } from '@sensorium/engine';
import {
  AIM_END,
  AIM_STRIKE,
  AIM_TURN,
  ENDING,
  TESTED,
  TESTED_NOW,
  alienGoalObjects,
  alienGoalSquares,
  hasFlag,
  meantBy,
  struckBy,
} from '@sensorium/rules';
import { finalFacing } from './facing.ts';
import { isAhead } from './graph.ts';
import { isLosBlocked } from './losBlocked.ts';
import { nextAction, planFor, planOnto } from './plan.ts';
import { mostPriority } from './priorities.ts';
import { attackableNow, isTurned, marinesInReach, moverOf, nodeOf, type Strike } from './reach.ts';
import { NOTHING_BREAKS, edgeCost } from './reference.ts';
import type { Scene } from './scene.ts';
import { nearestAnyway, type Choice } from './targets.ts';
import { begin, isFree, isThought, say, targetOrLock, type Thought } from './thought.ts';

/** What an active genestealer does next. */
export const actGenestealer = (scene: Scene, piece: Piece): Thought => {
  if (hasFlag(scene.game, piece.id, ENDING)) return finish(scene, piece);
  return (
    winInReach(scene, piece) ??
    attack(scene, piece) ??
    (piece.ap > 0 ? advance(scene, piece) : null) ??
    finish(scene, piece)
  );
};

/** S6.9: a win that lies in reach is taken. */
const winInReach = (scene: Scene, piece: Piece): Thought | null => {
  const goals = alienGoalSquares(scene.game);
  if (piece.ap === 0 || goals.length === 0) return null;
  if (alienGoalObjects(scene.game).includes(piece.square))
    return say(command('turn', piece.id, opposite(piece.facing)), 'S6.9');
  const plan = planOnto(scene, piece, goals, isFree(scene, piece));
  const action = plan === null ? null : nextAction(scene, plan, piece.ap);
  return action === null ? null : say(action, 'S6.9');
};

/** S5.16: whom it attacks; dice may be needed. */
const chooseStrike = (scene: Scene, piece: Piece, strikes: readonly Strike[]): Strike => {
  const chosen = [struckBy(scene.game, piece.id), meantBy(scene.game, piece)];
  const again = strikes.find(({ marine }) => chosen.includes(marine.id));
  if (again !== undefined) return again;
  const from = piece.square >= 0 ? [piece.square] : scene.game.setup.board.entries[piece.area]!.squares;
  const marines = mostPriority(
    scene,
    strikes.map(({ marine }) => marine),
    from,
  );
  const wanted = strikes.filter(({ marine }) => marines.includes(marine));
  const least = Math.min(...wanted.map(({ turnCost }) => turnCost));
  return scene.dice.lot(wanted.filter(({ turnCost }) => turnCost === least));
};

/** S5.15–S5.17: turn and attack are two actions; marines may react to the turn, and whom it attacks is chosen anew. */
const attack = (scene: Scene, piece: Piece): Thought | null => {
  const strikes = attackableNow(scene, piece);
  if (strikes.length === 0) return null;
  const { marine, at, facing } = chooseStrike(scene, piece, strikes);
  const isChosen =
    struckBy(scene.game, piece.id) === marine.id || (facing >= 0 && meantBy(scene.game, piece) === marine.id);
  if (!isChosen) return say(command('aim', piece.id, marine.id, facing >= 0 ? AIM_TURN : AIM_STRIKE), 'S5.16');
  if (facing >= 0) return say(command('turn', piece.id, facing), 'S5.16');
  return say(command('attack', piece.id, at), 'S5.16');
};

/** S0.24 (1): its target is in reach if LOS is ignored. */
const canAttackAnyway = (scene: Scene, piece: Piece, target: Piece): boolean =>
  scene.automaton === 'deathwing-solo' &&
  marinesInReach(scene, moverOf(scene, piece, false), piece.ap).includes(target);

/** S4.3: who has no free turns is always as after one. */
const hasActed = (scene: Scene, piece: Piece): boolean => {
  const { unit } = profileOf(scene.game, piece);
  return piece.ap < unit.ap || (unit.hasFreeTurns && isTurned(piece));
};

/** S2.12, G4: at the start of its activation, if no marine is in reach. */
const broodTest = (scene: Scene, piece: Piece): Thought | 'failed' | null => {
  if (scene.automaton !== 'diceroller-2' || hasActed(scene, piece)) return null;
  if (hasFlag(scene.game, piece.id, TESTED)) return isFree(scene, piece) ? null : 'failed';
  const isBlocked = isLosBlocked(scene, piece);
  if (isThought(isBlocked)) return isBlocked;
  return isBlocked ? say(command('brood', piece.id, -1, TESTED_NOW), 'S2.12') : null;
};

/** S4.16: where no marine is eligible, what only an attack can break is a way. */
const targetBeyond = (scene: Scene, piece: Piece, free: boolean): Choice | Thought | null => {
  if (scene.breakable !== NOTHING_BREAKS) return null;
  scene.breakThrough();
  return targetOrLock(scene, piece, free);
};

/** S4.16: the next square of its reference path, if that is a feature to be broken, straight ahead; else −1. */
const whatBarsTheWay = (scene: Scene, piece: Piece, target: Piece): Square => {
  if (piece.ap < 1 || scene.breakable === NOTHING_BREAKS) return -1;
  const { graph, cost, breakable } = scene.referenceTo(scene.graphOf(piece), target);
  const node = nodeOf(graph, piece);
  for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
    if (!breakable.has(graph.at[edge]!) || !isAhead(graph, edge)) continue;
    if (cost[node] === edgeCost(scene.game, graph, edge, breakable) + cost[graph.to[edge]!]!) return graph.at[edge]!;
  }
  return -1;
};

/** The next action of its plan toward its target. */
const advance = (scene: Scene, piece: Piece): Thought | null => {
  const free = isFree(scene, piece);
  const choice = targetOrLock(scene, piece, free) ?? targetBeyond(scene, piece, free);
  if (choice === null) return null;
  if (isThought(choice)) return choice;
  const test = broodTest(scene, piece);
  if (test === 'failed') return null;
  if (test !== null) return test;
  const barrier = whatBarsTheWay(scene, piece, choice.target);
  if (barrier >= 0) return say(command('attack', piece.id, barrier), 'S4.16');
  const ignoresSight = free || canAttackAnyway(scene, piece, choice.target);
  const plan = planFor(scene, moverOf(scene, piece, !ignoresSight), choice.target, piece.ap);
  const action = nextAction(scene, plan, piece.ap);
  if (action === null) return null;
  return action.do === 'attack' ? say(action, 'S4.16') : begin(plan, action);
};

/** S4.14, S5.6: the final facing, then the activation is over. */
const finish = (scene: Scene, piece: Piece): Thought => {
  const over = say(command('stay', piece.id), 'S5.6');
  if (piece.square < 0 || isTurned(piece) || scene.isExposed(piece)) return over;
  const free = isFree(scene, piece);
  const choice = targetOrLock(scene, piece, free) ?? targetBeyond(scene, piece, free);
  if (isThought(choice)) return choice;
  const target = choice?.target ?? nearestAnyway(scene, piece);
  if (target === null) return over;
  const facing = finalFacing(scene, piece, target);
  if (facing === piece.facing) return over;
  if (!hasFlag(scene.game, piece.id, ENDING)) return say(command('aim', piece.id, target.id, AIM_END), 'S4.14');
  return say(command('turn', piece.id, facing), 'S4.14');
};
