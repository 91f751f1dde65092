import type { Language } from '../mission.ts';
import { ruleWordsEn } from './en.ts';
import { ruleWordsFr } from './fr.ts';
import { squadsEn, type SquadWords } from './squads.en.ts';
import { squadsFr } from './squads.fr.ts';
import { typesetCatalogue } from './typography.ts';

const SQUADS: Readonly<Record<Language, SquadWords>> = { en: squadsEn, fr: typesetCatalogue(squadsFr) };
const WORDS = { en: ruleWordsEn, fr: ruleWordsFr };

/** What speaks against a list of squads, as far as its sentence needs it. */
interface SquadFault {
  readonly reason: keyof SquadWords['reasons'];
  readonly values: Readonly<Record<string, string | number>>;
}

/** A finding in a sentence: ids of boxes, figures and items by their names. */
export const tellSquadFinding = (language: Language, { reason, values }: SquadFault): string => {
  const {
    refusals,
    terms: { boxes, ranks, units, gear },
  } = WORDS[language];
  const names: Readonly<Record<string, string>> = {
    ...refusals,
    ...ranks,
    ...boxes,
    ...units,
    ...gear,
  };
  const told = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, names[value] ?? value]));
  return SQUADS[language].reasons[reason](told);
};
