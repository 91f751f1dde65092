import type { Language } from '../mission.ts';
import { forcesEn, type ForceWords } from './forces.en.ts';
import { forcesFr } from './forces.fr.ts';
import { typesetCatalogue } from './typography.ts';

export type { ForceWords } from './forces.en.ts';

const FORCES: Readonly<Record<Language, ForceWords>> = { en: forcesEn, fr: typesetCatalogue(forcesFr) };

/** What squads, options and findings of the force list are called. */
export const forceWords = (language: Language): ForceWords => FORCES[language];

/** What speaks against a force, as far as its sentence needs it. */
interface ForceFault {
  readonly reason: keyof ForceWords['reasons'];
  readonly values: Readonly<Record<string, string | number>>;
}

/** A finding in a sentence: ids of options and squads by their names. */
export const tellForceFinding = (language: Language, { reason, values }: ForceFault): string => {
  const words = forceWords(language);
  const names: Readonly<Record<string, string>> = { ...words.squads, ...words.options };
  const told = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, names[value] ?? value]));
  return words.reasons[reason](told);
};
