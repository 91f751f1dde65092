import { createGame, type Command, type Game, type PiecePlan, type Scenario, type Word } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { closeCombatOdds, hitOdds, malfunctionOdds, wornHitOdds } from './deathwing.ts';
import { countResults, tryOut } from './enumerate.ts';
import { oddsOf } from './odds.ts';

const EAST = 1;
const WEST = 3;

interface Arena {
  readonly floor?: readonly string[];
  readonly features?: Scenario['features'];
  readonly pieces: readonly PiecePlan[];
  readonly options?: Scenario['options'];
}

/** A room of seven squares by three in the marines' action phase. */
const arena = ({ floor = ['.......', '.......', '.......'], features = [], pieces, options = {} }: Arena): Game =>
  createGame(
    setupFor({
      id: 'arena',
      modules: ['core', 'deathwing'],
      options,
      board: { levels: [{ floor, sections: floor.map((row) => 'A'.repeat(row.length)) }], entries: [] },
      features,
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

const say = (word: Word, piece: number, at: number, how = 0): Command => ({ do: word, piece, at, how, cp: 0 });
const ATTACK = say('attack', 0, 1);

/** Every result of the dice of an attack, the parry decided for the best (he wants to win, then to live). */
const playedOut = (game: Game, command: Command): { kill: number; death: number } => {
  const dice = tryOut(game, [command], () => 1).asked.length;
  const sum = { kill: 0, death: 0 };
  const faces = (n: number): number[] => Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
  for (let n = 0; n < 6 ** dice; n++) {
    const rolled = faces(n);
    const { game: after } = tryOut(game, [command], (place) => rolled[place]!);
    const top = after.state.stack.at(-1);
    if (top?.kind !== 'parry') throw new Error('nobody parries');
    const answers = [say('pass', -1, -1), ...[...new Set(top.dice)].map((die) => say('parry', 0, die))];
    const results = answers.map((answer) => countResults(after, answer, 1, top.piece)!);
    const best = results.reduce((a, b) => (b.kill - b.death > a.kill - a.death + 1e-9 ? b : a));
    sum.kill += best.kill / 6 ** dice;
    sum.death += best.death / 6 ** dice;
  }
  return sum;
};

const facing = (gear: readonly string[], is = 'marine'): Game =>
  arena({
    pieces: [
      { is, gear, at: [0, 0], faces: EAST },
      { is: 'genestealer', at: [1, 0], faces: WEST },
    ],
  });

describe('D4 odds of close combat', () => {
  test.each([
    ['power-fist', 'marine', ['power-fist']],
    ['lightning claws', 'marine', ['lightning-claws']],
    ['hammer and shield', 'marine', ['thunder-hammer', 'storm-shield']],
    ['captain without sword', 'captain', ['power-fist']],
  ])('%s: reckoned as counted', (_, is, gear) => {
    const game = facing(gear, is);
    const counted = countResults(game, ATTACK, 5)!;
    const odds = oddsOf(game, ATTACK)!;
    expect(odds.kill).toBeCloseTo(counted.kill, 12);
    expect(odds.death).toBeCloseTo(counted.death, 12);
  });

  test('D7.2  the parry is worth what the best re-roll of every throw is worth', () => {
    const game = facing(['power-sword']);
    const odds = oddsOf(game, ATTACK)!;
    const counted = playedOut(game, ATTACK);
    expect(odds.kill).toBeCloseTo(counted.kill, 12);
    expect(odds.death).toBeCloseTo(counted.death, 12);
    expect(odds.kill).toBeGreaterThan(oddsOf(facing(['power-fist']), ATTACK)!.kill);
  });

  test('D7.2  a parry never makes it worse', () => {
    for (const dice of [2, 3, 4]) {
      const fight = { attacker: { dice: 1, bonus: 2 }, defender: { dice, bonus: 0 }, isFaced: true } as const;
      const plain = closeCombatOdds({ ...fight, parried: null });
      const parried = closeCombatOdds({ ...fight, parried: 'defender' });
      expect(parried.win - parried.lose).toBeGreaterThan(plain.win - plain.lose);
      expect(parried.win + parried.tie + parried.lose).toBeCloseTo(1, 12);
    }
  });

  test('D7.30  each psi point is worth one on the die', () => {
    const game = facing(['force-axe'], 'librarian');
    const { game: asked } = tryOut(game, [ATTACK], () => 1);
    expect(asked.state.stack.at(-1)?.kind).toBe('announce-psi');
    for (const points of [0, 2, 5]) {
      const odds = oddsOf(asked, say('psi', 0, points))!;
      const counted = countResults(asked, say('psi', 0, points))!;
      expect(odds.kill).toBeCloseTo(counted.kill, 12);
      expect(odds.death).toBeCloseTo(counted.death, 12);
    }
    expect(oddsOf(asked, say('psi', 0, 5))!.kill).toBeCloseTo(1, 12);
  });

  test('D7.33  psi points break a door', () => {
    const game = arena({
      pieces: [{ is: 'librarian', at: [0, 0], faces: EAST }],
      features: [{ at: [1, 0], is: 'closed-door' }],
    });
    const { game: asked } = tryOut(game, [ATTACK], () => 1);
    expect(oddsOf(asked, say('psi', 0, 2))!.kill).toBeCloseTo(4 / 6, 12);
    expect(oddsOf(game, ATTACK)!.kill).toBeCloseTo(2 / 6, 12);
  });
});

const shooter = (fired: number): PiecePlan => ({
  is: 'marine',
  gear: ['assault-cannon'],
  at: [0, 1],
  faces: EAST,
  counts: { 'cannon-fired': fired },
});
const debris = (...columns: readonly number[]): Scenario['features'] =>
  columns.map((x) => ({ at: [x, 1], is: 'debris' }));

describe('odds of shots', () => {
  test.each([0, 1, 2])('D17.8  the cannon through %i squares of debris: reckoned as counted', (count) => {
    const game = arena({
      pieces: [shooter(0), { is: 'genestealer', at: [5, 1], faces: WEST }],
      features: debris(...[2, 3].slice(0, count)),
    });
    const fire = say('fire', 0, 7 + 5);
    expect(countResults(game, fire, 5)!.kill).toBeCloseTo(hitOdds(5, 3, count), 12);
    expect(oddsOf(game, fire)!.kill).toBeCloseTo(hitOdds(5, 3, count), 12);
  });

  test('D5.20  a worn cannon may blow up', () => {
    const game = arena({ pieces: [shooter(10), { is: 'genestealer', at: [5, 1], faces: WEST }] });
    const fire = say('fire', 0, 7 + 5);
    const counted = countResults(game, fire)!;
    expect(counted.death).toBeCloseTo(malfunctionOdds(1), 12);
    expect(counted.kill).toBeCloseTo(wornHitOdds(5, 0), 12);
  });

  test('D5.8  full auto spares nobody: each target with its chance, debris and all', () => {
    const game = arena({
      pieces: [shooter(10), { is: 'marine', at: [4, 0], faces: WEST }, { is: 'genestealer', at: [5, 1], faces: WEST }],
      features: debris(3),
    });
    const odds = oddsOf(game, say('full-auto', 0, -1))!;
    expect(odds.each).toEqual([
      { piece: 1, at: -1, chance: hitOdds(5, 3, 0) },
      { piece: 2, at: -1, chance: hitOdds(5, 3, 1) },
    ]);
    expect(odds.death).toBeCloseTo(malfunctionOdds(2), 12);
  });

  test('D6.4  a grenade takes aliens on 4, marines on 6, crates on 5', () => {
    const game = arena({
      pieces: [
        { is: 'captain', at: [0, 1], faces: EAST },
        { is: 'genestealer', at: [5, 1], faces: WEST },
      ],
      features: [{ at: [3, 0], is: 'crate' }],
    });
    const odds = oddsOf(game, say('fire', 0, 7 + 5, 2))!;
    expect(odds.each).toEqual([
      { piece: 0, at: -1, chance: 1 / 6 },
      { piece: 1, at: -1, chance: 3 / 6 },
      { piece: -1, at: 3, chance: 2 / 6 },
    ]);
  });

  test('D7.12  a detonation takes everybody in the section', () => {
    const game = arena({
      pieces: [
        { is: 'marine', gear: ['thunder-hammer'], at: [0, 1], faces: EAST },
        { is: 'genestealer', at: [5, 1], faces: WEST },
      ],
    });
    expect(oddsOf(game, say('detonate', 0, -1))!.each).toEqual([
      { piece: 0, at: -1, chance: 1 },
      { piece: 1, at: -1, chance: 1 },
    ]);
  });
});
