/** Rules of chapter S that no case can show: what happens before the first alien turn, in the marine turn, in the log. */
import {
  cloneGame,
  command,
  pending,
  pieceOf,
  submit,
  totalOf,
  type Game,
  type GameEvent,
  type Scenario,
} from '@sensorium/engine';
import { MISSIONS, startMission } from '@sensorium/content';
import { AUTOMATA, DIE_REASONS, automatonOf, type AutomatonId } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { createAutomaton } from './automaton.ts';
import { blinded } from './blind.ts';
import { playAlienTurn, stepAutomaton } from './drive.ts';
import type { Thought } from './thought.ts';
import { Dice, DieNeeded } from './lots.ts';
import { Scene } from './scene.ts';
import { anyMarineCommand, gameOf, numbersFrom, startSmallGame } from './testing.ts';

/** Marines answer anything, the automaton the rest, until `isThere`. */
const playUntil = (game: Game, isThere: (game: Game) => boolean, seed = 1): void => {
  const automaton = createAutomaton(automatonOf(game)!);
  const below = numbersFrom(seed);
  while (!isThere(game) && pending(game) !== null)
    if (pending(game)!.side === 'aliens') stepAutomaton(game, automaton);
    else expect(submit(game, 'marines', anyMarineCommand(game, below))).toBeNull();
};

const listen = (game: Game): GameEvent[] => {
  const events: GameEvent[] = [];
  game.sink = (event) => events.push(event);
  return events;
};

const corridor = (automaton: AutomatonId, floor: string, pieces: Scenario['pieces']): Game =>
  gameOf(automaton, [`#${'#'.repeat(floor.length)}`, floor, `#${'#'.repeat(floor.length)}`], pieces);

describe('before the first turn', () => {
  test('S5.3  starting blips are placed after the marines have deployed, and need not lurk', () => {
    const game = startSmallGame('diceroller-1', 0, 3);
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'deploy' });
    expect(totalOf(game.state.pool)).toBe(22);
    playUntil(game, ({ state }) => state.phase !== 'setup');
    const lurkers = game.state.aliens.map((id) => pieceOf(game, id));
    expect(lurkers).toHaveLength(2);
    for (const piece of lurkers) expect([piece.area >= 0, piece.mustLurk]).toEqual([true, false]);
  });

  test('S5.3  a placement die of 1 is read as 2 for a starting blip', () => {
    for (let seed = 0; seed < 40; seed++) {
      const game = startSmallGame('diceroller-2', 0, seed);
      const events = listen(game);
      playUntil(game, ({ state }) => state.phase !== 'setup');
      expect(events.some((event) => event.is === 'blip-ambushes')).toBe(false);
      if (events.some((event) => event.is === 'automaton-rolled' && event.reason === 'placement' && event.die === 1))
        return;
    }
    expect.unreachable('no placement die showed a 1');
  });

  test('S0.11  starting blips become genestealers at once', () => {
    const game = startSmallGame('deathwing-solo', 0, 3);
    playUntil(game, ({ state }) => state.phase === 'marine-action');
    expect(game.state.aliens.every((id) => pieceOf(game, id).area >= 0 && pieceOf(game, id).value === 0)).toBe(true);
    expect(totalOf(game.state.pool)).toBe(22);
  });

  test('S0.15 D22.13  before the first marine turn a die says when the first ambush counter comes; S0.21 D22.18 D22.20 and when the next, as often as it likes', () => {
    let counters = 0;
    for (let seed = 0; seed < 20; seed++) {
      const game = startSmallGame('deathwing-solo', 0, seed, { ambushAllowed: true });
      const events = listen(game);
      playUntil(game, ({ state }) => state.turn > 4, seed);
      const dice = events.flatMap((event) =>
        event.is === 'automaton-rolled' && event.reason === 'ambush-turn' ? [event] : [],
      );
      const drawn = events.filter((event) => event.is === 'ambush-counter-drawn').length;
      counters += drawn;
      expect(dice.map(({ rule }) => rule)).toEqual(['S0.15', ...Array.from({ length: drawn }, () => 'S0.21')]);
    }
    expect(counters).toBeGreaterThan(5);
  });

  test('S5.22, S6.10  marines that the alien player places go where the lot says', () => {
    const mission = MISSIONS.find(({ id }) => id === 'exterminate')!;
    const game = startMission(mission, { seed: 11, modules: ['diceroller-1'] });
    const events = listen(game);
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'deploy' });
    playUntil(game, ({ state }) => state.phase !== 'setup');
    expect(events.some((event) => event.is === 'automaton-rolled' && event.reason === 'lot')).toBe(true);
    expect(game.state.marines.every((id) => pieceOf(game, id).square >= 0)).toBe(true);
  });
});

describe('fighting and facing', () => {
  test('S5.18  a genestealer that survives an attack from behind turns to face its attacker', () => {
    const game = corridor('diceroller-1', '#.........', [
      { is: 'marine', at: [3, 1], faces: 1 },
      { is: 'genestealer', at: [4, 1], faces: 1 },
    ]);
    const automaton = createAutomaton('diceroller-1');
    let dice = [1, 1, 1, 1];
    game.chance = { die: () => dice.shift() ?? 1, draw: () => 0 };
    expect(submit(game, 'marines', command('attack', 0, game.setup.board.width + 4))).toBeNull();
    dice = [];
    const thought = automaton.nextCommand(game);
    expect(thought).toEqual({ command: command('face', 1, 3), because: 'S5.18' });
  });

  test('S4.10  while planning, only the door being opened is imagined open', () => {
    const game = gameOf(
      'diceroller-1',
      ['#########', '#...+...#', '#########'],
      [
        { is: 'marine', at: [1, 1], faces: 1 },
        { is: 'genestealer', at: [6, 1], faces: 3 },
      ],
    );
    const scene = new Scene(blinded(game));
    const at = (x: number): number => game.setup.board.width + x;
    scene.lift(pieceOf(game, 1));
    expect([3, 4, 5, 6].map((x) => scene.isSeen(at(x)))).toEqual([true, true, false, false]);
    expect(scene.isSeenThrough(at(5), at(4))).toBe(true);
    expect(scene.isSeen(at(5))).toBe(false);
  });

  test('S3.22  a lot asks for as many dice as it needs and rolls all again beyond the last full round', () => {
    expect(new Dice([]).lot(['only'])).toBe('only');
    expect(() => new Dice([]).lot([1, 2])).toThrow(DieNeeded);
    expect([1, 2, 3, 4, 5, 6].map((die) => new Dice([die]).lot(['a', 'b', 'c']))).toEqual([
      'a',
      'a',
      'b',
      'b',
      'c',
      'c',
    ]);
    expect(new Dice([6, 5]).lot([1, 2, 3, 4, 5])).toBe(5);
    const eight = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(new Dice([6, 6, 1, 5]).lot(eight)).toBe(1);
  });
});

describe('the solo frame', () => {
  test('S6.1, S6.5  any mission can be played, and the automaton is blind to command points although they are no secret', () => {
    const game = startMission(MISSIONS[0]!, { seed: 3, modules: ['diceroller-2'] });
    playUntil(game, ({ state }) => state.turn > 1);
    expect(blinded(game).state.cpDrawn).toBe(-1);
  });

  test('S5.2  the two-player choice of drawing an ambush counter is never used', () => {
    const words: string[] = [];
    for (const id of AUTOMATA) {
      const mission = MISSIONS.find((other) => other.id === 'decoy')!;
      const game = startMission(mission, { seed: 5, modules: ['deathwing', id], options: { ambush: 'on' } });
      const events = listen(game);
      playUntil(game, ({ state }) => state.turn > 3, 5);
      words.push(...events.flatMap((event) => (event.is === 'automaton-acted' ? [event.word] : [])));
    }
    expect(words).toContain('reinforce');
    expect(words).not.toContain('ambush');
  });

  test('S5.20  a genestealer turns only on its way, to attack, for its final facing or on a goal', () => {
    const reasons = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const game = startSmallGame(AUTOMATA[seed % 3]!, seed, seed);
      const events = listen(game);
      playUntil(game, ({ state }) => state.turn > 3, seed);
      for (const event of events) if (event.is === 'automaton-acted' && event.word === 'turn') reasons.add(event.rule);
    }
    expect([...reasons].filter((rule) => !['S4.6', 'S4.7', 'S0.26', 'S4.14', 'S5.16', 'S6.9'].includes(rule))).toEqual(
      [],
    );
    expect(reasons).toContain('S4.14');
  });

  test('S3.5  distances count steps in eight directions; doors, pieces and fire do not matter', () => {
    const game = gameOf(
      'diceroller-1',
      ['##########', '#....+...#', '#.######.#', '#........#', '##########'],
      [
        { is: 'marine', at: [1, 1], faces: 3 },
        { is: 'genestealer', at: [3, 1], faces: 3 },
        { is: 'genestealer', at: [8, 1], faces: 3 },
      ],
    );
    const scene = new Scene(blinded(game));
    const { width } = game.setup.board;
    expect(scene.distance(pieceOf(game, 2), pieceOf(game, 0))).toBe(7);
    expect(scene.steps(width + 1, 3 * width + 2)).toBe(2);
    expect(scene.steps(width + 1, 0)).toBe(Infinity);
  });

  test('S3.2  an automaton takes every decision of the alien player in every mission and never asks a person', () => {
    for (const mission of MISSIONS)
      for (const id of AUTOMATA) {
        const game = startMission(mission, { seed: 7, modules: [id] });
        const events = listen(game);
        playUntil(game, ({ state }) => state.turn > 2, 7);
        expect(events.filter((event) => event.is === 'automaton-refused')).toEqual([]);
      }
  });

  test('S6.2  the automaton asks for no clock: time-up is said by the host alone', () => {
    const game = startSmallGame('diceroller-1', 0, 2);
    playUntil(game, ({ state }) => state.phase === 'marine-action');
    const turn = game.state.turn;
    expect(submit(game, 'host', command('time-up'))).toBeNull();
    playUntil(game, ({ state }) => state.turn > turn || state.winner !== 'none');
    expect(game.state.turn >= turn).toBe(true);
  });

  test('S6.4  the marine player answers during the alien turn', () => {
    const asked: string[] = [];
    for (let seed = 0; seed < 12; seed++) {
      const game = startSmallGame('diceroller-1', 0, seed);
      playUntil(game, ({ state }) => state.phase === 'reinforcement', seed);
      const below = numbersFrom(seed);
      playAlienTurn(game, createAutomaton('diceroller-1'), (now) => {
        asked.push(pending(now)!.decision);
        return anyMarineCommand(now, below);
      });
    }
    expect(asked).toContain('cp-response');
  });

  test('S7.2, S7.4  every die has its reason and every word its rule', () => {
    for (const id of AUTOMATA) {
      const game = startSmallGame(id, 1, 9, { ambushAllowed: true });
      const events = listen(game);
      playUntil(game, ({ state }) => state.turn > 4, 9);
      const said = events.filter((event) => event.is === 'automaton-acted');
      expect(said.length).toBeGreaterThan(10);
      for (const event of said) expect(event.rule).toMatch(/^(S[0-7]|C18)\.\d+$/);
      const reasons = events.flatMap((event) => (event.is === 'automaton-rolled' ? [event.reason] : []));
      expect(reasons.filter((reason) => !DIE_REASONS.includes(reason))).toEqual([]);
    }
  });

  test('S4.9  a refused action ends the activation and is logged', () => {
    const game = corridor('diceroller-1', '#.........', [
      { is: 'marine', at: [1, 1], faces: 3 },
      { is: 'genestealer', at: [8, 1], faces: 3 },
    ]);
    expect(submit(game, 'marines', command('end'))).toBeNull();
    const events = listen(game);
    const stubborn = {
      id: 'diceroller-1' as const,
      nextCommand: (): Thought => ({ command: command('move', 1, 0), because: 'S4.6' }),
    };
    stepAutomaton(game, stubborn);
    expect(events.some((event) => event.is === 'automaton-refused')).toBe(true);
    expect(pieceOf(game, 1).activation).toBe('done');
  });

  test('S3.3  a blind game holds no blip value, no command points, no kinds of counters and no luck', () => {
    const game = startSmallGame('diceroller-1', 0, 4);
    playUntil(game, ({ state }) => state.turn > 1);
    const blind = blinded(cloneGame(game));
    expect(blind.state.pieces.every((piece) => piece === null || piece.value === 0)).toBe(true);
    expect([blind.state.cpDrawn, blind.state.pool, blind.state.luck.seed]).toEqual([-1, [totalOf(game.state.pool)], 0]);
    expect(() => blind.chance.die(blind, { for: 'lot', by: -1 })).toThrow('S3.3');
  });
});
