/** Two games of a mission, sides swapped: who took the match. */
import type { GameRecord } from './games.ts';

export type MatchPlayer = 'first' | 'second';

/** The first player has the marines in the first leg and the aliens in the second. */
const winnerOf = (game: GameRecord): MatchPlayer | 'draw' => {
  if (game.winner === 'draw') return 'draw';
  const first = game.match?.leg === 2 ? 'aliens' : 'marines';
  return game.winner === first ? 'first' : 'second';
};

export const verdictOf = (legs: readonly GameRecord[]): MatchPlayer | 'draw' | 'open' => {
  if (legs.length < 2 || legs.some(({ winner }) => winner === '')) return 'open';
  const won = (player: MatchPlayer): number => legs.filter((game) => winnerOf(game) === player).length;
  const lead = won('first') - won('second');
  if (lead === 0) return 'draw';
  return lead > 0 ? 'first' : 'second';
};
