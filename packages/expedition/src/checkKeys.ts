import type { RecordReader } from '@sensorium/engine';

/** A key that nobody reads would be a choice lost without a word. */
export const checkKeys = (field: RecordReader, keys: readonly string[]): void => {
  for (const key of field.keys())
    if (!keys.includes(key)) field.at(key).fail(`nothing of this name, only ${keys.join(', ')}`);
};
