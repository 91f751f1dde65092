import { MISSIONS, type Lesson } from '@sensorium/content';
import { expect, test } from 'vitest';
import { isDone, lessonFor, lessonsDue, TUTORIAL, type Experience } from './tutorial.ts';

const words = { title: 'T', text: 't' };
const lesson = (id: string, trigger: Lesson['trigger']): Lesson => ({ id, trigger, words: { en: words, fr: words } });
const lessons = [
  lesson('later', { on: 'turn', turn: 3 }),
  lesson('door', { on: 'event', event: 'door-opened' }),
  lesson('answer', { on: 'decision', decision: 'cp-response' }),
  lesson('first', { on: 'start' }),
];
const nothing: Experience = { turn: 1, events: [], decision: 'action' };
const idFor = (experience: Partial<Experience>, ...putAway: string[]): string | undefined =>
  lessonFor(lessons, { ...nothing, ...experience }, new Set(putAway))?.id;

test('a lesson waits for its turn, its event, its decision', () => {
  expect(idFor({})).toBe('first');
  expect(idFor({ turn: 4 })).toBe('later');
  expect(idFor({ events: [{ is: 'door-opened', piece: 0, at: 1, now: { is: 2, burns: false }, rule: 'C19.1' }] })).toBe(
    'door',
  );
  expect(idFor({ decision: 'cp-response' })).toBe('answer');
});

test('a lesson that was put away does not come back', () => {
  expect(idFor({ turn: 4 }, 'later')).toBe('first');
  expect(idFor({}, 'first')).toBeUndefined();
});

test('a lesson is done when the next falls due while it is read, not before', () => {
  const course = [lesson('doors', { on: 'start' }), lesson('firing', { on: 'event', event: 'door-opened' })];
  const before = lessonsDue(course, nothing);
  const opened = lessonsDue(course, {
    ...nothing,
    events: [{ is: 'door-opened', piece: 0, at: 1, now: { is: 2, burns: false }, rule: 'C19.1' }],
  });
  expect([...before]).toEqual(['doors']);
  expect(isDone(course, 'doors', before, before)).toBe(false);
  expect(isDone(course, 'doors', before, opened)).toBe(true);
  expect(isDone(course, 'doors', opened, opened)).toBe(false);
  expect(isDone(course, 'firing', before, opened)).toBe(false);
});

test('the mission of the tutorial has lessons', () => {
  expect(MISSIONS.find(({ id }) => id === TUTORIAL.mission)?.lessons.length).toBeGreaterThan(5);
});
