/** What the rules say in English: a client that speaks one language loads this alone. */
import { eventsEn } from './events.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { termsEn } from './terms.en.ts';
import type { RuleWords } from './ruleWords.ts';

export const ruleWordsEn: RuleWords = { events: eventsEn, refusals: refusalsEn, terms: termsEn };
