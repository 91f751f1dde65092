import { expect, test } from 'vitest';
import { clockFor, sidesFor } from './mustering.ts';

const PROGRAMS = { marines: 'marine-drill', aliens: 'alien-hunter-1' };

test('D16.3  the lower bidder leads the marines, whoever it is', () => {
  expect(sidesFor('bot', 0, PROGRAMS)).toEqual({ marines: 'person', aliens: 'alien-hunter-1' });
  expect(sidesFor('bot', 1, PROGRAMS)).toEqual({ marines: 'marine-drill', aliens: 'person' });
  expect(sidesFor('two', 1, PROGRAMS)).toEqual({ marines: 'person', aliens: 'person' });
});

test('D1.1 D22.1  solitaire is never timed', () => {
  expect(clockFor({ marines: 'person', aliens: 'deathwing-solo' }, 'normal')).toBe('off');
  expect(clockFor({ marines: 'person', aliens: 'alien-hunter-1' }, 'normal')).toBe('normal');
  expect(clockFor({ marines: 'person', aliens: 'person' }, 'normal')).toBe('normal');
});
