import { SCENARIO_IDS } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { MISSIONS, scenarioWords, standWords, type Mission } from './index.ts';
import { inLanguage } from './words/index.ts';

const LEAST = 2;
const shipped: [string, Mission['words']][] = [
  ...MISSIONS.map(({ id, words }): [string, Mission['words']] => [id, words]),
  ...SCENARIO_IDS.map((id): [string, Mission['words']] => [id, scenarioWords(id)]),
  ['last stand', standWords()],
];

test.each(shipped)('%s has advice for both sides, in English and French', (_id, words) => {
  for (const side of ['marines', 'aliens'] as const) {
    const [english, french] = ['en', 'fr'].map((language) => inLanguage(words, language).hints[side]);
    expect(english!.length).toBeGreaterThanOrEqual(LEAST);
    expect(french!.length).toBe(english!.length);
    expect(french).not.toEqual(english);
  }
});
