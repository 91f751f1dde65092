import { refusalWords } from '@sensorium/content/words';
import { useWords } from '../words/words.ts';

/** A sentence for every reason a refusal can name, in the language in force. */
export const useRefusalWords = (): Readonly<Record<string, string>> => refusalWords(useWords().language);
