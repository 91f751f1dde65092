import { describe, expect, test } from 'vitest';
import { unfoldFrames } from '@sensorium/host';
import { caseOf, readExamples, showExample } from './examples.ts';

const LEAST_RULES = 60;
const examples = readExamples();

describe('examples of the codex', () => {
  test('at least sixty rules have one, over the chapters C, D, A and S, each rule one', () => {
    const rules = examples.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(LEAST_RULES);
    expect(new Set(rules.map((rule) => rule[0]))).toEqual(new Set(['A', 'C', 'D', 'S']));
  });

  test.each(examples)('$rule  $case', (example) => {
    expect(caseOf(example).rules).toContain(example.rule);
    expect(example.en.length).toBeGreaterThan(20);
    expect(example.fr.length).toBeGreaterThan(20);
    const frames = unfoldFrames(showExample(example));
    expect(frames.length).toBeGreaterThan(1);
    expect(frames[0]!.deed).toEqual({ is: 'setup' });
    for (const { view } of frames) expect(view.pieces.length).toBeGreaterThan(0);
  });

  test('an order that is refused carries its reason, and what happens its events', () => {
    const { frames } = showExample(examples.find(({ rule }) => rule === 'C8.5')!);
    expect(frames.map(({ deed }) => deed.is)).toEqual(['setup', 'refused', 'order', 'order']);
    expect(frames[1]!.deed).toMatchObject({ by: 'marines', word: 'move', rule: 'C8.5' });
    expect(frames[3]!.events.map(({ is }) => is)).toContain('piece-moved');
  });

  test('the turn of an automaton is told step by step', () => {
    const { frames } = showExample(examples.find(({ rule }) => rule === 'S2.13')!);
    expect(frames.length).toBeGreaterThan(2);
  });
});
