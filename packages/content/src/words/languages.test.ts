/** A third language that says only some of it, and a module from outside that brings words: both over English. */
import { readFileSync } from 'node:fs';
import { compileRules, type EventKind, type GameEvent, type RuleModule } from '@sensorium/engine';
import { AUTOMATA, MODULES, rulesFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { parseMission } from '../load.ts';
import { numbersIn } from './numbers.ts';
import {
  inLanguage,
  knownLanguages,
  languageAmong,
  languageName,
  loadWords,
  missingWords,
  refusalWords,
  registerLanguage,
  registerWords,
  requireWords,
  tellEvent,
  termsFor,
  wordsOf,
  type HalfFolder,
  type Names,
} from './index.ts';
import { scenarioWords } from './missionTexts.ts';

const { count } = numbersIn('de');

/** A few words of each part: everything else is said in English. */
const german: HalfFolder = {
  name: 'Deutsch',
  locale: 'de',
  isComplete: false,
  missions: { scenarios: { 'scn-raid': { title: 'Überfall' } } },
  parts: {
    rules: () =>
      Promise.resolve({
        terms: { units: { sergeant: 'Sergeant', blip: 'Kontakt' } },
        refusals: { 'not-enough-ap': 'Nicht genug Aktionspunkte.' },
        events: { 'time-ran-out': () => 'die Zeit ist um.' },
      }),
    page: () =>
      Promise.resolve({
        app: { back: 'Zurück' },
        rules: { found: (rules: number) => count(rules, { one: 'Regel', other: 'Regeln' }) },
      }),
  },
};

registerLanguage('de', german);
await Promise.all([
  loadWords('de', ['rules', 'page', 'table', 'terminal']),
  loadWords('en', ['rules', 'page', 'table']),
  loadWords('fr', ['rules']),
]);

const NAMES: Names = { piece: (id) => `#${id}`, square: String, facing: String, area: String };

test('a registered language can be chosen by its own name', () => {
  expect(knownLanguages()).toEqual(['en', 'fr', 'de']);
  expect(languageName('de')).toBe('Deutsch');
  expect(languageAmong(['it', 'de-AT', 'fr'])).toBe('de');
});

test('what a language does not say is said in English, word by word', () => {
  const { units } = termsFor('de');
  expect([units.blip, units.marine]).toEqual(['Kontakt', 'marine']);
  expect(refusalWords('de')).toEqual({ ...refusalWords('en'), 'not-enough-ap': 'Nicht genug Aktionspunkte.' });
  expect(tellEvent('de', { is: 'time-ran-out', rule: 'C4.6' }, NAMES)).toBe('Die Zeit ist um.');
  expect(tellEvent('de', { is: 'door-opened', piece: 1, at: 7, rule: 'C17.2' } as GameEvent, NAMES)).toBe(
    tellEvent('en', { is: 'door-opened', piece: 1, at: 7, rule: 'C17.2' } as GameEvent, NAMES),
  );
  const page = wordsOf('de', 'page');
  expect([page.app.back, page.app.home]).toEqual(['Zurück', 'Home']);
  expect([0, 1, 2].map((rules) => page.rules.found(rules))).toEqual(['0\u00a0Regeln', '1\u00a0Regel', '2\u00a0Regeln']);
  expect(wordsOf('de', 'table')).toEqual(wordsOf('en', 'table'));
});

test('M0.8 a mission in two languages, or with half of a third, is valid and is read in English where it must', () => {
  const source = readFileSync(new URL('../../missions/rescue.yaml', import.meta.url), 'utf8');
  const { words } = parseMission('rescue.yaml', source);
  expect(inLanguage(words, 'de')).toEqual(words.en);
  const half = parseMission('rescue.yaml', source.replace('  en:\n', '  de:\n    title: Die Bergung\n  en:\n'));
  expect(inLanguage(half.words, 'de')).toEqual({ ...words.en, title: 'Die Bergung' });
  expect(inLanguage(scenarioWords('scn-raid'), 'de').title).toBe('Überfall');
  expect(inLanguage(scenarioWords('scn-recon'), 'de')).toEqual(scenarioWords('scn-recon').en);
});

/** As a module from outside would: its ids are known to its own compiler, not to this one. */
const BEACON = {
  terms: { units: { beacon: 'beacon' }, verbs: { light: 'light the beacon' } },
  events: { 'beacon-lit': () => 'the beacon shines.' },
} as object;
const LIT = { is: 'beacon-lit' as EventKind, rule: 'A1.1' } as GameEvent;

test('a module brings its words in English and in some other languages', () => {
  registerWords('en', BEACON);
  registerWords('de', { terms: { units: { beacon: 'Bake' } } } as object);
  const beaconIn = (language: string): unknown => ({ ...termsFor(language).units })['beacon' as never];
  expect(['en', 'fr', 'de'].map(beaconIn)).toEqual(['beacon', 'beacon', 'Bake']);
  expect(['en', 'fr', 'de'].map((language) => tellEvent(language, LIT, NAMES))).toEqual(
    Array.from({ length: 3 }, () => 'The beacon shines.'),
  );
  expect(termsFor('fr').units.sergeant).toBe('sergent');
});

const ALWAYS = ['missions', 'deathwing', 'scenarios', 'arsenal'];

test.each(AUTOMATA)('rules of ours have all their words, with the automaton %s too', (automaton) => {
  expect(missingWords(rulesFor([...ALWAYS, automaton]))).toEqual([]);
});

test('what a module from outside lacks is named', () => {
  const marine = rulesFor([]).units.get('marine')!;
  const mast = { id: 'mast', needs: ['core'], units: { mast: marine } } as RuleModule;
  const rules = compileRules([...MODULES.filter(({ id }) => id === 'core'), mast]);
  expect(() => requireWords(rules, { events: ['mast-fell'] })).toThrow(
    "no English words for 'mast' (terms.units)\nno English words for 'mast-fell' (events)",
  );
});
