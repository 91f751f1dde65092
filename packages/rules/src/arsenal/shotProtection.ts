/** A10.2–A10.5: a shield takes a die off an enemy's shot from the front. */
import { isInFireArc, profileOf, type Game, type Piece } from '@sensorium/engine';
import { SHIELD_ON_BACK } from './data.ts';

const hasShield = (game: Game, victim: Piece): boolean =>
  profileOf(game, victim).rows.some(({ item }) => item?.stopsShots === true) && victim.counts[SHIELD_ON_BACK] !== 1;

/** Dice of a `target` shot at a figure, always an enemy's (A5.3); section effects and lines are not reduced (A10.4). */
export const shieldedDice = (game: Game, shooter: Piece, victim: Piece, dice: number): number => {
  if (victim.side !== 'marines') return dice;
  return isInFireArc(game.setup.board, victim, shooter.square) && hasShield(game, victim) ? dice - 1 : dice;
};
