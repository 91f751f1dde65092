import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../mission.ts';
import { refusalWords, tellEvent, type Names } from './index.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const SPEAKING = ['engine/src', 'rules/src/core', 'rules/src/missions', 'rules/src/solo'];

const sourceOf = (folder: string): string =>
  readdirSync(PACKAGES + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${PACKAGES}${folder}/${name}`, 'utf8'))
    .join('\n');

const found = (pattern: RegExp): string[] => [
  ...new Set(SPEAKING.flatMap((folder) => [...sourceOf(folder).matchAll(pattern)].map((match) => match[1]!))),
];

test.each(LANGUAGES)('every refusal has a sentence: %s', (language) => {
  const reasons = found(/refusal\(\s*'[A-Z][0-9.]+',\s*'([a-z-]+)'/g);
  expect(reasons.length).toBeGreaterThan(80);
  expect(reasons.filter((reason) => !Object.hasOwn(refusalWords(language), reason))).toEqual([]);
});

const NAMES: Names = { piece: (id) => `piece ${id}`, square: String, facing: String, area: String };

test('an event is told with its dice and what was needed', () => {
  const shot = {
    is: 'shot-fired',
    by: 1,
    at: 7,
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
  expect(tellEvent('fr', shot, NAMES)).toContain('[3 3], il faut 5');
});

test('a secret is told to nobody from whom it was taken out', () => {
  expect(tellEvent('en', { is: 'cp-drawn', bonus: 0, secret: { for: 'marines', value: 4 }, rule: 'C7.1' }, NAMES)).toBe(
    'A command counter is drawn: 4.',
  );
  expect(tellEvent('en', { is: 'cp-drawn', bonus: 0, rule: 'C7.1' }, NAMES)).toBe('A command counter is drawn.');
});
