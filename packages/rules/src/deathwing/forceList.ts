/** D16.17–D16.20: the time of a bought force. */
import { pieceOf, profileOf, type Game } from '@sensorium/engine';

const SECONDS = 30;
/** D1.2. */
const LEADERS: readonly string[] = ['captain', 'sergeant'];

/** D16.17: leaders at the start and points bought, less the killed and teleported; the core keeps the least time. */
export const boughtSeconds = (game: Game): number => {
  let units = Number(game.setup.rules.options['timePoints']);
  for (const id of game.state.marines) {
    const piece = pieceOf(game, id);
    if (!LEADERS.includes(profileOf(game, piece).is)) continue;
    if (piece.fate !== 'dead' && piece.fate !== 'teleported') units += 1;
  }
  return SECONDS * units;
};
