/**
 * What a case shows depends neither on a wall around its board nor on where in the list its aliens stand: every case is
 * run once more with the outer wall cut away, so that figures stand on square 0, and with an alien as piece 0. Whatever
 * it tells cites a rule of the codex.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { CaseError, parseCases, type CaseDocument } from './caseFile.ts';
import { runCase } from './runCase.ts';

const CASES = new URL('../../../../cases/', import.meta.url);
/** Lists of numbers that are no squares. */
const NO_SQUARES = ['dice', 'draws', 'ambushSchedule'];
/** Cases about a square of the outer wall. */
const AT_THE_WALL = ['A power aimed at a wall is refused by its own rule'];

type Shift = readonly [x: number, y: number];
type Data = Readonly<Record<string, unknown>>;

const rowsOf = (text: unknown): string[] => String(text).replace(/\n+$/, '').split('\n');

const boardsOf = (data: Data): string[][] =>
  Array.isArray(data['levels']) ? data['levels'].map(rowsOf) : [rowsOf(data['board'])];

/** The column and the row that are wall on every level. */
const shiftOf = (data: Data): Shift => {
  const boards = boardsOf(data);
  const isWall = (character: string | undefined): boolean => character === undefined || '# '.includes(character);
  const column = boards.every((rows) => rows.every((row) => isWall(row[0])));
  const row = boards.every(([first = '']) => first.split('').every(isWall));
  return [column ? 1 : 0, row ? 1 : 0];
};

const cut = (text: unknown, [dx, dy]: Shift): string =>
  rowsOf(text)
    .slice(dy)
    .map((row) => row.slice(dx))
    .join('\n');

const moved = (value: unknown, shift: Shift): unknown => {
  const [dx, dy] = shift;
  if (typeof value === 'string')
    return value.replace(/^breach-(\d+)-(\d+)/, (_, x, y) => `breach-${Number(x) - dx}-${Number(y) - dy}`);
  if (Array.isArray(value)) {
    const isSquare = value.length >= 2 && value.length <= 3 && value.every((part) => typeof part === 'number');
    if (!isSquare) return value.map((part) => moved(part, shift));
    const [x, y, ...level] = value;
    return [x! - dx, y! - dy, ...level];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(/^(\d+),(\d+)/, (_, x, y) => `${Number(x) - dx},${Number(y) - dy}`),
      NO_SQUARES.includes(key) ? part : moved(part, shift),
    ]),
  );
};

const DRAWN = ['board', 'levels', 'sections'];

const redrawn = (document: CaseDocument): string => {
  const { data } = document;
  const shift = shiftOf(data);
  const fields = Object.entries(data).map(([key, value]) => {
    if (!DRAWN.includes(key)) return [key, NO_SQUARES.includes(key) ? value : moved(value, shift)];
    return [key, Array.isArray(value) ? value.map((text) => cut(text, shift)) : cut(value, shift)];
  });
  const next = Object.fromEntries(fields) as Data;
  return stringify({ ...next, pieces: aliensFirst(document, next['pieces'] as Data) });
};

/** The roster order of the marines, and the order of the aliens among themselves, stay. */
const aliensFirst = (document: CaseDocument, pieces: Data): Map<string, unknown> => {
  const { units } = arrange(document).game.setup.rules;
  const isAlien = (key: string): boolean => units.get(String((pieces[key] as Data)['is']))?.side === 'aliens';
  const keys = document.keysOf(['pieces']);
  const order = [...keys.filter(isAlien), ...keys.filter((key) => !isAlien(key))];
  return new Map(order.map((key) => [key, pieces[key]]));
};

const CODEX = new URL('../../../../docs/codex/', import.meta.url);
const RULES = new Set(
  readdirSync(CODEX)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(new URL(name, CODEX), 'utf8').match(/(?<=^\*\*)[A-Z]\d+\.\d+(?=\*\*)/gm) ?? []),
);

const failuresOf = (document: CaseDocument | CaseError): string[] => {
  if (document instanceof CaseError) throw document;
  if (AT_THE_WALL.includes(document.title)) return [];
  const [other] = parseCases(document.file, redrawn(document));
  if (other === undefined || other instanceof CaseError) throw other ?? new Error(document.title);
  const uncited: string[] = [];
  const failures = runCase(other, {
    onEvent: ({ is, rule }) => {
      if (!RULES.has(rule)) uncited.push(`${document.title}: '${is}' cites '${rule}', which is no rule`);
    },
  });
  return [...failures.map(({ step, message }) => `${document.title}: step ${step}: ${message}`), ...uncited];
};

const FILES = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

test.each(FILES.sort())('%s', (name) => {
  const documents = parseCases(name, readFileSync(new URL(name, CASES), 'utf8'));
  expect(documents.length).toBeGreaterThan(0);
  expect(documents.flatMap(failuresOf)).toEqual([]);
});
