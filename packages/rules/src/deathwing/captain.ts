/** D2: the captain's time and command points. D1.1: the clock and the figures as options. */
import { onBoard, pieceOf, profileOf, type Game, type Hooks, type Rules } from '@sensorium/engine';
import { boughtSeconds } from './forceList.ts';

const CAPTAIN = 'captain';
const SECONDS = 30; // D2.2
const POINTS = 2; // D2.3

const captainsOnBoard = (game: Game): number =>
  game.state.marines.filter((id) => {
    const piece = pieceOf(game, id);
    return onBoard(piece) && profileOf(game, piece).is === CAPTAIN;
  }).length;

/** D2.2, D14.4: a teleported sergeant is a lost one. */
const turnSeconds = (game: Game, seconds: number): number => {
  let left = seconds + SECONDS * captainsOnBoard(game);
  for (const id of game.state.marines) {
    const piece = pieceOf(game, id);
    if (piece.fate === 'teleported') left -= profileOf(game, piece).unit.timeLost;
  }
  return left;
};

/** D2.3, D2.4: fixed when the counter is drawn; public. */
const commandBonus = (game: Game): number => POINTS * captainsOnBoard(game);

export const captainHooks = (rules: Rules): Hooks => ({
  turnSeconds: rules.options['forceList'] === 'on' ? boughtSeconds : turnSeconds, // D16.20
  commandBonus,
  figureSupply: () => Number(rules.options['stealerPool']),
  ...(rules.options['timer'] === 'off' ? { isUntimed: () => true } : {}),
});
