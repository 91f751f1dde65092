/** Reading files that anybody may have written: every value is looked at before it is believed. */

/** What is wrong with a file, and where. */
export class FileError extends Error {}

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
    return typeof this.value === 'string' && this.value.length <= longest ? this.value : this.fail('a text');
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  oneOf<Choice extends string>(choices: readonly Choice[]): Choice {
    return choices.includes(this.value as Choice) ? (this.value as Choice) : this.fail(`one of ${choices.join(', ')}`);
  }
}

const LONGEST_FILE = 64 * 1024 * 1024;

/** Parses a file of a known format and version. */
export const readRecord = (text: string, format: string, version: number): RecordReader => {
  if (text.length > LONGEST_FILE) throw new FileError('the file is too long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError('the file is not JSON, or is cut off');
  }
  const top = new RecordReader('', value);
  if (top.at('format').value !== format) throw new FileError(`the file is no ${format} file`);
  if (top.at('version').value !== version)
    throw new FileError(
      `the file has version ${String(top.at('version').value)}; this program reads version ${version}`,
    );
  return top;
};
