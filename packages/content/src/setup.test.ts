import {
  Options,
  choices,
  command,
  legal,
  pending,
  pieceOf,
  squareAt,
  submit,
  type Game,
  type Word,
} from '@sensorium/engine';
import { alienGoalSquares, catOf, mentionedMarines, objectiveSquares } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import type { Mission } from './mission.ts';
import { MISSIONS } from './missions.generated.ts';
import { MissionError, startMission } from './scenario.ts';

const missionOf = (id: string): Mission => MISSIONS.find((mission) => mission.id === id)!;
const start = (id: string): Game => startMission(missionOf(id), { seed: 1 });

const say = (game: Game, word: Word, piece = -1, at = -1, how = 0) =>
  submit(game, pending(game)!.side, command(word, piece, at, how));

/** Takes the first option until the decision is another. */
const answerAll = (game: Game, decision: string): void => {
  const out = new Options(game.setup.rules.words);
  while (pending(game)?.decision === decision) {
    const { piece, at, do: word, how } = choices(game, out).get(0);
    expect(say(game, word, piece, at, how)).toBeNull();
  }
};

const squaresToDeploy = (game: Game, piece: number): string[] => {
  const { board } = game.setup;
  const squares = legal(game, pending(game)!.side)
    .all()
    .filter((option) => option.do === 'deploy' && option.piece === piece)
    .map(({ at }) => `${board.x[at]},${board.y[at]}`);
  return [...new Set(squares)];
};

const line = (from: number, to: number, name: (n: number) => string): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => name(from + n));

const units = (game: Game): string[] =>
  game.state.marines.map((id) => game.setup.profiles[pieceOf(game, id).profile]!.is);

const SQUAD = ['sergeant', 'flamer-marine', 'marine', 'marine', 'marine'];

test('M0.2 all doors start closed', () => {
  const game = start('suicide-mission');
  const closed = game.setup.rules.terrainIndex.get('closed-door');
  expect(game.state.features.map(({ is }) => is)).toEqual(Array.from({ length: 7 }, () => closed));
});

test('M0.3 a squad is a sergeant, a flamer-marine and three marines; the sergeant has storm bolter and power glove', () => {
  const game = start('suicide-mission');
  expect(units(game)).toEqual(SQUAD);
  expect(game.setup.profiles[pieceOf(game, 0).profile]!.gear).toEqual(['storm-bolter', 'power-glove']);
});

test('M0.3 another force may take its place; the alien numbers stay', () => {
  const force = ['sergeant', 'sergeant', 'flamer-marine'].map((is) => ({ is, squad: 'A' }));
  const game = startMission(missionOf('suicide-mission'), { seed: 1, force });
  expect(units(game)).toEqual(force.map(({ is }) => is));
  expect(game.state.aliens).toHaveLength(2);
});

test('M0.3 a force that finds no room is refused', () => {
  const force = Array.from({ length: 6 }, () => ({ is: 'marine', squad: 'A' }));
  expect(() => startMission(missionOf('suicide-mission'), { seed: 1, force })).toThrow(MissionError);
  expect(() => startMission(missionOf('suicide-mission'), { seed: 1, force: [{ is: 'marine', squad: 'Z' }] })).toThrow(
    'no place for the marine of squad Z',
  );
});

test('M0.4 blips at the start are placed before the marines deploy and need not lurk', () => {
  const game = start('suicide-mission');
  expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'place-reinforcement' });
  answerAll(game, 'place-reinforcement');
  expect(pending(game)).toMatchObject({ side: 'marines', decision: 'deploy' });
  expect(game.state.aliens.map((id) => pieceOf(game, id).mustLurk)).toEqual([false, false]);
});

test('M1.1 the squad stands on the five marked squares, any order and facing', () => {
  const game = start('suicide-mission');
  answerAll(game, 'place-reinforcement');
  const corridor = line(0, 4, (y) => `10,${y}`);
  for (const id of game.state.marines) expect(squaresToDeploy(game, id)).toEqual(corridor);
  expect(
    legal(game, 'marines')
      .all()
      .filter(({ do: word }) => word === 'deploy'),
  ).toHaveLength(5 * 5 * 4);
});

const BLIPS: readonly (readonly [string, number, number])[] = [
  ['suicide-mission', 2, 1],
  ['exterminate', 0, 2],
  ['rescue', 0, 3],
  ['cleanse-and-burn', 0, 2],
  ['decoy', 3, 2],
  ['defend', 2, 2],
];

test.each(BLIPS)(
  'M1.2, M2.2, M3.2, M4.2, M5.2, M6.2 blips of %s: %i at the start, %i per turn',
  (id, first, perTurn) => {
    const { scenario } = start(id).setup;
    expect([scenario.startingBlips, scenario.reinforcements]).toEqual([first, perTurn]);
  },
);

test('M1.5 the door of the south-west room stands at (1,9)', () => {
  expect(
    missionOf('suicide-mission')
      .board.floor.slice(9, 11)
      .map((row) => row[1]),
  ).toEqual(['-', '.']);
});

describe('M2.1 the scattered squad', () => {
  test('M2.1 the alien player places the sergeant and one marine, whom the marine player faces', () => {
    const game = start('exterminate');
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'deploy' });
    expect(squaresToDeploy(game, 0)).toHaveLength(6 * 9);
    expect(squaresToDeploy(game, 1)).toEqual([]);
    expect(say(game, 'deploy', 0, squareAt(game.setup.board, 12, 0))).toBeNull();
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'set-facing' });
    expect(say(game, 'face', 0, 2)).toBeNull();
    expect(pieceOf(game, 0).facing).toBe(2);
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'deploy' });
  });

  test('M2.1 no two marines start in the same room; the marine player places the other three', () => {
    const game = start('exterminate');
    say(game, 'deploy', 0, squareAt(game.setup.board, 12, 0));
    say(game, 'face', 0, 0);
    expect(say(game, 'deploy', 2, squareAt(game.setup.board, 13, 1))).toEqual({ rule: 'M2.1', reason: 'room-taken' });
    say(game, 'deploy', 2, squareAt(game.setup.board, 8, 6));
    say(game, 'face', 2, 0);
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'deploy' });
    expect(squaresToDeploy(game, 1)).toHaveLength(4 * 9);
    answerAll(game, 'deploy');
    const rooms = game.state.marines.map((id) => game.setup.board.section[pieceOf(game, id).square]);
    expect(new Set(rooms).size).toBe(5);
  });
});

describe('M3 the rescue', () => {
  const deployed = (): Game => {
    const game = start('rescue');
    answerAll(game, 'deploy');
    return game;
  };

  test('M3.1 squad A in the east, squad B in the south-west', () => {
    const game = start('rescue');
    expect(squaresToDeploy(game, 0)).toEqual([...line(27, 31, (x) => `${x},9`), ...line(28, 32, (x) => `${x},13`)]);
    for (let i = 0; i < 5; i++) {
      const { piece, at, how } = choices(game, new Options(game.setup.rules.words)).get(0);
      say(game, 'deploy', piece, at, how);
    }
    expect(squaresToDeploy(game, 5).sort()).toEqual(
      [...line(25, 29, (y) => `8,${y}`), ...line(25, 29, (y) => `11,${y}`)].sort(),
    );
  });

  test('M3.1 the C.A.T. starts in squad A’s area, loose or carried, as the marine player likes', () => {
    const game = deployed();
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'place-cat' });
    const options = legal(game, 'marines')
      .all()
      .filter(({ do: word }) => word === 'place-cat');
    expect(options.filter(({ how }) => how === 0)).toHaveLength(10);
    expect(options.filter(({ how }) => how === 1)).toHaveLength(5);
    expect(say(game, 'place-cat', -1, squareAt(game.setup.board, 8, 25))).toMatchObject({ rule: 'M3.1' });
    const carrier = options.find(({ how }) => how === 1)!;
    expect(say(game, 'place-cat', carrier.piece, carrier.at, 1)).toBeNull();
    expect(catOf(game)).toEqual({ at: carrier.at, by: carrier.piece, isDamaged: false });
    expect(game.state.phase).toBe('marine-action');
  });

  test('M3.3 the exits lead south from (8,29) and (11,29)', () => {
    expect(missionOf('rescue').exits).toEqual([
      { at: [8, 29], side: 'S' },
      { at: [11, 29], side: 'S' },
    ]);
  });

  test('M3.5 both alien victories are among the objectives', () => {
    expect(missionOf('rescue').objectives).toEqual([
      { is: 'rescue-cat', rule: 'M3.4', lostBy: 'M3.5' },
      { is: 'all-dead', rule: 'M3.5' },
    ]);
  });
});

test('M4.1 one squad on (29..33,10), one on (29..33,13)', () => {
  const game = start('cleanse-and-burn');
  expect(squaresToDeploy(game, 0)).toEqual(line(29, 33, (x) => `${x},10`));
  expect(game.setup.scenario.deployment[1]!.squares).toEqual(line(29, 33, String).map((x) => [Number(x), 13]));
});

test('M4.5 the areas at (26,3) and (26,20) lie west', () => {
  const west = missionOf('cleanse-and-burn').entries.filter(({ at: [x] }) => x === 26);
  expect(west.map(({ at, side }) => [...at, side])).toEqual([
    [26, 3, 'W'],
    [26, 20, 'W'],
  ]);
});

test('M5.1 one squad on (10..14,10), one on (23..27,13)', () => {
  const { deployment } = start('decoy').setup.scenario;
  expect(deployment.map(({ squares }) => squares)).toEqual([
    line(10, 14, String).map((x) => [Number(x), 10]),
    line(23, 27, String).map((x) => [Number(x), 13]),
  ]);
});

test('M5.3 the exit leads east from (9,28), and a marine there can step out', () => {
  const mission = missionOf('decoy');
  expect(mission.exits).toEqual([{ at: [9, 28], side: 'E' }]);
  const { board } = start('decoy').setup;
  expect(board.floor[squareAt(board, 10, 28)]).toBe(0);
});

test('M6.1 two squads on any floor square but ducts and closed doors', () => {
  const game = start('defend');
  answerAll(game, 'place-reinforcement');
  expect(game.state.marines).toHaveLength(10);
  expect(squaresToDeploy(game, 0)).toHaveLength(192 - 15 - 3);
});

test('M6.3 flamers start with four markers', () => {
  const game = start('defend');
  const markers = game.state.marines.flatMap((id) => pieceOf(game, id).counts['heavy-flamer'] ?? []);
  expect(markers).toEqual([4, 4]);
});

test('M6.4 the ducts are (13,0), (14,0) and (15,0)', () => {
  const game = start('defend');
  const duct = game.setup.rules.terrainIndex.get('duct');
  expect(game.state.features.filter(({ is }) => is === duct).map(({ at }) => at)).toEqual([13, 14, 15]);
});

describe('S6.8 what the automata may know (Table S-MISSION)', () => {
  const places = (game: Game, squares: readonly number[]): string[] =>
    squares.map((at) => `${game.setup.board.x[at]},${game.setup.board.y[at]}`);
  const ready = (id: string): Game => {
    const game = start(id);
    for (const decision of [
      'place-reinforcement',
      'deploy',
      'set-facing',
      'deploy',
      'set-facing',
      'deploy',
      'place-cat',
    ])
      answerAll(game, decision);
    return game;
  };

  test('S6.8 suicide-mission: flamer-marines with a marker left, the target section', () => {
    const game = ready('suicide-mission');
    expect(mentionedMarines(game)).toEqual([1]);
    expect(objectiveSquares(game)).toHaveLength(10);
    expect(alienGoalSquares(game)).toEqual([]);
  });

  test('S6.8 exterminate: entry squares with no marine at path distance 6 or less', () => {
    const game = ready('exterminate');
    expect(objectiveSquares(game).length).toBeGreaterThan(5);
  });

  test('S6.8 rescue: the carrier and the exits, or the loose machine, which is the aliens’ goal too', () => {
    const game = ready('rescue');
    const { by, at } = catOf(game)!;
    expect(by).toBe(-1);
    expect([mentionedMarines(game), objectiveSquares(game), alienGoalSquares(game)]).toEqual([[], [at], [at]]);
    game.state.memory = { ...game.state.memory, 'cat-by': 0 };
    expect(mentionedMarines(game)).toEqual([0]);
    expect(places(game, objectiveSquares(game))).toEqual(['8,29', '11,29']);
    expect(alienGoalSquares(game)).toEqual([]);
  });

  test('S6.8 cleanse-and-burn: target sections not yet burned', () => {
    const game = ready('cleanse-and-burn');
    expect(mentionedMarines(game)).toEqual([1, 6]);
    const both = objectiveSquares(game).length;
    game.state.memory = { 'burned:c': 1 };
    expect(objectiveSquares(game).length).toBeLessThan(both);
  });

  test('S6.8 decoy: the exit square; defend: the intact ducts, twice', () => {
    expect(places(ready('decoy'), objectiveSquares(ready('decoy')))).toEqual(['9,28']);
    const game = ready('defend');
    expect(objectiveSquares(game)).toEqual([13, 14, 15]);
    expect(alienGoalSquares(game)).toEqual([13, 14, 15]);
  });
});

test('M0.8 an option that the mission forbids cannot be chosen', () => {
  const well: Mission = { ...missionOf('deep-well'), forbids: ['shield'], options: { shield: 'block' } };
  const begin = (shield: string) => startMission(well, { seed: 1, options: { shield } });
  expect(() => begin('parry')).toThrow("M0.8: the mission 'deep-well' forbids the option 'shield'");
  expect(begin('block').setup.rules.options['shield']).toBe('block');
});
