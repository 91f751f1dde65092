/** C14: whom a figure could shoot at after a move, and how well; played on copies nobody sees. */
import { Options, choices, type Command, type Game } from '@sensorium/engine';
import { tryOut } from './odds/enumerate.ts';
import { oddsOf } from './odds/odds.ts';
import type { Shot } from './protocol.ts';

/** C14.3, A4.11. */
const AIMING: readonly string[] = ['choose-target', 'free-fire'];

/** Nothing where the move brings to light what nobody can know beforehand (C14.4). */
export const shotsAfter = (game: Game, command: Command): Shot[] => {
  const { game: moved, asked, decision } = tryOut(game, [command], () => 1);
  if (asked.length > 0 || !AIMING.includes(decision)) return [];
  const list = choices(moved, new Options(game.setup.rules.words));
  const shots: Shot[] = [];
  for (let i = 0; i < list.count; i++) {
    const shot: Command = { ...list.get(i) };
    if (shot.do === 'target') shots.push({ at: shot.at, kill: oddsOf(moved, shot)?.kill ?? 0 });
  }
  return shots;
};
