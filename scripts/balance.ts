// npm run balance: the tables of docs/balance.md and what the gallery goes by, made of the totals in docs/balance.json; says
// which of them are older than the present rules, players and missions (S9.24).
// npm run balance -- RUN.jsonl …: first enters these runs, each the --out of `sensorium simulate` or of `simulate merge`.
// npm run balance -- --minutes 20: first measures what is older or wanting for so long, the most doubtful cells first. The
// games are kept in runs/ while they are of use: begun again, it goes on where it was.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ENOUGH,
  InvalidRun,
  RecordError,
  balanceTables,
  cellsToPlay,
  entered,
  formatBook,
  isOlder,
  parseBook,
  wilson,
  type Book,
  type CellName,
  type GameLine,
  type Measurement,
} from '@sensorium/lab';
import { atHand, linesIn, playFor } from './keptRun.ts';

const BOOK = 'docs/balance.json';
const PAGE = 'docs/balance.md';
const MODULE = 'packages/content/src/measured.generated.ts';
const BEGIN = '<!-- tables: made by `npm run balance` -->\n';
const END = '<!-- end of the tables -->\n';

const inProject = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const RUN = inProject('runs/balance.jsonl');
const textOf = (path: string): string => readFileSync(inProject(path), 'utf8');

/** S9.5, S9.22: yardsticks and probes say nothing about how hard a mission is. */
const isPlayer = ({ marines, aliens }: CellName): boolean =>
  ![marines, aliens].some((id) => /^probe-|-random$/.test(id));

const keyOf = ({ mission, marines, aliens }: CellName): string => `${mission} ${marines} ${aliens}`;

/** S9.17: what the gallery goes by. */
export const telling = <Row extends Pick<Measurement, 'mission' | 'marines' | 'aliens' | 'games'>>(
  measured: readonly Row[],
): Row[] =>
  measured.filter((row) => isPlayer(row) && row.games >= ENOUGH).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const wonOf = (wins: number, games: number) => {
  const { low, high } = wilson(wins, games);
  const round = (share: number): number => Number(share.toFixed(3));
  return { wins, low: round(low), high: round(high) };
};

export const moduleText = (rows: readonly Measurement[]): string => {
  const lines = rows.map((row) => {
    const { mission, marines, aliens, games, wins, draws, unfinished } = row;
    const won = { marines: wonOf(wins, games), aliens: wonOf(games - wins - draws - unfinished, games) };
    const age = isOlder(row) ? { isOlder: true } : {};
    return `  ${JSON.stringify({ mission, marines, aliens, games, won, ...age })},\n`;
  });
  return (
    '// Made by `npm run balance` from docs/balance.json. Do not edit.\n' +
    "import type { Measured } from './measured.ts';\n\n" +
    `export const MEASURED: readonly Measured[] = [\n${lines.join('')}];\n`
  );
};

/** The page with other tables between its two marks. */
export const pageWith = (page: string, tables: string): string => {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new RecordError(`${PAGE}: the marks around the tables are missing`);
  return `${page.slice(0, begin + BEGIN.length)}\n${tables}\n${page.slice(end)}`;
};

const listed = (cells: readonly CellName[]): string[] => {
  const missions = new Map<string, string[]>();
  for (const { mission, marines, aliens } of cells) {
    const pair = `${marines} against ${aliens}`;
    missions.set(pair, [...(missions.get(pair) ?? []), mission]);
  }
  return [...missions].map(([pair, own]) => `  ${pair}: ${own.join(', ')}`);
};

const tellAge = (book: Book, lines: readonly GameLine[]): void => {
  const older = book.measurements.filter(isOlder);
  console.log(`${BOOK}: ${book.measurements.length} cells, ${older.length} of them of an earlier version`);
  for (const line of listed(older)) console.log(line);
  const left = cellsToPlay(book, lines);
  if (left.length > 0) console.log(`${left.length} cells are to be measured: npm run balance -- --minutes 20`);
};

const minutesIn = (text: string | undefined): number => {
  const minutes = Number(text);
  if (!(minutes > 0)) throw new RecordError('--minutes asks for how long to measure, in minutes');
  return minutes;
};

const main = async (words: readonly string[]): Promise<void> => {
  const place = words.indexOf('--minutes');
  const minutes = place < 0 ? 0 : minutesIn(words[place + 1]);
  const files = place < 0 ? words : words.toSpliced(place, 2);
  let lines = atHand(RUN);
  let book = entered(parseBook(textOf(BOOK)), lines);
  for (const file of files) book = entered(book, linesIn(file, readFileSync(file, 'utf8')));
  if (minutes > 0) {
    lines = [
      ...lines,
      ...(await playFor(RUN, minutes, cellsToPlay(book, lines), lines, (cell) => console.log(keyOf(cell)))),
    ];
    book = entered(book, lines);
  }
  writeFileSync(inProject(BOOK), formatBook(book));
  writeFileSync(inProject(PAGE), pageWith(textOf(PAGE), balanceTables(book)));
  writeFileSync(inProject(MODULE), moduleText(telling(book.measurements)));
  tellAge(book, lines);
};

const isExpected = (error: unknown): error is Error =>
  error instanceof RecordError || error instanceof InvalidRun || (error instanceof Error && 'code' in error);

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
