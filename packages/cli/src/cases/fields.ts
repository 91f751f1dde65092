/** Turning untyped case data into values, each failure saying what was expected where. */
import { FACINGS, type Coordinates, type Facing } from '@sensorium/engine';
import { CaseError, type CaseDocument } from './caseFile.ts';

export type Path = readonly (string | number)[];
export type Mapping = Readonly<Record<string, unknown>>;

const MOST_COUNTED = 99;

/** What a table has under a name that a case gives; objects have names of their own besides. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** One value of a case with the way to it. */
export class Field {
  readonly document: CaseDocument;
  readonly path: Path;
  readonly value: unknown;

  constructor(document: CaseDocument, path: Path, value: unknown) {
    this.document = document;
    this.path = path;
    this.value = value;
  }

  fail(message: string): never {
    throw new CaseError(`${this.path.join('.')}: ${message}`, this.document.lineOf(this.path));
  }

  /** A key with nothing behind it says as little as no key. */
  get isGiven(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  at(key: string | number): Field {
    const value = Array.isArray(this.value)
      ? this.value[key as number]
      : isMapping(this.value) && Object.hasOwn(this.value, key)
        ? this.value[key]
        : undefined;
    return new Field(this.document, [...this.path, key], value);
  }

  mapping(allowed?: readonly string[]): Mapping {
    if (!isMapping(this.value)) this.fail('expected a mapping');
    for (const key of Object.keys(this.value))
      if (allowed !== undefined && !allowed.includes(key)) this.at(key).fail('unknown field');
    return this.value;
  }

  entries(): [string, Field][] {
    const mapping = this.mapping();
    const written = this.document.keysOf(this.path).filter((key) => Object.hasOwn(mapping, key));
    const keys = written.length === Object.keys(mapping).length ? written : Object.keys(mapping);
    return keys.map((key) => [key, this.at(key)]);
  }

  list(): Field[] {
    if (!Array.isArray(this.value)) this.fail('expected a list');
    return (this.value as unknown[]).map((_, index) => this.at(index));
  }

  text(): string {
    if (typeof this.value !== 'string' && typeof this.value !== 'number') this.fail('expected a word');
    return String(this.value);
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isInteger(this.value)) this.fail('expected a whole number');
    return this.value;
  }

  /** Of points, rounds, pieces. */
  count(): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST_COUNTED)
      this.fail(`expected a whole number from 0 to ${MOST_COUNTED}`);
    return value;
  }

  flag(): boolean {
    if (typeof this.value !== 'boolean') this.fail('expected true or false');
    return this.value;
  }

  oneOf(words: readonly string[]): string {
    const word = this.text();
    return words.includes(word) ? word : this.fail(`expected one of ${words.join(', ')}`);
  }

  facing(): Facing {
    const facing = FACINGS.indexOf(this.text() as (typeof FACINGS)[number]);
    if (facing < 0) this.fail('expected a facing: N, E, S or W');
    return facing;
  }

  coordinates(): Coordinates {
    const { value } = this;
    if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(Number.isInteger))
      this.fail('expected a square [x, y] or [x, y, level]');
    return value as unknown as Coordinates;
  }

  get isCoordinates(): boolean {
    return Array.isArray(this.value) && typeof this.value[0] === 'number';
  }

  /** "4,1" or "4,1,1". */
  static coordinatesFromKey(field: Field, key: string): Coordinates {
    const parts = key.split(',').map(Number);
    if (parts.length < 2 || parts.length > 3 || !parts.every(Number.isInteger)) field.fail('expected a square "x,y"');
    return parts as unknown as Coordinates;
  }
}

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
