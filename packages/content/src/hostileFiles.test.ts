/** Mission files made to hang or flood whoever reads them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MissionFileError, parseMission } from './load.ts';
import { LONGEST_MISSION } from './mission.ts';

const SOUND = readFileSync(new URL('../missions/first-steps.yaml', import.meta.url), 'utf8');
const ROOM = LONGEST_MISSION - SOUND.length - 100;

const repeated = (part: (index: number) => string, most = ROOM): string => {
  const parts: string[] = [];
  for (let length = 0; length < most; length += parts.at(-1)!.length) parts.push(part(parts.length));
  return parts.slice(0, -1).join('');
};

const refusalOf = (text: string): string => {
  try {
    parseMission('trial.yaml', text);
  } catch (error) {
    if (error instanceof MissionFileError) return error.message;
    throw error;
  }
  return '';
};

/** The sound mission with another list in place of its own. */
const withList = (field: string, item: (index: number) => string): string =>
  SOUND.replace(
    new RegExp(`^${field}:[\\s\\S]*?\\n(?=\\w|$)`, 'm'),
    () => `${field}:\n${repeated((i) => `  - ${item(i)}\n`)}`,
  );

const LAUGHING = ['a0: &a0 x', ...Array.from({ length: 99 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];

test.for<[string, string, string]>([
  ['a million characters', '#'.repeat(1_000_000), `a mission has at most ${LONGEST_MISSION}`],
  ['names without end', repeated((i) => `a${i}: 1\n`), 'id is missing'],
  ['the same name again and again', repeated(() => 'a: 1\n'), 'Map keys must be unique'],
  ['bad escapes', `a: "${repeated(() => '\\q')}"`, 'Invalid escape sequence'],
  ['brackets that close nothing', repeated(() => '}'), 'Unexpected flow-map-end'],
  ['brackets that are never closed', repeated(() => '['), 'too many levels'],
  ['lists within lists', repeated(() => '- '), 'too many levels'],
  ['names within names', repeated(() => '? '), 'too many levels'],
  ['aliases of one thing', `a: &a [1]\nb: [${repeated(() => '*a, ')}]`, 'the aliases stand for too much'],
  ['aliases of aliases', LAUGHING.join('\n'), 'the aliases stand for too much'],
  ['aliases of nothing', `b: [${repeated((i) => `*x${i}, `)}]`, 'stands for nothing'],
  ['merged records', `a: &a {x: 1}\n${repeated((i) => `b${i}: {<<: *a}\n`)}`, 'the aliases stand for too much'],
  ['tags nobody knows', repeated((i) => `- !t${i} x\n`), 'Unresolved tag'],
  ['one long word', `id: ${'x'.repeat(ROOM)}`, 'id has a length of'],
  ['wrong items', withList('entries', () => 'x'), 'entries.0 is "x"'],
  [
    'many entry areas',
    withList('entries', (i) => `{id: E${i}, at: [${i % 9}, 5], side: N}`),
    'entries has a length of',
  ],
  ['many groups', withList('deployment', () => '{by: marines, who: [A], on: any}'), 'deployment has a length of'],
])('%s: refused in a few words', ([, text, told]) => {
  const refusal = refusalOf(text);
  expect(refusal).toContain(told);
  expect(refusal.length).toBeLessThan(7000);
  expect(refusal.split('\n').length).toBeLessThanOrEqual(21);
});

test('of many faults the first are told, and how many more there are', () => {
  const lines = refusalOf(`a: "${'\\q'.repeat(50)}"`).split('\n');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('trial.yaml:1: and 30 more');
  const wrong = SOUND.replace(/^exits:.*\n/m, '') + `exits: [${'x, '.repeat(90)}]\n`;
  expect(refusalOf(wrong).split('\n').at(-1)).toMatch(/: and 70 more$/);
});

const boardOf = (width: number, height: number): string => {
  const block = (sign: string): string => `    ${sign.repeat(width)}\n`.repeat(height);
  return SOUND.replace(
    /^board:[\s\S]*?\n(?=\w)/m,
    () => `board:\n  floor: |\n${block('.')}  sections: |\n${block('A')}`,
  );
};

test('a board of more than 100 × 100 squares is refused, with its size', () => {
  expect(refusalOf(boardOf(101, 100))).toContain('board.floor is 101 × 100 squares; at most 10000 (100 × 100)');
  expect(refusalOf(boardOf(100, 100))).toBe('');
  expect(refusalOf(boardOf(125, 40))).toBe('');
});

test('more than 200 pieces are refused, with their number', () => {
  const crowd = (count: number): string =>
    `${SOUND.replace(/^aliens:[\s\S]*?\n(?=\w)/m, '')}\naliens:\n${'  - {is: blip, at: [1, 1], value: 1}\n'.repeat(count)}`;
  expect(refusalOf(crowd(200))).toMatch(/there are 20\d pieces; a mission has at most 200/);
});
