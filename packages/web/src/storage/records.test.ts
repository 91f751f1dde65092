import { expect, test } from 'vitest';
import { Outdated, nextRevision, type StoredRecord } from './records.ts';

const stored = (revision: number): StoredRecord => ({ id: 'a', revision, changed: 1 });

test('whoever has read the last revision writes the next', () => {
  expect(nextRevision({ id: 'a', revision: 0 }, undefined, 5)).toEqual({ id: 'a', revision: 1, changed: 5 });
  expect(nextRevision({ id: 'a', revision: 3 }, stored(3), 5)).toEqual({ id: 'a', revision: 4, changed: 5 });
});

test.each([
  ['another window has written since', 3, stored(4)],
  ['another window has deleted it', 3, undefined],
  ['another window has made it', 0, stored(1)],
])('nothing older lands on what is newer: %s', (_, revision, found) => {
  expect(() => nextRevision({ id: 'a', revision }, found, 5)).toThrow(Outdated);
});
