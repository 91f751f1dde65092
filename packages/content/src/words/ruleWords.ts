/** What the rules say: the part of a language that modules from outside add to. Their vocabulary decides what is in it. */
import type { DecisionId, GearId, MissionRuleId, TerrainId, UnitId, Word } from '@sensorium/engine';
import type { RefusalReason } from './en/refusals.ts';
import type { terms } from './en/terms.ts';
import type { EventSentences } from './sentences.ts';
import type { Widened } from './widened.ts';

/** A word for every id of the vocabulary; the compiler names what a table lacks. */
export interface Vocabulary {
  /** In lower case, as inside a sentence. */
  readonly units: Readonly<Record<UnitId, string>>;
  readonly gear: Readonly<Record<GearId, string>>;
  readonly terrain: Readonly<Record<TerrainId, string>>;
  /** What can be said, as an order. */
  readonly verbs: Readonly<Record<Word, string>>;
  /** What is asked. */
  readonly questions: Readonly<Record<DecisionId, string>>;
  /** What a mission has chosen from the list of objectives and special rules. */
  readonly missionRules: Readonly<Record<MissionRuleId, string>>;
}

export interface Terms extends Vocabulary, Omit<Widened<typeof terms>, keyof Vocabulary> {}

export type WayOfSaying = 'move-and-fire' | 'jump-in' | 'burn' | 'blast';

export interface RuleWords {
  readonly events: EventSentences;
  /** A sentence for every reason a refusal can name. */
  readonly refusals: Readonly<Record<RefusalReason, string> & Record<string, string>>;
  /** What units, gear and terrain are called. */
  readonly terms: Terms;
  /** A sentence of help on everything that can be said and on everything that is asked. */
  readonly help: {
    readonly verbs: Readonly<Record<Word, string>>;
    readonly decisions: Readonly<Record<DecisionId, string>>;
    /** Ways to say a verb that do something else than the plain one. */
    readonly ways: Readonly<Record<WayOfSaying, string>>;
  };
}
