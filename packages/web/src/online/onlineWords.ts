import { wordsOf, type OnlineWords } from '@sensorium/content/words';
import { useWords } from '../words/words.ts';

export const useOnlineWords = (): OnlineWords => wordsOf(useWords().language, 'online');
