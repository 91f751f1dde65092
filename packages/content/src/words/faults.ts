/**
 * What is wrong with a file is said in English where it is found, with what stands in the file in the middle of it.
 * Another language says it by a table from the English sentence to its own, {0} and so on for what varies.
 */
type Sentences = Readonly<Record<string, string>>;

export interface FaultTable {
  readonly sentences: Sentences;
  /** What is expected, or found: it stands within a sentence. */
  readonly phrases: Sentences;
}

interface Pattern {
  readonly form: RegExp;
  readonly said: string;
}

const PLACE = /\{\d\}/g;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const lettersOf = (sentence: string): number => sentence.replaceAll(PLACE, '').length;

/** Those that say most first: the more general ones fit the same lines. */
const patternsOf = (sentences: Sentences): Pattern[] =>
  Object.entries(sentences)
    .sort(([a], [b]) => lettersOf(b) - lettersOf(a))
    .map(([english, said]) => ({
      form: new RegExp(`^${english.split(PLACE).map(escaped).join('(.+?)')}$`, 's'),
      said,
    }));

type Say = (text: string) => string | null;

const saying =
  (patterns: readonly Pattern[], inner: (value: string) => string): Say =>
  (text) => {
    for (const { form, said } of patterns) {
      const found = form.exec(text);
      if (found !== null) return said.replaceAll(PLACE, (place) => inner(found[Number(place[1]) + 1]!));
    }
    return null;
  };

const COLON = ': ';

/** The line from the first colon after which it is known; what stands before names the place. */
const afterPlace = (line: string, say: Say): string | null => {
  for (let at = line.indexOf(COLON); at >= 0; at = line.indexOf(COLON, at + 1)) {
    const rest = line.slice(at + COLON.length);
    const told = say(rest) ?? afterPlace(rest, say);
    if (told === null) continue;
    const place = line.slice(0, at);
    const known = say(place);
    return known === null ? `${place}${COLON}${told}` : `${known} : ${told}`;
  }
  return null;
};

/** A fault in the words of the table; what no table knows stays as it is. */
export const faultsBy = ({ sentences, phrases }: FaultTable): ((message: string) => string) => {
  const named: Say = saying(patternsOf(phrases), (value) => named(value) ?? value);
  const say = saying(patternsOf(sentences), (value) => named(value) ?? value);
  const sayLine = (line: string): string => {
    if (line.endsWith('.')) return `${sayLine(line.slice(0, -1))}.`;
    return say(line) ?? afterPlace(line, say) ?? line;
  };
  return (message) => message.split('\n').map(sayLine).join('\n');
};
