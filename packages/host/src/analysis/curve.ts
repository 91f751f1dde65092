/** How the marines' chance went through a game, by what lay open on the table, and what moved it: dice, or somebody's choice. */
import { SEEDED, freshLuck, publicView, submit, viewFor, type Game, type Side } from '@sensorium/engine';
import { Rng, imagine } from '@sensorium/players';
import { worthOf } from '@sensorium/players/worth';
import type { Said } from './course.ts';

export interface Point {
  readonly entry: number;
  readonly frame: number;
  readonly turn: number;
  /** The marines' chance after it. */
  readonly worth: number;
  /** What dice and draws gave the marines by it, and what whoever spoke did. */
  readonly luck: number;
  readonly choice: number;
  readonly by: Said['by'];
}

/** Worlds in which an order that hangs on chance is given again. */
const WORLDS = 32;
const BASE = 0x51f15;

const openWorth = (game: Game): number => worthOf(game.setup, publicView(game));

/** What an order was worth before its dice fell: the mean over worlds its speaker could imagine. */
const expected = ({ before, command, by, entry }: Said & { readonly by: Side }): number | null => {
  const view = viewFor(before, by);
  const rng = new Rng(BASE + entry);
  let sum = 0;
  let count = 0;
  for (let world = 0; world < WORLDS; world++) {
    const game = imagine(before.setup, view, rng);
    game.chance = SEEDED;
    game.state.luck = freshLuck(rng.next());
    if (submit(game, by, command) !== null) continue;
    sum += openWorth(game);
    count += 1;
  }
  return count === 0 ? null : sum / count;
};

/** What is said by nobody at the table is nobody's choice. */
const isSide = (said: Said): said is Said & { readonly by: Side } => said.by !== 'host';

/** One point an order, one after the other, so that whoever asks can stop in between. */
export function* curveOf(course: readonly Said[]): Generator<Point> {
  let worth = course.length === 0 ? 0.5 : openWorth(course[0]!.before);
  for (const said of course) {
    const after = openWorth(said.after);
    const mean = said.isChancy && isSide(said) ? (expected(said) ?? after) : isSide(said) ? after : worth;
    yield {
      entry: said.entry,
      frame: said.frame,
      turn: said.after.state.turn,
      worth: after,
      luck: after - mean,
      choice: mean - worth,
      by: said.by,
    };
    worth = after;
  }
}
