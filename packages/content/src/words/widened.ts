/** The shape of a catalogue of words, whatever the words are: what one language says, every other must. */
export type Widened<T> = T extends (...values: infer Values) => string
  ? (...values: Values) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Widened<T[Key]> };
