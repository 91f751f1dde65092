import type { Language } from '../mission.ts';
import { squadsEn, type SquadWords } from './squads.en.ts';
import { squadsFr } from './squads.fr.ts';
import { termsEn } from './terms.en.ts';
import { termsFr } from './terms.fr.ts';
import { typesetCatalogue } from './typography.ts';

const SQUADS: Readonly<Record<Language, SquadWords>> = { en: squadsEn, fr: typesetCatalogue(squadsFr) };
const TERMS = { en: termsEn, fr: typesetCatalogue(termsFr) };

/** What speaks against a list of squads, as far as its sentence needs it. */
interface SquadFault {
  readonly reason: keyof SquadWords['reasons'];
  readonly values: Readonly<Record<string, string | number>>;
}

/** A finding in a sentence: ids of boxes, figures and items by their names. */
export const tellSquadFinding = (language: Language, { reason, values }: SquadFault): string => {
  const { boxes, units, gear } = TERMS[language];
  const names: Readonly<Record<string, string>> = { ...boxes, ...units, ...gear };
  const told = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, names[value] ?? value]));
  return SQUADS[language].reasons[reason](told);
};
