/**
 * Numbers and plurals as each language writes them. By hand: a browser takes tens of milliseconds to load the tables of
 * its own formatter, and a test compares.
 */
export type Forms = { readonly one: string; readonly other: string };

const isFrench = (locale: string): boolean => locale.startsWith('fr');

const NARROW = '\u202f';

/** At most so many digits after the point, thousands apart. */
const written = (locale: string, value: number, digits: number): string => {
  // One hundredth of a unit in the last place: 0.285 × 100 is not quite 28.5.
  const rounded = Math.round(Math.abs(value) * 10 ** digits + 1e-9) / 10 ** digits;
  const [whole = '', fraction] = String(rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, isFrench(locale) ? NARROW : ',');
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return fraction === undefined ? sign + grouped : `${sign}${grouped}${isFrench(locale) ? ',' : '.'}${fraction}`;
};

export const formatNumber =
  (locale: string): ((value: number) => string) =>
  (value) =>
    written(locale, value, 1);

export const percent =
  (locale: string, digits = 1): ((share: number) => string) =>
  (share) =>
    `${written(locale, share * 100, digits)}${isFrench(locale) ? NARROW : ''}%`;

/** `3 squads`: a number with the right form of its noun; French counts zero and one in the singular. */
export const counted = (locale: string): ((value: number, forms: Forms) => string) => {
  const isOne = isFrench(locale)
    ? (value: number): boolean => Math.abs(value) < 2
    : (value: number): boolean => value === 1;
  const number = formatNumber(locale);
  return (value, forms) => `${number(value)}\u00a0${isOne(value) ? forms.one : forms.other}`;
};
