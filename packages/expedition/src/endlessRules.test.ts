/**
 * D16, D18–D23 read a second time: tables typed from the codex, distances and joins counted anew without the program's
 * own functions, over many seeds.
 */
import { toScenario, type Mission } from '@sensorium/content';
import {
  createGame,
  otherwise,
  pending,
  pieceOf,
  planOf as rulePlanOf,
  profileOf,
  submit,
  type Coordinates,
  type Game,
} from '@sensorium/engine';
import { SCENARIO_IDS, isObjective, rosterOf, setupFor, teleportsNeeded } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import {
  availableSquads,
  beginCampaign,
  chooseSquads,
  declareAttack,
  disbandSquad,
  finishScenario,
  isCampaignRefused,
  isLost,
  layByLot,
  marchOn,
  membersOfSquad,
  scenarioOfCampaign,
  squadRefusal,
  type Campaign,
  type CampaignAnswer,
  type ScenarioResult,
  type Stage,
} from './campaign/index.ts';
import {
  checkForce,
  emptySquad,
  forceCost,
  membersOf,
  whyNotBuy,
  type ForceList,
  type OptionId,
  type SquadId,
} from './forces/index.ts';
import {
  beginLaying,
  finishByLot,
  generateMission,
  legalPlacements,
  missionOf,
  type Laying,
} from './generator/index.ts';
import { chooseByLot } from './generator/laying.ts';
import { beginStand, marinesOf } from './lastStand/index.ts';
import { layStandBoard } from './lastStand/boards.ts';
import { drawStandBoard } from './lastStand/scenario.ts';

// --- D16 -------------------------------------------------------------------------------------------------------------

const SB = 'storm-bolter, power-fist';
const FLAMER = 'heavy-flamer, power-fist';
const CANNON = 'assault-cannon, power-fist';

/** SQUAD TABLE, as printed; the first of two weapons where there is an "or". */
const PRINTED: Readonly<Record<SquadId, readonly [points: number, ...members: string[]]>> = {
  'squad-command': [
    20,
    'captain: storm-bolter, power-sword, grenade-glove',
    'librarian: storm-bolter, force-axe',
    `marine: ${FLAMER}`,
    `marine: ${CANNON}`,
    `marine: ${SB}`,
  ],
  'squad-heavy': [6, `marine: ${FLAMER}`, `marine: ${SB}`],
  'squad-assault': [
    7,
    'sergeant: storm-bolter, power-sword',
    'marine: lightning-claws',
    'marine: thunder-hammer, storm-shield',
    `marine: ${SB}`,
    `marine: ${SB}`,
  ],
  'squad-standard': [10, `sergeant: ${SB}`, `marine: ${FLAMER}`, `marine: ${SB}`, `marine: ${SB}`, `marine: ${SB}`],
  'squad-recon': [4, `sergeant: ${SB}`, `marine: ${SB}`, `marine: ${SB}`],
};
const SQUADS = Object.keys(PRINTED) as SquadId[];

/** OPTION TABLE: the members each option of a squad may be given first of all, and its cost. */
const OFFERED: Readonly<Record<SquadId, Partial<Record<OptionId, readonly [cost: number, ...members: number[]]>>>> = {
  'squad-command': { 'opt-psi-level': [3, 1], 'opt-flamer-charge': [2, 2], 'opt-cannon-magazine': [1, 3] },
  'squad-heavy': { 'opt-flamer-charge': [2, 0] },
  'squad-assault': { 'opt-sb-to-flamer': [4, 3, 4], 'opt-chainfist': [1, 3, 4] },
  'squad-standard': {
    'opt-captain': [3, 0],
    'opt-sword': [1, 0],
    'opt-sb-to-heavy': [4, 2, 3, 4],
    'opt-chainfist': [1, 0, 1, 2, 3, 4],
    'opt-flamer-charge': [2, 1],
    'opt-assault-arms': [0, 1, 2, 3, 4],
  },
  'squad-recon': { 'opt-sword': [1, 0], 'opt-assault-arms': [0, 1, 2] },
};
const OPTION_IDS: readonly OptionId[] = [
  'opt-psi-level',
  'opt-flamer-charge',
  'opt-cannon-magazine',
  'opt-sb-to-flamer',
  'opt-sb-to-heavy',
  'opt-chainfist',
  'opt-captain',
  'opt-sword',
  'opt-assault-arms',
];

const single = (type: SquadId, member: number, options: readonly OptionId[], as?: string): ForceList => ({
  name: 'x',
  time: 0,
  squads: [
    emptySquad('squad-recon'),
    {
      ...emptySquad(type),
      members: emptySquad(type).members.map((one, index) =>
        index === member
          ? { ...one, options: options.map((option) => (as === undefined ? { option } : { option, as })) }
          : one,
      ),
    },
  ],
});

describe('D16, typed from the tables', () => {
  test.each(SQUADS)('D16.7  %s: points and members', (type) => {
    const [points, ...members] = PRINTED[type];
    expect(membersOf(emptySquad(type)).map(({ rank, gear }) => `${rank}: ${gear.join(', ')}`)).toEqual(members);
    expect(forceCost({ name: 'x', time: 0, squads: [emptySquad(type)] })).toBe(points);
  });

  test.each(SQUADS)('D16.10  %s: every option for every member, allowed or refused, at its price', (type) => {
    const members = PRINTED[type].length - 1;
    for (const option of OPTION_IDS)
      for (let member = 0; member < members; member++) {
        const [cost = 0, ...eligible] = OFFERED[type][option] ?? [];
        const isOffered = whyNotBuy(type, member, { options: [] }, { option }) === null;
        const price = isOffered ? forceCost(single(type, member, [option])) : null;
        const printed = eligible.includes(member) ? 4 + PRINTED[type][0] + cost : null;
        expect([option, member, price]).toEqual([option, member, printed]);
      }
  });

  test('D16.11  one member is rearmed once; a chainfist goes on a fist that is still there', () => {
    const isFine = (member: number, options: readonly OptionId[]): boolean =>
      checkForce(single('squad-standard', member, options), 50).length === 0;
    expect(isFine(0, ['opt-captain', 'opt-sword'])).toBe(false);
    expect(isFine(0, ['opt-captain', 'opt-chainfist'])).toBe(false);
    expect(isFine(0, ['opt-sword', 'opt-chainfist'])).toBe(false);
    expect(isFine(0, ['opt-chainfist'])).toBe(true);
    expect(isFine(2, ['opt-sb-to-heavy', 'opt-chainfist'])).toBe(true);
    expect(isFine(2, ['opt-sb-to-heavy', 'opt-assault-arms'])).toBe(false);
    expect(isFine(2, ['opt-assault-arms', 'opt-chainfist'])).toBe(false);
    expect(isFine(1, ['opt-chainfist', 'opt-flamer-charge'])).toBe(true);
  });

  test('D16.10 D16.12  limits: one charge a flamer, two magazines a cannon besides its own, level 4', () => {
    const cost = (member: number, options: readonly OptionId[], as?: string): number | null => {
      const list = single('squad-standard', member, options, as);
      return checkForce(list, 50).length === 0 ? forceCost(list) - 14 : null;
    };
    expect(cost(1, ['opt-flamer-charge'])).toBe(2);
    expect(cost(1, ['opt-flamer-charge', 'opt-flamer-charge'])).toBe(null);
    const cannon = single('squad-command', 3, ['opt-cannon-magazine', 'opt-cannon-magazine']);
    expect(membersOf(cannon.squads[1]!)[3]!.counts).toEqual({ 'cannon-magazine': 3 });
    expect(checkForce(single('squad-command', 3, Array(3).fill('opt-cannon-magazine')), 50)).toHaveLength(1);
    const levels = [1, 2, 3].map((count) => single('squad-command', 1, Array(count).fill('opt-psi-level')));
    expect(levels.map((list) => forceCost(list) - 24)).toEqual([3, 6, 9]);
    expect(levels.map((list) => membersOf(list.squads[1]!)[1]!.counts['psi'])).toEqual([20, 30, 40]);
    expect(checkForce(single('squad-command', 1, Array(4).fill('opt-psi-level')), 50)).toHaveLength(1);
  });

  test('D16.5 D16.14  a force of heavy squads has no leader; a promoted sergeant leads as a captain, once', () => {
    const of = (...types: SquadId[]): ForceList => ({ name: 'x', time: 0, squads: types.map(emptySquad) });
    expect(checkForce(of('squad-heavy', 'squad-heavy'), 50).map(({ rule }) => rule)).toEqual(['D16.5']);
    expect(checkForce(of('squad-command', 'squad-command'), 50).map(({ rule }) => rule)).toEqual(['D16.15']);
    expect(membersOf(single('squad-standard', 0, ['opt-captain']).squads[1]!).map(({ rank }) => rank)).toEqual([
      'captain',
      'marine',
      'marine',
      'marine',
      'marine',
    ]);
  });
});

// --- D18, D19 --------------------------------------------------------------------------------------------------------

/** GEOTILE TABLE: N E S W are 0 to 3. */
const CONNECTORS = ['NS', 'ESW', 'NESW', 'NESW', 'NES', 'NEW', 'ESW', 'NES', 'NESW', 'S'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

type Placed = Laying['layout'][number];

const edgesOf = ({ tile, turns }: Pick<Placed, 'tile' | 'turns'>): number[] =>
  Array.from(CONNECTORS[tile - 1]!, (name) => ('NESW'.indexOf(name) + turns) % 4);

const at = (layout: readonly Placed[], x: number, y: number): Placed | undefined =>
  layout.find(({ cell }) => cell[0] === x && cell[1] === y);

const openEnds = (layout: readonly Placed[]): number =>
  layout.reduce((sum, placed) => {
    const free = edgesOf(placed).filter((edge) => {
      const [dx, dy] = STEPS[edge]!;
      return at(layout, placed.cell[0] + dx, placed.cell[1] + dy) === undefined;
    });
    return sum + free.length;
  }, 0);

/** D19.4: an empty cell with at least one joined connector. */
const joins = (layout: readonly Placed[], placed: Placed): boolean =>
  at(layout, ...placed.cell) === undefined &&
  edgesOf(placed).some((edge) => {
    const [dx, dy] = STEPS[edge]!;
    const beside = at(layout, placed.cell[0] + dx, placed.cell[1] + dy);
    return beside !== undefined && edgesOf(beside).includes((edge + 2) % 4);
  });

const everyPlace = (layout: readonly Placed[], tile: number): Placed[] => {
  const cells = layout.flatMap(({ cell: [x, y] }) => STEPS.map(([dx, dy]) => [x + dx, y + dy] as const));
  const unique = [...new Map(cells.map((cell) => [String(cell), cell])).values()];
  return unique.flatMap((cell) => ([0, 1, 2, 3] as const).map((turns) => ({ tile, cell, turns })));
};

const nameOf = ({ cell, turns }: Placed): string => `${cell.join(',')} ${turns}`;

describe('D18, D19, counted anew', () => {
  test('D19.4 D19.5  where a tile may lie, for every tile of forty layouts', () => {
    for (let seed = 0; seed < 40; seed++)
      for (let laying = beginLaying(seed, 'scn-recon'); laying.step === 'tiles'; laying = chooseByLot(laying)) {
        const { layout, hand } = laying;
        if (layout.length === 0 || layout.length >= 7) continue;
        const joined = everyPlace(layout, hand).filter((placed) => joins(layout, placed));
        const most = Math.max(...joined.map((placed) => openEnds([...layout, placed])));
        const least = most >= 3 ? 3 : 1;
        const expected = joined.filter((placed) => openEnds([...layout, placed]) >= least).map(nameOf);
        expect(legalPlacements(laying).map(nameOf).toSorted()).toEqual(expected.toSorted());
      }
  });

  test('D19.3 D19.8 D19.9 D19.11  a hundred boards: eight tiles, tile 10 where it must be, corridors, the alien force', () => {
    const dice = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const scenario = SCENARIO_IDS[seed % 6]!;
      const { layout, corridors, aliens } = finishByLot(beginLaying(seed, scenario));
      const isNeeded = scenario === 'scn-raid' || scenario === 'scn-escape';
      const tiles = layout.map(({ tile }) => tile);
      expect(new Set(tiles).size).toBe(tiles.length);
      expect(layout.length - (isNeeded && tiles.indexOf(10) === 8 ? 1 : 0)).toBe(8);
      expect(!isNeeded || tiles.includes(10)).toBe(true);
      expect(openEnds(layout)).toBeGreaterThanOrEqual(2);
      expect(corridors).toHaveLength(openEnds(layout) >= 3 ? 2 : 1);
      dice.add(`${aliens!.die}: ${aliens!.perTurn} ${aliens!.total}`);
    }
    expect([...dice].toSorted()).toEqual(['1: 2 20', '2: 2 20', '3: 2 25', '4: 2 25', '5: 3 30', '6: 3 30']);
  });

  test('D19.10 D19.16  every open connector is an area or a corridor; ten marines find ten squares', () => {
    for (let seed = 0; seed < 30; seed++) {
      const laying = finishByLot(beginLaying(seed, 'scn-destroy'));
      const mission = missionOf(laying);
      expect(mission.entries.length + laying.corridors.length).toBe(openEnds(laying.layout));
      const squares = mission.board.floor.join('').split('1').length - 1;
      expect(squares).toBeGreaterThanOrEqual(10);
      expect(squares % 5).toBe(0);
    }
  });
});

// --- D20 -------------------------------------------------------------------------------------------------------------

const planOf = ({ objectives }: Mission) => {
  const [plan] = objectives;
  if (plan?.is !== 'scenario') throw new Error('no scenario');
  return plan;
};

/** D1.6 on one level: steps in eight directions, a diagonal one past at least one usable square; crates and tanks bar. */
const distances = ({ board: { floor } }: Mission, from: readonly Coordinates[]): Map<string, number> => {
  const isUsable = (x: number, y: number): boolean => !['#', '&', '$'].includes(floor[y]?.[x] ?? '#');
  const found = new Map(from.map(([x, y]) => [`${x},${y}`, 0]));
  const queue = from.map(([x, y]) => [x, y] as const);
  for (const [x, y] of queue)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const key = `${x + dx},${y + dy}`;
        const isPassed = dx === 0 || dy === 0 || isUsable(x + dx, y) || isUsable(x, y + dy);
        if (!isUsable(x + dx, y + dy) || !isPassed || found.has(key)) continue;
        found.set(key, found.get(`${x},${y}`)! + 1);
        queue.push([x + dx, y + dy]);
      }
  return found;
};

/** The game after everybody has chosen what is first. */
const begun = (mission: Mission): Game => {
  const game = createGame(setupFor(toScenario(mission)), { seed: 1 });
  while (game.state.phase === 'setup') submit(game, pending(game)!.side, otherwise(game));
  return game;
};

describe('D20, counted anew', () => {
  test('D20.5  the objectives are the four areas nearest to a corridor, by distances counted here', () => {
    for (let seed = 0; seed < 12; seed++) {
      const mission = generateMission(seed, 'scn-establish');
      const game = begun(mission);
      const far = distances(mission, planOf(mission).corridors.flat());
      const away = mission.entries.map(({ at: [x, y] }) => far.get(`${x},${y}`)!);
      const chosen = away.filter((_, area) => isObjective(game, area)).toSorted((a, b) => a - b);
      expect(chosen).toEqual(away.toSorted((a, b) => a - b).slice(0, 4));
    }
  });

  test('D20.9 D20.13  blips in all and a turn, by the die and the scenario', () => {
    for (let seed = 0; seed < 24; seed++) {
      const scenario = SCENARIO_IDS[seed % 6]!;
      const laying = finishByLot(beginLaying(seed, scenario));
      const [perTurn, total] = (
        [
          [2, 20],
          [2, 25],
          [3, 30],
        ] as const
      )[Math.ceil(laying.aliens!.die / 2) - 1]!;
      const mission = missionOf(laying);
      expect(planOf(mission).blips).toBe(scenario === 'scn-defend' ? total + 10 : total);
      expect(mission.blips).toEqual({ start: 0, perTurn: scenario === 'scn-escape' ? 1 : perTurn });
    }
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 3],
    [7, 4],
    [10, 5],
  ])('D20.14  of %i marines %i must get out', (marines, needed) => {
    const pieces = Array.from({ length: marines }, (_, index) => ({ is: index === 0 ? 'sergeant' : 'marine' }));
    const squads = [pieces.slice(0, 5), pieces.slice(5)].filter((squad) => squad.length > 0);
    const force = squads.map((squad, index) => ({ squad: 'AB'[index]!, pieces: squad }));
    expect(teleportsNeeded(begun(generateMission(2, 'scn-escape', { force })))).toBe(needed);
  });
});

// --- D21 -------------------------------------------------------------------------------------------------------------

const ok = (answer: CampaignAnswer): Campaign => {
  if (isCampaignRefused(answer)) throw new Error(`${answer.rule} ${answer.reason}`);
  return answer;
};

const listOf = (...types: SquadId[]): ForceList => ({ name: 'x', time: 1, squads: types.map(emptySquad) });
const FIVE: ForceList = listOf(...Array<SquadId>(5).fill('squad-standard'));
const campaignOf = (list: ForceList, seed = 1): Campaign => beginCampaign({ name: 'x', seed, list, points: 125 });
const over = (campaign: Campaign, result: Partial<ScenarioResult>): Campaign =>
  finishScenario(campaign, {
    winner: 'marines',
    rule: 'D20.3',
    turns: 5,
    kills: 0,
    blips: 0,
    dead: [],
    killsBy: [],
    objectives: ['E1'],
    ...result,
  });
const going = (campaign: Campaign, squads: readonly number[]): Campaign =>
  ok(layByLot(ok(chooseSquads(campaign, squads))));
/** The campaign at a stage, as though everything before had been won without a fight. */
const jump = (campaign: Campaign, stage: Stage): Campaign => ({
  ...campaign,
  stage,
  board: beginLaying(7, stage),
  step: { is: 'choose-squads' },
});

describe('D21, by hand', () => {
  test('D21.10  who dies on arrival is exactly who throws two ones, and nobody else, over two hundred arrivals', () => {
    let lost = 0;
    for (let seed = 0; seed < 20; seed++) {
      const campaign = going(campaignOf(FIVE, seed), [0, 1]);
      const { step } = campaign;
      if (step.is !== 'play') throw new Error('not played');
      expect(step.arrivals.map(({ marine }) => marine)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      for (const { marine, dice } of step.arrivals) {
        const isDead = dice[0] === 1 && dice[1] === 1;
        expect(isLost(campaign.marines[marine]!)).toBe(isDead);
        expect(step.marines.includes(marine)).toBe(!isDead);
        if (isDead) lost += 1;
      }
    }
    expect(lost).toBeGreaterThan(0);
  });

  test('D21.12  a torpedo for every five or fewer; four for the whole campaign', () => {
    const list = listOf(...Array<SquadId>(5).fill('squad-standard'), 'squad-heavy');
    const establish = jump(campaignOf(list), 'scn-establish');
    const left = (squads: readonly number[]): number | string => {
      const answer = chooseSquads(establish, squads);
      return isCampaignRefused(answer) ? answer.rule : answer.torpedoes;
    };
    expect([[5], [0], [0, 5], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 5]].map(left)).toEqual([3, 3, 2, 1, 0, 'D21.12']);
  });

  test('D21.13  Establish is lost: again, until no torpedo is left', () => {
    let campaign = jump(campaignOf(FIVE), 'scn-establish');
    campaign = ok(marchOn(over(going(campaign, [0, 1]), { winner: 'aliens' })));
    expect(campaign).toMatchObject({ stage: 'scn-establish', torpedoes: 2, winner: 'none' });
    campaign = ok(marchOn(over(going(campaign, [2, 3]), { winner: 'draw' })));
    expect(campaign).toMatchObject({ winner: 'aliens', endedBy: 'D21.13', torpedoes: 0 });
  });

  test('D21.4 D21.8  who fought rests; where all have fought the marines are broken', () => {
    const once = ok(marchOn(over(going(campaignOf(FIVE), [0, 3]), {})));
    expect(availableSquads(once).map(({ id }) => id)).toEqual([1, 2, 4]);
    const all = ok(marchOn(over(going(campaignOf(listOf('squad-recon')), [0]), { dead: [] })));
    expect(all).toMatchObject({ winner: 'aliens', endedBy: 'D21.8' });
  });

  test('D21.4 D21.15 D21.16  a perimeter nobody attacks counts as played, and its squads stay there for good', () => {
    const held: Campaign = {
      ...jump(campaignOf(FIVE), 'scn-defend'),
      board: finishByLot(beginLaying(7, 'scn-establish')),
    };
    const fought = over(going(campaignOf(FIVE), [0]), {});
    const declined = ok(
      declareAttack(ok(chooseSquads({ ...held, history: fought.history, marines: fought.marines }, [1])), false),
    );
    const next = ok(marchOn(declined));
    expect(next.stage).toBe('scn-raid');
    expect(squadRefusal(next, 1)).toMatchObject({ rule: 'D21.16' });
    expect(squadRefusal(next, 0)).toBeNull();
    const later = ok(marchOn(over(going(next, [0]), {})));
    expect(squadRefusal(later, 1)).toMatchObject({ rule: 'D21.16' });
  });

  test('D21.6 D21.4  members go only where somebody was lost, five at most, and carry their tiredness along', () => {
    const fought = over(going(campaignOf(FIVE), [0, 1]), { dead: [0, 1, 2, 3, 5] });
    expect(membersOfSquad(fought, 0).map(({ id }) => id)).toEqual([4]);
    const to = (squad: number): CampaignAnswer => disbandSquad(fought, 0, [{ marine: 4, to: squad }]);
    expect(to(2)).toMatchObject({ rule: 'D21.6' });
    const moved = ok(to(1));
    expect(membersOfSquad(moved, 1)).toHaveLength(5);
    expect(squadRefusal(ok(marchOn(moved)), 1)).toMatchObject({ rule: 'D21.4' });
    const spare = membersOfSquad(fought, 2).map(({ id }) => ({ marine: id, to: 1 }));
    expect(disbandSquad(fought, 2, spare)).toMatchObject({ rule: 'D21.6' });
  });

  test('D21.7  two blips a turn in every stage, out of what is left of 125', () => {
    for (const stage of ['scn-recon', 'scn-establish', 'scn-raid', 'scn-destroy'] as const) {
      const scenario = scenarioOfCampaign(going({ ...jump(campaignOf(FIVE), stage), blipsUsed: 118 }, [0]));
      expect(scenario.reinforcements).toBe(2);
      expect(rulePlanOf(scenario, 'scenario')!.blips).toBe(7);
    }
  });

  test('D21.20  after a lost Raid: three command points less, thirty seconds less, half the psi points', () => {
    const list = { ...listOf('squad-command', 'squad-recon'), time: 2 };
    const clockOf = (raidLost: boolean, squads: readonly number[]): Game => {
      const campaign = going({ ...jump(campaignOf(list), 'scn-destroy'), raidLost }, squads);
      const game = createGame(setupFor(scenarioOfCampaign(campaign)), { seed: 3 });
      while (game.state.phase === 'setup') submit(game, pending(game)!.side, otherwise(game));
      return game;
    };
    const [before, after] = [clockOf(false, [0]), clockOf(true, [0])];
    expect([before.state.clock, after.state.clock]).toEqual([90, 60]);
    const psi = (game: Game): number =>
      game.state.marines
        .map((id) => pieceOf(game, id))
        .filter((piece) => profileOf(game, piece).is === 'librarian')
        .reduce((sum, piece) => sum + (piece.counts['psi'] ?? 0), 0);
    expect([psi(before), psi(after)]).toEqual([10, 5]);
    expect(before.state.cpBonus - after.state.cpBonus).toBe(3);
    expect(clockOf(true, [1]).state.clock).toBe(60);
    expect(rosterOf(after).blipsUsed).toBe(0);
  });
});

// --- D23 -------------------------------------------------------------------------------------------------------------

describe('D23, counted anew', () => {
  test('D23.4–D23.7  a hundred boards: two tiles and perhaps the tenth, a way in and a way out, areas between', () => {
    let { luck } = beginStand(1);
    let third = 0;
    for (let round = 0; round < 100; round++) {
      const laid = layStandBoard(1 + (round % 9), 5, luck);
      luck = laid.luck;
      const { layout } = laid.board;
      const [first, second, ...rest] = layout;
      expect([first!.tile, second!.tile]).not.toContain(10);
      expect(first!.tile).not.toBe(second!.tile);
      expect(rest.map(({ tile }) => tile)).toEqual(rest.length === 0 ? [] : [10]);
      third += rest.length;
      const drawn = drawStandBoard(laid.board);
      expect(drawn.corridors.map((corridor) => corridor.length)).toEqual([5, 5]);
      expect(drawn.entries).toHaveLength(openEnds(layout) - 2);
      expect(drawn.entries.length).toBeGreaterThan(0);
    }
    // Two of ten tiles are drawn: the tenth is among them once in five times.
    expect(third).toBeGreaterThan(5);
    expect(third).toBeLessThan(40);
  });

  test('D23.3 D23.7  more than five marines have longer corridors', () => {
    const bought = marinesOf(listOf('squad-standard', 'squad-recon'));
    expect(bought).toHaveLength(8);
    const stand = beginStand(3, bought);
    expect(drawStandBoard(stand.board).corridors.map((corridor) => corridor.length)).toEqual([10, 10]);
  });

  test('D23.17  board ten, thirty times: the control room on the exit arrow of the second tile, one corridor', () => {
    let { luck } = beginStand(2);
    for (let round = 0; round < 30; round++) {
      const { board, luck: left } = layStandBoard(10, 5, luck);
      luck = left;
      expect(board.layout.map(({ tile }) => tile)[2]).toBe(10);
      expect(board.exit).toBe(null);
      const [, second, room] = board.layout;
      const exit = ('NESW'.indexOf('SSNEEWESN'[second!.tile - 1]!) + second!.turns) % 4;
      const [dx, dy] = STEPS[exit]!;
      expect(room!.cell).toEqual([second!.cell[0] + dx, second!.cell[1] + dy]);
    }
  });
});
