import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../mission.ts';
import { eventsEn } from './events.en.ts';
import { eventsFr } from './events.fr.ts';
import { refusalWords, tellEvent, termsFor, type Names } from './index.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const SPEAKING = [
  'engine/src',
  'rules/src/core',
  'rules/src/missions',
  'rules/src/solo',
  'rules/src/deathwing',
  'rules/src/arsenal',
  'rules/src/scenarios',
  'expedition/src',
];

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

/** The kinds a module adds: the keys of its `interface EventTypes`. */
const eventKinds = (): string[] =>
  SPEAKING.flatMap((folder) =>
    [...sourceOf(folder).matchAll(/interface EventTypes \{\n([\s\S]*?)\n {0,2}\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2,4}'?([a-z-]+)'?:/gm)].map((match) => match[1]!),
    ),
  );

test('every event has a sentence in both languages', () => {
  const kinds = eventKinds();
  expect(kinds.length).toBeGreaterThan(60);
  for (const sentences of [eventsEn, eventsFr])
    expect(kinds.filter((kind) => !Object.hasOwn(sentences, kind))).toEqual([]);
});

test('every unit, weapon and kind of terrain has a name', () => {
  const rules = rulesFor(['missions', 'deathwing', 'arsenal']);
  for (const { units, gear, terrain } of LANGUAGES.map(termsFor)) {
    expect([...rules.units.keys()].filter((id) => !Object.hasOwn(units, id))).toEqual([]);
    expect([...rules.gear.keys()].filter((id) => !Object.hasOwn(gear, id))).toEqual([]);
    expect(rules.terrain.map(({ id }) => id).filter((id) => !Object.hasOwn(terrain, id))).toEqual([]);
  }
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
