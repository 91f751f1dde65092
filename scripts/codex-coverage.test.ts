import { describe, expect, test } from 'vitest';

import { citationsInCases, citationsInTests, readCodex } from './codex-citations.mjs';
import { inRanges, isWithin, measure } from './codex-coverage.mjs';

const codex = readCodex([
  [
    '**C1.1** The board …',
    'as **C1.1** says in passing',
    '**C1.2** Sections.',
    '**C1.3** Pieces.',
    '**C2.1** Counters.',
  ].join('\n\n'),
  ['**Table C-A — Components**', '**D1.1** More.', '**D1.2** And more.', '**D2.1** Levels.'].join('\n'),
]);

test('rules and tables are found where they are numbered, not where they are named', () => {
  expect([...codex.rules]).toEqual(['C1.1', 'C1.2', 'C1.3', 'C2.1', 'D1.1', 'D1.2', 'D2.1']);
  expect([...codex.tables]).toEqual(['Table C-A']);
  expect(codex.repeated).toEqual([]);
  expect(readCodex(['**C1.1** once\n**C1.1** twice']).repeated).toEqual(['C1.1']);
});

test('cases cite rules in their list', () => {
  const text = 'case: one\nrules: [C1.1, Table C-A]\n---\ncase: two\nrules:\n  - C1.2\n---\ncase: three\n';
  expect(citationsInCases('a.yaml', text).map(({ rule, title }) => [rule, title])).toEqual([
    ['C1.1', 'one'],
    ['Table C-A', 'one'],
    ['C1.2', 'two'],
  ]);
});

test('tests cite rules in their titles, also as ranges', () => {
  const text = [
    "test('C1.1  a board', () => {});",
    'describe("sections (C1.2)", () => {});',
    "test.each([[1], [2]])('D1.1–D1.2 number %i', () => {});",
    "test.skip('C2.1 is not shown by what is skipped', () => {});",
    "expect(refusal).toBe('C1.3');",
  ].join('\n');
  expect(citationsInTests('a.test.ts', text, codex).map(({ rule }) => rule)).toEqual(['C1.1', 'C1.2', 'D1.1', 'D1.2']);
});

describe('a range', () => {
  test.each([
    ['C', 'C2.1', true],
    ['C', 'D1.1', false],
    ['D1', 'D1.2', true],
    ['D1', 'D10.2', false],
    ['D1-D15', 'D15.30', true],
    ['D1-D15', 'D16.1', false],
    ['D3.2-D4.1', 'D3.1', false],
    ['D3.2-D4.1', 'D4.1', true],
    ['D3.2-D4.1', 'D4.2', false],
    ['C1.9', 'C1.9', true],
    ['C1.9', 'C1.10', false],
  ])('%s and the rule %s', (range, rule, expected) => {
    expect(isWithin(rule, range)).toBe(expected);
  });
});

const cite = (...rules: string[]) => rules.map((rule) => ({ file: 'a.yaml', rule, title: 'a case' }));

test('each chapter is counted, and what nothing shows is listed', () => {
  const { rows, problems } = measure(codex, cite('C1.1', 'D2.1'), { complete: [], definitional: { 'C1.2': 'a word' } });
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { chapter: 'C', rules: 4, shown: 1, definitional: 1, missing: ['C1.3', 'C2.1'] },
    { chapter: 'D', rules: 3, shown: 1, definitional: 0, missing: ['D1.1', 'D1.2'] },
  ]);
});

describe('it fails when', () => {
  const nothing = { complete: [], definitional: {} };
  test.each([
    ['a complete range has a gap', cite('D1.1'), { complete: ['D1'], definitional: {} }, 'D1.2 is shown by no case'],
    ['a complete range is none', [], { complete: ['D7'], definitional: {} }, "'D7' names no rule"],
    ['a citation names no rule', cite('C9.9'), nothing, 'cites C9.9'],
    ['a citation names no table', cite('Table C-Z'), nothing, 'cites Table C-Z'],
    ['a declared rule is shown', cite('C1.1'), { complete: [], definitional: { 'C1.1': 'x' } }, 'C1.1 is shown'],
    ['a declared rule is none', [], { complete: [], definitional: { 'C9.1': 'x' } }, 'C9.1 is no rule'],
    ['a declaration gives no reason', [], { complete: [], definitional: { 'C1.1': '' } }, 'without a reason'],
  ])('%s', (_what, citations, declarations, message) => {
    expect(measure(codex, citations, declarations).problems.join('\n')).toContain(message);
  });

  test('and not when a definitional rule fills the gap, or a table is cited', () => {
    const declarations = { complete: ['D1'], definitional: { 'D1.2': 'names the rest' } };
    expect(measure(codex, cite('D1.1', 'Table C-A'), declarations).problems).toEqual([]);
  });
});

test('missing rules that follow each other are told as ranges', () => {
  expect(inRanges(['C1.1', 'C1.2', 'C1.3', 'D1.1'], [...codex.rules])).toBe('C1.1–C1.3 D1.1');
  expect(inRanges(['C1.2', 'D1.2', 'D2.1'], [...codex.rules])).toBe('C1.2 D1.2–D2.1');
});
