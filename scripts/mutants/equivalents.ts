/** Mutants that change nothing anybody could notice, each with the reason; kept in `equivalent.yaml`. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mutantsIn, type Mutant } from './operators.ts';
import { placeOf } from './place.ts';

export interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

export const readEquivalents = (): Equivalent[] =>
  (parse(readFileSync(new URL('equivalent.yaml', import.meta.url), 'utf8')) as Equivalent[] | null) ?? [];

export const isEquivalent = (list: readonly Equivalent[], mutant: Mutant, text: string): boolean => {
  const { was, becomes } = placeOf(mutant, text);
  return list.some((entry) => entry.file === mutant.file && entry.was === was && entry.becomes === becomes);
};

/** Entries without a reason, and those whose line or change is no longer there. */
export const staleEquivalents = (list: readonly Equivalent[], read: (file: string) => string): string[] =>
  list
    .filter((entry) => {
      const text = read(entry.file);
      return !entry.why || !mutantsIn(entry.file, text).some((mutant) => isEquivalent([entry], mutant, text));
    })
    .map(({ file, was, becomes }) => `${file}: ${was} → ${becomes}`);
