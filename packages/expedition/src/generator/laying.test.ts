import { GEOTILES, QUARTER_TURNS } from '@sensorium/content';
import { FACINGS, type Refusal } from '@sensorium/engine';
import { SCENARIOS, SCENARIO_IDS } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import {
  LayingError,
  attachCorridor,
  beginLaying,
  makeChoice,
  chooseByLot,
  corridorRefusal,
  corridorsDue,
  detachCorridors,
  finishByLot,
  isRefused,
  layTile,
  layingChoices,
  layingTurn,
  legalCorridors,
  legalPlacements,
  tileRefusal,
  type Laying,
} from './laying.ts';
import {
  connectorState,
  joinRefusal,
  joinedPlacements,
  openConnectors,
  placementRefusal,
  placementsFor,
  type Layout,
  type PlacedTile,
} from './layout.ts';

const [N, E, S, W] = [0, 1, 2, 3];
const at = (tile: number, i: number, j: number, turns: 0 | 1 | 2 | 3 = 0): PlacedTile => ({
  tile,
  cell: [i, j],
  turns,
});
const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);
const accepted = (result: Laying | Refusal): Laying => {
  if (isRefused(result)) throw new Error(`${result.rule} ${result.reason}`);
  return result;
};
/** The first seed for which something holds. */
const seedWhere = (isWanted: (laying: Laying) => boolean, scenario?: (typeof SCENARIO_IDS)[number]): Laying => {
  for (const seed of seeds(2000)) {
    const laying = beginLaying(seed, scenario);
    if (isWanted(laying)) return laying;
  }
  throw new Error('no such seed');
};
const afterTiles = (laying: Laying): Laying => (laying.step === 'tiles' ? afterTiles(chooseByLot(laying)) : laying);

describe('connectors', () => {
  const layout: Layout = [at(3, 0, 0), at(4, 1, 0), at(1, 0, -1, 1)];

  test('D18.7  a connector is joined where both tiles have one on the shared edge', () => {
    expect(connectorState(layout, { cell: [0, 0], edge: E })).toBe('joined');
    expect(connectorState(layout, { cell: [1, 0], edge: W })).toBe('joined');
  });

  test('D18.7  it is a dead end where the neighbouring tile has none there, and open where there is no tile', () => {
    expect(connectorState(layout, { cell: [0, 0], edge: N })).toBe('blocked');
    expect(connectorState(layout, { cell: [0, 0], edge: S })).toBe('open');
    expect(connectorState(layout, { cell: [0, -1], edge: S })).toBe(null);
    expect(connectorState(layout, { cell: [5, 5], edge: N })).toBe(null);
  });
});

describe('where a tile may go', () => {
  test('D19.4  the first tile is placed anywhere', () => {
    expect(joinRefusal([], at(3, 7, -4, 2))).toBe(null);
  });

  test.each([
    ['on another tile', at(4, 0, 0), 'tile-overlaps'],
    ['away from all others', at(4, 2, 0), 'tile-not-joined'],
    ['only beside a dead end', at(1, 0, 1, 1), 'tile-not-joined'],
    ['off the table', at(4, 1000, 0), 'tile-no-cell'],
    ['between cells', at(4, 0.5, 0), 'tile-no-cell'],
  ])('D19.4  a later tile may not lie %s', (_, placed, reason) => {
    expect(joinRefusal([at(3, 0, 0)], placed)).toEqual({ rule: 'D19.4', reason });
  });

  test('D19.4  one joined connector is enough; blocked ones are allowed', () => {
    const layout = [at(3, 0, 0), at(4, 1, 0), at(9, 1, 1)];
    expect(joinRefusal(layout, at(1, 0, 1))).toBe(null);
    expect(connectorState([...layout, at(1, 0, 1)], { cell: [1, 1], edge: W })).toBe('blocked');
  });

  test('D19.4  every placement listed is legal, and every other cell and turn is refused', () => {
    const layout: Layout = [at(5, 0, 0), at(2, 0, 1, 2)];
    for (const { number } of GEOTILES.filter(({ number: tile }) => tile !== 5 && tile !== 2)) {
      const listed = placementsFor(layout, number).map((placed) => JSON.stringify(placed));
      for (let i = -3; i <= 3; i++)
        for (let j = -3; j <= 3; j++)
          for (const turns of QUARTER_TURNS) {
            const placed = at(number, i, j, turns);
            expect(placementRefusal(layout, placed) === null).toBe(listed.includes(JSON.stringify(placed)));
          }
    }
  });

  test('D19.5  a placement leaves three open connectors if some placement of the tile does', () => {
    const layout = [at(3, 0, 0)];
    const ways = joinedPlacements(layout, 2);
    const open = ways.map((placed) => openConnectors([...layout, placed]).length);
    expect(Math.min(...open)).toBeGreaterThanOrEqual(3);
  });

  test('D19.5  where three cannot be had, one is enough', () => {
    const layout = [at(10, 0, 0)];
    expect(openConnectors(layout)).toHaveLength(1);
    const straight = placementsFor(layout, 1);
    expect(straight.map((placed) => openConnectors([...layout, placed]).length)).toEqual([1, 1]);
  });

  test('D19.5  a placement that leaves too few is refused', () => {
    const layout: Layout = [at(2, 0, 0), at(10, -1, 0, 3), at(2, 1, 0), at(8, 0, 1)];
    const narrow = joinedPlacements(layout, 10).filter((placed) => openConnectors([...layout, placed]).length < 3);
    expect(narrow.length).toBeGreaterThan(0);
    for (const placed of narrow)
      expect(placementRefusal(layout, placed)).toEqual({ rule: 'D19.5', reason: 'tile-leaves-too-few-open' });
    expect(placementsFor(layout, 10).length + narrow.length).toBe(joinedPlacements(layout, 10).length);
  });
});

describe('laying', () => {
  test('D19.2  the die decides the scenario, and a chosen one needs no die', () => {
    const found = new Set<string>();
    for (const seed of seeds(60)) {
      const { scenario, scenarioDie } = beginLaying(seed);
      expect(scenario).toBe(SCENARIO_IDS[scenarioDie - 1]);
      found.add(scenario);
    }
    expect([...found].sort()).toEqual([...SCENARIO_IDS].sort());
    expect(beginLaying(1, 'scn-raid')).toMatchObject({ scenario: 'scn-raid', scenarioDie: 0 });
  });

  test('D19.3  the roll-off is repeated until the dice differ, and decides who starts', () => {
    const tied = seedWhere(({ rollOff }) => rollOff.length > 1);
    expect(tied.rollOff[0]![0]).toBe(tied.rollOff[0]![1]);
    for (const seed of seeds(20)) {
      const laying = beginLaying(seed);
      const [first, second] = laying.rollOff.at(-1)!;
      expect(first).not.toBe(second);
      expect(layingTurn(laying)).toEqual({ step: 'tiles', seat: first > second ? 0 : 1 });
    }
  });

  test('D19.1, D19.3  the two alternate, each placing the tile drawn, until eight lie', () => {
    let laying = beginLaying(7, 'scn-destroy');
    const seats: number[] = [];
    while (laying.step === 'tiles') {
      const turn = layingTurn(laying)!;
      seats.push(turn.step === 'tiles' ? turn.seat : -1);
      expect(laying.layout.some(({ tile }) => tile === laying.hand)).toBe(false);
      laying = accepted(layTile(laying, legalPlacements(laying)[0]!));
    }
    expect(laying.layout).toHaveLength(8);
    expect(new Set(laying.layout.map(({ tile }) => tile)).size).toBe(8);
    seats.forEach((seat, index) => expect(seat).toBe((seats[0]! + index) % 2));
  });

  test('D19.3  only the tile drawn may be laid, and only while a tile is due', () => {
    const laying = beginLaying(3);
    const other = laying.hand === 1 ? 2 : 1;
    expect(tileRefusal(laying, at(other, 0, 0))).toEqual({ rule: 'D19.3', reason: 'not-the-tile-drawn' });
    expect(layTile(laying, at(other, 0, 0))).toEqual({ rule: 'D19.3', reason: 'not-the-tile-drawn' });
    const done = finishByLot(laying);
    expect(tileRefusal(done, at(1, 0, 0))).toEqual({ rule: 'D19.1', reason: 'no-tile-to-lay' });
    expect(layingTurn(done)).toBe(null);
  });

  test('D19.6  a tile without a legal placement is set aside and another drawn; a smaller layout stays smaller', () => {
    // One corridor is left open, and a straight tile laid there would run into a wall.
    const walled = [at(10, 0, 1, 2), at(10, 0, -1, 2), at(10, 0, -2)];
    expect(joinedPlacements(walled, 1)).toEqual([at(1, 0, 0), at(1, 0, 0, 2)]);
    expect(placementsFor(walled, 1)).toEqual([]);
    const others = GEOTILES.map(({ number }) => number).filter((number) => number !== 1 && number !== 10);
    const laying: Laying = { ...beginLaying(5, 'scn-recon'), layout: walled.slice(0, 2), hand: 10, aside: others };
    const smaller = accepted(layTile(laying, walled[2]!));
    expect(smaller).toMatchObject({ step: 'corridors', hand: 0, aside: [...others, 1] });
    expect(smaller.layout).toHaveLength(3);
  });

  test('D19.8  the alien player adds the control room where the scenario needs it and it is not laid', () => {
    const raid = seedWhere((laying) => afterTiles(laying).step === 'control-room', 'scn-raid');
    const waiting = afterTiles(raid);
    expect(layingTurn(waiting)).toEqual({ step: 'control-room', side: 'aliens' });
    expect(waiting.layout).toHaveLength(8);
    const laid = accepted(layTile(waiting, legalPlacements(waiting)[0]!));
    expect(laid.layout.at(-1)!.tile).toBe(10);
    expect(laid.step).toBe('corridors');
  });

  test('D19.8  no scenario but Raid and Escape asks for it', () => {
    for (const scenario of SCENARIO_IDS) {
      const laying = seedWhere((other) => !afterTiles(other).layout.some(({ tile }) => tile === 10), scenario);
      expect(afterTiles(laying).step).toBe(SCENARIOS[scenario].needsControlRoom ? 'control-room' : 'corridors');
    }
  });

  test('D19.9  the marine player attaches two corridors to two different open connectors', () => {
    const laying = afterTiles(beginLaying(11, 'scn-recon'));
    expect(layingTurn(laying)).toEqual({ step: 'corridors', side: 'marines' });
    const [first, second] = legalCorridors(laying);
    expect(corridorRefusal(laying, { cell: [99, 99], edge: N })).toEqual({
      rule: 'D19.9',
      reason: 'connector-not-open',
    });
    const one = accepted(attachCorridor(laying, first!));
    expect(attachCorridor(one, first!)).toEqual({ rule: 'D19.9', reason: 'corridor-attached-there' });
    const two = accepted(attachCorridor(one, second!));
    expect(two.corridors).toEqual([first, second]);
    expect(two.step).toBe('finished');
    expect(attachCorridor(two, second!)).toEqual({ rule: 'D19.1', reason: 'no-corridor-to-attach' });
  });

  test('D19.9  only one corridor if two would leave no open connector', () => {
    const narrow: Laying = { ...afterTiles(beginLaying(1, 'scn-recon')), layout: [at(1, 0, 0)] };
    expect(corridorsDue(narrow)).toBe(1);
    expect(accepted(attachCorridor(narrow, { cell: [0, 0], edge: N })).step).toBe('finished');
    expect(corridorsDue({ ...narrow, layout: [at(2, 0, 0)] })).toBe(2);
  });

  test('D19.11  the alien force is rolled when the corridors are attached', () => {
    const table = new Map<number, string>();
    for (const seed of seeds(60)) {
      const { die, perTurn, total } = finishByLot(beginLaying(seed)).aliens!;
      table.set(die, `${perTurn} a turn, ${total} in all`);
    }
    expect([...table].sort(([a], [b]) => a - b)).toEqual([
      [1, '2 a turn, 20 in all'],
      [2, '2 a turn, 20 in all'],
      [3, '2 a turn, 25 in all'],
      [4, '2 a turn, 25 in all'],
      [5, '3 a turn, 30 in all'],
      [6, '3 a turn, 30 in all'],
    ]);
  });

  test('D21.13  corridors can be attached anew on the same tiles', () => {
    const done = finishByLot(beginLaying(4));
    const again = detachCorridors(done);
    expect(again).toMatchObject({ step: 'corridors', corridors: [], layout: done.layout });
    expect(layingTurn(finishByLot(again))).toBe(null);
  });

  test('the same seed gives the same board, and a state goes through JSON unchanged', () => {
    for (const seed of seeds(20)) {
      let one = beginLaying(seed);
      while (layingTurn(one) !== null) one = chooseByLot(JSON.parse(JSON.stringify(one)) as Laying);
      expect(one).toEqual(finishByLot(beginLaying(seed)));
    }
  });

  test('S6.10  choices by lot are among those that may be chosen', () => {
    let laying = beginLaying(9, 'scn-escape');
    while (layingTurn(laying) !== null) {
      const results = layingChoices(laying).map((choice) => accepted(makeChoice(laying, choice)).layout.length);
      laying = chooseByLot(laying);
      expect(results).toContain(laying.layout.length);
    }
    expect(() => chooseByLot(laying)).toThrow(LayingError);
  });

  test.each(SCENARIO_IDS)('%s: whatever is chosen, a corridor and an entry area are left', (scenario) => {
    for (const seed of seeds(12)) {
      let laying = beginLaying(seed, scenario);
      // The worst that can be done: always the placement that leaves fewest connectors open.
      while (layingTurn(laying) !== null) {
        const next = layingChoices(laying).map((choice) => accepted(makeChoice(laying, choice)));
        const open = next.map(({ layout }) => openConnectors(layout).length);
        laying = next[open.indexOf(Math.min(...open))]!;
      }
      expect(openConnectors(laying.layout).length).toBeGreaterThan(laying.corridors.length);
    }
  });
});

test('D19.7  arrows play no part: edges of arrows are joined and closed like any other', () => {
  const states = new Set<string>();
  for (const seed of seeds(40)) {
    const { layout } = finishByLot(beginLaying(seed));
    for (const { tile, cell, turns } of layout) {
      const { entry } = GEOTILES[tile - 1]!;
      if (entry !== null) states.add(String(connectorState(layout, { cell, edge: (entry + turns) % 4 })));
    }
  }
  expect([...states].sort()).toEqual(['blocked', 'joined', 'open']);
  expect(FACINGS).toHaveLength(4);
});
