import { FileError } from '@sensorium/engine';
import { SECOND, parseSave, type Seats } from '@sensorium/host';
import { Command } from 'commander';
import { runningGames } from '../terminal/autosaves.ts';
import { PlainError, readText } from '../terminal/disk.ts';
import { titleOf } from '../terminal/missionFor.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, terminalWords, wordsOf, type Language } from '../terminalWords.ts';

type Print = (line: string) => void;

export function createGames(language: Language, print: Print = toOutput): Command {
  return new Command('games')
    .description(commandWords(language).games.about)
    .action(() => listGames(language, process.env, print));
}

const playersOf = ({ marines, [SECOND]: second, aliens }: Seats): string =>
  `${marines}${second === undefined ? '' : ` + ${second}`} – ${aliens}`;

/** What is in a save, on a line; of one that cannot be read, why. */
const tellSave = (file: string, language: Language): string => {
  try {
    const { replay, sides } = parseSave(readText(file, 'a saved game'));
    const orders = terminalWords(language).orders(replay.entries.length);
    return `${titleOf(replay.scenario, language)}, ${playersOf(sides)}, ${orders}`;
  } catch (error) {
    if (error instanceof PlainError) return error.told(language);
    if (error instanceof FileError) return wordsOf(language, 'faults').told(error.message);
    throw error;
  }
};

export function listGames(
  language: Language,
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): void {
  const words = terminalWords(language);
  const games = runningGames(environment);
  games.forEach(({ file, changed }, index) => {
    const when = changed.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
    print(`${String(index + 1).padStart(3)}  ${when}  ${tellSave(file, language)}`);
    print(`     ${file}`);
  });
  print(games.length === 0 ? words.noGames : words.goOnWith);
}
