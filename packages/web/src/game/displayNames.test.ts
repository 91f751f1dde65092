import { loadWords } from '@sensorium/content/words';
import { describe, expect, test } from 'vitest';
import { gameWords } from './gameWords.ts';
import { percent, squareName } from './displayNames.ts';

await Promise.all(['en', 'fr'].map((language) => loadWords(language, ['rules', 'table'])));
const [en, fr] = [gameWords('en'), gameWords('fr')] as const;

describe('words', () => {
  test('French sentences keep a narrow space before : ; ? and !', () => {
    const texts = [...Object.values(fr.reasons), ...Object.values(fr.help.keys), ...Object.values(fr.actions)];
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
