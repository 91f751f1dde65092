import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, loadWords, refusalWords, tellEvent, type Names } from './index.ts';

const COMPLETE = Object.keys(LANGUAGES).filter((language) => LANGUAGES[language]!.isComplete);
await Promise.all(COMPLETE.map((language) => loadWords(language, ['rules'])));

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

const sources = (): string[] =>
  readdirSync(PACKAGES).flatMap((name) => {
    const folder = `${PACKAGES}${name}/src`;
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  });

test.each(COMPLETE)('every refusal has a sentence: %s', (language) => {
  const reasons = sources().flatMap((text) =>
    [...text.matchAll(/refusal\(\s*(?:'[A-Z][0-9.]+'|\w+),\s*'([a-z-]+)'/g)].map(([, reason = '']) => reason),
  );
  expect(reasons.length).toBeGreaterThan(200);
  expect(reasons.filter((reason) => !Object.hasOwn(refusalWords(language), reason))).toEqual([]);
});

const NAMES: Names = { piece: (id) => `piece ${id}`, square: String, facing: String, area: String };

test('an event is told with its dice and what was needed', () => {
  const shot = {
    is: 'shot-fired',
    by: 1,
    at: 7,
    with: 'storm-bolter',
    target: 2,
    dice: [3, 3],
    needed: [
      { value: 6, because: 'C12.1' },
      { value: -1, because: 'C12.2' },
    ],
    hit: false,
    jammed: true,
    rule: 'C13.7',
  } as const;
  expect(tellEvent('en', shot, NAMES)).toBe(
    'Piece 1 fires at piece 2: [3 3], needing 5: missed, and a double jams the weapon.',
  );
  expect(tellEvent('fr', shot, NAMES)).toBe(
    'Le piece 1 tire sur le piece 2\u00a0: 3 et 3 (5 requis), manqué, et un double enraye l’arme.',
  );
  const hot = { ...shot, with: 'plasma-gun', dice: [1, 4], overheated: true, rule: 'A7.27' } as const;
  expect(tellEvent('en', hot, NAMES)).toBe(
    'Piece 1 fires at piece 2 (plasma gun): [1 4], needing 5: missed, and a 1 overheats the weapon.',
  );
  expect(tellEvent('fr', hot, NAMES)).toMatch(/et un 1 fait surchauffer l’arme\.$/);
});

test('a secret is told to nobody from whom it was taken out', () => {
  expect(tellEvent('en', { is: 'cp-drawn', bonus: 0, secret: { for: 'marines', value: 4 }, rule: 'C7.1' }, NAMES)).toBe(
    'A command counter is drawn: 4.',
  );
  expect(tellEvent('en', { is: 'cp-drawn', bonus: 0, rule: 'C7.1' }, NAMES)).toBe('A command counter is drawn.');
});
