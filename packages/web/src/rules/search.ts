/** Finding rules by words or by number. */
import type { Chapter } from './parseCodex.ts';

export interface Hit {
  readonly rule: string;
  readonly section: string;
  readonly text: string;
  readonly language: string;
}

/** As it is typed and as it is typeset, a text is found by the same letters. */
const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');

/** What to look for: every word must occur; a word or a phrase with another name in the codex may occur under either. */
export const wordsOf = (query: string, aliases: Readonly<Record<string, string>> = {}): string[][] => {
  const named: string[][] = [];
  let rest = ` ${asTyped(query).replaceAll(/[,;]/g, ' ').trim()} `;
  const names = Object.entries(aliases).map(([name, word]) => [asTyped(name), asTyped(word)] as const);
  for (const [name, word] of names.sort(([a], [b]) => b.length - a.length)) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replace(` ${name} `, ' ');
    named.push([name, word]);
  }
  const others = rest.split(' ').filter((word) => word !== '');
  return [...named, ...others.map((word) => [word])];
};

const rank = (rule: string, text: string, words: readonly string[][]): number => {
  const number = rule.toLowerCase();
  let score = 0;
  for (const names of words) {
    if (names.some((name) => number === name)) score += 100;
    else if (names.some((name) => number.startsWith(`${name}.`))) score += 50;
    else {
      const at = Math.min(...names.map((name) => text.indexOf(name)).filter((index) => index >= 0), Infinity);
      if (at === Infinity) return -1;
      score += at < 40 ? 3 : 1;
    }
  }
  return score;
};

/** Best first; among equals, codex order. */
export const searchRules = (chapters: readonly Chapter[], words: readonly string[][], most = 60): Hit[] => {
  if (words.length === 0) return [];
  const found: { hit: Hit; score: number }[] = [];
  for (const { sections, language } of chapters)
    for (const section of sections) {
      const titled = rank('', asTyped(section.title), words) > 0 ? 4 : 0;
      for (const block of section.blocks) {
        if (block.is !== 'text' || block.id === undefined) continue;
        const score = rank(block.id, asTyped(`${block.text} ${section.title}`), words);
        if (score >= 0)
          found.push({
            hit: { rule: block.id, section: section.title, text: block.text, language },
            score: score + titled,
          });
      }
    }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ hit }) => hit);
};
