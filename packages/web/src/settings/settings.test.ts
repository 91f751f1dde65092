import { expect, test } from 'vitest';
import { DEFAULTS, languageFor, readSettings } from './settings.ts';

test('nothing stored, or nonsense, gives the defaults', () => {
  for (const stored of [null, undefined, 7, 'x', [], {}, { volume: 9, pace: 'warp', keys: 3, sound: 'yes' }])
    expect(readSettings(stored)).toEqual(DEFAULTS);
});

test('what makes sense is kept, the rest takes its default', () => {
  const settings = readSettings({ language: 'fr', volume: 0, palette: 'blue', keys: { fire: 'g', turn: 4 } });
  expect(settings).toEqual({ ...DEFAULTS, language: 'fr', volume: 0, keys: { fire: 'g' } });
});

test('the pace is asked for until it has been chosen; who has one chose it', () => {
  expect(readSettings({ language: 'fr' }).isPaceChosen).toBe(false);
  expect(readSettings({ pace: 'fast', isPaceChosen: false }).isPaceChosen).toBe(false);
  expect(readSettings({ pace: 'off' }).isPaceChosen).toBe(true);
});

test.each([
  ['auto', ['fr-CA', 'en'], 'fr'],
  ['auto', ['de', 'fr'], 'fr'],
  ['auto', ['de'], 'en'],
  ['auto', [], 'en'],
  ['en', ['fr'], 'en'],
] as const)('language %s with browser languages %j is %s', (language, preferred, expected) => {
  expect(languageFor({ ...DEFAULTS, language }, preferred)).toBe(expected);
});
