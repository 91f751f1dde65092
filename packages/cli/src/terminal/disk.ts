/** Reading and writing files: never more than a file of its kind can be, never half of one. */
import {
  closeSync,
  fsyncSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { LONGEST_FILE } from '@sensorium/engine';
import { ENGLISH, terminalWords, wordsOf, type Language, type TerminalWords } from '../terminalWords.ts';

/** What a person did wrong, in a sentence that says what to do. It ends the program with status 1. */
export class PlainError extends Error {
  /** In the language of the one who reads it. */
  told(language: Language): string {
    return wordsOf(language, 'faults').told(this.message);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const PORTION = 1 << 16;

/** Up to so many bytes, of something that may have no size or no end; null if there are more. */
const bytesOf = (descriptor: number, most: number): Buffer | null => {
  if (fstatSync(descriptor).size > most) return null;
  const portions: Buffer[] = [];
  for (let length = 0; length <= most;) {
    const portion = Buffer.alloc(PORTION);
    const count = readSync(descriptor, portion);
    if (count === 0) return Buffer.concat(portions);
    portions.push(portion.subarray(0, count));
    length += count;
  }
  return null;
};

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

/** The text of a file; one that is longer is refused without being read. `what` is what should be named instead. */
export const readText = (file: string, what: string, most = LONGEST_FILE): string => {
  let bytes: Buffer | null;
  try {
    const descriptor = openSync(file, 'r');
    try {
      bytes = bytesOf(descriptor, most);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const code = codeOf(error);
    throw new PlainError(`${file}: ${UNREADABLE[code] ?? code}. Name ${what}.`);
  }
  if (bytes === null) throw new PlainError(`${file}: the file is longer than ${most / 1000} kB. Name ${what}.`);
  return bytes.toString('utf8');
};

/** A file that could not be written; the one that was there before is there still. */
export class NotWritten extends PlainError {
  readonly file: string;
  private readonly code: string;

  constructor(file: string, error: unknown) {
    const code = codeOf(error);
    super(`${toldIn(terminalWords(ENGLISH), file, code)}.`, { cause: error });
    this.file = file;
    this.code = code;
  }

  override told(language: Language): string {
    return `${this.why(terminalWords(language))}.`;
  }

  why(words: TerminalWords): string {
    return toldIn(words, this.file, this.code);
  }
}

const toldIn = (words: TerminalWords, file: string, code: string): string =>
  words.cannotWrite(file, words.diskFaults[code] ?? code);

const writeThrough = (file: string, text: string): void => {
  const descriptor = openSync(file, 'w');
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Where a file is written before it is moved into its place: two programs never share it. */
export const unfinished = (file: string): string => `${file}.${process.pid}.part`;

/** The same, and why it did not succeed in words; null if it did. */
export const tryToWriteWhole = (file: string, text: string, words: TerminalWords): string | null => {
  try {
    writeWhole(file, text);
    return null;
  } catch (error) {
    if (error instanceof NotWritten) return error.why(words);
    throw error;
  }
};

/** Written beside, brought to the disk and moved into place: whatever happens, the file is the old one or the new one. */
export const writeWhole = (file: string, text: string): void => {
  const beside = unfinished(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeThrough(beside, text);
      renameSync(beside, file);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  } catch (error) {
    throw new NotWritten(file, error);
  }
};
