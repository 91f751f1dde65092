/** The chapters of the codex in the reader's language, each loaded when it is first read. */
import { typesetTexts } from '@sensorium/content/words';
import { use } from 'preact/compat';
import codex from 'virtual:codex';
import { useWords } from '../words/words.ts';
import type { Block, Chapter, Section } from './parseCodex.ts';

export const CHAPTERS = ['C', 'M', 'S', 'D', 'A'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

const loading = new Map<string, Promise<Chapter>>();

/** What a language has not got is read in English. */
const loadChapter = (id: ChapterId, language: string): Promise<Chapter> => {
  const key = `${language}/${id}`;
  let chapter = loading.get(key);
  if (chapter === undefined) {
    const load = codex[language]?.[id] ?? codex.en[id];
    chapter = load().then(({ default: read }) => typesetTexts({ [read.language]: read })[read.language]!);
    loading.set(key, chapter);
  }
  return chapter;
};

export const useChapter = (id: ChapterId): Chapter => use(loadChapter(id, useWords().language));

const everything = new Map<string, Promise<Chapter[]>>();
export const useEveryChapter = (): Chapter[] => {
  const { language } = useWords();
  let chapters = everything.get(language);
  if (chapters === undefined) {
    chapters = Promise.all(CHAPTERS.map((id) => loadChapter(id, language)));
    everything.set(language, chapters);
  }
  return use(chapters);
};

export const chapterOf = (rule: string): ChapterId => CHAPTERS.find((id) => rule.startsWith(id)) ?? 'C';

/** The section a rule, a table or a section number belongs to. */
export const findSection = (chapter: Chapter, rule: string): Section | undefined =>
  chapter.sections.find((section) => section.id === rule || section.blocks.some((block) => idOf(block) === rule)) ??
  chapter.sections.find((section) => section.id === rule.split('.')[0]);

export const idOf = (block: Block): string | undefined => (block.is === 'text' ? block.id : undefined);
