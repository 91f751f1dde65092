/** The words of the language in force. Both catalogues have one shape, so a missing word is a type error. */
import { createContext, useContext } from 'preact/compat';
import { fetched } from '../app/fetched.ts';
import type { Language } from '../settings/settings.ts';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

export const catalogues = fetched<Language, Words>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

export const WordsContext = createContext<Words | null>(null);

export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('words are used outside of their provider');
  return words;
};
