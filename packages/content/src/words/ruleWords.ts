import type { EventSentences } from './events.ts';
import type { RefusalReason } from './refusals.en.ts';
import type { Terms } from './terms.en.ts';

export interface RuleWords {
  readonly events: EventSentences;
  /** A sentence for every reason a refusal can name. */
  readonly refusals: Readonly<Record<RefusalReason, string>>;
  /** What units, gear and terrain are called. */
  readonly terms: Terms;
}
