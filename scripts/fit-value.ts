/**
 * Fits the weights by which searching bots judge positions, and prints rows for `bots/search/weights.ts`: plays `marine-drill`, bolder in some
 * turns than in others, against the automata, and asks which features at the beginning of a marine turn went with a win.
 * Logistic regression, held to a guess by a ridge and never below a part of it; every mission and opponent has an intercept of its own, which is thrown away, so that
 * the weights say what is better within a game and not which mission is easy.
 *
 *   npm run fit-value -- [GAMES] [FIRST SEED] [MISSION,MISSION …]
 */
import { MISSIONS, measuredScenarios, toScenario, type Mission } from '@sensorium/content';
import { Options, advance, choices, createGame, pending, type Setup } from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { AUTOMATA, setupFor } from '@sensorium/rules';
import { createAutomaton, type Automaton } from '../packages/players/src/automata/automaton.ts';
import { stepAutomaton } from '../packages/players/src/automata/drive.ts';
import { drill } from '../packages/players/src/bots/drill/drill.ts';
import { usualIn } from '../packages/players/src/bots/search/doctrines.ts';
import { FEATURES, KINDS, featuresOf, type Features, type Kind } from '../packages/players/src/bots/search/features.ts';
import { Rng } from '../packages/players/src/rng.ts';

const LAST_TURN = 40;
const BOLDNESS = [0.1, 0.4, 1, 1, 3];
/** Games without a win after which a mission is left alone: it would say nothing. */
const HOPELESS = 8;
/** How hard the weights are held to what one would have guessed, and the guess, in the order of FEATURES. */
const RIDGE = 0.06;
const LEAST = 0.4;
const GUESS = [-1.5, 1, -0.1, -0.06, -0.06, -0.4, -0.1, -0.2, -0.3, -0.6, 0.3, 0.3, 0, -0.3, 0.04, 0.6];
const ROUNDS = 4000;
const STEP = 0.4;

const games = Number(process.argv[2] ?? 60);
const firstSeed = Number(process.argv[3] ?? 100_001);

/** A position, the mission and opponent it comes from, and how the game went on. Long games count no more than short ones. */
interface Sample {
  readonly group: string;
  readonly row: readonly number[];
  readonly isWon: number;
  readonly weight: number;
}

const playOne = (setup: Setup, automaton: Automaton, seed: number): { positions: Features[]; isWon: boolean } => {
  const game = createGame(setup, { seed });
  const options = new Options(setup.rules.words);
  const rng = new Rng(seed);
  const positions: Features[] = [];
  let turn = 0;
  let boldness = 1;
  for (let due = pending(game); due !== null && game.state.turn <= LAST_TURN; due = pending(game)) {
    if (due.side === 'aliens') {
      stepAutomaton(game, automaton);
      continue;
    }
    if (game.state.turn !== turn && due.decision === 'action') {
      turn = game.state.turn;
      boldness = BOLDNESS[rng.below(BOLDNESS.length)]!;
      positions.push(featuresOf(game));
    }
    choices(game, options);
    advance(game, drill(game, options, [], { ...usualIn(game), boldness }));
  }
  return { positions, isWon: game.state.winner === 'marines' };
};

const collectFrom = (mission: Mission, samples: ReadonlyMap<Kind, Sample[]>): void => {
  for (const id of AUTOMATA) {
    const setup = setupFor(toScenario(mission, { modules: [id] }));
    const automaton = createAutomaton(id);
    let wins = 0;
    for (let i = 0; i < games && (wins > 0 || i < HOPELESS); i++) {
      const { positions, isWon } = playOne(setup, automaton, firstSeed + i);
      if (isWon) wins += 1;
      const weight = 1 / positions.length;
      for (const { kind, row } of positions)
        samples.get(kind)!.push({ group: `${mission.id} ${id}`, row, isWon: isWon ? 1 : 0, weight });
    }
    process.stderr.write(`${mission.id} ${id}: ${wins} won\n`);
  }
};

const squash = (x: number): number => 1 / (1 + Math.exp(-x));

/** Groups that are sometimes won and sometimes not: the others say nothing about what wins. */
const telling = (samples: readonly Sample[]): Sample[] => {
  const ends = new Map<string, Set<number>>();
  for (const { group, isWon } of samples) ends.set(group, (ends.get(group) ?? new Set()).add(isWon));
  return samples.filter(({ group }) => ends.get(group)!.size === 2);
};

const deviation = (samples: readonly Sample[], feature: number): number => {
  const values = samples.map(({ row }) => row[feature]!);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || Infinity;
};

/** Steps up the slope of the likelihood, features scaled to the same width. */
const fit = (samples: readonly Sample[]): number[] => {
  const scale = FEATURES.map((_, i) => deviation(samples, i));
  const guess = scale.map((width, i) => (width === Infinity ? 0 : GUESS[i]! * width));
  const weights = guess.slice();
  const intercepts = new Map<string, number>();
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => -RIDGE * (weight - guess[i]!));
    const lifts = new Map<string, { error: number; weight: number }>();
    for (const { group, row, isWon, weight } of samples) {
      let logit = intercepts.get(group) ?? 0;
      for (let i = 0; i < row.length; i++) logit += (weights[i]! * row[i]!) / scale[i]!;
      const error = weight * (isWon - squash(logit));
      for (let i = 0; i < row.length; i++) slope[i]! += (error * row[i]!) / scale[i]! / total;
      const lift = lifts.get(group) ?? { error: 0, weight: 0 };
      lifts.set(group, { error: lift.error + error, weight: lift.weight + weight });
    }
    for (let i = 0; i < weights.length; i++) {
      weights[i]! += STEP * slope[i]!;
      if (guess[i]! * weights[i]! < guess[i]! ** 2 * LEAST) weights[i] = guess[i]! * LEAST;
    }
    for (const [group, { error, weight }] of lifts)
      intercepts.set(group, (intercepts.get(group) ?? 0) + (4 * STEP * error) / weight);
  }
  return weights.map((weight, i) => weight / scale[i]!);
};

const samples = new Map<Kind, Sample[]>(KINDS.map((kind) => [kind, []]));
const only = process.argv[4]?.split(',');
const missions = [...MISSIONS, ...measuredScenarios().map((id) => missionCalled(id)!)];
for (const mission of missions.filter(({ id }) => only?.includes(id) ?? true)) collectFrom(mission, samples);
for (const kind of KINDS) {
  const used = telling(samples.get(kind)!);
  const weights = fit(used).map((weight) => weight.toFixed(3));
  process.stdout.write(`  ${kind}: [${weights.join(', ')}], // ${used.length} positions\n`);
}
