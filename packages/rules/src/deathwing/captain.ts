/** D2: the captain's time and command points. D1.1: the clock and the figures as options. */
import { onBoard, pieceOf, profileOf, type Game, type Hooks, type Rules } from '@sensorium/engine';
import { boughtSeconds } from './forceList.ts';

/** What the leaders on the board add together. */
const added = (game: Game, what: 'seconds' | 'points'): number => {
  let sum = 0;
  for (const id of game.state.marines) {
    const piece = pieceOf(game, id);
    if (onBoard(piece)) sum += profileOf(game, piece).unit.leads?.[what] ?? 0;
  }
  return sum;
};

/** D2.2, D14.4: a teleported sergeant is a lost one. */
const turnSeconds = (game: Game, seconds: number): number => {
  let left = seconds + added(game, 'seconds');
  for (const id of game.state.marines) {
    const piece = pieceOf(game, id);
    if (piece.fate === 'teleported') left -= profileOf(game, piece).unit.timeLost;
  }
  return left;
};

/** D2.3, D2.4: fixed when the counter is drawn; public. */
const commandBonus = (game: Game): number => added(game, 'points');

export const captainHooks = (rules: Rules): Hooks => ({
  turnSeconds: rules.options['forceList'] === 'on' ? boughtSeconds : turnSeconds, // D16.20
  commandBonus,
  figureSupply: () => Number(rules.options['stealerPool']),
  ...(rules.options['timer'] === 'off' ? { isUntimed: () => true } : {}),
});
