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
  chapter: 'C',
  terrain: [floor],
  gear: { sword: {} },
  verbs: [verb('open')],
  sequences: { turn: [step('first'), step('last')] },
  options: { timer: ['on', 'off'] },
});

test('a module that registers a known id is refused unless it says that it replaces it', () => {
  const later = { id: 'later', chapter: 'A', gear: { sword: { ammunition: 1 } } } as const;
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

test('the very same verb in two modules is no collision', () => {
  const shared = verb('close');
  const modules = ['a', 'b'].map((id) => ({ id, chapter: id, verbs: [shared] }));
  expect(compileRules([base, ...modules]).verbs.get('close')).toBe(shared);
});

test('single steps of a sequence and options are replaced by name', () => {
  const first = step('first');
  const later = {
    id: 'later',
    chapter: 'A',
    steps: { turn: [first] },
    options: { timer: ['off', 'on'] as const },
    replaces: { steps: { turn: ['first'] }, options: ['timer'] },
  };
  const rules = compileRules([base, later]);
  expect(rules.sequences.get('turn')![0]).toBe(first);
  expect(rules.options['timer']).toBe('off');
  expect(() => compileRules([base, { ...later, replaces: {} }])).toThrow(RulesError);
});
