import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en-GB', ['0 squads', '1 squad', '1.5 squads', '12,345 squads'], '30.6%', 'a, b and c'],
  ['fr', ['0 squad', '1 squad', '1,5 squad', '12 345 squads'], '30,6 %', 'a, b et c'],
])('numbers, shares, plurals and lists in %s', (locale, counts, share, list) => {
  const { count, percent, list: listed } = numbersIn(locale);
  const told = [0, 1, 1.5, 12_345].map((value) => count(value, { one: 'squad', other: 'squads' }));
  expect(told.map(plainSpaces)).toEqual(counts);
  expect(plainSpaces(percent(11 / 36))).toBe(share);
  expect(listed(['a', 'b', 'c'])).toBe(list);
});

test('a language may have more forms than two', () => {
  const { count } = numbersIn('pl');
  const told = [1, 3, 5].map((value) => count(value, { one: 'drzwi', few: 'pary', other: 'par' }));
  expect(told.map(plainSpaces)).toEqual(['1 drzwi', '3 pary', '5 par']);
});

test('nothing less than zero is written as zero', () => {
  expect([-0.01, -1].map(numbersIn('en-GB').number)).toEqual(['0', '-1']);
});
