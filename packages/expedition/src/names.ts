/** Names that people give, read out of files. */
import type { RecordReader } from '@sensorium/engine';

const LONGEST_NAME = 40;

/** Names are shown in terminals, where control characters do harm. */
const isControl = (character: string): boolean => character < ' ' || character === '\u007f';

export const readName = (field: RecordReader): string => {
  const text = field.text(LONGEST_NAME);
  return Array.from(text).some(isControl) ? field.fail('a text without control characters') : text;
};
