// npm run balance -- run.jsonl …: what the lab measured becomes what the page says of a mission. Each file is the --out of
// `sensorium simulate`. The tables of docs/balance.md and what the gallery goes by are made anew of exactly these games.
// Runs may be incomplete: a cell says how many games it has, players are compared on the seeds both have played, and a
// game that is in two files counts once.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RecordError, balanceTables, gatherRuns, parseRecords, summarize, wilson } from '@sensorium/lab';

const PATH = 'packages/content/src/measured.generated.ts';
const PAGE = 'docs/balance.md';
const BEGIN = '<!-- tables: made by `npm run balance` -->\n';
const END = '<!-- end of the tables -->\n';

/** @typedef {Pick<import('@sensorium/content').Measured, 'mission' | 'marines' | 'aliens' | 'games' | 'wins'>} Count */

/** @param {Pick<Count, 'mission' | 'marines' | 'aliens'>} row */
const keyOf = ({ mission, marines, aliens }) => `${mission} ${marines} ${aliens}`;

/**
 * S9.5, S9.22: yardsticks and probes say nothing about how hard a mission is.
 *
 * @param {Pick<Count, 'marines' | 'aliens'>} row
 */
const isPlayer = ({ marines, aliens }) => ![marines, aliens].some((id) => /^probe-|-random$/.test(id));

/** Fewer games say too little to somebody who chooses a mission. */
const LEAST_GAMES = 8;

/**
 * What the gallery goes by.
 *
 * @param {readonly Count[]} measured
 * @returns {Count[]}
 */
export const telling = (measured) =>
  measured.filter((row) => isPlayer(row) && row.games >= LEAST_GAMES).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** @param {readonly Count[]} rows */
export function moduleText(rows) {
  const round = (/** @type {number} */ share) => Number(share.toFixed(3));
  const lines = rows.map(({ mission, marines, aliens, games, wins }) => {
    const { low, high } = wilson(wins, games);
    return `  ${JSON.stringify({ mission, marines, aliens, games, wins, low: round(low), high: round(high) })},\n`;
  });
  return (
    '// Made by `npm run balance` from runs of the lab (docs/balance.md). Do not edit.\n' +
    "import type { Measured } from './measured.ts';\n\n" +
    `export const MEASURED: readonly Measured[] = [\n${lines.join('')}];\n`
  );
}

/**
 * The page with other tables between its two marks.
 *
 * @param {string} page
 * @param {string} tables
 */
export function pageWith(page, tables) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new RecordError(`${PAGE}: the marks around the tables are missing`);
  return `${page.slice(0, begin + BEGIN.length)}\n${tables}\n${page.slice(end)}`;
}

/** @param {string} path */
const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @param {string[]} files */
function main(files) {
  const records = gatherRuns(files.map((file) => ({ file, lines: parseRecords(file, readFileSync(file, 'utf8')) })));
  if (records.length === 0) throw new RecordError('npm run balance -- RUN.jsonl …: there is no game to make tables of');
  const rows = telling(summarize(records));
  writeFileSync(inProject(PAGE), pageWith(readFileSync(inProject(PAGE), 'utf8'), balanceTables(records)));
  writeFileSync(inProject(PATH), moduleText(rows));
  console.log(`${PATH}: ${rows.length} pairs of players with ${LEAST_GAMES} games or more`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof RecordError) && !(error instanceof Error && 'code' in error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
