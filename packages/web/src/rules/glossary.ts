/** The glossary in the reader's language and beside it in every other: loaded when the rules are read. */
import { aliasesOf, knownLanguages, loadWords, wordsOf, type Glossary } from '@sensorium/content/words';
import { use } from 'preact/compat';
import { useWords } from '../words/words.ts';

/** The screen of rules shows it under this name. */
export const GLOSSARY = 'glossary';

interface Glossaries {
  readonly own: Glossary;
  readonly others: readonly { readonly language: string; readonly glossary: Glossary }[];
  /** What a reader may type, and the word of the codex for it. */
  readonly aliases: Readonly<Record<string, string>>;
}

const loading = new Map<string, Promise<Glossaries>>();

const load = async (language: string): Promise<Glossaries> => {
  const languages = knownLanguages();
  await Promise.all(languages.map((each) => loadWords(each, ['glossary'])));
  const own = wordsOf(language, 'glossary');
  const others = languages
    .filter((each) => each !== language)
    .map((each) => ({ language: each, glossary: wordsOf(each, 'glossary') }));
  const aliases = aliasesOf(
    own,
    others.map(({ glossary }) => glossary),
  );
  return { own, others, aliases };
};

export const useGlossaries = (): Glossaries => {
  const { language } = useWords();
  let glossaries = loading.get(language);
  if (glossaries === undefined) {
    glossaries = load(language);
    loading.set(language, glossaries);
  }
  return use(glossaries);
};
