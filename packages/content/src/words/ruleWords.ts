/** What the rules say: the part of a language that modules from outside add to. */
import type { RefusalReason } from './en/refusals.ts';
import type { Terms } from './en/terms.ts';
import type { EventSentences } from './sentences.ts';

export interface RuleWords {
  readonly events: EventSentences;
  /** A sentence for every reason a refusal can name. */
  readonly refusals: Readonly<Record<RefusalReason, string>>;
  /** What units, gear and terrain are called. */
  readonly terms: Terms;
}
