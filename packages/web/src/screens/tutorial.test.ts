import type { GameEvent } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { lessonAfter, LESSONS } from './tutorial.ts';

const moved: GameEvent = { is: 'piece-moved', piece: 0, from: 1, to: 2, rule: 'C8.1' };
const drawn: GameEvent = { is: 'cp-drawn', bonus: 0, rule: 'C7.1' };

test('the first lesson comes first', () => {
  expect(lessonAfter([], new Set())).toBe('deploy');
});

test('what has been done is not taught', () => {
  expect(lessonAfter([drawn, moved], new Set())).toBe('turn');
  expect(lessonAfter([drawn], new Set())).toBe('move');
});

test('a skipped lesson does not come back, and at the end there is none', () => {
  expect(lessonAfter([drawn], new Set(['move'] as const))).toBe('turn');
  expect(lessonAfter([], new Set(LESSONS))).toBeNull();
});
