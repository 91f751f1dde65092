/** Text on its way to the screen. Whatever came out of a file is shown, never obeyed: only our own colours are codes. */
import { randomBytes } from 'node:crypto';

type Colour = (text: string) => string;

/** Known to this process alone, so that no file can write a code that passes. */
const SEAL = `\u0000${randomBytes(12).toString('hex')}\u0000`;

/** A colour whose codes pass; where there are no colours it adds nothing. */
export const sealed = (colour: Colour): Colour => {
  const [before, after] = colour(' ')
    .split(' ')
    .map((code) => (code === '' ? '' : SEAL + code + SEAL));
  return (text) => `${before}${text}${after}`;
};

/** What can be seen of the text, as long as it is on the screen. */
export const seen = (text: string): string =>
  text
    .split(SEAL)
    .filter((_, place) => place % 2 === 0)
    .join('');

/** Control characters C0 but the end of a line, DEL, C1; what turns the direction of writing; other ends of lines. */
// oxlint-disable-next-line no-control-regex -- these are what must not reach the screen
const OBEYED = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFB]/g;

const harmless = (text: string): string => text.replaceAll(OBEYED, (sign) => (sign === '\t' ? ' ' : '\uFFFD'));

/** The only way to the screen: our colours as codes, every other control character as a sign that something was there. */
export const forScreen = (text: string): string =>
  text
    .split(SEAL)
    .map((part, place) => (place % 2 === 0 ? harmless(part) : part))
    .join('');

export const toOutput = (line: string): void => void process.stdout.write(`${forScreen(line)}\n`);
export const toErrors = (line: string): void => void process.stderr.write(`${forScreen(line)}\n`);
