import type { GameEvent } from '@sensorium/engine';
import type { Language } from '../mission.ts';
import { sentenceFor, type EventSentences, type Names } from './events.ts';
import { eventsEn } from './events.en.ts';
import { eventsFr } from './events.fr.ts';
import { refusalsEn, type RefusalReason } from './refusals.en.ts';
import { refusalsFr } from './refusals.fr.ts';
import { termsEn, type Terms } from './terms.en.ts';
import { termsFr } from './terms.fr.ts';
import { typesetCatalogue } from './typography.ts';

export type { Names } from './events.ts';
export type { Terms } from './terms.en.ts';
export { forceWords, tellForceFinding, type ForceWords } from './forces.ts';
export { tellSquadFinding } from './squads.ts';
export { typesetCatalogue, typesetFrench } from './typography.ts';

const REFUSALS: Readonly<Record<Language, Readonly<Record<RefusalReason, string>>>> = {
  en: refusalsEn,
  fr: typesetCatalogue(refusalsFr),
};

/** A sentence for every reason a refusal can name. */
export const refusalWords = (language: Language): Readonly<Record<string, string>> => REFUSALS[language];

const EVENTS: Readonly<Record<Language, EventSentences>> = { en: eventsEn, fr: typesetCatalogue(eventsFr) };

/** The event in a sentence; null for what everybody sees anyway. */
export const tellEvent = (language: Language, event: GameEvent, names: Names): string | null =>
  sentenceFor(EVENTS[language], event, names);

const TERMS: Readonly<Record<Language, Terms>> = { en: termsEn, fr: typesetCatalogue(termsFr) };

/** What units, gear and terrain are called. */
export const termsFor = (language: Language): Terms => TERMS[language];
