import { expect, test } from 'vitest';
import { parseCodex } from './parseCodex.ts';
import { searchRules, wordsOf } from './search.ts';

const chapter = parseCodex(
  'C',
  `# C — Core

## C13 Overwatch and jam

**C13.1** A marine goes on overwatch for 2 points.

**C13.7** A double jams the bolter.

## C19 Doors

**C19.1** A door is opened for 1 point.

**C19.10** Overwatch never fires at a door.
`,
);
const search = (query: string, aliases = {}): string[] =>
  searchRules([chapter], wordsOf(query, aliases)).map(({ rule }) => rule);

test('a number finds its rule and no longer one that begins the same way', () => {
  expect(search('c19.1')).toEqual(['C19.1']);
});

test('the number of a section finds its rules', () => {
  expect(search('C13')).toEqual(['C13.1', 'C13.7']);
});

test('every word must occur, in the rule or the title of its section', () => {
  expect(search('overwatch door')).toEqual(['C19.10']);
  expect(search('overwatch double')).toEqual(['C13.7']);
});

test('a word of another language finds the codex word', () => {
  expect(search('porte', { porte: 'door' })).toEqual(['C19.1', 'C19.10']);
});

test('a phrase of two words is looked for as one', () => {
  expect(search('tir de garde porte', { 'tir de garde': 'overwatch', porte: 'door' })).toEqual(['C19.10']);
});

test('apostrophes are found however they are typed', () => {
  const typeset = parseCodex('C', '# C\n\n## C13 État d’alerte\n\n**C13.1** L’état d’alerte coûte 2 points.\n');
  const hits = searchRules([typeset], wordsOf("état d'alerte"));
  expect(hits.map(({ rule }) => rule)).toEqual(['C13.1']);
});

test('nothing is found for nothing', () => {
  expect(search('  ')).toEqual([]);
});
