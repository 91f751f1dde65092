/** Numbers, plurals and lists as a language writes them, by `Intl`. */

/** A noun by the plural categories of its language; `other` stands in for those it does not name. */
type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

export interface Numbers {
  /** At most one digit after the point, thousands apart. */
  readonly number: (value: number) => string;
  readonly percent: (share: number, digits?: number) => string;
  /** The form of a noun that goes with a number. */
  readonly form: (value: number, forms: Forms) => string;
  /** `3 squads`, never broken between the lines. */
  readonly count: (value: number, forms: Forms) => string;
  /** The same inside a sentence, for the many languages with two forms. */
  readonly plural: (value: number, one: string, other: string) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
}

/** A browser takes tens of milliseconds to load the tables of its formatters: each is made when it is first wanted. */
const late = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

export const numbersIn = (locale: string): Numbers => {
  const plain = late(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative' }));
  const shares = [0, 1].map((maximumFractionDigits) =>
    late(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits })),
  );
  const rules = late(() => new Intl.PluralRules(locale));
  const lists = late(() => new Intl.ListFormat(locale));
  const number = (value: number): string => plain().format(value);
  const form = (value: number, forms: Forms): string => forms[rules().select(value)] ?? forms.other;
  return {
    number,
    // Versions of the tables differ in the width of the space.
    percent: (share, digits = 1) => shares[digits]!().format(share).replace('\u00a0%', '\u202f%'),
    form,
    count: (value, forms) => `${number(value)}\u00a0${form(value, forms)}`,
    plural: (value, one, other) => `${number(value)} ${form(value, { one, other })}`,
    list: (items) => lists().format(items),
  };
};
