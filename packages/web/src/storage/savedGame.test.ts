import { expect, test } from 'vitest';
import { joinSave, splitSave } from './savedGame.ts';

const SAVE = {
  format: 'sensorium-replay',
  version: 1,
  scenario: { id: 'x' },
  seed: 5,
  opening: [1, 2],
  entries: [
    { by: 'marines', say: { do: 'end' }, drawn: [3] },
    { by: 'aliens', say: { do: 'pass' }, drawn: [], because: 'S4.9' },
  ],
  position: 'abc',
  sides: { marines: 'person', aliens: 'person' },
  clock: 'normal',
  reading: { turn: 2, milliseconds: 900 },
};
const PROGRESS = { turn: 2, winner: '', endedBy: '', changed: 7 };

test('a save of one text becomes records, one an order, and the same save again', () => {
  const stored = splitSave('g', JSON.stringify(SAVE), PROGRESS)!;
  expect(stored.entries.map(({ game, number }) => [game, number])).toEqual([
    ['g', 0],
    ['g', 1],
  ]);
  expect(stored.standing).toMatchObject({ length: 2, number: 2, turn: 2, changed: 7, owner: '' });
  expect(JSON.parse(joinSave(stored))).toEqual(SAVE);
});

test.each(['', 'null', '[]', '{"format":"sensorium-replay"}'])('%j is no save', (text) => {
  expect(splitSave('g', text, PROGRESS)).toBeNull();
});
