/** Reading files that anybody may have written: every value is looked at before it is believed. */

const LONGEST_FAULT = 500;

/** What is wrong with a file, and where; a file may hold names as long as itself, its fault does not. */
export class FileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.length > LONGEST_FAULT ? `${message.slice(0, LONGEST_FAULT)}…` : message, options);
  }
}

/** Names are shown on lines of their own program, which they must not leave. */
// oxlint-disable-next-line no-control-regex -- these are what is refused
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInteger = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whatever goes wrong with what a file says is told as a fault of the file, and where. */
export const blamingFile = <Result>(where: string, step: () => Result): Result => {
  try {
    return step();
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/** One value of a file with the way to it. */
export class RecordReader {
  readonly value: unknown;
  private readonly key: string | number;
  private readonly parent: RecordReader | null;

  constructor(key: string | number, value: unknown, parent: RecordReader | null = null) {
    this.key = key;
    this.value = value;
    this.parent = parent;
  }

  /** Put together only when something is wrong. */
  private get path(): string {
    const above = this.parent?.path ?? '';
    if (typeof this.key === 'number') return `${above}[${this.key}]`;
    return above === '' ? this.key : `${above}.${this.key}`;
  }

  fail(expected: string): never {
    throw new FileError(`${this.path === '' ? 'the file' : this.path}: expected ${expected}`);
  }

  get isGiven(): boolean {
    return this.value !== undefined;
  }

  at(key: string): RecordReader {
    if (!isRecord(this.value)) return this.fail('a record');
    return new RecordReader(key, Object.hasOwn(this.value, key) ? this.value[key] : undefined, this);
  }

  keys(): string[] {
    return isRecord(this.value) ? Object.keys(this.value) : this.fail('a record');
  }

  list(most: number): RecordReader[] {
    this.lengthOf(most);
    return (this.value as readonly unknown[]).map((item, index) => new RecordReader(index, item, this));
  }

  /** Of a list of at most so many. */
  lengthOf(most: number): number {
    if (!Array.isArray(this.value) || this.value.length > most) return this.fail(`a list of at most ${most}`);
    return this.value.length;
  }

  /** Of a list whose length has been asked. */
  item(index: number): RecordReader {
    return new RecordReader(index, (this.value as readonly unknown[])[index], this);
  }

  integer(least: number, most: number): number {
    const { value } = this;
    return isInteger(value, least, most) ? value : this.fail(`a whole number from ${least} to ${most}`);
  }

  /** The same as `item(index).integer(least, most)`, for long lists of numbers. */
  integerAt(index: number, least: number, most: number): number {
    const value = (this.value as readonly unknown[])[index];
    return isInteger(value, least, most) ? value : this.item(index).integer(least, most);
  }

  text(longest: number): string {
    const { value } = this;
    if (typeof value !== 'string' || value.length > longest) return this.fail('a text');
    return CONTROL.test(value) ? this.fail('a text without control characters') : value;
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  oneOf<Choice extends string>(choices: readonly Choice[]): Choice {
    return choices.includes(this.value as Choice) ? (this.value as Choice) : this.fail(`one of ${choices.join(', ')}`);
  }
}

/** More than the longest game there can be. */
export const LONGEST_FILE = 16_000_000;
export const TOO_LONG = `the file is longer than ${LONGEST_FILE / 1e6} MB`;
const DEEPEST = 60;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = Array.from('"\\[]{}', (sign) =>
  sign.charCodeAt(0),
);

/** Whether lists and records lie deeper within each other than any file of ours; what is written out again must not exhaust the stack. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (isQuoted) {
      if (sign === BACKSLASH) i += 1;
      else if (sign === QUOTE) isQuoted = false;
    } else if (sign === QUOTE) isQuoted = true;
    else if (sign === OPEN_LIST || sign === OPEN_RECORD) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_RECORD) depth -= 1;
  }
  return false;
};

/** JSON that anybody may have written. `otherwise` says what such a file should be. */
export const parseJson = (text: string, otherwise: string): unknown => {
  if (text.length > LONGEST_FILE) throw new FileError(TOO_LONG);
  if (isTooDeep(text)) throw new FileError('there are too many levels within each other');
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(otherwise);
  }
};

const LONGEST_TOLD = 40;

/** Whether the file is of that format, in a version that is read. Throws `FileError`. */
export const checkVersion = (top: RecordReader, format: string, version: number, what: string): void => {
  if (top.at('format').value !== format) throw new FileError(`the file is no ${what}`);
  const found = top.at('version').value;
  if (found === version) return;
  // Anything may stand there, also what cannot be made a text.
  const told = typeof found === 'number' || typeof found === 'string' ? `version ${found}` : 'no version';
  throw new FileError(`the file has ${told.slice(0, LONGEST_TOLD)}; this program reads version ${version}`);
};

/** Parses a file of a known format and version. */
export const readRecord = (text: string, format: string, version: number): RecordReader => {
  const top = new RecordReader('', parseJson(text, 'the file is not JSON, or is cut off'));
  checkVersion(top, format, version, `${format} file`);
  return top;
};
