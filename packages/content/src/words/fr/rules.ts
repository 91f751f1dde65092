import type { RuleWords } from '../ruleWords.ts';
import { events } from './events.ts';
import { help } from './help.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';

export const rules: RuleWords = { events, refusals, terms, help };
