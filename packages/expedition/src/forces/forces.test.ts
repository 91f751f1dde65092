import { MISSIONS, MissionError, toScenario, type Mission, type MissionChoices } from '@sensorium/content';
import {
  cloneGame,
  createGame,
  otherwise,
  pending,
  pieceOf,
  profileOf,
  removePiece,
  submit,
  type Game,
} from '@sensorium/engine';
import { rosterOf, setupFor, startClock } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { generateMission } from '../generator/index.ts';
import {
  LEAST_BID,
  MOST_BID,
  MOST_CAMPAIGN_BID,
  OPTIONS,
  SQUADS,
  SQUAD_IDS,
  bidRefusal,
  botBid,
  buyForce,
  checkForce,
  compareBids,
  emptySquad,
  fairPoints,
  forceCost,
  formatForce,
  isLeader,
  leadersOf,
  leastBid,
  membersOf,
  parseForce,
  soundBid,
  squadCost,
  turnSecondsOf,
  whyNotBuy,
  withForce,
  type BoughtMember,
  type ForceList,
  type OptionId,
  type Purchase,
  type SquadId,
} from './index.ts';

const buy = (option: OptionId, as?: string): Purchase => (as === undefined ? { option } : { option, as });

/** A squad with options for some of its members. */
const squad = (type: SquadId, bought: Readonly<Record<number, Partial<BoughtMember>>> = {}) => ({
  ...emptySquad(type),
  members: emptySquad(type).members.map((member, index) => ({ ...member, ...bought[index] })),
});

const force = (...squads: ForceList['squads']): ForceList => ({ name: 'Trial', time: 0, squads });

const findings = (list: ForceList, bid = MOST_BID): string[] =>
  checkForce(list, bid).map(({ rule, reason }) => `${rule} ${reason}`);

describe('the squad table', () => {
  test.each<[SquadId, number, string[]]>([
    [
      'squad-command',
      20,
      [
        'captain storm-bolter power-sword grenade-glove',
        'librarian storm-bolter force-axe',
        'marine heavy-flamer power-fist',
        'marine assault-cannon power-fist',
        'marine storm-bolter power-fist',
      ],
    ],
    ['squad-heavy', 6, ['marine heavy-flamer power-fist', 'marine storm-bolter power-fist']],
    [
      'squad-assault',
      7,
      [
        'sergeant storm-bolter power-sword',
        'marine lightning-claws',
        'marine thunder-hammer storm-shield',
        'marine storm-bolter power-fist',
        'marine storm-bolter power-fist',
      ],
    ],
    [
      'squad-standard',
      10,
      [
        'sergeant storm-bolter power-fist',
        'marine heavy-flamer power-fist',
        'marine storm-bolter power-fist',
        'marine storm-bolter power-fist',
        'marine storm-bolter power-fist',
      ],
    ],
    [
      'squad-recon',
      4,
      ['sergeant storm-bolter power-fist', 'marine storm-bolter power-fist', 'marine storm-bolter power-fist'],
    ],
  ])('D16.7  %s costs %i and has its members', (id, points, members) => {
    expect(squadCost(squad(id))).toBe(points);
    expect(membersOf(squad(id)).map(({ rank, gear }) => `${rank} ${gear.join(' ')}`)).toEqual(members);
  });

  test('D16.8  the heavy weapon is chosen free of charge, and a cannon comes with one spare', () => {
    for (const [id, member] of [
      ['squad-heavy', 0],
      ['squad-standard', 1],
    ] as const) {
      const cannon = squad(id, { [member]: { weapon: 'assault-cannon' } });
      expect(squadCost(cannon)).toBe(SQUADS[id].points);
      expect(membersOf(cannon)[member]).toMatchObject({
        gear: ['assault-cannon', 'power-fist'],
        counts: { 'cannon-magazine': 1 },
      });
      expect(findings(force(squad('squad-recon'), cannon))).toEqual([]);
    }
    expect(findings(force(squad('squad-standard', { 1: { weapon: 'lightning-claws' } })))).toEqual([
      'D16.8 no-such-choice',
    ]);
    expect(findings(force(squad('squad-standard', { 2: { weapon: 'heavy-flamer' } })))).toEqual([
      'D16.8 no-choice-here',
    ]);
  });

  test('D16.7  a list with too many or too few members is refused', () => {
    const list = force({ ...squad('squad-recon'), members: [{ options: [] }] });
    expect(findings(list)).toEqual(['D16.7 wrong-members']);
  });
});

/** Every row of the option table: who may have it, what it costs, what he then is. */
const OPTION_TABLE: readonly [
  squad: SquadId,
  purchase: Purchase,
  eligible: readonly number[],
  cost: number,
  result: string,
][] = [
  ['squad-command', buy('opt-psi-level'), [1], 3, 'librarian storm-bolter force-axe level 2'],
  ['squad-command', buy('opt-flamer-charge'), [2], 2, 'marine heavy-flamer power-fist flamer-charge 1'],
  ['squad-command', buy('opt-cannon-magazine'), [3], 1, 'marine assault-cannon power-fist cannon-magazine 2'],
  ['squad-heavy', buy('opt-flamer-charge'), [0], 2, 'marine heavy-flamer power-fist flamer-charge 1'],
  ['squad-assault', buy('opt-sb-to-flamer'), [3, 4], 4, 'marine heavy-flamer power-fist'],
  ['squad-assault', buy('opt-chainfist'), [3, 4], 1, 'marine storm-bolter chainfist'],
  ['squad-standard', buy('opt-captain'), [0], 3, 'captain storm-bolter power-sword grenade-glove'],
  ['squad-standard', buy('opt-sword'), [0], 1, 'sergeant storm-bolter power-sword'],
  [
    'squad-standard',
    buy('opt-sb-to-heavy', 'assault-cannon'),
    [2, 3, 4],
    4,
    'marine assault-cannon power-fist cannon-magazine 1',
  ],
  ['squad-standard', buy('opt-sb-to-heavy', 'heavy-flamer'), [2, 3, 4], 4, 'marine heavy-flamer power-fist'],
  ['squad-standard', buy('opt-chainfist'), [0, 1, 2, 3, 4], 1, 'chainfist'],
  ['squad-standard', buy('opt-flamer-charge'), [1], 2, 'marine heavy-flamer power-fist flamer-charge 1'],
  ['squad-standard', buy('opt-assault-arms', 'thunder-hammer'), [1, 2, 3, 4], 0, 'marine thunder-hammer storm-shield'],
  ['squad-standard', buy('opt-assault-arms', 'lightning-claws'), [1, 2, 3, 4], 0, 'marine lightning-claws'],
  ['squad-recon', buy('opt-sword'), [0], 1, 'sergeant storm-bolter power-sword'],
  ['squad-recon', buy('opt-assault-arms', 'lightning-claws'), [1, 2], 0, 'marine lightning-claws'],
];

describe('the option table', () => {
  test.each(OPTION_TABLE)('D16.10  %s: %o for the members %o', (type, purchase, eligible, cost, result) => {
    SQUADS[type].members.forEach((_, index) => {
      const bought = squad(type, { [index]: { options: [purchase] } });
      const isEligible = eligible.includes(index);
      expect(findings(force(squad('squad-recon'), bought))).toEqual(isEligible ? [] : ['D16.10 not-eligible']);
    });
    for (const index of eligible) {
      const bought = squad(type, { [index]: { options: [purchase] } });
      expect(squadCost(bought)).toBe(SQUADS[type].points + cost);
      const { rank, gear, counts } = membersOf(bought)[index]!;
      const told = [rank, ...gear, ...Object.entries(counts).flat()].join(' ').replace(/ psi \d+/, '');
      expect(told).toContain(result);
    }
  });

  test('D16.10  a squad uses its own rows only', () => {
    for (const type of SQUAD_IDS)
      for (const { id } of OPTIONS) {
        if (OPTIONS.some((row) => row.squad === type && row.id === id)) continue;
        const list = force(squad('squad-recon'), squad(type, { 0: { options: [buy(id)] } }));
        expect(findings(list)).toContain('D16.10 not-this-squads-option');
      }
  });

  test.each<[SquadId, number, string | undefined, OptionId, number]>([
    ['squad-command', 2, undefined, 'opt-flamer-charge', 1],
    ['squad-command', 3, undefined, 'opt-cannon-magazine', 2],
    ['squad-heavy', 0, 'heavy-flamer', 'opt-flamer-charge', 1],
    ['squad-heavy', 0, 'assault-cannon', 'opt-cannon-magazine', 2],
    ['squad-standard', 1, 'heavy-flamer', 'opt-flamer-charge', 1],
    ['squad-standard', 1, 'assault-cannon', 'opt-cannon-magazine', 2],
    ['squad-standard', 2, undefined, 'opt-chainfist', 1],
  ])('D16.9  %s, member %i with %s: %s at most %i times', (type, member, weapon, option, most) => {
    const times = (count: number) =>
      force(
        squad('squad-recon'),
        squad(type, {
          [member]: {
            ...(weapon === undefined ? {} : { weapon }),
            options: Array.from({ length: count }, () => buy(option)),
          },
        }),
      );
    expect(findings(times(most))).toEqual([]);
    expect(findings(times(most + 1))).toEqual(['D16.10 too-often']);
  });

  test('D16.9  an option may be applied to several members', () => {
    const heavy = { options: [buy('opt-sb-to-heavy', 'assault-cannon')] };
    const list = force(squad('squad-standard', { 2: heavy, 3: heavy, 4: heavy }));
    expect(findings(list)).toEqual([]);
    expect(forceCost(list)).toBe(22);
  });

  test('D16.11  one member is rearmed once; a chainfist needs the fist that is left', () => {
    const member = (index: number, ...options: Purchase[]) =>
      findings(force(squad('squad-standard', { [index]: { options } })));
    expect(member(0, buy('opt-captain'), buy('opt-sword'))).toEqual(['D16.11 rearmed-twice']);
    expect(member(2, buy('opt-sb-to-heavy'), buy('opt-assault-arms'))).toEqual(['D16.11 rearmed-twice']);
    expect(member(2, buy('opt-sb-to-heavy'), buy('opt-chainfist'))).toEqual([]);
    expect(member(0, buy('opt-chainfist'))).toEqual([]);
    expect(member(0, buy('opt-sword'), buy('opt-chainfist'))).toEqual(['D16.11 not-eligible']);
    expect(member(0, buy('opt-chainfist'), buy('opt-sword'))).toEqual(['D16.11 not-eligible']);
    expect(member(2, buy('opt-assault-arms'), buy('opt-chainfist'))).toEqual(['D16.11 not-eligible']);
    expect(member(1, buy('opt-assault-arms'), buy('opt-flamer-charge'))).toEqual(['D16.11 not-eligible']);
    expect(squadCost(squad('squad-standard', { 1: { options: [buy('opt-assault-arms')] } }))).toBe(10);
  });

  test('D16.12  a librarian costs 3, 6, 9 for level 2, 3, 4 and stops there', () => {
    for (const bought of [1, 2, 3]) {
      const list = squad('squad-command', {
        1: { options: Array.from({ length: bought }, () => buy('opt-psi-level')) },
      });
      expect(findings(force(list))).toEqual([]);
      expect(squadCost(list)).toBe(20 + 3 * bought);
      expect(membersOf(list)[1]!.counts).toEqual({ level: 1 + bought, psi: 10 * (1 + bought) });
    }
    const four = { 1: { options: Array.from({ length: 4 }, () => buy('opt-psi-level')) } };
    expect(findings(force(squad('squad-command', four)))).toEqual(['D16.12 too-often']);
  });

  test('D16.13  in the assault squad flamer and chainfist exclude each other, in either order', () => {
    const both = (...options: Purchase[]) => findings(force(squad('squad-assault', { 3: { options } })));
    expect(both(buy('opt-sb-to-flamer'), buy('opt-chainfist'))).toEqual(['D16.13 flamer-and-chainfist']);
    expect(both(buy('opt-chainfist'), buy('opt-sb-to-flamer'))).toEqual(['D16.13 flamer-and-chainfist']);
    expect(
      findings(
        force(
          squad('squad-assault', { 3: { options: [buy('opt-sb-to-flamer')] }, 4: { options: [buy('opt-chainfist')] } }),
        ),
      ),
    ).toEqual([]);
  });

  test('what a buyer is offered would be accepted, and what he is not would be refused', () => {
    for (const type of SQUAD_IDS)
      SQUADS[type].members.forEach((_, index) => {
        for (const first of OPTIONS.filter((row) => row.squad === type))
          for (const second of OPTIONS.filter((row) => row.squad === type)) {
            const before: BoughtMember = { options: [buy(first.id)] };
            if (findings(force(squad('squad-recon'), squad(type, { [index]: before }))).length > 0) continue;
            const both = force(
              squad('squad-recon'),
              squad(type, { [index]: { options: [buy(first.id), buy(second.id)] } }),
            );
            const isOffered = whyNotBuy(type, index, before, buy(second.id)) === null;
            expect(findings(both).length === 0, `${type} ${index} ${first.id} ${second.id}`).toBe(isOffered);
          }
      });
  });
});

describe('limits of a force', () => {
  test('D16.4  an overspent list is rejected; D16.17 time points are paid too', () => {
    const list = { ...force(squad('squad-standard')), time: 2 };
    expect(forceCost(list)).toBe(12);
    expect(findings(list, 12)).toEqual([]);
    expect(findings(list, 11)).toEqual(['D16.4 too-expensive']);
    expect(findings({ ...list, time: 5 })).toEqual(['D16.17 time-points']);
    expect(findings({ ...list, time: -1 })).toEqual(['D16.17 time-points']);
  });

  test('D16.5  any number of squads, the same one again, at least one sergeant or captain', () => {
    expect(findings(force(squad('squad-recon'), squad('squad-recon'), squad('squad-recon')))).toEqual([]);
    expect(findings(force(squad('squad-heavy')))).toEqual(['D16.5 no-leader']);
    expect(findings(force())).toEqual(['D16.5 no-squads']);
    expect(findings(force(squad('squad-command')))).toEqual([]);
  });

  test('D16.14 D16.15  captains of both kinds count together; a sergeant turned captain is no sergeant', () => {
    const promoted = squad('squad-standard', { 0: { options: [buy('opt-captain')] } });
    expect(membersOf(promoted).map(({ rank }) => rank)).not.toContain('sergeant');
    expect(leadersOf(force(promoted))).toBe(1);
    expect(findings(force(promoted))).toEqual([]);
    expect(findings(force(promoted, squad('squad-command')))).toEqual(['D16.15 two-captains']);
    expect(findings(force(promoted, promoted))).toEqual(['D16.15 two-captains']);
  });
});

describe('bidding', () => {
  test('D16.2  a bid is a whole number from 4 to 50', () => {
    for (const bid of [4, 27, 50]) expect(bidRefusal(bid)).toBeNull();
    for (const bid of [3, 51, 4.5, Number.NaN]) expect(bidRefusal(bid)).toMatchObject({ rule: 'D16.2' });
    expect(findings(force(squad('squad-recon')), LEAST_BID)).toEqual([]);
  });

  test('D16.3  the lower bidder has the marines, equal bids are made again', () => {
    expect(compareBids(12, 15)).toEqual({ is: 'decided', marines: 0, points: 12 });
    expect(compareBids(20, 9)).toEqual({ is: 'decided', marines: 1, points: 9 });
    expect(compareBids(9, 9)).toEqual({ is: 'tied' });
  });

  test('a bot bids about what the mission’s own force would cost, and always a legal bid', () => {
    const fair = fairPoints(MISSIONS.find(({ id }) => id === 'suicide-mission')!);
    expect(fair).toBe(10);
    for (const chance of [0, 0.3, 0.5, 0.99])
      for (const ties of [0, 1, 2]) {
        const bid = botBid(fair, chance, ties);
        expect(bidRefusal(bid)).toBeNull();
        expect(Math.abs(bid - fair)).toBeLessThanOrEqual(2);
      }
  });

  test('what a force costs member by member is what the list asks for it', () => {
    const priced = (type: SquadId): number =>
      fairPoints({
        options: {},
        force: [
          { squad: 'A', pieces: membersOf(emptySquad(type)).map(({ rank, gear }) => ({ is: rank, gear: [...gear] })) },
        ],
      });
    for (const type of SQUAD_IDS) expect(Math.abs(priced(type) - SQUADS[type].points)).toBeLessThanOrEqual(1);
    expect(fairPoints(generateMission(1, 'scn-raid'))).toBe(24);
  });

  test('a bot asks for more where the marines mostly lose, and for less where they mostly win', () => {
    const mission = { ...generateMission(1, 'scn-raid'), id: 'nobody-has-played-it', objectives: [] };
    const bids = [1, 2, 3, 4, 5].map((difficulty) => soundBid({ ...mission, difficulty }));
    expect(bids).toEqual([19, 24, 29, 32, 35]);
    for (const known of MISSIONS) {
      const least = leastBid(known);
      expect(bidRefusal(soundBid(known), MOST_BID, least)).toBeNull();
      expect(soundBid(known)).toBeGreaterThanOrEqual(Math.floor(fairPoints(known) / 2));
    }
  });

  test('where all must be burned no bid is so low that no flamer can be bought (decision 0253)', () => {
    const burning = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
    expect(leastBid(burning)).toBe(10);
    expect(leastBid(generateMission(1, 'scn-raid'))).toBe(LEAST_BID);
    for (let bid = leastBid(burning); bid <= MOST_BID; bid++) {
      const gear = buyForce(bid, 'Bot')
        .squads.flatMap(membersOf)
        .flatMap((member) => member.gear);
      expect(gear).toContain('heavy-flamer');
      expect(botBid(bid, 0, 1, { least: 10, most: MOST_BID })).toBeGreaterThanOrEqual(10);
    }
  });

  test('D16.2  with every bid there is a legal force to buy, and hardly a point is left', () => {
    for (let bid = LEAST_BID; bid <= MOST_BID; bid++) {
      const list = buyForce(bid, 'Bot');
      expect(checkForce(list, bid)).toEqual([]);
      expect(bid - forceCost(list)).toBeLessThanOrEqual(3);
    }
    expect(checkForce(buyForce(MOST_CAMPAIGN_BID, 'Bot'), MOST_CAMPAIGN_BID)).toEqual([]);
  });
});

describe('the time of a bought force', () => {
  const TIME_TABLE = [
    [1, [30, 60, 90, 120, 150]],
    [2, [60, 90, 120, 150, 180]],
    [3, [90, 120, 150, 180, 210]],
    [4, [120, 150, 180, 210, 240]],
    [5, [150, 180, 210, 240, 270]],
  ] as const;

  /** A game of the mission in its first marine turn. */
  const begun = (mission: Mission, choices: MissionChoices): Game => {
    const game = createGame(setupFor(toScenario(mission, choices)), { seed: 1 });
    while (game.state.phase === 'setup') submit(game, pending(game)!.side, otherwise(game));
    return game;
  };

  test.each(TIME_TABLE)('D16.17 D16.18  %i leaders with 0 to 4 points', (leaders, seconds) => {
    expect([0, 1, 2, 3, 4].map((points) => turnSecondsOf(leaders, points))).toEqual(seconds);
    const list = force(...Array.from({ length: leaders }, () => squad('squad-recon')));
    for (const time of [0, 4]) {
      const { mission, choices } = withForce(
        MISSIONS.find(({ id }) => id === 'defend')!,
        { ...list, time },
      );
      const game = begun(mission, choices);
      expect(game.state.clock).toBe(seconds[time]);
    }
  });

  test('D16.17 D16.19 D16.20  killed and teleported leaders cost 30 s each, once, down to 30 s; escaped ones nothing', () => {
    const list = {
      ...force(squad('squad-standard', { 0: { options: [buy('opt-captain')] } }), squad('squad-recon')),
      time: 1,
    };
    const { mission, choices } = withForce(
      MISSIONS.find(({ id }) => id === 'defend')!,
      list,
    );
    const game = begun(mission, choices);
    expect(game.state.clock).toBe(90);
    const [captain, sergeant] = game.state.marines.filter((id) => isLeader(profileOf(game, pieceOf(game, id)).is));
    const after = (fates: readonly ('dead' | 'teleported' | 'escaped')[]): number => {
      const later = cloneGame(game);
      fates.forEach((fate, index) => removePiece(later, [captain!, sergeant!][index]!, fate));
      startClock(later);
      return later.state.clock;
    };
    expect(after(['teleported'])).toBe(60);
    expect(after(['dead'])).toBe(60);
    expect(after(['dead', 'teleported'])).toBe(30);
    expect(after(['escaped'])).toBe(90);
    // A marine who leads nobody costs no time.
    const marine = cloneGame(game);
    removePiece(
      marine,
      game.state.marines.find((id) => profileOf(game, pieceOf(game, id)).is === 'marine')!,
      'dead',
    );
    startClock(marine);
    expect(marine.state.clock).toBe(90);
  });
});

describe('a mission with a bought force', () => {
  const mission = (id: string) => MISSIONS.find((one) => one.id === id)!;

  test('D16.1 D16.16  every mission takes a bought squad; only the marines change', () => {
    const list = force(squad('squad-standard', { 0: { name: 'Odo', options: [buy('opt-captain')] } }));
    for (const one of MISSIONS) {
      const { mission: forced, choices } = withForce(one, list);
      const scenario = toScenario(forced, choices);
      expect(scenario.startingBlips).toBe(one.blips.start);
      expect(scenario.reinforcements).toBe(one.blips.perTurn);
      const game = createGame(setupFor(scenario), { seed: 3 });
      expect(game.state.marines.map((id) => profileOf(game, pieceOf(game, id)).is)).toEqual([
        'captain',
        'marine',
        'marine',
        'marine',
        'marine',
      ]);
      expect(scenario.pieces[0]).toMatchObject({ name: 'Odo', squad: 'Odo' });
    }
  });

  /** Squads on the roster sheet, each with the number of its members. */
  const sheets = (...squads: ForceList['squads']): [string, number][] => {
    const { mission: forced, choices } = withForce(generateMission(1, 'scn-recon'), force(...squads));
    const game = createGame(setupFor(toScenario(forced, choices)), { seed: 1 });
    return rosterOf(game).squads.map(({ squad: name, members }) => [name, members.length]);
  };

  test('D15.1  a squad without a name is called after its highest-ranking member, or by its number if he has none', () => {
    const promoted = squad('squad-standard', {
      0: { name: 'Odo', options: [buy('opt-captain')] },
      1: { name: 'Abel' },
    });
    const heavy = squad('squad-heavy', { 0: { name: 'Boris' } });
    expect(sheets(promoted, heavy)).toEqual([
      ['Odo', 5],
      ['Boris', 2],
    ]);
    expect(sheets({ ...promoted, name: 'First' }, squad('squad-recon', { 1: { name: 'Tom' } }))).toEqual([
      ['First', 5],
      ['2', 3],
    ]);
  });

  test('D15.1 D19.16  every squad has a sheet of its own, whatever the squads are called', () => {
    const wolf = { ...squad('squad-recon'), name: 'Wolf' };
    expect(sheets({ ...squad('squad-standard'), name: '2' }, squad('squad-standard'))).toEqual([
      ['2', 5],
      ['2 (2)', 5],
    ]);
    expect(sheets(wolf, squad('squad-recon', { 0: { name: 'Wolf' } }), { ...wolf, name: 'Wolf (2)' })).toEqual([
      ['Wolf', 3],
      ['Wolf (2)', 3],
      ['Wolf (3)', 3],
    ]);
  });

  test('D16.6  marines who do not fit get corridor squares at the rear of the start', () => {
    const list = force(squad('squad-standard'), squad('squad-recon'));
    const { mission: longer, choices } = withForce(mission('suicide-mission'), list);
    // The starting corridor leads north out of the board, so everything moves down by the three squares it lacks.
    expect(longer.board.floor.slice(0, 4)).toEqual([
      '##########1',
      '##########1',
      '##########1',
      `${'#'.repeat(10)}1${'#'.repeat(11)}`,
    ]);
    expect(longer.entries[0]!.at).toEqual([0, 14]);
    const scenario = toScenario(longer, choices);
    expect(scenario.deployment[0]).toMatchObject({ by: 'marines', pieces: [0, 1, 2, 3, 4, 5, 6, 7] });
    expect(scenario.deployment[0]!.squares).toHaveLength(8);
    expect(() => createGame(setupFor(scenario), { seed: 1 })).not.toThrow();
  });

  test('D16.6  squads share the starting corridors of the mission', () => {
    const { choices } = withForce(
      mission('decoy'),
      force(squad('squad-standard'), squad('squad-recon'), squad('squad-recon')),
    );
    expect(choices.force!.map(({ squad: letter }) => letter).join('')).toBe('AAAAABBBBBB');
  });

  test('D16.6  where no corridor can grow, the force is refused', () => {
    const seven = force(squad('squad-standard'), squad('squad-recon'));
    expect(() => withForce(mission('exterminate'), seven)).toThrow(MissionError);
    expect(() => withForce(mission('exterminate'), seven)).toThrow('D16.6');
  });
});

describe('files', () => {
  const list: ForceList = {
    name: 'First Company',
    time: 3,
    squads: [
      {
        ...squad('squad-standard', { 0: { name: 'Odo', options: [buy('opt-captain')] } }),
        name: 'Odo',
        badge: 'a red wing',
      },
      squad('squad-heavy', { 0: { weapon: 'assault-cannon', options: [buy('opt-cannon-magazine')] } }),
    ],
  };

  test('a list survives being written and read', () => {
    expect(parseForce(formatForce(list))).toEqual(list);
  });

  test.each<[string, (text: string) => string, string]>([
    ['no JSON', () => '{', 'not JSON'],
    ['another format', (text) => text.replace('sensorium-force', 'something'), 'no sensorium-force file'],
    ['a newer version', (text) => text.replace('"version": 1', '"version": 2'), 'version 2'],
    ['an unknown squad', (text) => text.replace('squad-heavy', 'squad-huge'), 'squads[1].type: expected one of'],
    [
      'an unknown option',
      (text) => text.replace('opt-cannon-magazine', 'opt-gold'),
      'squads[1].members[0].options[0].option',
    ],
    ['a name that is no text', (text) => text.replace('"First Company"', '7'), 'name: expected a text'],
    ['time that is no number', (text) => text.replace('"time": 3', '"time": "much"'), 'time: expected a whole number'],
    [
      'a misspelt key of a member',
      (text) => text.replace('"options": [\n            {', '"optoins": [\n            {'),
      'squads[0].members[0].optoins: expected nothing of this name, only name, weapon, options',
    ],
    ['a misspelt key of a purchase', (text) => text.replace('"option":', '"opt": 1, "option":'), '.options[0].opt: '],
    [
      'a misspelt key of a squad',
      (text) => text.replace('"type":', '"nmae": "x", "type":'),
      'squads[0].nmae: expected',
    ],
    ['a misspelt key of the list', (text) => text.replace('"time": 3', '"tiem": 3'), 'tiem: expected nothing of this'],
    ['a name with control characters', (text) => text.replace('Odo', '\\u001b[2J'), 'control characters'],
  ])('%s is refused with what and where', (_, broken, message) => {
    expect(() => parseForce(broken(formatForce(list)))).toThrow(message);
  });
});
