/** Games on disk: the replay (setup, commands, chance) is the save, so that a game goes on with its whole history. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { FileError } from '@sensorium/engine';
import { takeUp, type TakenUp } from '@sensorium/host';

/** What a person did wrong, in a sentence that says what to do. It ends the program with status 1. */
export class PlainError extends Error {}

export const autosaveFile = (environment: Readonly<Record<string, string | undefined>>): string =>
  join(environment['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'sensorium', 'autosave.json');

/** Written beside and moved into place, so that a crash never leaves half a game. */
export const writeWhole = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
};

export const readText = (file: string, what: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new PlainError(`${file}: ${why}. Name ${what}.`);
  }
};

/** What is wrong in a file is told with where that is. */
export const inFile = <Result>(where: string, read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${where}: ${error.message}.`);
    throw error;
  }
};

/** Opens a game saved by `play` or on the page, a replay, or a position saved by another program. */
export const openGame = (file: string): TakenUp => {
  const text = readText(file, 'a game saved by `sensorium play`, or a replay');
  try {
    return takeUp(text);
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${file} cannot be opened: ${error.message}.`);
    throw error;
  }
};
