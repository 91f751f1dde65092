/** Lines that are no orders: `where a`, `look e3`, `log 5`. They change nothing. */
import type { SurveyWords } from './survey.ts';
import { foldedWord, type TypedWords } from './typedWords.ts';

export type AskId = keyof SurveyWords['asks'];

export interface Ask {
  readonly is: AskId;
  readonly argument: string;
}

const ASKS = [
  'where',
  'what',
  'look',
  'threats',
  'log',
  'squad',
  'question',
  'mission',
  'rules',
  'undo',
  'help',
] as const satisfies readonly AskId[];

const SHORT: Readonly<Record<string, AskId>> = { '?': 'question', rule: 'rules', who: 'what' };

/** What is asked, in English or in the person's language; null for what may be an order. No single letter: those are aliens. */
export const readAsk = (line: string, typed?: TypedWords): Ask | null => {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const said = foldedWord(first);
  const is =
    SHORT[said] ??
    ASKS.find((ask) => ask === said || typed?.asks[ask]?.some((way) => foldedWord(way) === said) === true);
  return is === undefined ? null : { is, argument: rest.join(' ') };
};
