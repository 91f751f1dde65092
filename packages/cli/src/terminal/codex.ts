import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { TERMS, findTerm, knownLanguages, terminalWords, wordsOf } from '../terminalWords.ts';

const CODEX = new URL('../../../../docs/codex/', import.meta.url);

/** What somebody asks the codex for: rules by their numbers, or a term by any of its words; each as text or as null. */
export const askCodex = (
  asked: readonly string[],
  language: string,
): readonly { asked: string; text: string | null }[] => {
  const whole = asked.join(' ');
  const entry = readTerm(whole, language);
  if (entry !== null) return [{ asked: whole, text: entry }];
  return asked.map((each) => ({ asked: each, text: readRule(each, language) ?? readTerm(each, language) }));
};

/** The entry of a term in the glossary, with the rule that says what it is. */
const readTerm = (asked: string, language: string): string | null => {
  const languages = [language, ...knownLanguages().filter((other) => other !== language)];
  const [own, ...others] = languages.map((each) => wordsOf(each, 'glossary'));
  const id = findTerm(asked, [own!, ...others]);
  if (id === undefined) return null;
  const { word, also, says } = own![id];
  const names = [word, ...also, ...others.map(({ [id]: other }) => other.word)];
  return `${terminalWords(language).term(names, says)}\n\n${readRule(TERMS[id], language)}`;
};

/** The text of a rule in a language, or in English where that has no text of it; null if the codex has no such rule. */
export const readRule = (number: string, language = 'en'): string | null => {
  const translated = new URL(`${language}/`, CODEX);
  return (existsSync(translated) ? readFrom(translated, number) : null) ?? readFrom(CODEX, number);
};

const readFrom = (folder: URL, number: string): string | null => {
  const wanted = number.toUpperCase();
  if (!/^[A-Z]\d+(\.\d+)?[A-Z]?$/.test(wanted)) return null;
  const files = readdirSync(folder).filter((name) => name.startsWith(`${wanted.charAt(0)}-`) && name.endsWith('.md'));
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const found = paragraphOf(text, wanted) ?? sectionOf(text, wanted);
    if (found !== null) return found;
  }
  return null;
};

/** From `**C13.7**` to the next rule, heading or rule-off. */
const paragraphOf = (text: string, number: string): string | null => {
  const start = text.search(new RegExp(`^\\*\\*${number.replace('.', '\\.')}\\*\\*`, 'im'));
  if (start < 0) return null;
  const rest = text.slice(start);
  const end = rest.slice(1).search(/\n(\*\*[A-Z]\d|#|---)/);
  return plain(end < 0 ? rest : rest.slice(0, end + 1));
};

/** A whole section for `C13`. */
const sectionOf = (text: string, number: string): string | null => {
  const start = text.search(new RegExp(`^## ${number}\\b`, 'im'));
  if (start < 0) return null;
  const rest = text.slice(start);
  const end = rest.slice(1).search(/\n(## |---)/);
  return plain(end < 0 ? rest : rest.slice(0, end + 1));
};

const plain = (markdown: string): string => markdown.replaceAll('**', '').replace(/^## /, '').trim();
