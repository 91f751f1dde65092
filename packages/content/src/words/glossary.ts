/** The terms of the codex, in the order of its chapters, each with the rule that says what it is. Languages say the words. */
export const TERMS = {
  piece: 'C1.3',
  section: 'C1.2',
  facing: 'C1.5',
  adjacent: 'C1.8',
  'end-phase': 'C3.5',
  clock: 'C4.1',
  'action-points': 'C6.3',
  'command-points': 'C7.1',
  'cp-response': 'C7.10',
  'line-of-sight': 'C10.2',
  'fire-arc': 'C11.1',
  'storm-bolter': 'C12.1',
  'sustained-fire': 'C12.2',
  overwatch: 'C13.1',
  jam: 'C13.13',
  'move-and-fire': 'C14.1',
  'heavy-flamer': 'C15.1',
  'affected-part': 'C15.5',
  'self-destruct': 'C15.16',
  'close-combat': 'C16.1',
  blip: 'C17.1',
  conversion: 'C17.7',
  'entry-area': 'C18.1',
  reinforcements: 'C18.2',
  lurking: 'C18.6',
  'must-lurk': 'C18.9',
  leader: 'D1.2',
  hole: 'D1.3',
  captain: 'D2.1',
  librarian: 'D3.1',
  'psi-points': 'D3.3',
  'assault-cannon': 'D5.1',
  'single-fire': 'D5.2',
  'full-auto': 'D5.7',
  malfunction: 'D5.20',
  'grenade-glove': 'D6.1',
  'power-sword': 'D7.1',
  parry: 'D7.2',
  chainfist: 'D7.7',
  'thunder-hammer': 'D7.11',
  'storm-shield': 'D7.19',
  block: 'D7.20',
  'lightning-claws': 'D7.24',
  'power-fist': 'D7.27',
  'force-axe': 'D7.28',
  trap: 'D8.2',
  prone: 'D8.18',
  ladder: 'D9.1',
  'ambush-blip': 'D12.1',
  phantom: 'D12.1',
  secure: 'D13.2',
  teleport: 'D14.1',
  roster: 'D15.1',
  'force-list': 'D16.1',
  bid: 'D16.2',
  crate: 'D17.1',
  debris: 'D17.5',
  bulkhead: 'D17.13',
  'cryo-tank': 'D17.17',
  'disposal-chute': 'D17.20',
  geotile: 'D18.1',
  redraw: 'A3.3',
  'free-fire': 'A4.10',
  'heavy-enemy': 'A6.1',
  overheat: 'A7.27',
  guard: 'A7.39',
  'section-effect': 'A8.1',
  persistent: 'A8.8',
  'frag-marker': 'A8.12',
  're-roll': 'A9.8',
  'mighty-blow': 'A9.17',
  'melta-bomb': 'A11.22',
  breach: 'A11.25',
  terminatus: 'A11.39',
  'combi-weapon': 'A12.12',
  scope: 'A12.16',
  'camo-cloak': 'A12.18',
  'force-barrier': 'A14.6',
  scout: 'A15.4',
  sniper: 'A15.6',
  'gene-seed': 'A15.26',
  automaton: 'S3.1',
  exposed: 'S3.9',
  'attack-reach': 'S3.13',
  lot: 'S3.22',
  target: 'S1.18',
  'brood-effect': 'S1.22',
  'brood-group': 'S1.23',
} as const satisfies Readonly<Record<string, string>>;

export type TermId = keyof typeof TERMS;

export interface TermWords {
  readonly word: string;
  /** In a sentence. */
  readonly says: string;
  /** Other right words for it. */
  readonly also: readonly string[];
  /** Words this language must not use for it, though somebody may look for them. */
  readonly not: readonly string[];
}
export type Glossary = Readonly<Record<TermId, TermWords>>;

/** A term with all it may be called. */
export const term = (word: string, says: string, { also = [], not = [] }: Partial<TermWords> = {}): TermWords => ({
  word,
  says,
  also,
  not,
});

const IDS = Object.keys(TERMS) as readonly TermId[];

/** As it stands in running text: no case, no accent, one sort of apostrophe and space. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '\u0027')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The term somebody means, by any of its words in any of these glossaries, or by its rule. */
export const findTerm = (asked: string, glossaries: readonly Glossary[]): TermId | undefined => {
  const wanted = folded(asked);
  return IDS.find((id) =>
    glossaries.some(({ [id]: { word, also, not } }) => [word, ...also, ...not].some((each) => folded(each) === wanted)),
  );
};

/** Words that must not be used: each with the one to use. Matched as whole words, in the singular or plural. */
export const wrongWords = (glossary: Glossary): readonly { readonly is: RegExp; readonly say: string }[] =>
  IDS.flatMap((id) =>
    glossary[id].not.map((wrong) => ({
      is: new RegExp(`(?<!\\p{L})${wrong.split(' ').join('s? ').replaceAll(/[’']/g, '[’\u0027]')}s?(?!\\p{L})`, 'giu'),
      say: glossary[id].word,
    })),
  );

/** What a reader may type for a word of the glossary: wrong words, other words, and those of another language. */
export const aliasesOf = (glossary: Glossary, others: readonly Glossary[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    IDS.flatMap((id) => {
      const { word, also, not } = glossary[id];
      const names = [...also, ...not, ...others.map((other) => other[id].word)];
      return names.map((name) => [name.toLowerCase(), word.toLowerCase()]);
    }),
  );
