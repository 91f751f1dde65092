import { describe, expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import { createGame } from './game.ts';
import { defineModule, type UnitRow } from './rules.ts';
import { compileSetup, profileNamed, type Scenario } from './setup.ts';

const guard: UnitRow = { side: 'marines', hasFacing: true, ap: 4, verbs: [], gear: [] } as unknown as UnitRow;
const rules = compileRules([
  defineModule({
    id: 'base',
    terrain: [
      { id: 'floor', blocksSight: false, blocksMovement: false },
      { id: 'crate', blocksSight: true, blocksMovement: true },
    ],
    gear: { torch: { ammunition: 3 }, glass: { isSeenThrough: true } },
    units: { guard, thief: { ...guard, side: 'aliens' } },
    sequences: { setup: [] },
  }),
]);

const SCENARIO: Scenario = {
  id: 'yard',
  modules: ['base'],
  options: {},
  board: { levels: [{ floor: ['..#'], sections: ['aa#'] }], entries: [] },
  features: [],
  burning: [],
  pieces: [{ is: 'guard', at: [0, 0], faces: 1 }],
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
};

const begin = (more: Partial<Scenario>) =>
  createGame(compileSetup(rules, { ...SCENARIO, ...more }), { seed: 1, begin: () => undefined });

describe('a scenario is refused that names', () => {
  test.each<[string, Partial<Scenario>, string]>([
    ['a unit nobody knows', { pieces: [{ is: 'elf' }] }, "there is no unit 'elf'"],
    ['gear nobody knows', { pieces: [{ is: 'guard', gear: ['bow'] }] }, "there is no weapon or item 'bow'"],
    ['terrain nobody knows', { features: [{ at: [0, 0], is: 'bog' }] }, "there is no terrain 'bog'"],
    ['a rule nobody knows', { rules: [{ is: 'rain' as never }] }, "there is no mission rule 'rain'"],
    ['a thing in a wall', { features: [{ at: [2, 0], is: 'crate' }] }, 'the crate at (2, 0) is not on a floor square'],
    [
      'two things on one square',
      {
        features: [
          { at: [0, 0], is: 'crate' },
          { at: [0, 0], is: 'crate' },
        ],
      },
      'the crate at (0, 0) is where something else is',
    ],
    ['a fire in a wall', { burning: [[2, 0]] }, 'the fire at (2, 0) is not on a floor square'],
    ['a fire off the board', { burning: [[0, 1]] }, 'the fire at (0, 1) is not on a floor square'],
    ['a figure in a wall', { pieces: [{ is: 'guard', at: [2, 0] }] }, 'does not stand on a floor square'],
    ['a figure off the board', { pieces: [{ is: 'guard', at: [3, 0] }] }, 'does not stand on a floor square'],
    ['an area nobody knows', { pieces: [{ is: 'guard', area: 'e1' }] }, "there is no entry area 'e1'"],
    [
      'one square twice',
      {
        pieces: [
          { is: 'guard', at: [0, 0] },
          { is: 'thief', at: [0, 0] },
        ],
      },
      'C1.3',
    ],
  ])('%s', (_what, more, reason) => {
    expect(() => begin(more)).toThrow(reason);
  });
});

test('figures that are alike share a profile; aliens have one before any is there', () => {
  const torch = { is: 'guard', gear: ['torch'] };
  const { setup } = begin({ pieces: [{ is: 'guard' }, torch, { is: 'guard' }, torch] });
  expect(setup.profiles.map(({ is, gear }) => [is, ...gear])).toEqual([['thief'], ['guard'], ['guard', 'torch']]);
  expect(setup.profileOf).toEqual([1, 2, 1, 2]);
  expect(setup.profiles.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(setup.profiles[2]!.counts).toEqual({ torch: 3 });
  expect(profileNamed(setup, 'thief')).toBe(0);
  expect(() => profileNamed(setup, 'elf')).toThrow("there is no unit 'elf' in this game");
});

test('one who carries what is seen through does not block sight', () => {
  const { setup } = begin({
    pieces: [
      { is: 'guard', gear: ['torch', 'glass'] },
      { is: 'guard', gear: ['torch'] },
    ],
  });
  expect(setup.profileOf.map((profile) => setup.profiles[profile]!.isSeenThrough)).toEqual([true, false]);
});

test('C2.4  pieces begin as their plan says, the others in hand', () => {
  const { state } = begin({
    pieces: [
      { is: 'guard', at: [0, 0], faces: 3, ap: 2, activation: 'active', weapon: 'jammed', counts: { torch: 1 } },
      { is: 'thief', at: [1, 0], activation: 'active' },
      { is: 'guard' },
    ],
  });
  expect(state.pieces).toMatchObject([
    { square: 0, area: -1, facing: 3, ap: 2, weapon: 'jammed', fate: 'in-play', counts: { torch: 1 } },
    { square: 1, facing: 0, ap: 0, weapon: 'ready', value: 0, fate: 'in-play' },
    { square: -1, facing: -1, activation: 'ready', fate: 'in-hand' },
  ]);
  expect([state.activeMarine, state.activeAlien]).toEqual([0, 1]);
  expect([state.marines, state.aliens]).toEqual([[0, 2], [1]]);
});
