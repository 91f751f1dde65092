/** Everything the game screen says: its own words, and those of the rules as they stand on buttons and cards. */
import {
  localeOf,
  wordsOf,
  type EventSentences,
  type Language,
  type RuleWords,
  type TableWords,
  type Terms,
} from '@sensorium/content/words';
import { capitalised } from './typesetting.ts';

type Table = Readonly<Record<string, string>>;
/** Terms that stand as they are, under the same name. */
type Shared = 'terrain' | 'counters' | 'mastery' | 'markers' | 'ranks' | 'armours';
type Capital = 'units' | 'gear' | 'powers';

export interface GameWords extends Omit<TableWords, 'actions' | 'decisions'>, Pick<Terms, Shared | Capital> {
  readonly language: Language;
  readonly locale: string;
  readonly actions: TableWords['actions'] & Terms['verbs'];
  readonly decisions: Omit<Terms['questions'], keyof TableWords['decisions']> & TableWords['decisions'];
  /** In lower case, as inside a sentence. */
  readonly unitNames: Table;
  readonly reasons: Table;
  readonly events: EventSentences;
  readonly sentences: RuleWords['help'];
}

/** Whoever has no mouse taps, and is told so. */
const isTouched = (): boolean =>
  'matchMedia' in globalThis && globalThis.matchMedia('(hover: none) and (pointer: coarse)').matches;

const touched = ({ hints, camera }: TableWords): Pick<TableWords, 'hints' | 'camera'> => ({
  hints: { ...hints, again: hints.againTouched },
  camera: { ...camera, map: camera.mapTouched },
});

/** Composed once a language; anew when a module has brought words. */
const composed = new WeakMap<TableWords, { readonly terms: Terms; readonly words: GameWords }>();

export const gameWords = (language: Language): GameWords => {
  const table = wordsOf(language, 'table');
  const { terms, refusals, events, help } = wordsOf(language, 'rules');
  const known = composed.get(table);
  if (known?.terms === terms) return known.words;
  const { terrain, counters, mastery, markers, ranks, armours } = terms;
  const words: GameWords = {
    ...table,
    ...(isTouched() ? touched(table) : {}),
    terrain,
    counters,
    mastery,
    markers,
    ranks,
    armours,
    language,
    locale: localeOf(language),
    units: capitalised(terms.units),
    gear: capitalised(terms.gear),
    powers: capitalised(terms.powers),
    actions: { ...capitalised(terms.verbs), ...table.actions },
    decisions: { ...terms.questions, ...table.decisions },
    unitNames: terms.units,
    reasons: refusals,
    events,
    sentences: help,
  };
  composed.set(table, { terms, words });
  return words;
};
