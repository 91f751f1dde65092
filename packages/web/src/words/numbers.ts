/** Numbers and plurals as each language writes them. */
export type Forms = { readonly one: string; readonly other: string };

/** Made when first needed: a browser takes tens of milliseconds to load its tables, and the home screen counts nothing. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

export const formatNumber = (locale: string): ((value: number) => string) => {
  const format = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  return (value) => format().format(value);
};

export const percent = (locale: string, digits = 1): ((share: number) => string) => {
  const format = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }));
  return (share) => format().format(share);
};

/** `3 squads`: a number with the right form of its noun. */
export const counted = (locale: string): ((value: number, forms: Forms) => string) => {
  const rules = once(() => new Intl.PluralRules(locale));
  const number = formatNumber(locale);
  return (value, forms) => `${number(value)}\u00a0${rules().select(value) === 'one' ? forms.one : forms.other}`;
};
