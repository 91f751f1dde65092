/** Examples of rules: which rule has one, and the examples of a chapter, loaded when the first of them is opened. */
import { loadWords, type Language } from '@sensorium/content/words';
import type { Recording } from '@sensorium/host/recording';
import { use } from 'preact/compat';
import rules from 'virtual:examples';
import { chapterOf, type ChapterId } from '../rules/codex.ts';

export interface Example extends Recording {
  /** Of the case, in English as the codex is. */
  readonly title: string;
  readonly texts: Readonly<Record<Language, string>>;
}

const RULES: ReadonlySet<string> = new Set(rules);

export const hasExample = (rule: string): boolean => RULES.has(rule);

const NONE = (): Promise<{ default: Readonly<Record<string, Example>> }> => Promise.resolve({ default: {} });
const LOADERS: Readonly<Record<ChapterId, typeof NONE>> = {
  C: () => import('virtual:examples/C'),
  M: NONE,
  S: () => import('virtual:examples/S'),
  D: () => import('virtual:examples/D'),
  A: () => import('virtual:examples/A'),
};

const load = async (rule: string, language: Language): Promise<Example> => {
  const [{ default: examples }] = await Promise.all([
    LOADERS[chapterOf(rule)](),
    loadWords(language, ['rules', 'table']),
  ]);
  return examples[rule]!;
};

const loading = new Map<string, Promise<Example>>();

/** The example of a rule that has one, with the words in which it is told. */
export const useExample = (rule: string, language: Language): Example => {
  const key = `${rule} ${language}`;
  const known = loading.get(key) ?? load(rule, language);
  loading.set(key, known);
  return use(known);
};
