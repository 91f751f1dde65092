import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, loadWords, wordsOf } from './index.ts';

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en' && LANGUAGES[language]!.isComplete);
await Promise.all(OTHERS.map((language) => loadWords(language, ['faults'])));

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const READING = ['engine', 'rules', 'content', 'expedition', 'host'];
const sources = READING.flatMap((name) =>
  readdirSync(`${PACKAGES}${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|testing|words/.test(file))
    .map((file) => readFileSync(`${PACKAGES}${name}/src/${file}`, 'utf8')),
);

const TEXT = /\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/;
const SENTENCE = new RegExp(`new (?:File|Scenario|Board|Mission|Laying|Campaign|Stand)Error${TEXT.source}`, 'g');
const PHRASE = new RegExp(String.raw`\.fail${TEXT.source}`, 'g');

/** As a reader would say it, something put in wherever something varies. */
const saidIn = (form: RegExp, before = ''): string[] =>
  sources.flatMap((source) =>
    [...source.matchAll(form)].map(([, single, double, template]) => {
      const said = single ?? double ?? template ?? '';
      return before + said.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7');
    }),
  );

/** Only another error stands in them, which has said its own. */
const PASSED_ON = ['7: 7', 'game: 7', 'entries[7].say: 7 7'];

test.each(OTHERS)('whatever a reader of files finds wrong is told: %s', (language) => {
  const said = [...saidIn(SENTENCE), ...saidIn(PHRASE, 'field: expected ')].filter((one) => !PASSED_ON.includes(one));
  expect(said.length).toBeGreaterThan(90);
  const { told } = wordsOf(language, 'faults');
  const isKnown = (one: string): boolean =>
    told(one) !== one && (!one.startsWith('field') || !told(one).endsWith(`: ${one.slice('field: expected '.length)}`));
  // What is expected may be a word of the file, which is the same everywhere.
  const ofTheFile = /^field: expected (finished.*|7 \(D21\.1, D21\.14\))$/;
  expect(said.filter((one) => !isKnown(one) && !ofTheFile.test(one))).toEqual([]);
});

test.each([
  ['the file is longer than 200 kB', 'le fichier dépasse 200 ko'],
  ['mission:1: Invalid escape sequence \\q', 'mission:1: séquence d’échappement inconnue\u00a0: \\q'],
  ['mission:1: and 89980 more', 'mission:1: et 89980 de plus'],
  [
    'mission:9: blips.starting is a text, but a whole number is expected',
    'mission:9: blips.starting\u00a0: un texte\u202f; attendu\u00a0: un nombre entier',
  ],
  [
    'mission:9: board.floor is 101 × 100 squares; at most 10000 (100 × 100) can be played on',
    'mission:9: board.floor a 101 × 100\u00a0cases\u202f; on joue sur 10000 (100 × 100) au plus',
  ],
  [
    'a.json: scenario: C2.6: deployment group 1 has 5 pieces and 3 squares that are surely free.',
    'a.json: scenario: C2.6\u00a0: le groupe de déploiement 1 a 5 pièces pour 3\u00a0cases libres à coup sûr.',
  ],
  [
    'game: entries[3].by: expected one of marines, aliens',
    'game: entries[3].by: attendu\u00a0: un de ceux-ci\u00a0: marines, aliens',
  ],
  ['version: expected a whole number from 1 to 9', 'version: attendu\u00a0: un nombre entier de 1 à 9'],
  [
    'a.json cannot be opened: the file is no JSON.',
    'a.json ne peut pas être ouvert\u00a0: le fichier n’est pas du JSON.',
  ],
  ['something nobody has foreseen', 'something nobody has foreseen'],
])('%s', (english, french) => {
  expect(wordsOf('fr', 'faults').told(english)).toBe(french);
});
