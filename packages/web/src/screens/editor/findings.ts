/** What the check finds, as its author is told it: in the words of the fields, and where he writes. */
import type { Finding } from '@sensorium/content';
import { languageName, tellMissionFinding, type Language } from '@sensorium/content/words';
import type { Draft } from '@sensorium/expedition/drafting';
import type { useEditorWords } from './editorWords.ts';

type Words = ReturnType<typeof useEditorWords>;

const isText = (field: unknown): field is 'title' | 'briefing' | 'marines' | 'aliens' =>
  ['title', 'briefing', 'marines', 'aliens'].some((text) => text === field);

/** English that is missing because nothing is written yet is missed where its author writes. */
export const atHome = (words: Draft['words'], language: Language, finding: Finding): Finding => {
  const [part, of, field, ...rest] = finding.path;
  if (language === 'en' || part !== 'words' || of !== 'en' || !isText(field)) return finding;
  return (words[language]?.[field] ?? '') === '' ? { ...finding, path: ['words', language, field, ...rest] } : finding;
};

export const tellFinding = (words: Words, language: Language, finding: Finding): string => {
  const [part, of, field] = finding.path;
  return part === 'words' && finding.reason === 'field-empty' && isText(field)
    ? words.check.empty(words.fields[field], languageName(String(of)))
    : tellMissionFinding(language, finding);
};
