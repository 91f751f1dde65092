import { checkMission, markedSquares, measuredScenarios, toScenario, type Mission } from '@sensorium/content';
import { formatMission, parseMission } from '@sensorium/content/load';
import { createGame, hashText, legal, otherwise, pending, submit, type Game } from '@sensorium/engine';
import { SCENARIO_IDS, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { buyForce, emptySquad, withForce, type ForceList } from '../forces/index.ts';
import { readLaying } from './code.ts';
import { corridorsFor } from './corridors.ts';
import { LayingError, beginLaying, finishByLot, type Laying } from './laying.ts';
import { STANDARD_FORCE, generateMission, missionOf, readGeneratedId, type Force } from './mission.ts';

const seeds = Array.from({ length: 12 }, (_, index) => 1000 + 37 * index);

describe.each(SCENARIO_IDS)('%s', (id) => {
  test.each(seeds)('seed %i: a mission without errors or warnings, that a file keeps as it is', (seed) => {
    const mission = generateMission(seed, id);
    expect(checkMission(mission)).toEqual([]);
    expect(parseMission('board.yaml', formatMission(mission))).toEqual(mission);
  });
});

test('the same seed gives the same mission, another seed another', () => {
  expect(generateMission(5)).toEqual(generateMission(5));
  expect(generateMission(5, 'scn-raid').board).not.toEqual(generateMission(6, 'scn-raid').board);
});

test('a board by its seed stays the same board for ever: saved games and links name it so', () => {
  const boards = SCENARIO_IDS.map((id, index) => {
    const { board, entries, objectives } = generateMission(index + 1, id);
    return hashText(JSON.stringify([board, entries, objectives]));
  });
  expect(boards).toMatchInlineSnapshot(`
    [
      "17f9fd3184c6d7c4",
      "47c77f97d1bd8a72",
      "beb08254be8fe94e",
      "15d79adf7c1f6163",
      "e8198ea9ec353e5f",
      "f6a5d892cf0e698d",
    ]
  `);
});

test('D19.10  every open connector without a corridor is an entry area', () => {
  const laying = finishByLot(beginLaying(3, 'scn-recon'));
  const mission = missionOf(laying);
  const corridors = mission.objectives[0]!.is === 'scenario' ? mission.objectives[0].corridors : [];
  expect(corridors.map(({ length }) => length)).toEqual([5, 5]);
  expect(markedSquares(mission, '1')).toHaveLength(10);
  expect(new Set(mission.entries.map(({ at }) => String(at))).size).toBe(mission.entries.length);
});

test('D19.15  there are no starting alien forces', () => {
  const mission = generateMission(8);
  expect(mission.aliens).toEqual([]);
  expect(mission.blips.start).toBe(0);
});

test('D20.9, D20.13  the total is ten larger for the perimeter, and one blip comes a turn in Escape', () => {
  const laying = finishByLot(beginLaying(4, 'scn-recon'));
  const totalFor = (scenario: (typeof SCENARIO_IDS)[number]): [number, number] => {
    const { blips, objectives } = missionOf({ ...laying, scenario });
    return [blips.perTurn, objectives[0]!.is === 'scenario' ? objectives[0].blips : 0];
  };
  const { perTurn, total } = laying.aliens!;
  expect(totalFor('scn-recon')).toEqual([perTurn, total]);
  expect(totalFor('scn-defend')).toEqual([perTurn, total + 10]);
  expect(totalFor('scn-escape')).toEqual([1, total]);
});

const lengthsOf = ({ objectives }: Mission): number[] =>
  objectives.flatMap((plan) => (plan.is === 'scenario' ? plan.corridors.map(({ length }) => length) : []));

describe('D19.17', () => {
  const laying = finishByLot(beginLaying(2, 'scn-recon'));
  const forceOf = (sizes: readonly number[]): Force =>
    sizes.map((size, index) => ({
      squad: String.fromCodePoint(65 + index),
      pieces: Array.from({ length: size }, () => ({ is: 'marine' })),
    }));

  test('corridors are lengthened for a larger force', () => {
    const mission = missionOf(laying, { force: forceOf([5, 5, 5, 5]) });
    expect(markedSquares(mission, '1')).toHaveLength(20);
    expect(checkMission(mission)).toEqual([]);
  });

  const cramped = readLaying('laid:scn-establish:1:3.0.0.0_4.1.0.0_9.2.0.0_5.0.1.0_7.2.1.2:0.1.E_2.1.W')!;

  /** The game when so many have been deployed. */
  const deployed = (mission: Mission, marines: number): Game => {
    const game = createGame(setupFor(toScenario(mission)), { seed: 1 });
    while (pending(game)?.decision !== 'deploy') submit(game, pending(game)!.side, otherwise(game));
    for (let count = 0; count < marines; count++) expect(submit(game, 'marines', otherwise(game))).toBe(null);
    return game;
  };
  const placesFor = (game: Game, piece: number): string[] => {
    const { board } = game.setup;
    const squares = legal(game, 'marines')
      .all()
      .filter((one) => one.piece === piece);
    return [...new Set(squares.map(({ at }) => `${board.x[at]},${board.y[at]}`))];
  };

  test('where nothing can be lengthened, marines stand on the board squares nearest to the inner end', () => {
    const mission = missionOf(cramped, { force: forceOf([5, 5, 5]) });
    expect(checkMission(mission)).toEqual([]);
    expect(lengthsOf(mission)).toEqual([5, 5]);
    const game = deployed(mission, 10);
    expect(placesFor(game, 10)).toEqual(['12,19', '26,19']);
    expect(deployed(mission, 15).state.marines).toHaveLength(15);
  });

  test('debris is a board square like any other, and stays (D17.6)', () => {
    const mission = missionOf(cramped, { force: forceOf([5, 5, 5, 5]) });
    expect(lengthsOf(mission)).toEqual([5, 5]);
    const game = deployed(mission, 19);
    expect(mission.board.floor[20]![28]).toBe('%');
    expect(placesFor(game, 19)).toEqual(['28,20']);
  });

  test('whoever has room in the corridors deploys nowhere else', () => {
    const overflowing = missionOf(cramped, { force: forceOf([5, 5, 5]) });
    const { mission, choices } = withForce(overflowing, buyForce(10, 'trial'));
    expect(toScenario(mission, choices).deployment[0]!.squares).toHaveLength(10);
  });
});

test.each([20, 40, 90])('D16.1, D19.17  a generated mission has room for a bought force of %i points', (points) => {
  const list = buyForce(points, 'trial');
  for (const seed of [2, 9, 31]) {
    const { mission, choices } = withForce(generateMission(seed, 'scn-recon'), list);
    expect(checkMission(mission).filter(({ severity }) => severity === 'error')).toEqual([]);
    const game = createGame(setupFor(toScenario(mission, choices)), { seed });
    for (let open = pending(game); open?.decision === 'deploy'; open = pending(game))
      expect(submit(game, 'marines', otherwise(game))).toBe(null);
    expect(game.state.marines.every((id) => game.state.pieces[id]!.square >= 0)).toBe(true);
  }
});

describe('D19.17  corridors are as long for a bought force as for one the board was laid for', () => {
  const recons = (count: number): ForceList => ({
    name: 'trial',
    time: 0,
    squads: Array.from({ length: count }, () => emptySquad('squad-recon')),
  });
  const wanted = ({ layout, corridors }: Laying, count: number): number[] =>
    corridorsFor(
      layout,
      corridors,
      Array.from({ length: count }, () => 3),
    ).map(({ length }) => length);

  test('they stop before the solid squares of a tile', () => {
    const laying = readLaying('laid:scn-establish:1:3.0.0.0_4.1.0.0_9.2.0.0_5.0.1.0_10.2.1.2:0.1.E_2.0.E')!;
    expect(lengthsOf(withForce(missionOf(laying), recons(12)).mission)).toEqual([10, 30]);
    expect(wanted(laying, 12)).toEqual([10, 30]);
  });

  test.each(seeds)('seed %i', (seed) => {
    const laying = finishByLot(beginLaying(seed, 'scn-raid'));
    for (const count of [4, 8, 12])
      expect(lengthsOf(withForce(missionOf(laying), recons(count)).mission)).toEqual(wanted(laying, count));
  });
});

test('a board that is not finished is no mission', () => {
  expect(() => missionOf(beginLaying(1))).toThrow(LayingError);
});

test('a mission laid by hand has an id of its own', () => {
  const laying = finishByLot(beginLaying(1, 'scn-raid'));
  expect(missionOf(laying).id).toMatch(/^scn-raid-laid-[0-9a-f]{8}$/);
  expect(generateMission(1, 'scn-raid').id).toBe('scn-raid-1');
});

test.each([
  ['generated:scn-raid:7', { scenario: 'scn-raid', seed: 7 }],
  ['generated:12', { seed: 12 }],
  ['scn-raid-7', { scenario: 'scn-raid', seed: 7 }],
  ['scn-nothing-7', null],
  ['generated:scn-raid-7', null],
  ['generated:scn-nothing:7', null],
  ['generated:scn-raid:99999999999', null],
  ['generated:scn-raid:4294967296', null],
  ['scn-raid', null],
])('%s', (id, expected) => {
  expect(readGeneratedId(id)).toEqual(expected);
});

test('S9.15  the six scenarios are measured on one fixed map each', () => {
  expect(measuredScenarios().map((id) => readGeneratedId(id)?.scenario)).toEqual([...SCENARIO_IDS]);
});

test('D1.1, D16.17  the usual force is two standard squads with the time of a bought force, three minutes', () => {
  const game = createGame(setupFor(toScenario(generateMission(1, 'scn-raid'))), { seed: 1 });
  const { pieces } = game.setup.scenario;
  expect(pieces.map(({ is }) => is)).toEqual(STANDARD_FORCE.flatMap(({ pieces: squad }) => squad.map(({ is }) => is)));
  while (pending(game)?.decision === 'deploy') submit(game, 'marines', otherwise(game));
  expect(game.state.clock).toBe(180);
});
