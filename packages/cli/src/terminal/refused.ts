import { ENGLISH, commandLineWords, type CommandLineWords, type Language } from '../terminalWords.ts';
import { PlainError } from './disk.ts';

type Tell = (said: CommandLineWords) => string;

/** Something on the command line that cannot be: told in the language of the one who typed it. */
export class Refused extends PlainError {
  readonly tell: Tell;

  constructor(tell: Tell) {
    super(tell(commandLineWords(ENGLISH)));
    this.tell = tell;
  }
}

/** What an error says to a person. */
export const tellPlainly = (error: Error, language: Language): string =>
  error instanceof Refused ? error.tell(commandLineWords(language)) : error.message;
