/** Texts that come in several languages at once, as missions do: English whole, others as far as they go. */
import type { CompleteFolder, HalfFolder } from './folder.ts';
import { ENGLISH, everyFolder, type Language } from './store.ts';
import { typesetApostrophes, typesetCatalogue } from './typography.ts';
import { overlaid, type Some } from './widened.ts';

export type Texts<T> = { readonly en: T } & Readonly<Record<Language, Some<T>>>;

/** In the language of the reader; what that does not say, in English. */
export const inLanguage = <T extends object>(texts: Texts<T>, language: Language): T =>
  language === ENGLISH ? texts.en : overlaid(texts.en, texts[language]);

/** Each set as its readers are used to. */
export const typesetTexts = <T extends object>(texts: T): T => {
  const folders = new Map(everyFolder());
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]: [string, unknown]) => {
      const typeset = folders.get(language)?.typeset ?? typesetApostrophes;
      return [language, typesetCatalogue(text, typeset)];
    }),
  ) as T;
};

/** What every language says of something. */
export const inEveryLanguage = <T extends object>(
  whole: (folder: CompleteFolder) => T,
  part: (folder: HalfFolder) => Some<T> | undefined,
): Texts<T> => {
  const said = everyFolder().map(([language, folder]) => [language, folder.isComplete ? whole(folder) : part(folder)]);
  return typesetTexts(Object.fromEntries(said.filter(([, text]) => text !== undefined)) as Texts<T>);
};
