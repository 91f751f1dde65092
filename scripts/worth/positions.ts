/** Plays games of quick programs and keeps positions of them, with how the game ended: what the judgement is fitted on. */
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { MISSIONS, measuredScenarios, toScenario } from '@sensorium/content';
import {
  Options,
  SIDES,
  advance,
  choices,
  createGame,
  pending,
  viewFor,
  type Game,
  type Setup,
} from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { createPlayer } from '@sensorium/players';
import { AUTOMATA, setupFor, type AutomatonId } from '@sensorium/rules';
import { createAutomaton } from '../../packages/players/src/automata/automaton.ts';
import { stepAutomaton } from '../../packages/players/src/automata/drive.ts';
import { drill } from '../../packages/players/src/bots/drill/drill.ts';
import { asAsked } from '../../packages/players/src/bots/hunter/listing.ts';
import { pounce } from '../../packages/players/src/bots/hunter/pounce.ts';
import { STYLES } from '../../packages/players/src/bots/hunter/style.ts';
import { doctrinesIn } from '../../packages/players/src/bots/search/doctrines.ts';
import { Rng } from '../../packages/players/src/rng.ts';
import { inputsOf } from '../../packages/players/src/worth/traits.ts';
import { likelyGame } from '../../packages/players/src/worth/likely.ts';
import { namesOf } from '../../packages/players/src/worth/worth.ts';

/** A position of a game, as one side sees it. */
export interface Position {
  readonly game: number;
  readonly names: readonly string[];
  readonly row: readonly number[];
  /** 1 for a win of the marines, 0 for a defeat. */
  readonly end: number;
}

const LAST_TURN = 40;
/** One decision in so many is kept, beside the first of a turn. */
const ONE_IN = 9;
const MOST_KEPT = 16;
const ENDS = { marines: 1, aliens: 0, draw: 0.5 } as const;
/** The share of the aliens that stand idle in a turn: broods of every strength. */
const IDLE = [0, 0, 0, 0.2, 0.4, 0.6];
/** One game in so many is led by the captain, and one against a hunter that searches. */
const CAPTAINS = 40;
const HUNTERS = 12;
const CAPTAIN_NODES = 400;

type Step = (game: Game) => void;

const plainMarines = (rng: Rng): Step => {
  const way = rng.below(64);
  let options: Options | null = null;
  return (game) => {
    options ??= new Options(game.setup.rules.words);
    const doctrines = doctrinesIn(game);
    advance(game, drill(game, choices(game, options), [], way < 40 ? doctrines[0] : doctrines[way % doctrines.length]));
  };
};

const plainAliens = (rng: Rng): Step => {
  const style = STYLES[rng.below(2) === 0 ? 0 : rng.below(STYLES.length)]!;
  const idle = IDLE[rng.below(IDLE.length)]!;
  let turn = 0;
  let held: number[] = [];
  return (game) => {
    if (game.state.turn !== turn) {
      turn = game.state.turn;
      held = game.state.aliens.filter(() => rng.next() / 2 ** 32 < idle);
    }
    advance(game, pounce(game, asAsked(game, new Options(game.setup.rules.words)), style, held));
  };
};

const searching = (id: string, seed: number, nodes?: number): Step => {
  const player = createPlayer(id, { seed, ...(nodes === undefined ? {} : { budget: { nodes } }) });
  return (game) => advance(game, player.decide(game));
};

const automatonStep = (id: AutomatonId): Step => {
  const automaton = createAutomaton(id);
  return (game) => void stepAutomaton(game, automaton);
};

const playOne = (setup: Setup, automaton: AutomatonId | null, seed: number): Omit<Position, 'game'>[] => {
  const rng = new Rng(seed);
  const marines = seed % CAPTAINS === 0 ? searching('marine-captain', seed, CAPTAIN_NODES) : plainMarines(rng);
  const aliens =
    automaton !== null
      ? automatonStep(automaton)
      : seed % HUNTERS === 1
        ? searching('alien-hunter-1', seed)
        : plainAliens(rng);
  const game = createGame(setup, { seed });
  const kept: Omit<Position, 'game' | 'end'>[] = [];
  let phase = '';
  for (let due = pending(game); due !== null && game.state.turn <= LAST_TURN; due = pending(game)) {
    const now = `${game.state.turn} ${game.state.phase}`;
    if (now !== phase || rng.below(ONE_IN) === 0) {
      phase = now;
      const side = SIDES[rng.below(2)]!;
      const { kind, row } = inputsOf(likelyGame(setup, viewFor(game, side)));
      kept.push({ names: namesOf(setup, kind), row });
    }
    (due.side === 'marines' ? marines : aliens)(game);
  }
  const { winner } = game.state;
  if (winner === 'none') return [];
  while (kept.length > MOST_KEPT) kept.splice(rng.below(kept.length), 1);
  return kept.map((position) => ({ ...position, end: ENDS[winner] }));
};

const setups = (): { readonly setup: Setup; readonly automaton: AutomatonId | null }[] =>
  [...MISSIONS, ...measuredScenarios().map((id) => missionCalled(id)!)].flatMap((mission) =>
    [null, null, null, ...AUTOMATA].map((automaton) => ({
      automaton,
      setup: setupFor(toScenario(mission, automaton === null ? {} : { modules: [automaton] })),
    })),
  );

/** All missions in turn, against broods that play plainly and against the automata, until time is up. */
export const playGames = (file: string, minutes: number, firstSeed: number): void => {
  if (existsSync(file)) rmSync(file);
  const all = setups();
  const end = Date.now() + minutes * 60_000;
  let games = 0;
  let positions = 0;
  for (; Date.now() < end; games++) {
    const { setup, automaton } = all[games % all.length]!;
    const kept = playOne(setup, automaton, firstSeed + games);
    positions += kept.length;
    const lines = kept.map((position) =>
      JSON.stringify({
        game: firstSeed + games,
        ...position,
        row: position.row.map((value) => Math.round(value * 1000) / 1000),
      }),
    );
    if (lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`);
    if (games % 200 === 0) process.stderr.write(`${games} games, ${positions} positions\n`);
  }
  process.stderr.write(`${games} games, ${positions} positions\n`);
};
