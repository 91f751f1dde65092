import { afterEach, expect, test, vi } from 'vitest';
import { noteUnderway, takeUnderway } from './underway.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());

const SAID = {
  owner: 'me',
  length: 3,
  by: 'marines',
  deed: { say: { do: 'move', piece: 1, at: 2, how: 0, cp: 0 } },
} as const;

test('what is underway is told once, and not at all when it was answered', () => {
  noteUnderway('a', SAID);
  noteUnderway('b', { ...SAID, deed: { undoTo: 1 } });
  noteUnderway('b', null);
  expect([takeUnderway('a'), takeUnderway('a'), takeUnderway('b')]).toEqual([SAID, null, null]);
});

test.each([
  '{',
  '7',
  '{"owner":"me"}',
  JSON.stringify({ ...SAID, by: 'host' }),
  JSON.stringify({ ...SAID, length: 'x' }),
  JSON.stringify({ ...SAID, deed: { say: { do: 'move' } } }),
  JSON.stringify({ ...SAID, deed: {} }),
])('%s, which no page wrote, is left out', (text) => {
  kept.set('sensorium.underway/a', text);
  expect(takeUnderway('a')).toBeNull();
});
