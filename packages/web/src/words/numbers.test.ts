import { describe, expect, test } from 'vitest';
import { counted, formatNumber, percent } from './numbers.ts';

const NUMBERS = [0, 1, 1.5, 2, 9.96, 10, 999, 1000, 12_345, 1_234_567.89, -1, -0.01, -1234.5];
/** Every share that dice can give with up to four of them. */
const SHARES = Array.from({ length: 1297 }, (_, n) => n / 1296);

describe.each(['en', 'en-GB', 'fr'])('numbers in %s are written as the browser writes them', (locale) => {
  test('whole and broken ones', () => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative' });
    expect(NUMBERS.map(formatNumber(locale))).toEqual(NUMBERS.map((value) => format.format(value)));
  });

  test.each([0, 1])('shares with %i digits', (digits) => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
    expect(SHARES.map(percent(locale, digits))).toEqual(
      SHARES.map((share) => format.format(share).replaceAll('\u00a0', '\u202f')),
    );
  });

  test('plurals', () => {
    const rules = new Intl.PluralRules(locale);
    for (const value of [0, 1, 2, 5, 21])
      expect(counted(locale)(value, { one: 'one', other: 'other' })).toBe(`${value}\u00a0${rules.select(value)}`);
  });
});
