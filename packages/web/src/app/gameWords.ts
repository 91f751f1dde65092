/** The words of the game screen, in the language in force. */
import type { GameWords } from '../game/words.ts';
import type { Language } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { fetched, useFetched } from './fetched.ts';

export const gameWords = fetched<Language, GameWords>({
  en: async () => (await import('../game/words.en.ts')).en,
  fr: async () => (await import('../game/words.fr.ts')).fr,
});

/** Undefined until they have come. */
export const useGameWords = (): GameWords | undefined => useFetched(gameWords, useWords().language);
