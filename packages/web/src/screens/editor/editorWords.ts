import { wordsOf, type EditorWords } from '@sensorium/content/words';
import { useWords } from '../../words/words.ts';

/** Fetched with the screens that draw. */
export const useEditorWords = (): EditorWords => wordsOf(useWords().language, 'editor');
