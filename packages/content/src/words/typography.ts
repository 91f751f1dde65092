/** French spaces: a no-break space inside guillemets and before a colon, a narrow one before ; ! ? and %. */
export const typesetFrench = (text: string): string =>
  text
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')
    .replaceAll(' :', '\u00a0:')
    .replace(/ ([;!?%])/g, '\u202f$1');

const typesetAny = (value: unknown): unknown => {
  if (typeof value === 'string') return typesetFrench(value);
  if (Array.isArray(value)) return value.map(typesetAny);
  if (typeof value === 'function') {
    const sentence = value as (...values: unknown[]) => unknown;
    return (...values: unknown[]) => typesetAny(sentence(...values));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetAny(inner)]));
  return value;
};

/** A catalogue with its spaces set: the texts may be typed with plain ones. */
export const typesetCatalogue = <T extends object>(catalogue: T): T => typesetAny(catalogue) as T;
