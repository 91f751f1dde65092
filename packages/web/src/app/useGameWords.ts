import { useEffect, useState } from 'react';
import type { GameWords } from '../game/index.ts';
import { useWords } from '../words/words.ts';
import { loadGameWords } from './gamePart.ts';

/** The words of the game screen in the language in force; null until they have come. */
export const useGameWords = (): GameWords | null => {
  const { language } = useWords();
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const loaded = await loadGameWords(language);
      if (!isGone) setWords(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [language]);
  return words;
};
