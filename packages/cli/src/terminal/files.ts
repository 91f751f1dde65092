/** Games on disk: the replay (setup, commands, chance) is the save, so that a game goes on with its whole history. */
import { FileError } from '@sensorium/engine';
import { resumeGame, type ResumedGame } from '@sensorium/host';
import { isCompanionSave } from '@sensorium/host/companion';
import { PlainError, readText } from './disk.ts';
import { Refused } from './refused.ts';

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
export const openGame = (file: string): ResumedGame => {
  const text = readText(file, 'a game saved by `sensorium play`, or a replay');
  if (isCompanionSave(text)) throw new Refused((said) => said.besideBoard(file));
  try {
    return resumeGame(text);
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${file} cannot be opened: ${error.message}.`);
    throw error;
  }
};
