import { expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import { RulesError, defineModule, type Step, type TerrainRow, type Verb } from './rules.ts';
import type { Word } from './vocabulary.ts';

const verb = (id: Word): Verb => ({
  id,
  target: 'none',
  options: () => undefined,
  refusal: () => null,
  cost: () => 1,
  perform: () => undefined,
});

const step = (id: string): Step => ({ id, run: () => undefined });

const floor: TerrainRow = { id: 'floor', blocksSight: false, blocksMovement: false };
const base = defineModule({
  id: 'base',
  terrain: [floor],
  gear: { sword: { verbs: ['open'] } },
  verbs: [verb('open')],
  sequences: { turn: [step('first'), step('last')] },
  options: { timer: ['on', 'off'] },
});

test('a module that registers a known id is refused unless it says that it replaces it', () => {
  const later = { id: 'later', gear: { sword: { ammunition: 1 } } } as const;
  expect(() => compileRules([base, later])).toThrow(RulesError);
  const rules = compileRules([base, { ...later, replaces: { gear: ['sword'] } }]);
  expect(rules.gear.get('sword')).toEqual({ ammunition: 1 });
});

test('the order of the modules decides which of two replacements stays', () => {
  const twice = (id: string, ammunition: number) => ({
    id,
    chapter: id,
    gear: { sword: { ammunition } },
    replaces: { gear: ['sword'] },
  });
  expect(compileRules([base, twice('a', 1), twice('b', 2)]).gear.get('sword')).toEqual({ ammunition: 2 });
  expect(compileRules([base, twice('b', 2), twice('a', 1)]).gear.get('sword')).toEqual({ ammunition: 1 });
});

test('terrain is replaced in its place, and only by a module that says so', () => {
  const wet = { ...floor, blocksSight: true };
  const crate: TerrainRow = { ...floor, id: 'crate' };
  const later = { id: 'later', terrain: [wet, crate] };
  expect(() => compileRules([base, later])).toThrow("terrain 'floor' of module 'later' exists already");
  const rules = compileRules([base, { ...later, replaces: { terrain: ['floor'] } }]);
  expect(rules.terrain).toEqual([wet, crate]);
  expect([...rules.terrainIndex]).toEqual([
    ['floor', 0],
    ['crate', 1],
  ]);
});

test.each([
  ['a module it comes before', { needs: ['later'] }, "module 'odd' needs 'later' before it"],
  ['a verb nobody has', { gear: { bow: { verbs: ['shoot' as never] } } }, "gear 'bow' has no verb 'shoot'"],
  [
    'terrain nobody has',
    { terrain: [{ ...floor, id: 'crate', opens: 'hole' as never } satisfies TerrainRow] },
    "becomes 'hole', which does not exist",
  ],
  ['a sequence nobody has', { inserts: [{ into: 'dawn', before: 'first', step: step('new') }] }, "the sequence 'dawn'"],
  [
    'a step nobody has',
    { inserts: [{ into: 'turn', before: 'noon', step: step('new') }] },
    "the step 'noon' of 'turn'",
  ],
] as const)('a module that names %s is refused', (_what, more, reason) => {
  expect(() => compileRules([base, { id: 'odd', ...more }])).toThrow(reason);
});

test('an option takes one of its values, or a whole number within its bounds', () => {
  const module = { ...base, options: { timer: ['on', 'off'], pool: { usual: 5, from: 1, to: 9 } } } as const;
  expect(compileRules([module]).options).toEqual({ timer: 'on', pool: 5 });
  expect(compileRules([module], { timer: 'off', pool: 9 }).options).toEqual({ timer: 'off', pool: 9 });
  expect(() => compileRules([module], { timer: 'no' })).toThrow("option 'timer' is one of on, off, not 'no'");
  expect(() => compileRules([module], { timr: 'on' })).toThrow("there is no rule option 'timr'");
  for (const pool of [0, 10, 1.5, 'five'])
    expect(() => compileRules([module], { pool })).toThrow(
      `option 'pool' is a whole number from 1 to 9, not '${pool}'`,
    );
});

test('a step is inserted before another', () => {
  const inserts = [{ into: 'turn', before: 'last', step: step('new') }];
  const { sequences } = compileRules([base, { id: 'later', inserts }]);
  expect(sequences.get('turn')!.map(({ id }) => id)).toEqual(['first', 'new', 'last']);
});

test('the very same verb in two modules is no collision', () => {
  const shared = verb('close');
  const modules = ['a', 'b'].map((id) => ({
    id,
    chapter: id,
    verbs: [shared],
    grants: [{ verbs: ['close'] as const, to: () => true }],
  }));
  expect(compileRules([base, ...modules]).verbs.get('close')).toBe(shared);
});

test('single steps of a sequence and options are replaced by name', () => {
  const first = step('first');
  const later = {
    id: 'later',
    steps: { turn: [first] },
    options: { timer: ['off', 'on'] as const },
    replaces: { steps: { turn: ['first'] }, options: ['timer'] as const },
  };
  const rules = compileRules([base, later]);
  expect(rules.sequences.get('turn')![0]).toBe(first);
  expect(rules.options['timer']).toBe('off');
  expect(() => compileRules([base, { ...later, replaces: {} }])).toThrow(RulesError);
});

test('a verb that nobody has and a module that comes twice are refused by name', () => {
  const idle = { id: 'idle', verbs: [verb('close')] };
  expect(() => compileRules([base, idle])).toThrow("the verb 'close' is given to no unit and no gear");
  expect(() => compileRules([base, base])).toThrow("there are two modules 'base'");
});
