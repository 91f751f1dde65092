import { ENGLISH, commandLineWords, type CommandLineWords, type Language } from '../terminalWords.ts';
import { PlainError } from './disk.ts';

type Tell = (said: CommandLineWords, language: Language) => string;

/** Something on the command line that cannot be: told in the language of the one who typed it. */
export class Refused extends PlainError {
  readonly tell: Tell;

  constructor(tell: Tell) {
    super(tell(commandLineWords(ENGLISH), ENGLISH));
    this.tell = tell;
  }

  override told(language: Language): string {
    return this.tell(commandLineWords(language), language);
  }
}

/** What an error says to a person. */
export const tellPlainly = (error: Error, language: Language): string =>
  error instanceof PlainError ? error.told(language) : error.message;
