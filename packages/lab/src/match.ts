import { toScenario, type Mission, type MissionChoices } from '@sensorium/content';
import {
  Options,
  advance,
  choices,
  createGame,
  hashPosition,
  pending,
  submit,
  type Command,
  type Game,
  type GameEvent,
  type Setup,
  type Side,
} from '@sensorium/engine';
import { createPlayer, playerEntry, type Player } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';
import { InvalidGame, Tally, type Death } from './tally.ts';
import type { TimeCounts } from './timeCounts.ts';

/** S9.14: a mission with somebody on each side; with a seed it is a game. */
export interface Match {
  readonly mission: Mission;
  /** Where the mission was read from, if it is not one of ours. */
  readonly file?: string;
  /** D16.1: a force in place of the mission's own, and the file it was read from. */
  readonly choices?: MissionChoices;
  readonly force?: string;
  readonly marines: string;
  readonly aliens: string;
  /** Playout steps for players that search; each player's own number if left out. */
  readonly nodes?: number;
  /** Kept with every game where runs are to be continued or put together. */
  readonly version?: Version;
}

/** S9.24: what a game was played with. */
export interface Version {
  /** The versions of behaviour of its rule modules and players. */
  readonly behaviour: string;
  /** A hash of the mission as it is set up. */
  readonly scenario: string;
}

export const OUTCOMES = ['marines', 'aliens', 'draw', 'unfinished'] as const;
type GameOutcome = (typeof OUTCOMES)[number];

/** S9.24: what is kept of a game: one line of the run's file. */
export interface GameRecord extends Partial<Version> {
  readonly mission: string;
  readonly file?: string;
  readonly force?: string;
  readonly marines: string;
  readonly aliens: string;
  readonly nodes?: number;
  readonly seed: number;
  readonly outcome: GameOutcome;
  /** The rule that ended it. */
  readonly rule: string;
  readonly turns: number;
  readonly losses: number;
  readonly kills: number;
  readonly decisions: number;
  /** S9.22: the first turn in which an alien came into sight or attacked of its own accord; 0 if never. */
  readonly contact: number;
  /** Where pieces died. */
  readonly deaths: readonly Death[];
  readonly hash: string;
}

/** S9.14. */
export const LAST_TURN = 60;
/** No real game comes near; a player who never ends his turn must not hang the run. */
const MOST_DECISIONS = 100_000;

/** Nobody in it searches. */
export const isQuick = ({ marines, aliens }: Pick<Match, 'marines' | 'aliens'>): boolean =>
  ![marines, aliens].some((id) => playerEntry(id).searches === true);

/** The setup both players of the match agree on: an automaton brings the rules of chapter S that it plays by. */
export const setupOf = (match: Match): Setup => {
  let setup = setups.get(match);
  if (setup === undefined) {
    const { module } = playerEntry(match.aliens);
    const modules = [...(match.choices?.modules ?? []), ...(module === undefined ? [] : [module])];
    setup = setupFor(toScenario(match.mission, { ...match.choices, modules }));
    setups.set(match, setup);
  }
  return setup;
};

const setups = new WeakMap<Match, Setup>();

interface Seats {
  readonly marines: Player;
  readonly aliens: Player;
}

const SIDES_APART = 0x5bd1e995;

/** S9.4: the players' own seeds follow from the game's. */
const seatPlayers = ({ marines, aliens, nodes }: Pick<Match, 'marines' | 'aliens' | 'nodes'>, seed: number): Seats => {
  const budget = nodes === undefined ? {} : { budget: { nodes } };
  return {
    marines: createPlayer(marines, { seed, ...budget }),
    aliens: createPlayer(aliens, { seed: (seed ^ SIDES_APART) >>> 0, ...budget }),
  };
};

export interface PlayedGame {
  readonly record: GameRecord;
  readonly game: Game;
}

/** Who wants to know what happens while a game is played. */
export interface GameWatch {
  readonly times?: TimeCounts;
  readonly onCommand?: (side: Side, command: Command) => void;
  readonly onEvent?: (event: GameEvent) => void;
  /** S9.14: 60 if left out. */
  readonly lastTurn?: number;
}

/** Automata also say words that are no answers (S7); everything else is on the list. */
const say = (game: Game, side: Side, command: Command, options: Options): void => {
  if (options.has(command)) advance(game, command);
  else {
    const refused = submit(game, side, command);
    if (refused !== null)
      throw new InvalidGame(`${describe(command)} is refused by ${refused.rule} (${refused.reason})`);
  }
};

const describe = ({ do: word, piece, at, how, cp }: Command): string =>
  `'${word}' (piece ${piece}, at ${at}, how ${how}, cp ${cp})`;

interface PlayedOut {
  readonly game: Game;
  readonly decisions: number;
  readonly tally: Tally;
}

/** Plays a game of the setup to its end or beyond its last turn. An illegal answer is an error, never repaired (S9.2). */
export const playOut = (
  setup: Setup,
  players: Pick<Match, 'marines' | 'aliens' | 'nodes'>,
  seed: number,
  { times, onCommand, onEvent, lastTurn = LAST_TURN }: GameWatch = {},
): PlayedOut => {
  const seats = seatPlayers(players, seed);
  const tally = new Tally(() => game);
  const game: Game = createGame(setup, { seed });
  game.sink =
    onEvent === undefined
      ? tally.sink
      : (event) => {
          tally.sink(event);
          onEvent(event);
        };
  const options = new Options(setup.rules.words);
  let decisions = 0;
  for (let due = pending(game); due !== null && game.state.turn <= lastTurn; due = pending(game)) {
    const player = seats[due.side];
    const began = times === undefined ? 0 : performance.now();
    const command = answer(player, game, options, onCommand !== undefined);
    times?.add(due.side, performance.now() - began);
    onCommand?.(due.side, command);
    if (player.step === undefined || onCommand !== undefined) say(game, due.side, command, options);
    if (due.side === 'aliens') tally.noteAction(game, command);
    decisions += 1;
    if (decisions > MOST_DECISIONS) throw new InvalidGame(`no end after ${MOST_DECISIONS} decisions`);
  }
  return { game, decisions, tally };
};

/** One game of a match. */
export const playGame = (match: Match, seed: number, watch: GameWatch = {}): PlayedGame => {
  const { game, decisions, tally } = playOut(setupOf(match), match, seed, watch);
  return { record: recordOf(match, seed, game, decisions, tally), game };
};

/** What the player says; one that can has said it already, unless every word is wanted before it is said. */
const answer = (player: Player, game: Game, options: Options, isHeard: boolean): Command => {
  try {
    options.clear();
    if (player.step !== undefined) return isHeard ? player.decide(game) : player.step(game);
    return player.decide(game, choices(game, options));
  } catch (error) {
    throw new InvalidGame(`${player.id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const recordOf = (match: Match, seed: number, game: Game, decisions: number, tally: Tally): GameRecord => {
  const { state } = game;
  return {
    mission: match.mission.id,
    ...(match.file === undefined ? {} : { file: match.file }),
    ...(match.force === undefined ? {} : { force: match.force }),
    marines: match.marines,
    aliens: match.aliens,
    ...(match.nodes === undefined ? {} : { nodes: match.nodes }),
    seed,
    outcome: state.winner === 'none' ? 'unfinished' : state.winner,
    rule: state.endedBy,
    turns: Math.min(state.turn, LAST_TURN),
    losses: state.marines.filter((id) => state.pieces[id]!.fate === 'dead').length,
    kills: state.kills,
    decisions,
    contact: tally.contact,
    deaths: tally.deaths,
    hash: hashPosition(state),
    ...match.version,
  };
};
