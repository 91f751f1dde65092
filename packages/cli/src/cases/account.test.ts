/**
 * Every case leads to what it led to: `accounts.txt` keeps a line for each. Where a rule or an event has changed on purpose,
 * `npm run golden account TITLE` tells the whole account, to be laid beside the older one, and `npm run golden accounts`
 * keeps the new lines.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountLine, accountOf } from './account.ts';
import { CaseError, parseCases, type CaseDocument } from './caseFile.ts';

const CASES = new URL('../../../../cases/', import.meta.url);
const FILES = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const KEPT = new Map(
  readFileSync(new URL('accounts.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((part) => part.split('\n'))
    .map(([name, ...lines]) => [name!, lines]),
);

const documentsOf = (name: string): CaseDocument[] =>
  parseCases(name, readFileSync(new URL(name, CASES), 'utf8')).map((document) => {
    if (document instanceof CaseError) throw document;
    return document;
  });

test.each(FILES.sort())('%s', (name) => {
  expect(documentsOf(name).map(accountLine)).toEqual(KEPT.get(name));
});

test('an account names the events, the offers and the refusals of its case', () => {
  const lines: string[] = [];
  const [document] = documentsOf(FILES[0]!);
  const { failures } = accountOf(document!, (line) => lines.push(line));
  expect(failures).toEqual([]);
  expect(lines.some((line) => /^\{.*"is":"[a-z-]+".*"rule":"[CDA]\d/.test(line))).toBe(true);
  expect(lines.some((line) => line.split(', ').includes('end -1 -1 0 0'))).toBe(true);
  expect(lines.some((line) => /: [CDA]\d+\.\d+ [a-z-]+$/.test(line))).toBe(true);
});
