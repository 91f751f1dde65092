/** `sensorium records`: wins, careers, deaths and luck over many games. */
import { blamingFile } from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { PERSON } from '@sensorium/host';
import { chronicleOf, recordsOf, type Chronicle, type Luck, type Tally } from '@sensorium/host/records';
import { Command } from 'commander';
import { rememberedGames } from '../terminal/autosaves.ts';
import { readText } from '../terminal/disk.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, inLanguage, localeOf, termsFor, wordsOf, type Language } from '../terminalWords.ts';

type Print = (line: string) => void;

export function createRecords(language: Language, print: Print = toOutput): Command {
  const { records: said } = commandWords(language);
  return new Command('records')
    .description(said.about)
    .argument('[files...]', said.file)
    .action((files: readonly string[]) => tellRecords(language, chroniclesOf(files), print));
}

const chroniclesOf = (files: readonly string[]): Chronicle[] =>
  files.length === 0
    ? rememberedGames(process.env)
    : files.map((file) => blamingFile(file, () => chronicleOf(readText(file, 'a saved game'))));

/** Columns as wide as their widest cell; figures stand right. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
};

export const tellRecords = (language: Language, chronicles: readonly Chronicle[], print: Print): void => {
  const words = wordsOf(language, 'records');
  const { opponents } = wordsOf(language, 'page');
  const units: Readonly<Record<string, string>> = termsFor(language).units;
  const records = recordsOf(chronicles);
  if (records.games === 0) return print(words.none);
  const section = (title: string, lines: readonly string[]): void => {
    if (lines.length === 0) return;
    print('');
    print(title);
    for (const line of lines) print(`  ${line}`);
  };
  const { columns } = words;
  const tallies = (of: string, list: readonly Tally[], nameOf: (id: string) => string): string[] =>
    list.length === 0
      ? []
      : table([
          [of, columns.games, columns.won, columns.drawn, columns.share, columns.between],
          ...list.map(({ of: id, games, won, drawn, interval }) => [
            nameOf(id),
            String(games),
            String(won),
            String(drawn),
            words.share(won / games),
            words.between(interval.low, interval.high),
          ]),
        ]);
  const missionName = (id: string): string => {
    const mission = missionCalled(id);
    return mission === null ? id : inLanguage(mission.words, language).title;
  };
  const playerName = (id: string): string =>
    id === PERSON ? words.person : ((opponents as Readonly<Record<string, { name: string }>>)[id]?.name ?? id);
  const luck = (side: 'marines' | 'aliens', { dice, mean, better }: Luck): string =>
    words.luckOf(side, dice, mean.toLocaleString(localeOf(language), { maximumFractionDigits: 2 }), better);
  print(`${words.title}: ${words.games(records.games)}`);
  section(words.byMission, tallies(words.of.mission, records.byMission, missionName));
  section(
    words.bySide,
    tallies(words.of.side, records.bySide, (side) => words.sides[side as 'marines' | 'aliens']),
  );
  section(words.byOpponent, tallies(words.of.opponent, records.byOpponent, playerName));
  section(words.byMarines, tallies(words.of.mission, records.marines, missionName));
  const { career } = words;
  section(
    words.careers,
    records.careers.length === 0
      ? []
      : table([
          [career.name, career.unit, career.games, career.kills, career.deaths, career.best],
          ...records.careers.map(({ name, unit, games, kills, deaths, best }) => [
            name,
            units[unit] ?? unit,
            String(games),
            String(kills),
            String(deaths),
            String(best),
          ]),
        ]),
  );
  section(
    words.deaths,
    records.deaths.map(({ cause, by, count }) => `${count}  ${words.death(words.causes[cause], units[by] ?? by)}`),
  );
  section(words.luck, [luck('marines', records.luck.marines), luck('aliens', records.luck.aliens)]);
};
