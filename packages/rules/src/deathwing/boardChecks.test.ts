import { RulesError, ScenarioError } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { setupOf, type Sketch } from '../../testing/scenarios.ts';

const sketch = (lower: string, upper: string): Sketch => ({
  modules: ['deathwing'],
  board: [lower],
  above: [{ board: [upper] }],
  pieces: {},
});

test.each([
  ['a floor', '...', '.*.'],
  ['another trap', '...', '...'],
  ['debris', '.%.', '.*.'],
])('D8.2 a hole may open onto %s', (_what, lower, upper) => {
  expect(setupOf(sketch(lower, upper)).board.levels).toBe(2);
});

test.each([
  ['a wall', '.#.', '.*.'],
  ['a closed door', '.+.', '.*.'],
  ['an open door', './.', '.^.'],
  ['a bulkhead', '.=.', '.*.'],
  ['a crate', '.&.', '.^.'],
  ['a tank', '.$.', '.*.'],
])('D8.2 a hole does not open onto %s', (_what, lower, upper) => {
  expect(() => setupOf(sketch(lower, upper))).toThrow(/^D8\.2: the (trap|ladder) at \(1, 0, 1\)/);
});

test('D8.2 the lowest level has no holes', () => {
  expect(() => setupOf({ modules: ['deathwing'], board: ['.*.'], pieces: {} })).toThrow(ScenarioError);
});

const chute = (row: string, sections: string): Sketch => ({
  modules: ['deathwing'],
  board: [row],
  sections: [sections],
  pieces: {},
});

test('D17.20 a chute is a section of three squares in line with its outer door at the end', () => {
  expect(setupOf(chute('..ooO', 'aabbb')).board.size).toBe(5);
  expect(() => setupOf(chute('..oO', 'aabb'))).toThrow(/D17\.20.*three squares/);
  expect(() => setupOf(chute('..oOo', 'aabbb'))).toThrow(/D17\.20.*outer door/);
  expect(() => setupOf(chute('...oO', 'aabbb'))).toThrow(/D17\.20.*everywhere/);
});

test.each([
  [{ shield: 'wall' }, /one of block, parry/],
  [{ stealerPool: 2.5 }, /whole number/],
  [{ stealerPool: -1 }, /whole number/],
  [{ jetpacks: 'on' }, /no rule option/],
])('D1.1 options have a closed list of values: %j', (options, message) => {
  expect(() => setupOf({ ...sketch('...', '.*.'), options })).toThrow(RulesError);
  expect(() => setupOf({ ...sketch('...', '.*.'), options })).toThrow(message);
});

test('D1.1 options not named have their defaults, public and fixed', () => {
  expect(setupOf(sketch('...', '.*.')).rules.options).toMatchObject({
    shield: 'block',
    ambush: 'off',
    timer: 'on',
    stealerPool: 20,
  });
});
