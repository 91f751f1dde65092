import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLesson } from '../load.ts';
import { LANGUAGES } from '../words/index.ts';
import { LESSONS } from './lessons.generated.ts';

const source = readFileSync(new URL('../../lessons/moving.yaml', import.meta.url), 'utf8');
const COMPLETE = Object.keys(LANGUAGES).filter((language) => LANGUAGES[language]!.isComplete && language !== 'en');

test.each(COMPLETE)('every lesson says everything in %s', (language) => {
  for (const lesson of LESSONS) {
    const parts = lesson.kind === 'board' ? lesson.steps.flatMap((step) => [step, ...step.wrong]) : lesson.hints;
    expect(Object.keys(lesson.words[language] ?? {})).toEqual(Object.keys(lesson.words.en));
    for (const { words } of parts) expect([undefined, words.en]).not.toContain(words[language]);
  }
});

test('the course is in order, each place taken once', () => {
  expect(LESSONS.map(({ order }) => order)).toEqual(LESSONS.map((_, place) => place + 1));
});

test.each([
  ['a field nobody knows', ['seed: 1', 'sed: 1'], 'sed is not a field of a lesson'],
  ['a kind nobody knows', ['kind: board', 'kind: bord'], 'kind is "bord"'],
  [
    'a step without words',
    ['    want: { select: A2 }\n    words:', '    want: { select: A2 }\n    word:'],
    'steps.0.words is missing',
  ],
  ['a board in one line', ['floor: |', 'floor: >'], "board.floor is a block of text begun with '|'"],
])('%s is told with its line', (_what, [from, to], message) => {
  const text = source.replace('order: 1\n', 'order: 1\nseed: 1\n').replace(from!, to!);
  expect(() => parseLesson('moving.yaml', text)).toThrow(message);
  expect(() => parseLesson('moving.yaml', text)).toThrow(/^moving\.yaml:\d+: /);
});
