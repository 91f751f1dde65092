/** What the terminal says, and the words it shares with others. Every language is at hand before the first line is written. */
import {
  knownLanguages,
  languageOfSurroundings,
  loadWords,
  termsFor,
  wordsOf,
  type Language,
  type Parts,
  type TerminalWords as OwnWords,
} from '@sensorium/content/words';

export * from '@sensorium/content/words';

await Promise.all(
  knownLanguages().map((language) =>
    loadWords(language, [
      'rules',
      'forces',
      'squads',
      'findings',
      'faults',
      'glossary',
      'survey',
      'companion',
      'records',
      'page',
      'terminal',
    ]),
  ),
);

type Table = Readonly<Record<string, string>>;

export interface TerminalWords extends Omit<OwnWords, 'questions'> {
  readonly language: Language;
  readonly survey: Parts['survey'];
  readonly units: Table;
  readonly terrain: Table;
  readonly markers: Table;
  readonly counters: Table;
  readonly verbs: Table;
  readonly questions: Table;
}

/** The terminal's own words, and those of the rules beside them. */
export const terminalWords = (language: Language): TerminalWords => {
  const { units, terrain, markers, counters, verbs, questions } = termsFor(language);
  const own = wordsOf(language, 'terminal');
  return {
    ...own,
    language,
    survey: wordsOf(language, 'survey'),
    units,
    terrain,
    markers,
    counters,
    verbs: { ...verbs, ...own.moves },
    questions: { ...questions, ...own.questions },
  };
};

/** The language a command line asks for, or that of its surroundings; commander refuses one that does not exist. */
export const languageFor = (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language => {
  const asked = words.flatMap((word, index) => {
    const [, value = words[index + 1]] = /^--lang(?:uage)?(?:=(.*))?$/.exec(word) ?? [word, ''];
    return value === undefined || value === '' ? [] : [value];
  });
  return knownLanguages().find((language) => language === asked.at(-1)) ?? languageOfSurroundings(environment);
};

export type CommandLineWords = OwnWords['commandLine'];

/** What is said of a command line as such. */
export const commandLineWords = (language: Language): CommandLineWords => wordsOf(language, 'terminal').commandLine;

export const commandWords = (language: Language): OwnWords['commands'] => wordsOf(language, 'terminal').commands;

/** A16.6: squads of one's own. */
export const ownWords = (language: Language): Parts['squads']['own'] => wordsOf(language, 'squads').own;
