// Runs the case files named, in that order, and ends with 1 at the first case that fails.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Cases = typeof import('../../packages/cli/src/cases/caseFile.ts');
type Runner = typeof import('../../packages/cli/src/cases/runCase.ts');

/** Of the tree in which this runs, which is not the one this file lies in. */
const imported = (file: string): Promise<unknown> =>
  import(pathToFileURL(resolve('packages/cli/src/cases', file)).href);

const { CaseError, parseCases } = (await imported('caseFile.ts')) as Cases;
const { runCase } = (await imported('runCase.ts')) as Runner;

const fails = (file: string): boolean =>
  parseCases(file, readFileSync(file, 'utf8')).some(
    (document) => document instanceof CaseError || runCase(document).length > 0,
  );

process.exitCode = process.argv.slice(2).some(fails) ? 1 : 0;
