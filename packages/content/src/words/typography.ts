/** Texts as their readers are used to seeing them, however they were typed. */

/** In every language an apostrophe is a curved one. */
export const typesetApostrophes = (text: string): string => text.replaceAll("'", '’');

/** French spaces: a no-break space inside guillemets and before a colon, a narrow one before ; ! ? and %. */
export const typesetFrench = (text: string): string =>
  typesetApostrophes(text)
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')
    .replaceAll(' :', '\u00a0:')
    .replace(/ ([;!?%])/g, '\u202f$1');

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
