/** What an automaton wants to say, and the rule that says so (S7.4). */
import { command, type Command, type Piece } from '@sensorium/engine';
import { AIM_MOVE, hasFlag, CHARGING, FREE, type Motive } from '@sensorium/rules';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { targetFor, type Choice } from './targets.ts';

export interface Thought {
  readonly command: Command;
  readonly because: Motive;
  /** The plan whose first action this is. */
  readonly plan?: Plan;
}

export const say = (said: Command, because: Motive): Thought => ({ command: said, because });

/** S4.9: the first action of a plan. */
export const begin = (plan: Plan, said: Command): Thought => ({ command: said, because: plan.because, plan });

/** S4.18: a target newly chosen is locked before anything is done about it. */
export const lock = (piece: Piece, choice: Choice): Thought | null =>
  choice.isNew ? say(command('aim', piece.id, choice.target.id, AIM_MOVE), choice.because) : null;

/** S3.10: a genestealer that ignores LOS: charging, exposed before or during its activation, or freed by S0.24. */
export const isFree = (scene: Scene, piece: Piece): boolean =>
  !scene.isBlip(piece) &&
  (hasFlag(scene.game, piece.id, CHARGING | FREE) || (piece.activation !== 'active' && scene.isExposed(piece)));

export const targetOrLock = (scene: Scene, piece: Piece, free: boolean): Choice | Thought | null => {
  const choice = targetFor(scene, piece, free);
  return choice === null ? null : (lock(piece, choice) ?? choice);
};

export const isThought = (found: Choice | Thought | boolean | null): found is Thought =>
  typeof found === 'object' && found !== null && 'command' in found;
