import { en, type TerminalWords } from './en.ts';
import { fr } from './fr.ts';
import { typesetCatalogue } from '@sensorium/content/words';

export const TERMINAL_LANGUAGES = ['en', 'fr'] as const;
export type TerminalLanguage = (typeof TERMINAL_LANGUAGES)[number];

const CATALOGUES: Readonly<Record<TerminalLanguage, TerminalWords>> = { en, fr: typesetCatalogue(fr) };

export const terminalWords = (language: TerminalLanguage): TerminalWords => CATALOGUES[language];

/** The language of the surroundings, as LC_ALL, LC_MESSAGES and LANG tell it. */
export const languageOf = (environment: Readonly<Record<string, string | undefined>>): TerminalLanguage =>
  (environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '').startsWith('fr') ? 'fr' : 'en';

export type { TerminalWords } from './en.ts';
