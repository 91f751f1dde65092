/** Names that people give, in files. */
import { textOf } from '@sensorium/content/schemas';

const LONGEST_NAME = 40;

export const name = textOf(LONGEST_NAME);
