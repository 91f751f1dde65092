import { readFileSync } from 'node:fs';
import { balanceTables, parseBook, presentVersion, type Measurement } from '@sensorium/lab';
import { expect, test } from 'vitest';
import { moduleText, pageWith, telling } from './balance.ts';

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const book = parseBook(textOf('docs/balance.json'));

const cell = { mission: 'first-steps', marines: 'marine-drill', aliens: 'diceroller-1' };
const row: Measurement = { ...book.measurements[0]!, ...cell, ...presentVersion(cell)!, games: 400 };

test('S9.17  cells with fewer than a hundred games are not what the gallery goes by', () => {
  expect(
    telling([
      { ...row, games: 99 },
      { ...row, games: 100 },
    ]),
  ).toEqual([{ ...row, games: 100 }]);
});

test('S9.5, S9.22  yardsticks and probes are not what the gallery goes by', () => {
  const others = [
    { ...row, marines: 'marine-random' },
    { ...row, marines: 'probe-stare' },
    { ...row, aliens: 'alien-random' },
  ];
  expect(telling([...others, row])).toEqual([row]);
});

test('S9.14  draws and unfinished games are won by neither side', () => {
  const text = moduleText([{ ...row, wins: 5, draws: 1, unfinished: 250 }]);
  expect(text).toContain('"games":400,"won":{"marines":{"wins":5,"low":0.005,"high":0.029},"aliens":{"wins":144,');
});

test('S9.24  figures of an earlier version of behaviour or of the mission are told apart', () => {
  const older = '"isOlder":true';
  expect(moduleText([row])).not.toContain(older);
  expect(moduleText([{ ...row, behaviour: 'core 0' }])).toContain(older);
  expect(moduleText([{ ...row, scenario: '0' }])).toContain(older);
});

test('S9.24  what the gallery goes by and the tables of the page are what `npm run balance` makes of the totals', () => {
  expect(textOf('packages/content/src/measured.generated.ts')).toBe(moduleText(telling(book.measurements)));
  const page = textOf('docs/balance.md');
  expect(page).toBe(pageWith(page, balanceTables(book)));
});

test('the page keeps its words around the tables; a page without the marks is refused', () => {
  const page = textOf('docs/balance.md');
  const changed = pageWith(page, 'NEW');
  expect(changed).toContain('NEW');
  expect(pageWith(changed, 'OTHER')).toBe(pageWith(page, 'OTHER'));
  expect(() => pageWith('no marks', 'NEW')).toThrow('marks');
});
