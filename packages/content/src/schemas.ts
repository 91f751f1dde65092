/** What files can hold that anybody may have written; each schema says what is expected in the words in which its fault is told. */
import type { RecordReader } from '@sensorium/engine';
import * as v from 'valibot';

export const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected));
};

/** A list is measured before it is gone through. */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(
    v.custom<readonly unknown[]>((list) => Array.isArray(list) && list.length <= most, `a list of at most ${most}`),
    v.array(item),
    v.readonly(),
  );

export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `one of ${choices.join(', ')}`);

export const flag = v.boolean('true or false');

/** Names are shown on lines of their own program, which they must not leave. */
// oxlint-disable-next-line no-control-regex -- these are what is refused
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/;

export const textOf = (longest: number) =>
  v.pipe(
    v.string('a text'),
    v.maxLength(longest, 'a text'),
    v.check((given) => !CONTROL.test(given), 'a text without control characters'),
  );

type Issue = v.BaseIssue<unknown>;

/** A field that is not there is missed in the words of what should be. */
const wordsFor =
  (entries: v.ObjectEntries) =>
  ({ path }: Issue): string => {
    const key = path === undefined ? undefined : String(path[0].key);
    if (key === undefined) return 'a record';
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry === undefined) return `nothing of this name, only ${Object.keys(entries).join(', ')}`;
    return v.safeParse(entry, undefined).issues?.[0].message ?? 'a record';
  };

/** What it says besides is not read. */
export const record = <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, wordsFor(entries));

/** A key that nobody reads would be a choice lost without a word. */
export const closedRecord = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, wordsFor(entries));

const fieldAt = (field: RecordReader, path: Issue['path']): RecordReader =>
  (path ?? []).reduce<RecordReader>(
    (above, { key }) => (typeof key === 'number' ? above.item(key) : above.at(String(key))),
    field,
  );

/** What the field holds; throws `FileError` with the first thing that is wrong, and where. */
export const readAs = <Schema extends v.GenericSchema>(schema: Schema, field: RecordReader): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, field.value, { abortEarly: true });
  return success ? output : fieldAt(field, issues[0].path).fail(issues[0].message);
};
