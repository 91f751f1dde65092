// What the codex numbers, and where cases and tests cite it.
import { parseAllDocuments } from 'yaml';

/**
 * @typedef {{file: string, rule: string, title: string}} Citation
 * @typedef {{rules: Set<string>, tables: Set<string>, repeated: string[]}} Codex
 */

const NUMBER = String.raw`[CMDAS]\d+\.\d+[a-z]?`;

/**
 * Numbered rules stand in bold at the start of a paragraph, tables in bold with their name.
 * @param {string[]} texts
 * @returns {Codex}
 */
export function readCodex(texts) {
  /** @type {Codex} */
  const codex = { rules: new Set(), tables: new Set(), repeated: [] };
  for (const text of texts) {
    for (const [, rule = ''] of text.matchAll(new RegExp(String.raw`^\*\*(${NUMBER})\*\*`, 'gm'))) {
      if (codex.rules.has(rule)) codex.repeated.push(rule);
      codex.rules.add(rule);
    }
    for (const [, table = ''] of text.matchAll(/\*\*(Table [A-Z]-[A-Z0-9]+)/g)) codex.tables.add(table);
  }
  return codex;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Citation[]}
 */
export function citationsInCases(file, text) {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const data = /** @type {unknown} */ (document.toJS());
    if (typeof data !== 'object' || data === null) return [];
    const { case: title = '', rules = [] } = /** @type {{case?: unknown, rules?: unknown}} */ (data);
    return Array.isArray(rules) ? rules.map((rule) => ({ file, rule: String(rule), title: String(title) })) : [];
  });
}

// `test('…'`, `describe("…"`, and the title after the table of `test.each(…)('…'`; skipped tests show nothing.
const TITLE = /(?:\b(?:test|it|describe)(?:\.(?:only|concurrent|sequential))?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const CITED = new RegExp(String.raw`\b(${NUMBER})(?:\s*[–-]\s*(${NUMBER}))?`, 'g');

/**
 * @param {string} file
 * @param {string} text
 * @param {Codex} codex
 * @returns {Citation[]}
 */
export function citationsInTests(file, text, codex) {
  return [...text.matchAll(TITLE)].flatMap(([, , title = '']) =>
    [...title.matchAll(CITED)].flatMap(([, first = '', last]) =>
      rulesBetween(first, last ?? first, codex).map((rule) => ({ file, rule, title })),
    ),
  );
}

/**
 * `C2.4–C2.7` cites all four. A range that is none is kept as its two ends, so that a wrong one is reported.
 * @param {string} first
 * @param {string} last
 * @param {Codex} codex
 */
function rulesBetween(first, last, codex) {
  const order = [...codex.rules];
  const from = order.indexOf(first);
  const to = order.indexOf(last);
  if (from < 0 || to < from) return [...new Set([first, last])];
  return order.slice(from, to + 1);
}
