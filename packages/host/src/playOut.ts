/** A game of two programs to its end, with nobody looking: no history, no copies, and events only for who listens. */
import {
  Options,
  advance,
  choices,
  createGame,
  pending,
  submit,
  type Command,
  type Game,
  type GameEvent,
  type Seed,
  type Setup,
  type Side,
} from '@sensorium/engine';
import { IllegalAnswer, type Player } from '@sensorium/players';
import type { Seats } from './protocol.ts';
import { SeatedPlayers } from './seats.ts';

export interface Programs extends Seats {
  /** Playout steps for players that search; each player's own number if left out. */
  readonly nodes?: number;
}

/** Who wants to know what happens meanwhile. */
export interface Watch {
  readonly sink?: (game: Game, event: GameEvent) => void;
  /** After each answer, with what it was thought about. */
  readonly onAnswer?: (game: Game, side: Side, command: Command, milliseconds: number) => void;
  /** Times the answers. */
  readonly now?: () => number;
  readonly lastTurn: number;
}

/** No real game comes near; a player who never ends his turn must not hang the run. */
const MOST_DECISIONS = 100_000;

const thinkingOf = ({ nodes }: Programs) => (nodes === undefined ? {} : { budget: { nodes } });

/** Who sits there: the same players with the same chance as at any other table (S9.4). */
export const seatPrograms = (programs: Programs, seed: Seed): SeatedPlayers =>
  new SeatedPlayers(programs, seed, thinkingOf(programs));

export interface PlayedOut {
  readonly game: Game;
  readonly decisions: number;
}

/** Plays on until the game is over or beyond its last turn. An illegal answer is an error, never repaired (S9.2). */
export const playOut = (setup: Setup, programs: Programs, seed: Seed, watch: Watch): PlayedOut => {
  const { sink, onAnswer, now = () => 0, lastTurn } = watch;
  const players = seatPrograms(programs, seed);
  const seats = { marines: players.playerOf('marines'), aliens: players.playerOf('aliens') };
  const game = createGame(setup, { seed });
  if (sink !== undefined) game.sink = (event) => sink(game, event);
  const options = new Options(setup.rules.words);
  let decisions = 0;
  for (let due = pending(game); due !== null && game.state.turn <= lastTurn; due = pending(game)) {
    const began = now();
    const command = answer(seats[due.side], game, options);
    const milliseconds = now() - began;
    if (seats[due.side].step === undefined) say(game, due.side, command, options);
    onAnswer?.(game, due.side, command, milliseconds);
    decisions += 1;
    if (decisions > MOST_DECISIONS) throw new IllegalAnswer(`no end after ${MOST_DECISIONS} decisions`);
  }
  return { game, decisions };
};

/** What the player says; one that can has said it already (S4.9 included). */
const answer = (player: Player, game: Game, options: Options): Command => {
  if (player.step !== undefined) return player.step(game);
  options.clear();
  return player.decide(game, choices(game, options));
};

const say = (game: Game, side: Side, command: Command, options: Options): void => {
  if (options.has(command)) return advance(game, command);
  const refused = submit(game, side, command);
  if (refused !== null)
    throw new IllegalAnswer(`${describe(command)} is refused by ${refused.rule} (${refused.reason})`);
};

const describe = ({ do: word, piece, at, how, cp }: Command): string =>
  `'${word}' (piece ${piece}, at ${at}, how ${how}, cp ${cp})`;
