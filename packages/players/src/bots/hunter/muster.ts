/** When aliens wait for each other, and when no longer. */
import { pieceOf, type Game } from '@sensorium/engine';
import { figuresToBeShown, scenarioOf } from '@sensorium/rules';
import { natureOf } from '../scenarios.ts';
import { stepsOf } from './terrain.ts';

/** Genestealers who come together, and how near they are to the marines then. */
const ENOUGH = 26;
const NEAR = 16;
const PATIENCE = 2;

/** D19.21: where the marines stay where they are, turns in which nobody comes or falls are lost for the aliens. */
export const isOverdue = (game: Game): boolean => game.state.quietTurns >= PATIENCE && natureOf(game).isWaited;

/**
 * D20.2: the marines of a reconnaissance may leave once so many figures have stood on the board, and a blip is none. Until
 * enough blips have gathered out of sight, or no more come, they show nothing (0227).
 */
export const isMustering = (game: Game): boolean => {
  if (scenarioOf(game)?.id !== 'scn-recon' || figuresToBeShown(game) === 0 || isOverdue(game)) return false;
  let gathered = 0;
  for (const id of game.state.aliens) {
    const alien = pieceOf(game, id);
    if (stepsOf(game, alien) <= NEAR) gathered += Math.max(1, alien.value);
  }
  return gathered < ENOUGH;
};
