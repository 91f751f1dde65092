import { termsFor, wordsOf } from '@sensorium/content/words';
import type { OwnFigureChoice } from '@sensorium/expedition/squads';
import { ownUnitId } from '@sensorium/rules';
import { useWords } from '../../words/words.ts';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The screen's own words, and the names of boxes, figures and gear the way they stand in a list. */
export const useSquadTerms = () => {
  const { language } = useWords();
  const { ranks, armours, ...terms } = termsFor(language);
  const { boxes, units, gear }: Readonly<Record<'boxes' | 'units' | 'gear', Readonly<Record<string, string>>>> = terms;
  const { screen, own } = wordsOf(language, 'squads');
  return {
    language,
    squads: screen,
    own,
    ranks,
    armours,
    boxName: (id: string): string => capital(boxes[id] ?? id),
    unitName: (id: string): string => capital(units[id] ?? id),
    /** A16.6: by rank and class. */
    ownName: ({ class: armour, rank }: OwnFigureChoice): string => capital(units[ownUnitId({ armour, rank })] ?? rank),
    gearName: (id: string): string => gear[id] ?? id,
  };
};
