/** The shape of a catalogue of words, whatever the words are: what English says, a complete language must. */
export type Widened<T> = T extends (...values: infer Values) => infer Said
  ? (...values: Values) => Widened<Said>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Widened<T[Key]> }
      : T;

/** Any part of it: what a language may say that leaves the rest to English. */
export type Some<T> = T extends (...values: never) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [Key in keyof T]?: Some<T[Key]> }
      : T;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of each over those before it. */
export const overlaid = <T>(under: T, ...over: readonly (Some<T> | undefined)[]): T =>
  over.reduce<unknown>(overlay, under) as T;

const overlay = (under: unknown, over: unknown): unknown => {
  if (over === undefined) return under;
  if (!isTable(under) || !isTable(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = overlay(under[key], value);
  return merged;
};
