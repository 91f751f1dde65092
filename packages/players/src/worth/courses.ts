/** What comes of a few commands, in worlds that a side can imagine: said there, and played on by plain policies to the next turn. */
import {
  advance,
  legal,
  Options,
  pending,
  viewFor,
  type Command,
  type Game,
  type Setup,
  type Side,
  type View,
} from '@sensorium/engine';
import { imagine } from '../imagine.ts';
import { Rng } from '../rng.ts';
import { STYLES } from '../bots/hunter/style.ts';
import { usualIn } from '../bots/search/doctrines.ts';
import { opponentsOf, type Opponent } from '../bots/search/opponents.ts';
import { Effort, playOn } from '../bots/search/playout.ts';
import { worthOf } from './worth.ts';

/** Against aliens that are no automaton only what they do most: worlds are few. */
const opponentIn = (setup: Setup): Opponent => {
  const [only, ...others] = opponentsOf(setup);
  return others.length === 0 ? only! : { setup, style: STYLES[0]! };
};

const isSayable = (game: Game, side: Side, command: Command): boolean =>
  pending(game) !== null && legal(game, side, new Options(game.setup.rules.words)).has(command);

/** Says them one after the other as long as they can be said. */
const sayAll = (game: Game, side: Side, commands: readonly Command[]): void => {
  for (const command of commands) {
    if (!isSayable(game, side, command)) return;
    advance(game, command);
  }
};

const MOST = 400;

/** To the same phase of the next turn, or to the end of the game. */
const playToNextTurn = (game: Game, opponent: Opponent): void => {
  const { turn } = game.state;
  const { style, step } = opponent;
  const isThere = ({ state }: Game): boolean => state.turn > turn && state.phase === 'marine-action';
  const effort = new Effort(MOST);
  playOn(
    game,
    { style, isTried: () => false, doctrine: usualIn(game), ...(step === undefined ? {} : { stepAliens: step }) },
    (now) => isThere(now) || effort.isSpent,
    effort,
    new Map(),
  );
};

/** The marines' chance after a course, in one imagined world; the same number gives the same world. */
export type Course = (commands: readonly Command[], world: number) => number;

/** By what the side knows: nothing else of the game is asked. */
export const coursesFrom = (setup: Setup, view: View, base: number): Course => {
  const opponent = opponentIn(setup);
  return (commands, world) => {
    const game = imagine(opponent.setup, view, new Rng(base + world * 7919));
    sayAll(game, view.side, commands);
    playToNextTurn(game, opponent);
    return worthOf(game.setup, viewFor(game, view.side));
  };
};
