/** S1.20, S1.25, S1.26, Diagram S2-DB: the activation of a blip. */
import { command, profileOf, type Piece, type Square } from '@sensorium/engine';
import {
  AIM_STRIKE,
  CHARGING,
  TESTED,
  TESTED_NOW,
  hasFlag,
  isFreeEntry,
  struckBy,
  type Motive,
} from '@sensorium/rules';
import { isLosBlocked } from './losBlocked.ts';
import { nextAction, planFor } from './plan.ts';
import { best, referenceOf } from './priorities.ts';
import { apOf, inReachOf, moverOf } from './reach.ts';
import { positionCost } from './reference.ts';
import type { Scene } from './scene.ts';
import { nearestAnyway, targetFor } from './targets.ts';
import { begin, isThought, lock, say, targetOrLock, type Thought } from './thought.ts';

const over = (piece: Piece, because: Motive): Thought => say(command('stay', piece.id), because);

export const actBlip = (scene: Scene, piece: Piece): Thought => {
  if (piece.mustLurk) return over(piece, 'C18.9');
  if (piece.activation === 'ready' && profileOf(scene.game, piece).unit.isFromPool) {
    if (hasFlag(scene.game, piece.id, CHARGING)) return charge(scene, piece);
    const revealed = revealForAttack(scene, piece) ?? broodTest(scene, piece);
    if (revealed !== null) return revealed;
  }
  return move(scene, piece) ?? over(piece, 'S5.6');
};

/** S1.20, B2: a marine is in its attack reach before it does anything. */
const revealForAttack = (scene: Scene, piece: Piece): Thought | null => {
  const reach = inReachOf(scene, piece, false);
  if (reach.length === 0) return null;
  const because = scene.automaton === 'diceroller-1' ? 'S1.20' : 'S2.13';
  if (reach.some((marine) => marine.id === struckBy(scene.game, piece.id)))
    return say(command('convert', piece.id), because);
  const target = best(scene, reach, referenceOf(scene, piece));
  return say(command('aim', piece.id, target.id, AIM_STRIKE), because);
};

const freeEntries = (scene: Scene, piece: Piece): Square[] =>
  scene.game.setup.board.entries[piece.area]!.squares.filter((square) => isFreeEntry(scene.game, square));

/** B3, S2.17, S2.18. */
const broodTest = (scene: Scene, piece: Piece): Thought | null => {
  if (scene.automaton !== 'diceroller-2') return null;
  if (hasFlag(scene.game, piece.id, TESTED)) return over(piece, 'S2.18');
  const isBlocked = isLosBlocked(scene, piece);
  if (isThought(isBlocked)) return isBlocked;
  if (!isBlocked) return null;
  if (piece.square < 0 && freeEntries(scene, piece).length === 0) return over(piece, 'S2.17');
  return say(command('brood', piece.id, -1, TESTED_NOW), 'S2.13');
};

/** S1.25, S1.26, S2.17: converted at once, on its square or on its entry square. */
const charge = (scene: Scene, piece: Piece): Thought => {
  const isFirst = scene.automaton === 'diceroller-1';
  const entries = piece.square < 0 ? freeEntries(scene, piece) : [];
  if (piece.square < 0 && entries.length === 0) return over(piece, 'S1.26');
  if (entries.length === 1 && !facesOut(scene, piece))
    return say(command('reveal', piece.id, entries[0]), isFirst ? 'S1.26' : 'S2.17'); // S7.3
  const choice = targetFor(scene, piece, isFirst);
  const locked = choice === null ? null : lock(piece, choice);
  if (locked !== null) return locked;
  if (piece.square >= 0) return say(command('convert', piece.id), isFirst ? 'S1.25' : 'S2.17');
  const target = choice?.target ?? nearestAnyway(scene, piece);
  return say(command('reveal', piece.id, bestEntry(scene, entries, target)), isFirst ? 'S1.26' : 'S2.17');
};

/** S5.11: out of a breach the first figure faces as S5.9 says, which needs a target. */
const facesOut = (scene: Scene, piece: Piece): boolean => scene.game.setup.board.entries[piece.area]!.isLatent;

/** S5.11: of several free entry squares the one with the smallest c0pos to the target, ties in mission order. */
const bestEntry = (scene: Scene, entries: readonly Square[], target: Piece | null): Square => {
  if (target === null) return entries[0]!;
  const reference = scene.referenceTo(scene.graphOf({ profile: scene.genestealer }), target);
  return entries.reduce((chosen, square) =>
    positionCost(reference, square) < positionCost(reference, chosen) ? square : chosen,
  );
};

/** S4.6–S4.12; a blip never enters LOS. */
const move = (scene: Scene, piece: Piece): Thought | null => {
  const ap = apOf(scene, piece);
  if (ap === 0) return null;
  const choice = targetOrLock(scene, piece, false);
  if (choice === null) return null;
  if (isThought(choice)) return choice;
  const plan = planFor(scene, moverOf(scene, piece, true), choice.target, ap);
  const action = nextAction(scene, plan, ap);
  return action === null ? null : begin(plan, action);
};
