/** Whether rules can be told: a module from outside must bring its English. */
import type { Rules } from '@sensorium/engine';
import { ENGLISH, wordsOf } from './store.ts';

/** What a module can say besides what its compiled rules list. */
export interface Said {
  readonly events?: readonly string[];
  readonly refusals?: readonly string[];
}

type Table = Readonly<Record<string, unknown>>;

/** What these rules lack in English, each by name and by the table it belongs in; the words of the rules have been loaded. */
export const missingWords = (rules: Rules, { events = [], refusals = [] }: Said = {}): string[] => {
  const { terms, events: sentences, refusals: reasons, help } = wordsOf(ENGLISH, 'rules');
  const decisions = new Set([...rules.decisions.values()].map(({ decision }) => decision));
  const wanted: readonly (readonly [string, Table, Iterable<string>])[] = [
    ['terms.units', terms.units, rules.units.keys()],
    ['terms.gear', terms.gear, rules.gear.keys()],
    ['terms.terrain', terms.terrain, rules.terrain.map(({ id }) => id)],
    ['terms.verbs', terms.verbs, rules.words],
    ['terms.questions', terms.questions, decisions],
    ['help.verbs', help.verbs, rules.words],
    ['help.decisions', help.decisions, decisions],
    ['terms.missionRules', terms.missionRules, rules.missionRules.keys()],
    ['events', sentences, new Set<string>([...rules.events, ...events])],
    ['refusals', reasons, refusals],
  ];
  return wanted.flatMap(([table, words, ids]) =>
    [...ids].filter((id) => !Object.hasOwn(words, id)).map((id) => `no English words for '${id}' (${table})`),
  );
};

export class WordsError extends Error {}

/** Called where rules from outside are installed: throws with everything they lack. */
export const requireWords = (rules: Rules, said?: Said): void => {
  const missing = missingWords(rules, said);
  if (missing.length > 0) throw new WordsError(missing.join('\n'));
};
