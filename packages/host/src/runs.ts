/** C12.2, A7.2: what the next shots at one target are worth together; played on copies nobody sees. */
import { Options, legal, pending, type Command, type Game } from '@sensorium/engine';
import { tryOut } from './odds/enumerate.ts';
import { oddsOf } from './odds/odds.ts';

const MOST_SHOTS = 4;
/** Dice that miss, low ones last: a natural 1 may spoil the weapon (A7.27). */
const MISSES: readonly (readonly number[])[] = [
  [3, 2],
  [2, 1],
  [1, 1],
];

/** The game after a shot that missed and spoilt nothing; null where none can follow. */
const missed = (game: Game, command: Command): Game | null => {
  for (const dice of MISSES) {
    const { game: after, events, decision } = tryOut(game, [command], (place) => dice[place % dice.length]!);
    const isMiss = events.some((event) => event.is === 'shot-fired' && !event.hit && !event.jammed);
    if (!isMiss || decision !== 'action') continue;
    return legal(after, pending(after)!.side, new Options(game.setup.rules.words)).has(command) ? after : null;
  }
  return null;
};

/** The chance to have killed with one, two … of the next shots; empty for what does not shoot at one target. */
export const runOf = (game: Game, command: Command): number[] => {
  const chances: number[] = [];
  let miss = 1;
  for (let now: Game | null = game; now !== null && chances.length < MOST_SHOTS; now = missed(now, command)) {
    const odds = oddsOf(now, command);
    if (odds === null || odds.each.length > 0) break;
    miss *= 1 - odds.kill;
    chances.push(1 - miss);
  }
  return chances;
};
