import { termsFor, wordsOf } from '@sensorium/content/words';
import { useWords } from '../../words/words.ts';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The screen's own words, and the names of boxes, figures and gear the way they stand in a list. */
export const useSquadTerms = () => {
  const { language } = useWords();
  const { boxes, units, gear }: Readonly<Record<'boxes' | 'units' | 'gear', Readonly<Record<string, string>>>> =
    termsFor(language);
  return {
    language,
    squads: wordsOf(language, 'squads').screen,
    boxName: (id: string): string => capital(boxes[id] ?? id),
    unitName: (id: string): string => capital(units[id] ?? id),
    gearName: (id: string): string => gear[id] ?? id,
  };
};
