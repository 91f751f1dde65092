import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MissionFileError, loadMission, parseMission, type Problem } from './load.ts';
import { LANGUAGES } from './words/languages.ts';
import { MISSIONS } from './missions.generated.ts';

const FOLDER = new URL('../missions/', import.meta.url);
const source = readFileSync(new URL('rescue.yaml', FOLDER), 'utf8');

const problemsOf = (text: string): readonly Problem[] => {
  try {
    parseMission('trial.yaml', text);
  } catch (error) {
    if (error instanceof MissionFileError) return error.problems;
    throw error;
  }
  return [];
};

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

test('M0.8 every file is read into the mission of its name, in the order of play', () => {
  expect(readdirSync(FOLDER)).toHaveLength(MISSIONS.length);
  for (const mission of MISSIONS) {
    const file = readFileSync(new URL(`${mission.id}.yaml`, FOLDER), 'utf8');
    expect(parseMission(mission.id, file)).toEqual(mission);
  }
  const orders = MISSIONS.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

const COMPLETE = Object.keys(LANGUAGES).filter((language) => LANGUAGES[language]!.isComplete && language !== 'en');

test.each(COMPLETE)('M0.8 every mission has all its words in %s, and as many of each', (language) => {
  for (const { words } of MISSIONS) {
    const { title, briefing, marines, aliens, rules = [] } = words[language] ?? {};
    expect([title, briefing, marines, aliens]).not.toContain(undefined);
    expect(rules).toHaveLength(words.en.rules.length);
    expect(title).not.toBe(words.en.title);
  }
});

describe('errors say where and what', () => {
  const row = (from: string, to: string, part: string, message: string): [string, string, string, string] => [
    message,
    source.replace(from, to),
    part,
    message,
  ];

  test.each([
    row('order: 3', 'order: third', 'order:', 'order is "third", but a number is expected'),
    row('perTurn: 3', 'perTurn: -1', 'blips:', 'blips.perTurn is -1, but 0 or more is expected'),
    row('origin: codex', 'origin: codex\ncolour: red', 'colour:', 'colour is not a field of a mission'),
    row('order: 3', 'order: 1.5', 'order:', 'order is 1.5, but a whole number is expected'),
    row("title: 'La machine perdue'", "title: ''", "title: ''", 'words.fr.title is empty, but a text is expected'),
    row(
      'id: rescue',
      'id: To the Rescue',
      'id:',
      'id is "To the Rescue", but a name of small letters, digits and hyphens is expected',
    ),
    row("on: '1'", 'on: 1', 'on: 1', 'deployment.0.on is 1, but a text in quotes is expected'),
    row(
      "on: '1'",
      "on: '12'",
      "on: '12'",
      'deployment.0.on is "12", but a mark of the floor plan or \'any\' is expected',
    ),
    row(
      'pieces: [sergeant',
      'pieces: [7',
      'pieces: [7',
      'force.0.pieces.0 is 7, but (a text or a record of named fields) is expected',
    ),
    row('blips: {', 'blips: [3] # {', 'blips:', 'blips is a list, but a record of named fields is expected'),
    row('La machine', 'La \uFFFDmachine', 'La \uFFFD', 'the file is no text in UTF-8'),
    row('order: 3', 'order: 3\n---\norder: 4', '---', "a second document begins at '---'; a file has one"),
    row('side: W', 'side: West', 'side: West', 'entries.1.side is "West", but ("N" or "E" or "S" or "W") is expected'),
  ])('%s', (_title, text, part, message) => {
    expect(problemsOf(text)).toEqual([{ line: lineOf(text, part), message }]);
  });

  test('a missing field is named', () => {
    expect(problemsOf(source.replace(/^difficulty: .*\n/m, ''))).toMatchObject([{ message: 'difficulty is missing' }]);
  });

  test('a rule that is not on the list is refused', () => {
    expect(problemsOf(source.replace('is: rescue-cat', 'is: rescue-dog'))[0]!.message).toContain('objectives.0.is');
  });

  test('text that is no YAML, or nothing at all, is refused with a line', () => {
    expect(problemsOf('id: "never closed')[0]).toMatchObject({ line: 1 });
    expect(problemsOf('')).not.toEqual([]);
    expect(problemsOf('- just\n- a list')).toEqual([
      { line: 1, message: 'the file is a list, but a record of named fields is expected' },
    ]);
  });

  const deep = `order: ${'['.repeat(200)}${']'.repeat(200)}`;
  const laughing = ['a0: &a0 x', ...Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];

  test.each([
    ['order: *nope', 'order:', "'*nope' stands for nothing: no '&nope' is before it"],
    ['order: &a [*a]', 'order:', "'*a' is within what it stands for"],
    ['order: !!js/function x', 'order:', 'Unresolved tag: tag:yaml.org,2002:js/function'],
    ['order: 3\n[a, b]: 1', '[a, b]:', 'a name is one word, no list and no record'],
    ['order: 3\noptions: {constructor: a}', 'options:', "there is no field 'constructor'"],
    ['order: 3\noptions:\n  __proto__: {x: 1}', '__proto__:', "there is no field '__proto__'"],
    [deep, 'order:', 'there are too many levels within each other'],
    [
      deep.replaceAll(/[[\]]/g, (bracket) => bracket.repeat(50)),
      'order:',
      'there are too many levels within each other',
    ],
    [`order: 3\n${laughing.join('\n')}`, 'a1:', 'the aliases stand for too much'],
  ])('what YAML can say and no mission can mean is refused: %#', (line, part, message) => {
    const text = source.replace('order: 3', line);
    expect(problemsOf(text)).toEqual([{ line: lineOf(text, part), message }]);
  });

  test('an alias of what is before it is read', () => {
    const text = source.replace('order: 3\ndifficulty: ', 'order: &three 3\ndifficulty: *three # ');
    expect(text).not.toBe(source);
    expect(parseMission('trial.yaml', text)).toMatchObject({ order: 3, difficulty: 3 });
  });

  test('a folded board is refused, since its rows would run together', () => {
    const folded = source.replace('floor: |', 'floor: >');
    expect(problemsOf(folded)).toEqual([
      { line: lineOf(folded, 'floor: >'), message: "board.floor is a block of text begun with '|'" },
    ]);
  });

  test('a row of a board is found on its own line', () => {
    const { mission, lineOf: find } = loadMission('rescue.yaml', source);
    const lines = source.split('\n');
    expect(lines[find(['board', 'floor', 7]) - 1]!.trim()).toBe(mission.board.floor[7]);
    expect(lines[find(['board', 'sections', 0]) - 1]!.trim()).toBe(mission.board.sections[0]);
  });
});
