// npm run balance: what the lab measured becomes what the page says of a mission. The games are kept in docs/games; the
// tables of docs/balance.md and what the gallery goes by are made of exactly these.
// npm run balance -- run.jsonl …: first keeps these runs, each the --out of `sensorium simulate`, in place of what was kept
// under the same name. Runs may be incomplete: a cell says how many games it has, players are compared on the seeds both
// have played, and a game that is in two runs counts once.
// npm run balance -- --again N [run.jsonl …]: first plays the first N games of every kept cell again, or of these runs' cells.
// Where they end as they did, the present version of rules and players takes the cell over, the games that were not played
// again included; where one ends otherwise, the cell is given up and has to be measured anew.
// At the end it names the cells that other sources than the present ones have played.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { missionCalled } from '@sensorium/expedition';
import {
  RecordError,
  balanceTables,
  gatherRuns,
  keptText,
  parseRecords,
  playedAgain,
  summarize,
  versionOf,
  wilson,
} from '@sensorium/lab';

const PATH = 'packages/content/src/measured.generated.ts';
const PAGE = 'docs/balance.md';
const GAMES = 'docs/games/';
const BEGIN = '<!-- tables: made by `npm run balance` -->\n';
const END = '<!-- end of the tables -->\n';

/** @typedef {import('@sensorium/lab').Cell} Cell */
/** @typedef {Pick<Cell, 'mission' | 'marines' | 'aliens' | 'games' | 'wins' | 'draws' | 'unfinished'>} Count */

/** @param {Pick<Cell, 'mission' | 'marines' | 'aliens'>} row */
const keyOf = ({ mission, marines, aliens }) => `${mission} ${marines} ${aliens}`;

/**
 * S9.5, S9.22: yardsticks and probes say nothing about how hard a mission is.
 *
 * @param {Pick<Cell, 'marines' | 'aliens'>} row
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

/**
 * @param {number} wins
 * @param {number} games
 */
function wonOf(wins, games) {
  const { low, high } = wilson(wins, games);
  const round = (/** @type {number} */ share) => Number(share.toFixed(3));
  return { wins, low: round(low), high: round(high) };
}

/** @param {readonly Count[]} rows */
export function moduleText(rows) {
  const lines = rows.map(({ mission, marines, aliens, games, wins, draws, unfinished }) => {
    const won = { marines: wonOf(wins, games), aliens: wonOf(games - wins - draws - unfinished, games) };
    return `  ${JSON.stringify({ mission, marines, aliens, games, won })},\n`;
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

/** @typedef {import('@sensorium/lab').GameLine} GameLine */

/** @returns {import('@sensorium/lab').Run[]} */
export const keptRuns = () =>
  (existsSync(inProject(GAMES)) ? readdirSync(inProject(GAMES)) : [])
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .map((name) => ({
      file: GAMES + name,
      lines: parseRecords(GAMES + name, gunzipSync(readFileSync(inProject(GAMES + name))).toString('utf8')),
    }));

/**
 * @param {string} path
 * @param {readonly GameLine[]} lines
 */
const keep = (path, lines) => writeFileSync(inProject(path), gzipSync(keptText(lines), { level: 9 }));

/** @param {string} file */
function keepRun(file) {
  if (!file.endsWith('.jsonl')) throw new RecordError(`${file}: a run's file is called NAME.jsonl`);
  keep(`${GAMES}${basename(file)}.gz`, parseRecords(file, readFileSync(file, 'utf8')));
}

/**
 * @param {number} count
 * @param {readonly string[]} names
 */
function playAgain(count, names) {
  if (!Number.isInteger(count) || count < 1) throw new RecordError('--again asks for a number of games, 1 or more');
  const runs = keptRuns();
  const files = names.map((name) => `${GAMES}${basename(name)}.gz`);
  for (const file of files)
    if (!runs.some((run) => run.file === file)) throw new RecordError(`${file}: there is no such run`);
  for (const { file, lines } of files.length === 0 ? runs : runs.filter((run) => files.includes(run.file))) {
    const { kept, givenUp } = playedAgain(lines, count);
    for (const cell of givenUp) console.log(`${file}: ${cell}, is played otherwise now: given up`);
    const cells = summarize(kept);
    const games = cells.reduce((sum, cell) => sum + Math.min(count, cell.games), 0);
    console.log(
      `${file}: ${games} of ${kept.length} games were played again and ended as they did, ${cells.length} cells are kept`,
    );
    keep(file, kept);
  }
}

/**
 * S9.24: the cells that other sources than the present ones have played; a comment is enough to make them others.
 *
 * @param {readonly GameLine[]} records
 */
export const playedBefore = (records) =>
  [...new Map(records.map((line) => [keyOf(line), line])).values()].filter((line) => {
    const mission = missionCalled(line.file ?? line.mission);
    if (mission === null) return true;
    const { code, scenario } = versionOf({ mission, marines: line.marines, aliens: line.aliens });
    return line.code !== code || line.scenario !== scenario;
  });

/** @param {readonly GameLine[]} records */
function tellAge(records) {
  const old = playedBefore(records);
  if (old.length === 0) return;
  /** @type {Map<string, string[]>} */
  const missions = new Map();
  for (const { mission, marines, aliens } of old) {
    const pair = `${marines} against ${aliens}`;
    missions.set(pair, [...(missions.get(pair) ?? []), mission]);
  }
  console.log(
    `${old.length} of ${summarize(records).length} cells were played by other sources than the present ones (--again N tells which still hold):`,
  );
  for (const [pair, names] of missions) console.log(`  ${pair}: ${names.join(', ')}`);
}

/** @param {string[]} words */
function main(words) {
  if (words[0] === '--again') playAgain(Number(words[1]), words.slice(2));
  else words.forEach(keepRun);
  const records = gatherRuns(keptRuns());
  if (records.length === 0) throw new RecordError('npm run balance -- RUN.jsonl …: there is no game to make tables of');
  const rows = telling(summarize(records));
  writeFileSync(inProject(PAGE), pageWith(readFileSync(inProject(PAGE), 'utf8'), balanceTables(records)));
  writeFileSync(inProject(PATH), moduleText(rows));
  console.log(`${PATH}: ${rows.length} pairs of players with ${LEAST_GAMES} games or more`);
  tellAge(records);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof RecordError) && !(error instanceof Error && 'code' in error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
