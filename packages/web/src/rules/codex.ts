/** The chapters of the codex, each loaded when it is first read. */
import { use } from 'preact/compat';
import type { Block, Chapter, Section } from './parseCodex.ts';

export const CHAPTERS = ['C', 'M', 'S', 'D', 'A'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

const LOADERS: Readonly<Record<ChapterId, () => Promise<{ default: Chapter }>>> = {
  C: () => import('virtual:codex/C'),
  M: () => import('virtual:codex/M'),
  S: () => import('virtual:codex/S'),
  D: () => import('virtual:codex/D'),
  A: () => import('virtual:codex/A'),
};

const loading = new Map<ChapterId, Promise<Chapter>>();

const loadChapter = (id: ChapterId): Promise<Chapter> => {
  let chapter = loading.get(id);
  if (chapter === undefined) {
    chapter = LOADERS[id]().then((module) => module.default);
    loading.set(id, chapter);
  }
  return chapter;
};

export const useChapter = (id: ChapterId): Chapter => use(loadChapter(id));

let everything: Promise<Chapter[]> | undefined;
export const useEveryChapter = (): Chapter[] => use((everything ??= Promise.all(CHAPTERS.map(loadChapter))));

export const chapterOf = (rule: string): ChapterId => CHAPTERS.find((id) => rule.startsWith(id)) ?? 'C';

/** The section a rule, a table or a section number belongs to. */
export const findSection = (chapter: Chapter, rule: string): Section | undefined =>
  chapter.sections.find((section) => section.id === rule || section.blocks.some((block) => idOf(block) === rule)) ??
  chapter.sections.find((section) => section.id === rule.split('.')[0]);

export const idOf = (block: Block): string | undefined => (block.is === 'text' ? block.id : undefined);
