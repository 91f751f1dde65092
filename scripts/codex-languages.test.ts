/** A codex in another language says the same: same rules, same tables, same figures, same ids, rule by rule. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCodex, type Block, type Chapter } from '../packages/web/src/rules/parseCodex.ts';

const HOME = new URL('../docs/codex/', import.meta.url);
const CHAPTERS = readdirSync(HOME).filter((name) => /^[A-Z]-.*\.md$/.test(name) && name !== 'LICENSE-S.md');
const LANGUAGES = readdirSync(HOME, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const chapterOf = (file: string, language: string): Chapter =>
  parseCodex(file[0]!, readFileSync(new URL(`${language === 'en' ? '' : `${language}/`}${file}`, HOME), 'utf8'));

/** Whatever is written in figures (numbers, references, dice) and in `code`, in any order. */
const figuresOf = (text: string): string[] =>
  [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\d+/g)].map(([figure]) => figure).sort();
const codeOf = (text: string): string[] => [...text.matchAll(/`[^`]*`/g)].map(([code]) => code).sort();

const outline = (block: Block): string => {
  if (block.is === 'table') return `table of ${block.rows.length} × ${block.rows[0]!.length}`;
  return block.is === 'text' && block.id !== undefined ? block.id : block.is;
};
const textsOf = (block: Block): readonly string[] => (block.is === 'table' ? block.rows.flat() : [block.text]);

describe.for(
  LANGUAGES.flatMap((language) =>
    CHAPTERS.flatMap((file) => (existsSync(new URL(`${language}/${file}`, HOME)) ? [[language, file] as const] : [])),
  ),
)('%s %s', ([language, file]) => {
  const english = chapterOf(file, 'en');
  const other = chapterOf(file, language);
  test('has the same sections, rules and tables in the same order', () => {
    expect(other.sections.map((section) => section.blocks.map(outline))).toEqual(
      english.sections.map((section) => section.blocks.map(outline)),
    );
  });
  test('has the same figures and ids', () => {
    const differing = english.sections.flatMap((section, s) =>
      section.blocks.flatMap((block, b) => {
        const twin = other.sections[s]?.blocks[b];
        const where = block.is === 'text' && block.id !== undefined ? block.id : `${section.id}, block ${b}`;
        return textsOf(block).flatMap((text, t) => {
          const said = twin === undefined ? '' : (textsOf(twin)[t] ?? '');
          const same =
            figuresOf(text).join(' ') === figuresOf(said).join(' ') &&
            codeOf(text).join(' ') === codeOf(said).join(' ');
          return same ? [] : [{ where, text, said }];
        });
      }),
    );
    expect(differing).toEqual([]);
  });
});
