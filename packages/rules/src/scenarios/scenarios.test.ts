import { Options, choices, pending, squareAt, type Coordinates, type Game } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { beginScenario, passTurn, say, type ScenarioSketch } from '../../testing/scenarioGames.ts';
import { isSecured } from '../deathwing/securing.ts';
import { SCENARIOS, SCENARIO_IDS } from './table.ts';

const HALL: ScenarioSketch = {
  board: ['######.######', '#abcd.......#', '######.######'],
  pieces: {
    a: { is: 'sergeant', faces: 'W' },
    b: { is: 'marine', faces: 'W' },
    c: { is: 'marine', faces: 'W' },
    d: { is: 'marine', faces: 'W' },
  },
  entries: { north: [[6, 0, 'N']], south: [[6, 2, 'S']], east: [[11, 1, 'E']] },
  reinforcements: 2,
};

const offered = (game: Game): string[] =>
  choices(game, new Options(game.setup.rules.words))
    .all()
    .map(({ do: word, at }) => `${word} ${at}`);

test('D20  the SCENARIO SUMMARY', () => {
  const rows = SCENARIO_IDS.map((id) => {
    const { options, needsControlRoom, stalemate } = SCENARIOS[id];
    return [id, options.secure, options.teleport, options.ambush, needsControlRoom, stalemate].join(' ');
  });
  expect(rows).toEqual([
    'scn-recon off on on false draw',
    'scn-establish on off on false aliens',
    'scn-defend off off off false marines',
    'scn-raid on off on true aliens',
    'scn-escape on on on true aliens',
    'scn-destroy on off on false draw',
  ]);
});

describe('reinforcements', () => {
  const toReinforcements = (plan: ScenarioSketch['plan'], reinforcements = 2): Game => {
    const game = beginScenario('scn-destroy', { ...HALL, ...(plan && { plan }), reinforcements });
    expect(say(game, 'end')).toBe(null);
    return game;
  };

  test('D19.12  the alien player takes as many as he likes, declared before any is drawn', () => {
    const game = toReinforcements({});
    expect(say(game, 'pass')).toBe(null);
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'take-reinforcements' });
    expect(game.state.aliens).toEqual([]);
    expect(offered(game)).toEqual(['take 0', 'take 1', 'take 2']);
    expect(say(game, 'take', -1, 3)).toEqual({ rule: 'D19.12', reason: 'that-many-do-not-come' });
    expect(say(game, 'pass')).toEqual({ rule: 'D19.12', reason: 'say-how-many' });
    expect(say(game, 'take', -1, 1)).toBe(null);
    expect(game.state.aliens).toHaveLength(1);
  });

  test('D19.13, C2.3  what the pool cannot give is not told as taken', () => {
    const game = toReinforcements({ blips: 10 });
    expect(say(game, 'pass')).toBe(null);
    game.state.pool = [1, 0, 0];
    const told: unknown[] = [];
    game.sink = (event) => told.push(event);
    expect(say(game, 'take', -1, 2)).toBe(null);
    expect(told[0]).toMatchObject({ is: 'reinforcements-taken', count: 2, left: 9 });
  });

  test('D19.12  blips not taken stay in the total but do not raise a later turn’s maximum', () => {
    const game = beginScenario('scn-destroy', { ...HALL, plan: { blips: 3 } });
    passTurn(game);
    expect(say(game, 'end')).toBe(null);
    expect(say(game, 'pass')).toBe(null);
    expect(offered(game)).toEqual(['take 0', 'take 1', 'take 2']);
  });

  test('D19.13  when the total is used up no more arrive', () => {
    const game = toReinforcements({ blips: 3 });
    say(game, 'pass');
    say(game, 'take', -1, 2);
    for (const id of game.state.aliens.slice()) expect(say(game, 'reinforce', id, 0)).toBe(null);
    passTurn(game);
    say(game, 'end');
    say(game, 'pass');
    expect(offered(game)).toEqual(['take 0', 'take 1']);
    say(game, 'take', -1, 1);
    expect(say(game, 'reinforce', game.state.aliens.at(-1), 1)).toBe(null);
    passTurn(game);
    say(game, 'end');
    expect(pending(game)!.decision).toBe('action');
    expect(game.state.phase).toBe('alien-action');
  });

  test('D19.14  ambush blips do not count in the total, and there are four at most', () => {
    const game = toReinforcements({ blips: 1 });
    expect(pending(game)!.decision).toBe('take-ambush');
    expect(say(game, 'ambush')).toBe(null);
    expect(game.state.memory['blips-used'] ?? 0).toBe(0);
    const spent = beginScenario('scn-destroy', HALL);
    spent.state.memory = { ...spent.state.memory, 'ambush-blips-used': 4 };
    say(spent, 'end');
    expect(pending(spent)!.decision).toBe('take-reinforcements');
  });

  test('D20.9  no ambush blips in the defensive perimeter', () => {
    const game = beginScenario('scn-defend', { ...HALL, plan: { secured: [] } });
    say(game, 'end');
    expect(pending(game)!.decision).toBe('take-reinforcements');
  });

  test('D20.13  an ambush blip replaces the one reinforcement of a turn', () => {
    const game = beginScenario('scn-escape', { ...HALL, reinforcements: 1 });
    say(game, 'end');
    expect(say(game, 'ambush')).toBe(null);
    expect(game.state.phase).toBe('alien-action');
  });
});

describe('deployment', () => {
  const CORRIDORS: Coordinates[][] = [
    [1, 2, 3].map((y): Coordinates => [1, y]),
    [1, 2, 3].map((y): Coordinates => [7, y]),
  ];
  const squads = (sizes: readonly number[]): ScenarioSketch['pieces'] =>
    Object.fromEntries(
      sizes.flatMap((size, squad) =>
        Array.from({ length: size }, (_, index) => [`m${squad}${index}`, { is: 'marine', squad: 'ABC'[squad]! }]),
      ),
    );
  const begin = (sizes: readonly number[], extra: readonly Coordinates[] = []): Game =>
    beginScenario('scn-recon', {
      board: ['#########', '#.#####.#', '#.#####.#', '#.#####.#', '#.......#', '####.####'],
      pieces: squads(sizes),
      entries: { south: [[4, 5, 'S']] },
      plan: { corridors: CORRIDORS },
      deployment: [
        {
          by: 'marines',
          pieces: sizes.flatMap((size, squad) =>
            Array.from({ length: size }, (_, index) => sizes.slice(0, squad).reduce((a, b) => a + b, 0) + index),
          ),
          squares: [...CORRIDORS.flat(), ...extra],
        },
      ],
    });
  const put = (game: Game, piece: number, [x, y]: Coordinates): string => {
    const refused = say(game, 'deploy', piece, squareAt(game.setup.board, x, y), 2);
    return refused === null ? 'done' : `${refused.rule} ${refused.reason}`;
  };

  test('D19.16  a corridor is filled from its far end inward without gaps', () => {
    const game = begin([3, 2]);
    expect(put(game, 0, [1, 2])).toBe('D19.16 fill-from-the-far-end');
    expect(put(game, 0, [1, 1])).toBe('done');
    expect(put(game, 1, [1, 3])).toBe('D19.16 fill-from-the-far-end');
    expect(put(game, 1, [1, 2])).toBe('done');
  });

  test('D19.16  all members of a squad stand in the same corridor, and both or one may be used', () => {
    const game = begin([3, 2]);
    expect(put(game, 0, [1, 1])).toBe('done');
    expect(put(game, 1, [7, 1])).toBe('D19.16 squad-stays-together');
    expect(put(game, 3, [7, 1])).toBe('done');
    const together = begin([2, 1]);
    for (const [piece, y] of [1, 2, 3].entries()) expect(put(together, piece, [1, y])).toBe('done');
    expect(together.state.phase).toBe('marine-action');
  });

  test('D19.16  nobody takes the room another squad needs', () => {
    const game = begin([3, 2, 1]);
    expect(put(game, 3, [1, 1])).toBe('done');
    expect(put(game, 5, [7, 1])).toBe('D19.16 another-squad-would-not-fit');
    expect(put(game, 4, [1, 2])).toBe('done');
    expect(put(game, 5, [1, 3])).toBe('done');
    expect(put(game, 0, [7, 1])).toBe('done');
  });

  test('D19.17  marines without a square stand on the board squares nearest to the inner end', () => {
    const board: Coordinates[] = [1, 2, 3, 4, 5, 6, 7].map((x): Coordinates => [x, 4]);
    const game = begin([5, 3], board);
    for (const [piece, y] of [1, 2, 3].entries()) expect(put(game, piece, [1, y])).toBe('done');
    expect(put(game, 3, [3, 4])).toBe('D19.17 nearest-squares-first');
    expect(put(game, 5, [2, 4])).toBe('D19.17 corridors-are-filled-first');
    expect(put(game, 3, [1, 4])).toBe('done');
    expect(put(game, 4, [2, 4])).toBe('done');
    for (const [index, y] of [1, 2, 3].entries()) expect(put(game, 5 + index, [7, y])).toBe('done');
    expect(game.state.phase).toBe('marine-action');
  });

  test('D20.7  in the defensive perimeter marines deploy anywhere, squads split', () => {
    const game = beginScenario('scn-defend', {
      board: ['#########', '#.#####.#', '#.......#', '#########'],
      pieces: squads([2]),
      entries: { east: [[7, 1, 'N']], west: [[1, 1, 'N']] },
      plan: { corridors: [[[1, 1]]], secured: [] },
      deployment: [
        {
          by: 'marines',
          pieces: [0, 1],
          squares: [
            [1, 1],
            [4, 2],
            [7, 1],
            [7, 2],
          ],
        },
      ],
    });
    expect(put(game, 0, [4, 2])).toBe('done');
    expect(put(game, 1, [7, 1])).toBe('done');
  });
});

describe('areas', () => {
  /** Seven ways in along a corridor that begins at the west end. */
  const COMB: ScenarioSketch = {
    board: ['###.##.##.##.##', '#a.............', '###.##.##.#####'],
    pieces: { a: { is: 'sergeant', faces: 'W' } },
    entries: {
      n1: [[3, 0, 'N']],
      n2: [[6, 0, 'N']],
      n3: [[9, 0, 'N']],
      n4: [[12, 0, 'N']],
      s1: [[3, 2, 'S']],
      s2: [[6, 2, 'S']],
      s3: [[9, 2, 'S']],
    },
  };
  const named = (game: Game): string[] =>
    game.setup.board.entries.flatMap(({ id }) => (game.state.memory[`objective:${id}`] === 1 ? [id] : []));

  test('D20.5  the four nearest areas are the objectives', () => {
    const game = beginScenario('scn-establish', COMB);
    expect(pending(game)!.decision).toBe('action');
    expect(named(game)).toEqual(['n1', 'n2', 's1', 's2']);
  });

  test('D20.5  ties for the last places are named by the marine player', () => {
    const { n1: _n1, ...entries } = COMB.entries!;
    const game = beginScenario('scn-establish', { ...COMB, entries });
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'name-areas' });
    const areas = ['n3', 's3'].map((id) => game.setup.board.entries.findIndex((entry) => entry.id === id));
    expect(offered(game)).toEqual(areas.map((area) => `name-area ${area}`));
    expect(say(game, 'name-area', -1, 0)).toEqual({ rule: 'D20.5', reason: 'not-an-area-to-name' });
    expect(say(game, 'name-area', -1, areas[1])).toBe(null);
    expect(named(game)).toEqual(['n2', 's1', 's2', 's3']);
    expect(pending(game)!.decision).toBe('action');
  });

  test('D20.5  fewer than four areas: all', () => {
    const game = beginScenario('scn-establish', HALL);
    expect(named(game)).toEqual(['north', 'south', 'east']);
  });

  test('D20.8  the marine player names four areas that are secured from the start', () => {
    const game = beginScenario('scn-defend', COMB);
    for (const area of [0, 2, 4, 6]) {
      expect(pending(game)).toMatchObject({ side: 'marines', decision: 'name-areas' });
      expect(say(game, 'name-area', -1, area)).toBe(null);
    }
    expect(pending(game)!.decision).toBe('action');
    expect(game.setup.board.entries.map((_, area) => isSecured(game, area))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('D20.8  one fewer than there are if there are fewer than five, and no other can be secured', () => {
    const game = beginScenario('scn-defend', { ...HALL, board: ['######.######', '#abc........#', '######d######'] });
    say(game, 'name-area', -1, 0);
    expect(say(game, 'name-area', -1, 0)).toEqual({ rule: 'D20.8', reason: 'not-an-area-to-name' });
    say(game, 'name-area', -1, 2);
    expect(pending(game)!.decision).toBe('action');
    expect(say(game, 'turn', 3, 2)).toBe(null);
    expect(isSecured(game, 1)).toBe(false);
  });

  test('D21.14  areas secured before the game take the place of the choice', () => {
    const game = beginScenario('scn-defend', { ...COMB, plan: { secured: ['n1', 's3'] } });
    expect(pending(game)!.decision).toBe('action');
    expect(game.setup.board.entries.filter((_, area) => isSecured(game, area)).map(({ id }) => id)).toEqual([
      'n1',
      's3',
    ]);
  });
});
