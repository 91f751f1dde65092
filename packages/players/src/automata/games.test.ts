import {
  SEEDED,
  advance,
  hashState,
  loadGame,
  pending,
  recording,
  sameCommand,
  saveGame,
  submit,
  type Command,
  type Game,
} from '@sensorium/engine';
import { AUTOMATA, setupFor, type AutomatonId } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { createAutomaton } from './automaton.ts';
import { anyMarineCommand, numbersFrom, startSmallGame } from './testing.ts';

const GAMES = 200;
const MOST_TURNS = 5;

const MISSIONS = [{}, { alienGoalSquares: [[4, 4]] }, { ambushAllowed: true }, { reinforcementTable: true }];

/** Plays one game; `before` sees every alien decision with the answer to it, and may put another game in its place. */
const play = (id: AutomatonId, seed: number, before: (game: Game, said: Command) => Game = (game) => game): Game => {
  let game = startSmallGame(id, seed, seed, MISSIONS[seed % MISSIONS.length]);
  const automaton = createAutomaton(id);
  const below = numbersFrom(seed);
  for (let open = pending(game); open !== null && game.state.turn <= MOST_TURNS; open = pending(game)) {
    if (open.side === 'marines') {
      advance(game, anyMarineCommand(game, below));
      continue;
    }
    const { command } = automaton.nextCommand(game);
    game = before(game, command);
    const refused = submit(game, 'aliens', command);
    if (refused !== null) throw new Error(`game ${seed}: ${JSON.stringify(command)} was refused by ${refused.rule}`);
  }
  return game;
};

const idFor = (seed: number): AutomatonId => AUTOMATA[seed % AUTOMATA.length]!;
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);

/** The same game to the alien player's eyes, with everything hidden from an automaton changed. */
const otherwiseHidden = (game: Game, below: (limit: number) => number): Game => ({
  ...game,
  state: {
    ...game.state,
    pieces: game.state.pieces.map((piece) =>
      piece !== null && piece.value > 0 ? { ...piece, value: 1 + below(3) } : piece,
    ),
    cpDrawn: below(7),
    pool: [below(9), below(4), below(9)],
    luck: { seed: below(1000), used: [] },
  },
});

describe('whole solo games', { timeout: 300_000 }, () => {
  test('S4.9, S3.3  no command of an automaton is refused, and nothing hidden changes one', () => {
    let decisions = 0;
    const leaks: string[] = [];
    for (const seed of seeds) {
      const automaton = createAutomaton(idFor(seed));
      const below = numbersFrom(seed + 1);
      play(idFor(seed), seed, (game, said) => {
        decisions += 1;
        const other = automaton.nextCommand(otherwiseHidden(game, below)).command;
        if (!sameCommand(other, said)) leaks.push(`game ${seed}: ${JSON.stringify(said)} or ${JSON.stringify(other)}`);
        return game;
      });
    }
    expect(leaks).toEqual([]);
    expect(decisions).toBeGreaterThan(5000);
  });

  test('S7.1  the same dice give the same game, also when it is saved and loaded before every alien decision', () => {
    for (const seed of seeds.slice(0, 40)) {
      const plain = play(idFor(seed), seed);
      const loaded = play(idFor(seed), seed, (game) => loadGame(saveGame(game), setupFor));
      expect(hashState(loaded.state)).toBe(hashState(plain.state));
    }
  });

  test('S7.1  an automaton changes nothing and draws nothing while it decides', () => {
    for (const seed of seeds.slice(0, 6)) {
      const automaton = createAutomaton(idFor(seed));
      play(idFor(seed), seed, (game) => {
        const drawn: number[] = [];
        const before = hashState(game.state);
        const cells = game.cells.join();
        automaton.nextCommand({ ...game, chance: recording(SEEDED, drawn) });
        expect([drawn.length, hashState(game.state), game.cells.join()]).toEqual([0, before, cells]);
        return game;
      });
    }
  });
});

test('S7.4  the second automaton gives its own rules as reasons for its placement die and its targets', () => {
  const reasons = new Set<string>();
  const automaton = createAutomaton('diceroller-2');
  for (const seed of seeds.slice(0, 12))
    play('diceroller-2', seed, (game) => {
      reasons.add(automaton.nextCommand(game).because);
      return game;
    });
  expect([...reasons]).toEqual(expect.arrayContaining(['S2.4', 'S2.10']));
  expect([...reasons].filter((rule) => rule === 'S1.7' || rule === 'S1.18')).toEqual([]);
});

test('S3.1  an automaton that does not exist is refused by name', () => {
  expect(() => createAutomaton('diceroller-3')).toThrow(/diceroller-3.*deathwing-solo, diceroller-1, diceroller-2/);
});

test('S3.1  an automaton plays only games created for it', () => {
  const game = startSmallGame('diceroller-1', 0, 1);
  expect(() => createAutomaton('diceroller-2').nextCommand(game)).toThrow(/S3\.1/);
});
