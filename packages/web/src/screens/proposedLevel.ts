/** S9.13: which level to play next, by how the person's last games of a side went. */
import { otherSide, type Side } from '@sensorium/engine';
import type { GameRecord } from '../storage/games.ts';
import { LEVELS, PERSON, type OpponentId } from './opponents.ts';

export interface Proposed {
  readonly level: OpponentId;
  readonly against: string;
  readonly because: 'wonTwice' | 'lostTwice' | 'mixed' | 'won' | 'lost';
}

type Finished = Pick<GameRecord, 'sides' | 'winner' | 'changed'>;

/** After a game against somebody who is no level: fair for who won it, easy for who did not. */
const FAIR = 2;
const EASY = 1;

/** Null for somebody who has finished no game of that side against a program. */
export const proposedLevel = (side: Side, games: readonly Finished[]): Proposed | null => {
  const other = otherSide(side);
  const own = games
    .filter(({ sides, winner }) => winner !== '' && sides[side] === PERSON && sides[other] !== PERSON)
    .toSorted((a, b) => b.changed - a.changed);
  if (own.length === 0) return null;
  const against = own[0]!.sides[other];
  const levels: readonly OpponentId[] = LEVELS[other];
  const place = levels.findIndex((id) => id === against);
  const isWon = (game: Finished): boolean => game.winner === side;
  if (place < 0) {
    const isLastWon = isWon(own[0]!);
    return { level: levels[isLastWon ? FAIR : EASY]!, against, because: isLastWon ? 'won' : 'lost' };
  }
  const lastTwo = own.filter(({ sides }) => sides[other] === against).slice(0, 2);
  const isTwice = (won: boolean): boolean => lastTwo.length === 2 && lastTwo.every((game) => isWon(game) === won);
  if (isTwice(true)) return { level: levels[Math.min(place + 1, levels.length - 1)]!, against, because: 'wonTwice' };
  if (isTwice(false)) return { level: levels[Math.max(place - 1, 0)]!, against, because: 'lostTwice' };
  return { level: levels[place]!, against, because: lastTwo.length === 2 ? 'mixed' : isWon(own[0]!) ? 'won' : 'lost' };
};
