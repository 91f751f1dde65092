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

/** D2.2: of a force with a captain and no sergeant in play, before what he adds. */
const SECONDS_ALONE = 120;

/** D2.2, D14.4: a teleported sergeant is a lost one. */
const turnSeconds = (game: Game, seconds: number): number => {
  const ofCaptains = added(game, 'seconds');
  if (ofCaptains > 0 && !hasSergeant(game)) return SECONDS_ALONE + ofCaptains;
  let left = seconds + ofCaptains;
  for (const id of game.state.marines) {
    const piece = pieceOf(game, id);
    if (piece.fate === 'teleported') left -= profileOf(game, piece).unit.timeLost;
  }
  return left;
};

const hasSergeant = (game: Game): boolean =>
  game.state.marines.some((id) => {
    const piece = pieceOf(game, id);
    return onBoard(piece) && profileOf(game, piece).unit.timeLost > 0;
  });

/** D2.3, D2.4: fixed when the counter is drawn; public. */
const commandBonus = (game: Game): number => added(game, 'points');

export const captainHooks = (rules: Rules): Hooks => ({
  turnSeconds: rules.options['forceList'] === 'on' ? boughtSeconds : turnSeconds, // D16.20
  commandBonus,
  figureSupply: () => Number(rules.options['stealerPool']),
  ...(rules.options['timer'] === 'off' ? { isUntimed: () => true } : {}),
});
