/** What the rules say in French: a client that speaks one language loads this alone. */
import { eventsFr } from './events.fr.ts';
import { refusalsFr } from './refusals.fr.ts';
import type { RuleWords } from './ruleWords.ts';
import { termsFr } from './terms.fr.ts';
import { typesetCatalogue } from './typography.ts';

export const ruleWordsFr: RuleWords = typesetCatalogue({ events: eventsFr, refusals: refusalsFr, terms: termsFr });
