import { wordsOf, type Language, type Parts } from '@sensorium/content/words';
import { useWords } from '../words/words.ts';

export type CompanionWords = Parts['companion'];

export const companionWords = (language: Language): CompanionWords => wordsOf(language, 'companion');
export const useCompanionWords = (): CompanionWords => companionWords(useWords().language);
