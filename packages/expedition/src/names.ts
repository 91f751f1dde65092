/** Names that people give, in files. */
import { text } from '@sensorium/content/schemas';

const LONGEST_NAME = 40;

export const name = text(LONGEST_NAME);
