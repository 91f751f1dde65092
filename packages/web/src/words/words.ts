/** The words of the language in force. */
import { loadWords, localeOf, wordsOf, type Language, type PageWords } from '@sensorium/content/words';
import { createContext, useContext } from 'preact/compat';
import { fetchedBy } from '../app/fetched.ts';

export interface Words extends PageWords {
  readonly language: Language;
  readonly locale: string;
}

export const catalogues = fetchedBy(async (language: Language): Promise<Words> => {
  await loadWords(language, ['page']);
  return { ...wordsOf(language, 'page'), language, locale: localeOf(language) };
});

/** What is wrong with a file or a scenario, as its reader says it, in the language in force. */
export const tellFault = (language: Language, error: unknown): string =>
  wordsOf(language, 'faults').told(error instanceof Error ? error.message : String(error));

export const WordsContext = createContext<Words | null>(null);

export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('words are used outside of their provider');
  return words;
};
