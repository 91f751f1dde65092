/** Examples of the codex: which case shows which rule, in words of our own, and the course of it. */
import { readFileSync, readdirSync } from 'node:fs';
import { typesetTexts } from '@sensorium/content/words';
import type { Recording } from '@sensorium/host';
import { parse } from 'yaml';
import { CaseError, parseCases, type CaseDocument } from './caseFile.ts';
import { recordCase } from './recordCase.ts';

export interface Example {
  readonly rule: string;
  /** Below `cases`. */
  readonly file: string;
  readonly case: string;
  readonly en: string;
  readonly fr: string;
}

/** What the reader of the codex is given. */
export interface ShownExample extends Recording {
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
}

const TEXTS = new URL('../../../content/examples/', import.meta.url);
const CASES = new URL('../../../../cases/', import.meta.url);

export const readExamples = (): Example[] =>
  readdirSync(TEXTS)
    .sort()
    .flatMap((file) => parse(readFileSync(new URL(file, TEXTS), 'utf8')) as Example[]);

const documents = new Map<string, (CaseDocument | CaseError)[]>();

export const caseOf = ({ file, case: title }: Example): CaseDocument => {
  const known = documents.get(file) ?? parseCases(file, readFileSync(new URL(file, CASES), 'utf8'));
  documents.set(file, known);
  const found = known.find((document) => !(document instanceof CaseError) && document.title === title);
  if (found === undefined || found instanceof CaseError) throw new Error(`${file} has no case '${title}'`);
  return found;
};

export const showExample = (example: Example): ShownExample => ({
  title: example.case,
  texts: typesetTexts({ en: example.en, fr: example.fr }),
  ...recordCase(caseOf(example)),
});
