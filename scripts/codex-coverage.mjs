// Which rules of the codex a case or a test shows. Fails when what is declared complete has a gap.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { citationsInCases, citationsInTests, readCodex } from './codex-citations.mjs';

const DECLARATIONS = 'docs/codex-coverage.yaml';

/**
 * @typedef {import('./codex-citations.mjs').Citation} Citation
 * @typedef {import('./codex-citations.mjs').Codex} Codex
 * @typedef {{complete: string[], definitional: Record<string, string>}} Declarations
 * @typedef {{chapter: string, rules: number, shown: number, definitional: number, missing: string[]}} Row
 * @typedef {{rows: Row[], problems: string[]}} Report
 */

/**
 * @param {Codex} codex
 * @param {Citation[]} citations
 * @param {Declarations} declarations
 * @returns {Report}
 */
export function measure(codex, citations, { complete, definitional }) {
  const shown = new Set(citations.map(({ rule }) => rule));
  const isMissing = (/** @type {string} */ rule) => !shown.has(rule) && !(rule in definitional);
  const rules = [...codex.rules];
  const chapters = [...new Set(rules.map((rule) => rule.charAt(0)))];
  const rows = chapters.map((chapter) => {
    const own = rules.filter((rule) => rule.startsWith(chapter));
    return {
      chapter,
      rules: own.length,
      shown: own.filter((rule) => shown.has(rule)).length,
      definitional: own.filter((rule) => rule in definitional).length,
      missing: own.filter(isMissing),
    };
  });
  const problems = [
    ...codex.repeated.map((rule) => `${rule} stands in the codex twice`),
    ...citations
      .filter(({ rule }) => !codex.rules.has(rule) && !codex.tables.has(rule))
      .map(({ file, rule, title }) => `${file}: '${title}' cites ${rule}, which the codex does not have`),
    ...Object.entries(definitional).flatMap(([rule, reason]) => {
      if (!codex.rules.has(rule)) return [`${DECLARATIONS}: ${rule} is no rule of the codex`];
      if (shown.has(rule)) return [`${DECLARATIONS}: ${rule} is shown, so it need not be declared definitional`];
      return typeof reason === 'string' && reason !== ''
        ? []
        : [`${DECLARATIONS}: ${rule} is declared without a reason`];
    }),
    ...complete.flatMap((range) => {
      const covered = rules.filter((rule) => isWithin(rule, range));
      if (covered.length === 0) return [`${DECLARATIONS}: '${range}' names no rule of the codex`];
      return covered
        .filter(isMissing)
        .map((rule) => `${rule} is shown by no case or test, but ${range} is declared complete`);
    }),
  ];
  return { rows, problems };
}

/**
 * `C`, `C13`, `C13.7`, and ranges of sections or rules of one chapter such as `D1-D15` or `D3.2-D3.9`.
 * @param {string} rule
 * @param {string} range
 */
export function isWithin(rule, range) {
  if (range.length === 1) return rule.startsWith(range);
  const [first = '', last = first] = range.split(/\s*[–-]\s*/);
  const [here, from, to] = [placeOf(rule), placeOf(first), placeOf(last)];
  if (rule.charAt(0) !== first.charAt(0) || first.charAt(0) !== last.charAt(0)) return false;
  const section = here[0] ?? 0;
  const [fromSection = 0, fromRule = 0] = from;
  const [toSection = 0, toRule = Infinity] = to;
  const number = here[1] ?? 0;
  return (
    (section > fromSection || (section === fromSection && number >= fromRule)) &&
    (section < toSection || (section === toSection && number <= toRule))
  );
}

/** @param {string} rule */
const placeOf = (rule) =>
  rule
    .slice(1)
    .split('.')
    .map((part) => Number.parseInt(part, 10));

/**
 * `C2.4 C2.5 C2.6 C4.2` is told as `C2.4–C2.6 C4.2`.
 * @param {string[]} missing
 * @param {string[]} rules
 */
export function inRanges(missing, rules) {
  /** @type {string[][]} */
  const runs = [];
  for (const rule of missing) {
    const run = runs.at(-1);
    const before = rules[rules.indexOf(rule) - 1];
    if (run !== undefined && before !== undefined && run.at(-1) === before) run.push(rule);
    else runs.push([rule]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0])).join(' ');
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
const filesBelow = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => name.test(file) && !file.includes('node_modules'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .sort()
    : [];

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

function main() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const codex = readCodex(
    ['C', 'M', 'D', 'A', 'S'].flatMap((chapter) =>
      filesBelow('docs/codex', new RegExp(`^${chapter}-.*\\.md$`)).map(read),
    ),
  );
  const citations = [
    ...filesBelow('cases', /\.ya?ml$/).flatMap((file) => citationsInCases(file, read(file))),
    ...filesBelow('packages', /\.test\.tsx?$/).flatMap((file) => citationsInTests(file, read(file), codex)),
  ];
  const { complete = [], definitional = {} } = /** @type {Partial<Declarations>} */ (parse(read(DECLARATIONS)));
  const { rows, problems } = measure(codex, citations, { complete, definitional });

  console.log('chapter   rules   shown   definitional   not shown   declared complete');
  for (const { chapter, rules, shown, definitional: declared, missing } of rows) {
    const ranges = complete.filter((range) => range.startsWith(chapter)).join(' ') || '–';
    const cells = [rules, shown, declared, missing.length].map(String);
    const widths = [7, 8, 15, 12];
    console.log(chapter.padEnd(8) + cells.map((cell, i) => cell.padStart(widths[i] ?? 8)).join('') + `   ${ranges}`);
  }
  for (const { chapter, missing } of rows)
    if (missing.length > 0) console.log(`\n${chapter} not shown: ${inRanges(missing, [...codex.rules])}`);
  if (problems.length > 0) console.log();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
