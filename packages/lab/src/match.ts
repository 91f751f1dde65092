import { toScenario, type Mission, type MissionChoices } from '@sensorium/content';
import { hashPosition, type Game, type GameEvent, type Seed, type Setup } from '@sensorium/engine';
import { modulesFor, playOut as playGameOut, type Programs, type Watch } from '@sensorium/host';
import { playerEntry } from '@sensorium/players';
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

/** Nobody in it searches. */
export const isQuick = ({ marines, aliens }: Pick<Match, 'marines' | 'aliens'>): boolean =>
  ![marines, aliens].some((id) => playerEntry(id).searches === true);

/** The setup both players of the match agree on: an automaton brings the rules of chapter S that it plays by. */
export const setupOf = (match: Match): Setup => {
  let setup = setups.get(match);
  if (setup === undefined) {
    const modules = [...(match.choices?.modules ?? []), ...modulesFor(match)];
    setup = setupFor(toScenario(match.mission, { ...match.choices, modules }));
    setups.set(match, setup);
  }
  return setup;
};

const setups = new WeakMap<Match, Setup>();

export interface PlayedGame {
  readonly record: GameRecord;
  readonly game: Game;
}

/** Who wants to know what happens while a game is played. */
export interface GameWatch {
  readonly times?: TimeCounts;
  readonly onEvent?: (event: GameEvent) => void;
  /** S9.14: 60 if left out. */
  readonly lastTurn?: number;
}

interface PlayedOut {
  readonly game: Game;
  readonly decisions: number;
  readonly tally: Tally;
}

/** Plays a game of the setup to its end or beyond its last turn, and counts what happens. */
export const playOut = (
  setup: Setup,
  programs: Programs,
  seed: Seed,
  { times, onEvent, lastTurn = LAST_TURN }: GameWatch = {},
): PlayedOut => {
  const tally = new Tally();
  const watch: Watch = {
    sink: (game, event) => {
      tally.hear(game, event);
      onEvent?.(event);
    },
    onAnswer: (game, side, command, milliseconds) => {
      times?.add(side, milliseconds);
      if (side === 'aliens') tally.noteAction(game, command);
    },
    ...(times === undefined ? {} : { now: () => performance.now() }),
    lastTurn,
  };
  try {
    return { ...playGameOut(setup, programs, seed, watch), tally };
  } catch (error) {
    if (error instanceof InvalidGame) throw error;
    throw new InvalidGame(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/** One game of a match. */
export const playGame = (match: Match, seed: number, watch: GameWatch = {}): PlayedGame => {
  const { game, decisions, tally } = playOut(setupOf(match), match, seed, watch);
  return { record: recordOf(match, seed, game, decisions, tally), game };
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
