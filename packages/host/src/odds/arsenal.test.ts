import { createGame, edit, submit, type Command, type Game, type PiecePlan } from '@sensorium/engine';
import { GUARD, WEAPONS, encodeShot, setupFor, type Kills } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { spoilOdds, testOdds, weaponOdds } from './arsenal.ts';
import { countResults, tryOut } from './enumerate.ts';
import { oddsOf } from './odds.ts';

const EAST = 1;
const WEST = 3;
const FLOOR = ['.........', '.........'];
const SECTIONS = ['AABBBBBBB', 'AABBBBBBB'];

const arena = (pieces: readonly PiecePlan[], door = false, sections: readonly string[] = SECTIONS): Game =>
  createGame(
    setupFor({
      id: 'arena',
      modules: ['core', 'arsenal'],
      options: {},
      board: { levels: [{ floor: FLOOR, sections }], entries: [] },
      features: door ? [{ at: [4, 0], is: 'closed-door' }] : [],
      burning: [],
      pieces,
      deployment: [],
      startingBlips: 0,
      reinforcements: 0,
      novice: false,
      rules: [],
    }),
    { seed: 1 },
  );

/** The gear that has a row, and its place in it. */
const GEAR: Readonly<Record<string, readonly [gear: string, mode: number]>> = {
  'missile-frag': ['missile-launcher', 0],
  'missile-krak': ['missile-launcher', 1],
  'cyclone-frag': ['cyclone-launcher', 0],
  'cyclone-krak': ['cyclone-launcher', 1],
  'boltstorm-gauntlet': ['boltstorm-pair', 0],
  'boltstorm-gauntlets': ['boltstorm-pair', 1],
  'flamerstorm-gauntlet': ['flamerstorm-pair', 0],
  'flamerstorm-gauntlets': ['flamerstorm-pair', 1],
};
const gearOf = (row: string): string => GEAR[row]?.[0] ?? row;
const fire = (row: string, at: number): Command => ({
  do: 'fire',
  piece: 0,
  at,
  how: encodeShot({ gear: 0, mode: GEAR[row]?.[1] ?? 0, second: -1 }),
  cp: 0,
});

const shooter = (row: string): PiecePlan => ({ is: 'tactical-marine', gear: [gearOf(row)], at: [0, 0], faces: EAST });
const TARGETS: Readonly<Partial<Record<keyof Kills, string>>> = {
  genestealer: 'genestealer',
  hybrid: 'hybrid',
  heavyEnemy: 'stalker',
};
const VICTIMS: readonly (readonly [keyof Kills, PiecePlan])[] = [
  ['genestealer', { is: 'genestealer', at: [4, 0], faces: WEST }],
  ['hybrid', { is: 'hybrid', at: [5, 0], faces: WEST }],
  ['heavyEnemy', { is: 'alpha', at: [6, 0], faces: WEST }],
  ['blip', { is: 'blip', at: [8, 0], value: 2 }],
  ['terminator', { is: 'terminator', at: [5, 1], faces: WEST }],
  ['powerArmour', { is: 'tactical-marine', at: [6, 1], faces: WEST }],
  ['light', { is: 'scout', at: [7, 1], faces: WEST }],
];

const THROWN = ['frag-grenade', 'krak-grenade', 'plasma-grenade', 'melta-bomb'];
const ROWS = Object.keys(WEAPONS).filter((row) => !THROWN.includes(row));

describe('A18 the odds of every row', () => {
  test.each(ROWS.filter((row) => WEAPONS[row]!.area !== 'section'))('%s: reckoned as counted by playing', (row) => {
    for (const [column, is] of Object.entries(TARGETS) as [keyof Kills, string][]) {
      const game = arena([shooter(row), { is, at: [4, 0], faces: WEST }]);
      const counted = countResults(game, fire(row, 4));
      expect(oddsOf(game, fire(row, 4))?.kill ?? counted!.kill).toBeCloseTo(counted!.kill, 12);
      expect(weaponOdds(WEAPONS[row]!, column)).toBeCloseTo(counted!.kill, 12);
    }
    const behindDoor = arena([shooter(row)], true);
    expect(weaponOdds(WEAPONS[row]!, 'door')).toBeCloseTo(countResults(behindDoor, fire(row, 4))!.kill, 12);
  });

  test.each(ROWS.filter((row) => WEAPONS[row]!.area === 'section'))('%s: every piece of the section', (row) => {
    const game = arena([shooter(row), ...VICTIMS.map(([, plan]) => plan)]);
    const odds = oddsOf(game, fire(row, 3))!;
    VICTIMS.forEach(([column], i) => {
      const each = odds.each.find(({ piece }) => piece === i + 1);
      expect([row, column, each?.chance]).toEqual([row, column, expect.closeTo(weaponOdds(WEAPONS[row]!, column), 12)]);
      expect(counted(game, fire(row, 3), i + 1, WEAPONS[row]!.dice)).toBeCloseTo(each!.chance, 12);
    });
  });
});

/** Every result of one piece's own dice, all others showing 1. */
const counted = (game: Game, command: Command, piece: number, dice: number): number => {
  const order = tryOut(game, [command], () => 1).events.flatMap((event) =>
    event.is === 'piece-tested' ? [{ piece: event.piece, dice: event.dice.length }] : [],
  );
  const place = order.findIndex((one) => one.piece === piece);
  const first = order.slice(0, place).reduce((sum, one) => sum + one.dice, 0);
  const rolled = order[place]!.dice;
  let killed = 0;
  for (let n = 0; n < 6 ** dice; n++) {
    const { events } = tryOut(game, [command], (at) =>
      at >= first && at < first + rolled ? (Math.floor(n / 6 ** (at - first)) % 6) + 1 : 1,
    );
    if (events.some((event) => event.is === 'piece-killed' && event.piece === piece)) killed += 1;
  }
  return killed / 6 ** dice;
};

describe('A8.19 the line of a multi-melta', () => {
  test('each place has its own chance, heavy enemies need both dice', () => {
    const row = WEAPONS['multi-melta']!;
    const game = arena([
      shooter('multi-melta'),
      { is: 'genestealer', at: [3, 0], faces: WEST },
      { is: 'hybrid', at: [4, 0], faces: WEST },
      { is: 'stalker', at: [5, 0], faces: WEST },
      { is: 'chaplain', at: [6, 0], faces: WEST },
    ]);
    const { each } = oddsOf(game, fire('multi-melta', 3))!;
    expect(each.map(({ piece }) => piece)).toEqual([1, 2, 3, 4]);
    const wanted = [
      weaponOdds(row, 'genestealer'),
      weaponOdds(row, 'hybrid', { place: 1 }),
      weaponOdds(row, 'heavyEnemy', { place: 2 }),
      weaponOdds(row, 'powerArmour', { place: 3, lowered: 1 }),
    ];
    each.forEach(({ chance }, i) => expect(chance).toBeCloseTo(wanted[i]!, 12));
    expect(wanted[2]).toBeCloseTo((2 / 6) ** 2, 12);
    expect(wanted[3]).toBe(0);
  });
});

describe('A7 what goes with a shot', () => {
  test('the second shot of a run, and a prone sniper', () => {
    const bolter = WEAPONS['storm-bolter']!;
    expect(weaponOdds(bolter, 'genestealer', { isSustained: true })).toBeCloseTo(1 - (4 / 6) ** 2, 12);
    expect(weaponOdds(WEAPONS['reaper-autocannon']!, 'genestealer', { isSustained: true })).toBeCloseTo(0.75, 12);
    expect(weaponOdds(WEAPONS['sniper-rifle']!, 'genestealer', { isProne: true })).toBeCloseTo(0.75, 12);
    expect(weaponOdds(bolter, 'genestealer', { shielded: 1 })).toBeCloseTo(1 / 6, 12);
    expect(weaponOdds(WEAPONS['bolter']!, 'powerArmour', { shielded: 1 })).toBe(0);
  });

  test('A7.23, A7.27: jams and overheating', () => {
    expect(spoilOdds(WEAPONS['storm-bolter']!, true)).toBeCloseTo(1 / 6, 12);
    expect(spoilOdds(WEAPONS['storm-bolter']!, false)).toBe(0);
    expect(spoilOdds(WEAPONS['plasma-rifle']!, false)).toBeCloseTo(1 / 6, 12);
    expect(spoilOdds(WEAPONS['plasma-cannon']!, false)).toBeCloseTo(1 / 6, 12);
  });

  test('A5.8: a natural 1 never kills, however low the number', () => {
    expect(testOdds({ needed: 1, dice: 1, least: 1, best: 1, lowered: 0 })).toBeCloseTo(5 / 6, 12);
  });

  test('A15.33: two weapons at two targets', () => {
    const game = arena([
      { is: 'techmarine', at: [0, 0], faces: EAST },
      { is: 'genestealer', at: [4, 0], faces: WEST },
      { is: 'hybrid', at: [4, 1], faces: WEST },
    ]);
    const how = encodeShot({ gear: 0, mode: 0, second: 13 });
    const { each } = oddsOf(game, { do: 'fire', piece: 0, at: 4, how, cp: 0 })!;
    expect(each.map(({ piece, chance }) => [piece, Math.round(chance * 6)])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('A9.8 dice rolled again', () => {
  /** A figure on guard is attacked, and these dice lie. */
  const attacked = (gear: readonly string[], dice: readonly number[]): Game => {
    const game = arena([
      { is: 'terminator', gear, at: [0, 0], faces: EAST },
      { is: 'termagant', at: [1, 0], faces: WEST },
    ]);
    edit(game, 0).counts = { ...game.state.pieces[0]!.counts, [GUARD]: 1 };
    expect(submit(game, 'marines', { do: 'end', piece: -1, at: -1, how: 0, cp: 0 })).toBeNull();
    return tryOut(game, [{ do: 'attack', piece: 1, at: 0, how: 0, cp: 0 }], (place) => dice[place]!).game;
  };
  const again: Command = { do: 're-roll', piece: 0, at: 0, how: 0, cp: 0 };
  const stand: Command = { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };

  test('A7.40: all dice of a guard, or those that lie', () => {
    const game = attacked(['power-fist'], [4, 1]);
    const { kill, death } = oddsOf(game, again)!;
    expect([kill * 6, death * 6].map(Math.round)).toEqual([2, 3]);
    expect(oddsOf(game, stand)).toMatchObject({ kill: 0, death: 1 });
  });

  test('A9.14: the parry that may follow is used where it is best', () => {
    const game = attacked(['power-sword'], [4, 1]);
    const averaged = (hopeOf: (die: number) => number): number =>
      [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + hopeOf(die) / 6, 0);
    // Against a 4 whoever has rolled 4 or less parries: the alien's new die then decides.
    const death = averaged((die) => (die > 4 ? 0 : (6 - die) / 6));
    const kill = averaged((die) => (die > 4 ? 1 : (die - 1) / 6));
    expect(oddsOf(game, again)!.death).toBeCloseTo(death, 12);
    expect(oddsOf(game, again)!.kill).toBeCloseTo(kill, 12);
  });
});

describe('A9.18 psi points after the dice', () => {
  const points = (at: number): Command => ({
    do: at === 0 ? 'pass' : 'psi',
    piece: at === 0 ? -1 : 0,
    at: at === 0 ? -1 : at,
    how: 0,
    cp: 0,
  });

  test.each([
    [0, 0, 1],
    [3, 0, 1],
    [4, 0, 0],
    [5, 1, 0],
  ])('%i of them: wins %i, dies %i', (spent, kill, death) => {
    const game = arena([
      { is: 'librarian-terminator', at: [0, 0], faces: EAST },
      { is: 'genestealer', at: [1, 0], faces: WEST },
    ]);
    expect(submit(game, 'marines', { do: 'end', piece: -1, at: -1, how: 0, cp: 0 })).toBeNull();
    const dice = [6, 1, 2, 1];
    const fought = tryOut(game, [{ do: 'attack', piece: 1, at: 0, how: 0, cp: 0 }], (place) => dice[place]!).game;
    expect(fought.state.stack.at(-1)?.kind).toBe('spend-psi');
    expect(oddsOf(fought, points(spent))).toMatchObject({ kill, death });
  });
});
