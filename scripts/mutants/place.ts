/** How a mutant is shown and recognised: the lines it touches before and after, without their indentation. */
import { applied, type Mutant } from './operators.ts';

export interface Place {
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

export const placeOf = (mutant: Mutant, text: string): Place => {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1;
  const next = text.indexOf('\n', mutant.end);
  const rest = next < 0 ? 0 : text.length - next;
  const changed = applied(mutant, text);
  return {
    line: text.slice(0, mutant.start).split('\n').length,
    was: inOneLine(text.slice(from, text.length - rest)),
    becomes: inOneLine(changed.slice(from, changed.length - rest)),
  };
};

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
