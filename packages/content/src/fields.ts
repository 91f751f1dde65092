/** What the fields of a mission file can hold. */
import type { Coordinates } from '@sensorium/engine';
import * as v from 'valibot';

const MOST = 200;
/** As many of a kind as a scenario is read with. */
export const MOST_LISTED = 100;

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
/** `[x, y]`, or `[x, y, level]` on a board of several levels (D8.1). */
export const place = v.pipe(
  v.array(whole(0, MOST)),
  v.minLength(2),
  v.maxLength(3),
  v.transform((numbers) => numbers as unknown as Coordinates),
);
/** A text of a form that is told in words. */
export const formed = (form: RegExp, words: string) => v.pipe(v.string(), v.regex(form, words));
export const mark = formed(/^[0-9A-Za-z]$/, 'one digit or letter');
/** A section above the lowest level is `T@1`. */
const section = formed(/^[0-9A-Za-z](@[1-9])?$/, 'a section (T, or T@1 on the level above)');
export const sections = v.pipe(v.array(section), v.minLength(1), v.maxLength(MOST_LISTED));
export const id = v.pipe(formed(/^[a-z][a-z0-9-]*$/, 'a name of small letters, digits and hyphens'), v.maxLength(40));
const ruleNumber = formed(/^[A-Z][0-9]+(\.[0-9]+)?$/, 'a number of the codex (M1.3)');
/** In whose name a game is won or lost. */
export const rule = v.exactOptional(ruleNumber);
export const listed = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MOST_LISTED));
