import type { GameEvent } from '@sensorium/engine';
import type { Language } from '../mission.ts';
import { ruleWordsEn } from './en.ts';
import { sentenceFor, type Names } from './events.ts';
import { ruleWordsFr } from './fr.ts';
import type { RuleWords } from './ruleWords.ts';
import type { Terms } from './terms.en.ts';

export type { Names } from './events.ts';
export type { Terms } from './terms.en.ts';
export { forceWords, tellForceFinding, type ForceWords } from './forces.ts';
export { tellSquadFinding } from './squads.ts';
export type { Widened } from './widened.ts';
export { typesetCatalogue, typesetFrench } from './typography.ts';

const WORDS: Readonly<Record<Language, RuleWords>> = { en: ruleWordsEn, fr: ruleWordsFr };

/** A sentence for every reason a refusal can name. */
export const refusalWords = (language: Language): Readonly<Record<string, string>> => WORDS[language].refusals;

/** The event in a sentence; null for what everybody sees anyway. */
export const tellEvent = (language: Language, event: GameEvent, names: Names): string | null =>
  sentenceFor(WORDS[language].events, event, names);

/** What units, gear and terrain are called. */
export const termsFor = (language: Language): Terms => WORDS[language].terms;
