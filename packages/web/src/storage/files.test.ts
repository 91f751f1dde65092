import { expect, test } from 'vitest';
import { checkForm, fileName } from './files.ts';

test.each([
  ['', 'not-json'],
  ['hello', 'not-json'],
  ['{"format":', 'not-json'],
  ['[]', 'not-a-game'],
  ['null', 'not-a-game'],
  ['{"format":"chess"}', 'not-a-game'],
  ['{"format":7}', 'not-a-game'],
  ['{"format":"sensorium-replay","version":99}', 'too-new'],
  [' '.repeat(8_000_001), 'too-big'],
])('a file that is no game is named as what it is', (text, error) => {
  expect(checkForm(text)).toEqual({ ok: false, error });
});

test('a game of this version or an older one goes on to the engine', () => {
  expect(checkForm('{"format":"sensorium-replay","version":1}').ok).toBe(true);
});

test('a file is named for its mission and day', () => {
  expect(fileName('decoy', Date.UTC(2026, 0, 2, 3, 4))).toBe('sensorium-decoy-2026-01-02-03-04.json');
});
