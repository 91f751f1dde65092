import { describe, expect, test } from 'vitest';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { percent, squareName } from './words.ts';

/** The rules as they are written: a refusal without words would be found by a player otherwise. */
const SOURCES = import.meta.glob<string>(
  ['../../../rules/src/**/*.ts', '../../../engine/src/**/*.ts', '!**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

describe('words', () => {
  const text = Object.values(SOURCES).join('\n');

  test('every refusal of the rules has a sentence', () => {
    const reasons = [...text.matchAll(/refusal\('[A-Z]\w*(?:\.\d+)?', '([a-z-]+)'/g)].map((match) => match[1]!);
    expect(reasons.length).toBeGreaterThan(60);
    expect(reasons.filter((reason) => !(reason in en.reasons))).toEqual([]);
  });

  test('French sentences keep a narrow space before : ; ? and !', () => {
    const texts = Object.values(fr.reasons).concat(Object.values(fr.help.keys));
    expect(texts.filter((sentence) => /(?<!\u202f)[;?!]| :/.test(sentence))).toEqual([]);
  });

  test('numbers are written as each language writes them', () => {
    expect(percent(en, 11 / 36)).toBe('30.6%');
    expect(percent(fr, 11 / 36).replaceAll(/\s/g, ' ')).toBe('30,6 %');
  });

  test('squares have names', () => {
    expect([squareName(0, 0), squareName(25, 9), squareName(26, 9), squareName(3, 1, 1)]).toEqual([
      'A1',
      'Z10',
      'AA10',
      'D2·2',
    ]);
  });
});
