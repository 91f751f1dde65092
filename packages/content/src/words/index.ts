import type { GameEvent } from '@sensorium/engine';
import type { ForceWords } from './en/forces.ts';
import type { Terms } from './ruleWords.ts';
import { sentenceFor, type Names } from './sentences.ts';
import { wordsOf, type Language } from './store.ts';

export type { ForceWords } from './en/forces.ts';
export type { SquadScreenWords } from './en/page/squadScreen.ts';
export type { EditorWords } from './en/editor/editor.ts';
export type { OnlineWords } from './en/online.ts';
export type { CourseWords } from './en/course.ts';
export type { CounselWords } from './en/counsel.ts';
export type { PageWords } from './en/page/page.ts';
export type { TableWords } from './en/table/table.ts';
export type { TerminalWords } from './en/terminal/terminal.ts';
export { tellForceFinding, tellMissionFinding, tellSquadFinding } from './findings.ts';
export type { CompleteFolder, Folder, HalfFolder, PartName, Parts } from './folder.ts';
export { TERMS, aliasesOf, findTerm, wrongWords, type Glossary, type TermId, type TermWords } from './glossary.ts';
export { LANGUAGES } from './languages.ts';
export { WordsError, missingWords, requireWords, type Said } from './missingWords.ts';
export { numbersIn } from './numbers.ts';
export type { RuleWords, Terms, WayOfSaying } from './ruleWords.ts';
export { sentenceFor, type EventSentences, type Names } from './sentences.ts';
export {
  ENGLISH,
  hasWords,
  knownLanguages,
  languageAmong,
  languageOfSurroundings,
  languageName,
  loadWords,
  localeOf,
  registerLanguage,
  registerWords,
  wordsOf,
  type Language,
} from './store.ts';

export { inLanguage, typesetTexts, type Texts } from './texts.ts';

/** A sentence for every reason a refusal can name. */
export const refusalWords = (language: Language): Readonly<Record<string, string>> =>
  wordsOf(language, 'rules').refusals;

/** The event in a sentence; null for what everybody sees anyway. */
export const tellEvent = (language: Language, event: GameEvent, names: Names): string | null =>
  sentenceFor(wordsOf(language, 'rules').events, event, names);

/** What units, gear and terrain are called. */
export const termsFor = (language: Language): Terms => wordsOf(language, 'rules').terms;

/** What squads, options and findings of the force list are called. */
export const forceWords = (language: Language): ForceWords => wordsOf(language, 'forces');
