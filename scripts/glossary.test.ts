/** A language says what its glossary says: none of the words it rules out stands in any of its texts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { TERMS, knownLanguages, loadWords, wordsOf, wrongWords, type TermId } from '@sensorium/content/words';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${HOME}${file}`, 'utf8');
/** Files of a folder by their ending, those of its folders too where asked. */
const filesIn = (folder: string, ending: string, { recursive = false } = {}): string[] =>
  existsSync(`${HOME}${folder}`)
    ? readdirSync(`${HOME}${folder}`, { recursive, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name}`)
    : [];
const LANGUAGES = knownLanguages();
beforeAll(() => Promise.all(LANGUAGES.map((language) => loadWords(language, ['glossary']))));

/** Whatever a file of several languages says in one: the texts under the key of that language. */
const under = (language: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === language ? textsIn(part) : under(language, part)));
};
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A file of words without its comments and imports: neither is read by anybody who plays. */
const spoken = (source: string): string[] =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^(import|\s*\/\/)/.test(line))
    .map((line) => line.replace(/^\s*'?[\w-]+'?:\s/, ''));

const TRANSLATED = ['missions', 'examples', 'lessons'].map((folder) => `packages/content/${folder}`);

const textsOf = (language: string): { readonly file: string; readonly texts: readonly string[] }[] => [
  ...TRANSLATED.flatMap((folder) => filesIn(folder, '.yaml')).map((file) => ({
    file,
    texts: under(language, parse(read(file))),
  })),
  ...filesIn(`packages/content/src/words/${language}`, '.ts', { recursive: true })
    .filter((file) => !file.endsWith('/glossary.ts'))
    .map((file) => ({ file, texts: spoken(read(file)) })),
  ...filesIn(language === 'en' ? 'docs/codex' : `docs/codex/${language}`, '.md').map((file) => ({
    file,
    texts: read(file)
      .replaceAll(/`[^`]*`/g, '')
      .split('\n\n'),
  })),
];

describe.for(LANGUAGES.map((language) => [language] as const))('%s', ([language]) => {
  test('no text uses a word the glossary rules out', () => {
    const wrong = wrongWords(wordsOf(language, 'glossary'));
    const found = textsOf(language).flatMap(({ file, texts }) =>
      texts.flatMap((text) =>
        wrong.flatMap(({ is, say }) =>
          [...text.matchAll(is)].map(([word]) => `${file}: "${word}" for "${say}": ${text}`),
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test('every sort of text is looked at, and a wrong word in it would be found', () => {
    const files = textsOf(language).filter(({ texts }) => texts.length > 0);
    for (const sort of ['missions/', 'examples/', 'words/', 'codex/'])
      expect(files.some(({ file }) => file.includes(sort))).toBe(true);
    const found = wrongWords({
      ...wordsOf(language, 'glossary'),
      blip: { word: 'blip', says: '', also: [], not: ['faux mot'] },
    }).filter(({ is }) => is.test('Deux Faux mots.'));
    expect(found.map(({ say }) => say)).toEqual(['blip']);
  });
});

test('every term is said by a rule of the codex', () => {
  const codex = filesIn('docs/codex', '.md').map(read).join('\n');
  const unknown = (Object.keys(TERMS) as TermId[]).filter((id) => !codex.includes(`**${TERMS[id]}**`));
  expect(unknown).toEqual([]);
});
