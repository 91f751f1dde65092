/** Texts as their readers are used to seeing them, however they were typed. */

/** In every language an apostrophe is a curved one. */
export const typesetApostrophes = (text: string): string => text.replaceAll("'", '’');

/** What is counted in sentences that write their number themselves. */
const COUNTED =
  /(\d) (?=(?:points?|cases?|dés?|tours?|minutes?|secondes?|marines?|genestealers?|blips?|terminators?|munitions?|PA|PC|psi)(?![\p{L}]))/gu;

/**
 * French spaces: a no-break space inside guillemets, before a colon and between a number and what it counts, a narrow
 * one before ; ! ? and % and between thousands.
 */
export const typesetFrench = (text: string): string =>
  typesetApostrophes(text)
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')
    .replaceAll(' :', '\u00a0:')
    .replace(/ ([;!?%])/g, '\u202f$1')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
    .replace(COUNTED, '$1\u00a0');

export type Typeset = (text: string) => string;

const typesetAny = (value: unknown, typeset: Typeset): unknown => {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map((inner) => typesetAny(inner, typeset));
  if (typeof value === 'function') {
    const sentence = value as (...values: unknown[]) => unknown;
    return (...values: unknown[]) => typesetAny(sentence(...values), typeset);
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetAny(inner, typeset)]));
  return value;
};

/** A catalogue with its spaces set: the texts may be typed with plain ones. */
export const typesetCatalogue = <T>(catalogue: T, typeset: Typeset): T => typesetAny(catalogue, typeset) as T;
