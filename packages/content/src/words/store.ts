/** Words at hand: what has been fetched of each language, over English, with what modules from outside have brought. */
import type { Folder, PartName, Parts } from './folder.ts';
import { LANGUAGES } from './languages.ts';
import type { RuleWords } from './ruleWords.ts';
import { typesetCatalogue } from './typography.ts';
import { overlaid, type Some } from './widened.ts';

/** The code of a language: `en`, `fr`, or one that was registered. */
export type Language = string;
export const ENGLISH = 'en';

/** A language nobody has a folder for may still have words: those of a module. */
const UNKNOWN: Folder = { name: '', locale: ENGLISH, isComplete: false, parts: {} };

const folders = new Map<Language, Folder>(Object.entries(LANGUAGES));
const brought = new Map<Language, Some<RuleWords>>();
type Fetched = { [Part in PartName]?: Some<Parts[Part]> };
const fetched = new Map<Language, Fetched>();
const merged = new Map<Language, { [Part in PartName]?: Parts[Part] }>();

const folderOf = (language: Language): Folder => folders.get(language) ?? UNKNOWN;
export const everyFolder = (): readonly (readonly [Language, Folder])[] => [...folders];

/** Those a person can choose, in the order of the table. */
export const knownLanguages = (): readonly Language[] => [...folders.keys()];
/** What a language calls itself. */
export const languageName = (language: Language): string => folderOf(language).name;
export const localeOf = (language: Language): string => folderOf(language).locale;

/** The first of these tags (`fr-CA`, `fr_FR.UTF-8`) that names a language there is; English if none does. */
export const languageAmong = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => folders.has(code)) ?? ENGLISH;

/** The language of a terminal's surroundings, as LC_ALL, LC_MESSAGES and LANG tell it. */
export const languageOfSurroundings = (environment: Readonly<Record<string, string | undefined>>): Language =>
  languageAmong([environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '']);

/** Adds a language from outside; what it leaves out is said in English. */
export const registerLanguage = (language: Language, folder: Folder): void => {
  folders.set(language, folder);
  fetched.delete(language);
  merged.clear();
};

/** Adds the words of a rule module from outside. What a language is not told is said in English. */
export const registerWords = (language: Language, words: Some<RuleWords>): void => {
  brought.set(language, overlaid<Some<RuleWords>>({}, brought.get(language), words));
  merged.clear();
};

const fetchPart = async (language: Language, part: PartName): Promise<void> => {
  if (fetched.get(language)?.[part] !== undefined) return;
  const { parts, typeset } = folderOf(language);
  const words = (await parts[part]?.()) ?? {};
  const set = typeset === undefined ? words : typesetCatalogue(words, typeset);
  fetched.set(language, { ...fetched.get(language), [part]: set });
};

/** Fetches parts of a language, and of English where it needs that. */
export const loadWords = async (language: Language, parts: readonly PartName[]): Promise<void> => {
  const needed = folderOf(language).isComplete ? [language] : [ENGLISH, language];
  await Promise.all(needed.flatMap((each) => parts.map((part) => fetchPart(each, part))));
};

/** English first where a language needs it, what was brought over what a folder says, one's own over English. */
const layersOf = (language: Language, part: PartName): unknown[] => {
  const own = [ENGLISH, language].flatMap((each) => [fetched.get(each)?.[part], part === 'rules' && brought.get(each)]);
  return (folderOf(language).isComplete ? own.slice(1) : own).filter(Boolean);
};

/** Whether a part has been fetched, so that it can be used. */
export const hasWords = (language: Language, part: PartName): boolean =>
  fetched.get(folderOf(language).isComplete ? language : ENGLISH)?.[part] !== undefined;

/** A part of a language that has been loaded. */
export const wordsOf = <Part extends PartName>(language: Language, part: Part): Parts[Part] => {
  const here = merged.get(language) ?? {};
  const known = here[part];
  if (known !== undefined) return known;
  if (!hasWords(language, part)) throw new Error(`the words '${part}' of '${language}' have not been loaded`);
  const words = overlaid({} as Parts[Part], ...(layersOf(language, part) as Some<Parts[Part]>[]));
  merged.set(language, { ...here, [part]: words });
  return words;
};
